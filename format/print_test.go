package format_test

import (
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
)

// What a pen writes of an act: the words the table of verbs has first, in
// either language, whatever the act was written in.
func TestPen(t *testing.T) {
	const head = "apertura: 1\nsession: {chip: 0.50}\nplayers: [{name: Anna}, {name: Zio Pino, as: Z}]\nhands:\n  - dealer: Anna\n    "
	for _, c := range []struct{ section, line, en, it string }{
		{"before", "Z faccio il buio 2,50", "Zio Pino blind 2.50", "Zio Pino buio 2.50"},
		{"before", "Anna paga 3 a Z", "Anna pays 3 to Zio Pino", "Anna paga 3 a Zio Pino"},
		{"before", "Anna va in pari", "Anna levels", "Anna va in pari"},
		{"opening", "Anna apre piatto", "Anna opens pot", "Anna apre piatto"},
		{"opening", "Anna opens 4 all-in", "Anna opens 4 all-in", "Anna apre 4 resto"},
		{"opening", "Z raises by 2", "Zio Pino raises by 2", "Zio Pino rilancia di 2"},
		{"opening", "Z rilancio a 2", "Zio Pino raises to 2", "Zio Pino rilancia a 2"},
		{"opening", "Z rilancia resto", "Zio Pino raises all-in", "Zio Pino rilancia resto"},
		{"opening", "Anna penso 90s", "Anna thinks 1m30s", "Anna pensa 1m30s"},
		{"draw", "Anna draws three", "Anna discards 3", "Anna cambia 3"},
		{"draw", "Anna cambia Td 9♥ scarta apertura Td prende ?? Ac", "Anna discards 10d 9h splits openers 10d gets ?? Ac", "Anna cambia 10d 9h scarta apertura 10d prende ?? Ac"},
		{"draw", "Anna quarta", "Anna gets 1", "Anna prende 1"},
		{"draw", "rimescola", "reshuffles", "rimescola"},
		{"draw", "brucia Kd", "burns Kd", "brucia Kd"},
		{"showdown", "Anna dichiara coppia di re", "Anna declares pair of kings", "Anna dichiara coppia di re"},
		{"showdown", "Anna dichiara doppia agli assi e ai re", "Anna declares aces and kings", "Anna dichiara doppia coppia d'assi e re"},
		{"showdown", "Anna dichiara scala reale minima", "Anna declares low straight flush", "Anna dichiara scala reale minima"},
		{"showdown", "Z mostra l'apertura Js Jd", "Zio Pino shows openers Js Jd", "Zio Pino mostra apertura Js Jd"},
		{"showdown", `Z dice "mah"`, `Zio Pino says "mah"`, `Zio Pino dice "mah"`},
	} {
		read := func(line string) (*format.Session, *format.Act) {
			t.Helper()
			quoted := "'" + strings.ReplaceAll(line, "'", "''") + "'"
			d := format.ReadAll([]byte(head+c.section+": ["+quoted+"]\n"), "a.yaml", format.Options{})[0]
			if len(d.Faults) > 0 || len(d.Hands) != 1 || len(d.Hands[0].Acts) != 1 {
				t.Fatalf("%s: got %v", line, d.Faults)
			}
			return d.Session, &d.Hands[0].Acts[0]
		}
		s, a := read(c.line)
		for _, l := range []struct {
			lang lang.Lang
			want string
		}{{lang.EN, c.en}, {lang.IT, c.it}} {
			got := format.Pen{Lang: l.lang}.Act(s, a)
			if got != l.want {
				t.Errorf("%s: got %q, want %q", c.line, got, l.want)
			}
			if _, again := read(got); (format.Pen{Lang: l.lang}).Act(s, again) != got {
				t.Errorf("%s: reads back as another act", got)
			}
		}
	}
}
