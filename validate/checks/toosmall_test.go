package checks

import (
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay"
	"apertura/validate"
)

// A stake perhaps below the least names what is missing: the least itself or,
// where that is known, whether he had more.
func TestPerhapsTooSmall(t *testing.T) {
	for _, c := range []struct {
		check  *validate.Check
		kind   replay.Kind
		want   money.Chips
		en, it string
	}{
		{O05, replay.OpeningTooSmall, 0, "is not on record", "non è scritto"},
		{O05, replay.OpeningTooSmall, 4, "all that was left", "tutto quello che aveva"},
		{W07, replay.BetTooSmall, 0, "is not on record", "non è scritto"},
		{W07, replay.BetTooSmall, 4, "all that was left", "tutto quello che aveva"},
	} {
		b := samples(c.kind, 1)[0]
		b.Verdict, b.Got, b.Want = format.Unverifiable, 1, c.want
		got := c.check.Word(sample(), &b).Message
		if !strings.Contains(got.EN, c.en) || !strings.Contains(got.IT, c.it) {
			t.Errorf("%s, least %d: got %q, want %q and %q", c.check.Code, c.want, got, c.en, c.it)
		}
	}
}
