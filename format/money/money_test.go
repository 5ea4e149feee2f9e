package money

import (
	"errors"
	"testing"

	"pgregory.net/rapid"
)

func TestParse(t *testing.T) {
	half := Unit{Value: 50, Decimals: 2}
	for _, c := range []struct {
		text string
		want Chips
		err  error
	}{
		{"2", 4, nil}, {"0.50", 1, nil}, {"2,50", 5, nil}, {"2.5", 5, nil}, {"0", 0, nil},
		{"0.25", 0, ErrNotChips}, {"0.505", 0, ErrThousands}, {"1.000", 0, ErrThousands}, {"1,000", 0, ErrThousands},
		{"-1", 0, ErrSyntax}, {"+1", 0, ErrSyntax}, {"1e3", 0, ErrSyntax}, {"1_0", 0, ErrSyntax}, {"010", 0, ErrSyntax},
		{"", 0, ErrSyntax}, {"2.", 0, ErrSyntax}, {".5", 0, ErrSyntax}, {"2..5", 0, ErrSyntax}, {"2.5000", 0, ErrNotChips},
		{"500000000000", Max, nil}, {"9223372036854775808", 0, ErrTooLarge}, {"92233720368547758.08", 0, ErrTooLarge},
		{"99999999999999999999", 0, ErrTooLarge}, {"500000000001", 0, ErrTooLarge},
	} {
		got, err := half.Parse(c.text)
		if got != c.want || !errors.Is(err, c.err) {
			t.Errorf("%q: got %d, %v, want %d, %v", c.text, got, err, c.want, c.err)
		}
	}
}

func TestParseUnit(t *testing.T) {
	for _, c := range []struct {
		text string
		want Unit
		err  error
	}{
		{"0.50", half, nil}, {"1", Unit{1, 0}, nil}, {"0,01", Cent, nil}, {"0", Unit{}, ErrSyntax}, {"x", Unit{}, ErrSyntax},
		{"1000000", Unit{1_000_000, 0}, nil}, {"1000001", Unit{}, ErrTooLarge}, {"99999999999999999999", Unit{}, ErrTooLarge},
	} {
		got, err := ParseUnit(c.text)
		if got != c.want || !errors.Is(err, c.err) {
			t.Errorf("%q: got %v, %v, want %v, %v", c.text, got, err, c.want, c.err)
		}
	}
}

var half = Unit{Value: 50, Decimals: 2}

func TestFormat(t *testing.T) {
	for _, c := range []struct {
		chips Chips
		want  string
	}{{0, "0"}, {1, "0.50"}, {4, "2"}, {5, "2.50"}, {-5, "-2.50"}} {
		if got := half.Format(c.chips, '.'); got != c.want {
			t.Errorf("%d chips: got %q, want %q", c.chips, got, c.want)
		}
	}
	if got := half.Format(5, ','); got != "2,50" {
		t.Errorf("got %q, want 2,50", got)
	}
	if got := Chips(5).HalfUp(); got != 3 {
		t.Errorf("half of 5: got %d, want 3", got)
	}
}

// What is written is read back as the same chips, with either separator.
func TestFormatParse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		u := Unit{Value: rapid.Int64Range(1, maxUnit).Draw(t, "value"), Decimals: rapid.SampledFrom([]int{0, 1, 2}).Draw(t, "decimals")}
		c := Chips(rapid.Int64Range(0, int64(Max)/u.Value).Draw(t, "chips"))
		sep := rapid.SampledFrom([]byte{'.', ','}).Draw(t, "separator")
		if got, err := u.Parse(u.Format(c, sep)); err != nil || got != c {
			t.Fatalf("%+v: %d became %q, read as %d, %v", u, c, u.Format(c, sep), got, err)
		}
	})
}
