package format

import (
	"fmt"
	"testing"
	"time"

	"apertura/format/money"
)

// tree builds a value: "[" and "{" open, "]" and "}" close, other words are scalars.
func tree(words ...string) Value {
	t := &Tree{Source: &Source{}}
	var open []int
	at := 0
	for _, w := range words {
		sp := Span{at, at + len(w)}
		at = sp.End + 1
		t.Source.Text = append(append(t.Source.Text, w...), ' ')
		switch w {
		case "[":
			open = append(open, t.Add(Sequence, Plain, "", sp))
		case "{":
			open = append(open, t.Add(Mapping, Plain, "", sp))
		case "]", "}":
			t.Close(open[len(open)-1])
			open = open[:len(open)-1]
		default:
			t.Add(Scalar, Plain, w, sp)
		}
	}
	return t.Root()
}

func TestParseResult(t *testing.T) {
	for _, c := range []struct {
		value        Value
		want, faults string
	}{
		{tree("Anna"), "1 [0]", ""},
		{tree("parola"), "2 []", ""},
		{tree("Void"), "3 []", ""},
		{tree("refund"), "4 []", ""},
		{tree("redeal"), "5 []", ""},
		{tree("[", "Anna", "Z", "]"), "1 [0 3]", ""},
		{tree("{", "Anna", "46", "Z", "2.50", "}"), "1 [0=92 3=5]", ""},
		{tree("[", "]"), "1 []", "F21<[>"},
		{tree("[", "Anna", "anna", "]"), "1 [0]", "F41<anna>"},
		{tree("Ana"), "1 []", "F22<Ana>"},
		{tree("{", "Anna", "1.000", "}"), "1 [0]", "F38<1.000>"},
		{tree("{", "Anna", "[", "]", "}"), "1 [0]", "F21<[>"},
		{Value{}, "0 []", ""},
	} {
		p := parser(testSession(table4...))
		o := parseResult(c.value, p)
		takers := []string{}
		for _, x := range o.Takers {
			text := fmt.Sprint(x.Player.V)
			if x.Chips.V != 0 {
				text += fmt.Sprint("=", x.Chips.V)
			}
			takers = append(takers, text)
		}
		got, faults := fmt.Sprint(o.Kind, " ", takers), ""
		if c.value.Said() {
			faults = faultsOf(p, c.value.Source())
		}
		if got != c.want || faults != c.faults {
			t.Errorf("got %s %s, want %s %s", got, faults, c.want, c.faults)
		}
	}
}

func TestParseAmount(t *testing.T) {
	for _, c := range []struct {
		text, faults string
		want         money.Chips
	}{
		{"2", "", 4},
		{"2,50", "", 5},
		{"1.000", "F38<1.000>", 0},
		{"+2", "F37<+2>", 0},
		{"1_0", "F37<1_0>", 0},
		{"piatto", "F37<piatto>", 0},
		{"0.25", "F39<0.25>", 0},
		{"0.505", "F38<0.505>", 0},
		{"99999999999999999999", "F40<99999999999999999999>", 0},
	} {
		v, rep := scalar(c.text), &reporter{}
		got, ok := parseAmount(v, testSession("A"), rep)
		faults := faultsOf(&actParser{rep: rep}, v.Source())
		if got.V != c.want || !got.Said() || faults != c.faults || ok != (faults == "") {
			t.Errorf("%q: got %v %t %s, want %d %s", c.text, got, ok, faults, c.want, c.faults)
		}
	}
	if n, ok := parseAmount(scalar("2"), &Session{}, &reporter{}); !ok || n.V != 200 {
		t.Errorf("session without a chip: got %v %t, want 200 cents", n, ok)
	}
}

func TestParseDuration(t *testing.T) {
	for text, want := range map[string]time.Duration{"20s": 20 * time.Second, "1m": time.Minute, "1m30s": 90 * time.Second,
		"90s": 90 * time.Second, "2M": 2 * time.Minute} {
		if got, ok := parseDuration(text); got != want || !ok {
			t.Errorf("%q: got %v %t, want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "20", "s", "20s1m", "1m1m", "1h", "-1s", "1.5s", "99999s", "1 m"} {
		if got, ok := parseDuration(text); ok {
			t.Errorf("%q: got %v, want none", text, got)
		}
	}
}
