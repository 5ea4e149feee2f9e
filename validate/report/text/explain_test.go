package text

import (
	"bytes"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
)

func TestExplain(t *testing.T) {
	log := source(9, "  - hand: 1\n    opening:\n      - Bruno apre 4\n")
	before := source(3, "  - hand: 9\x1b\n")
	before.File = "prima.yaml"
	say := func(en, it string) lang.Text { return lang.Text{EN: en, IT: it} }
	e := validate.Explanation{
		Place:   at(log, "Bruno apre 4", 1),
		Title:   say("hand 1: the opening by Bruno", "mano 1: l'apertura di Bruno"),
		Message: say("Bruno opens", "Bruno apre"),
		Evidence: []format.Related{
			{Place: at(before, "9\x1b", 1), Message: say("nobody opened", "nessuno ha aperto")},
			{Message: say("nowhere", "in nessun posto")},
		},
		Points: []validate.Point{
			{Label: say("verdict", "verdetto"), Text: say("good\x1b", "buona\x1b")},
			{Label: say("nothing", "niente")},
		},
	}
	for _, c := range []struct {
		lang lang.Lang
		want string
	}{
		{lang.EN, `serata.yaml:11:9: hand 1: the opening by Bruno
   |
11 |       - Bruno apre 4
   |         ^^^^^^^^^^^^ Bruno opens
   |
  --> prima.yaml
 3 |   - hand: 9\x1b
   |           ----- nobody opened
   = verdict: good\x1b

`},
		{lang.IT, `serata.yaml:11:9: mano 1: l'apertura di Bruno
   |
11 |       - Bruno apre 4
   |         ^^^^^^^^^^^^ Bruno apre
   |
  --> prima.yaml
 3 |   - hand: 9\x1b
   |           ----- nessuno ha aperto
   = verdetto: buona\x1b

`},
	} {
		var b bytes.Buffer
		(&Writer{Out: &b, Lang: c.lang}).Explain(&e)
		if got := b.String(); got != c.want {
			t.Errorf("got\n%swant\n%s", got, c.want)
		}
		b.Reset()
		(&Writer{Out: &b, Lang: c.lang, Color: true}).Explain(&e)
		if got := b.String(); !strings.HasPrefix(got, "\x1b[1mserata.yaml:11:9:\x1b[0m") || strings.Contains(got, "9\x1b") {
			t.Errorf("in colour: got\n%q", got)
		}
	}
}
