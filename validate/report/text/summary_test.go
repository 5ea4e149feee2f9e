package text

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"
)

func TestSummary(t *testing.T) {
	left := func(hand string, why replay.Reason, codes ...string) validate.LeftOut {
		return validate.LeftOut{File: "serata.yaml", Line: 40, Hand: hand, Reason: why, Codes: codes}
	}
	var many []validate.LeftOut
	for i := range 15 {
		many = append(many, left(strconv.Itoa(i+1), replay.TooManyPlayers))
	}
	var inTurn []validate.LeftOut
	var lines, righe []string
	for i := range 1202 {
		code := []string{"F19", "F26"}[min(i, 1001)%2]
		inTurn = append(inTurn, left("5", replay.FormatErrors, code))
		lines = append(lines, "serata.yaml:40: hand 5 left out: format errors "+code+"\n")
		righe = append(righe, "serata.yaml:40: mano 5 lasciata fuori: errori di formato "+code+"\n")
	}
	for _, c := range []struct {
		name   string
		tally  validate.Tally
		left   []validate.LeftOut
		en, it string
	}{
		{
			name:  "one of each",
			tally: validate.Tally{Files: 1, Hands: 1, Judged: 1, Errors: 1, Warnings: 1, Notes: 1, Allowed: 1, Unverifiable: 1, Openings: replay.Tally{Verified: 1, Wrong: 1, Unverifiable: 1}},
			en:    "1 file, 1 hand: 1 judged, 0 left out; openings: 1 verified, 1 wrong, 1 unverifiable; 1 error, 1 warning, 1 note (1 unverifiable), 1 allowed\n",
			it:    "1 file, 1 mano: 1 giudicata, 0 lasciate fuori; aperture: 1 verificata, 1 sbagliata, 1 non verificabile; 1 errore, 1 avviso, 1 nota (1 non verificabile), 1 ammesso\n",
		},
		{
			name:  "nothing",
			tally: validate.Tally{Files: 2, Hands: 8, Judged: 8, Openings: replay.Tally{Verified: 3}},
			en:    "2 files, 8 hands: 8 judged, 0 left out; openings: 3 verified, 0 wrong, 0 unverifiable; 0 errors, 0 warnings\n",
			it:    "2 file, 8 mani: 8 giudicate, 0 lasciate fuori; aperture: 3 verificate, 0 sbagliate, 0 non verificabili; 0 errori, 0 avvisi\n",
		},
		{
			name:  "left out, by name and reason",
			tally: validate.Tally{Files: 1, Hands: 1, Judged: 1, Notes: 3, Unverifiable: 2},
			left: []validate.LeftOut{
				left("3", replay.FormatErrors, "F19", "F26"), left("4", replay.TooManyPlayers), left("5\x1b", replay.TooManyPlayers), left("6", replay.FormatErrors),
			},
			en: `serata.yaml:40: hand 3 left out: format errors F19, F26
serata.yaml:40: hands 4 and 5\x1b left out: more players than a table seats
serata.yaml:40: hand 6 left out: the log cannot be read
1 file, 5 hands: 1 judged, 4 left out; openings: 0 verified, 0 wrong, 0 unverifiable; 0 errors, 0 warnings, 3 notes (2 unverifiable)
`,
			it: `serata.yaml:40: mano 3 lasciata fuori: errori di formato F19, F26
serata.yaml:40: mani 4 e 5\x1b lasciate fuori: più giocatori di quanti ne tiene un tavolo
serata.yaml:40: mano 6 lasciata fuori: il verbale non si legge
1 file, 5 mani: 1 giudicata, 4 lasciate fuori; aperture: 0 verificate, 0 sbagliate, 0 non verificabili; 0 errori, 0 avvisi, 3 note (2 non verificabili)
`,
		},
		{
			name:  "many left out",
			tally: validate.Tally{Files: 1},
			left:  many,
			en: `serata.yaml:40: hands 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more left out: more players than a table seats
1 file, 15 hands: 0 judged, 15 left out; openings: 0 verified, 0 wrong, 0 unverifiable; 0 errors, 0 warnings
`,
			it: `serata.yaml:40: mani 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 e altre 3 lasciate fuori: più giocatori di quanti ne tiene un tavolo
1 file, 15 mani: 0 giudicate, 15 lasciate fuori; aperture: 0 verificate, 0 sbagliate, 0 non verificabili; 0 errori, 0 avvisi
`,
		},
		{
			name:  "for very many reasons in turn",
			tally: validate.Tally{Files: 1},
			left:  inTurn,
			en:    strings.Join(lines[:1000], "") + "202 more hands left out\n1 file, 1202 hands: 0 judged, 1202 left out; openings: 0 verified, 0 wrong, 0 unverifiable; 0 errors, 0 warnings\n",
			it:    strings.Join(righe[:1000], "") + "202 altre mani lasciate fuori\n1 file, 1202 mani: 0 giudicate, 1202 lasciate fuori; aperture: 0 verificate, 0 sbagliate, 0 non verificabili; 0 errori, 0 avvisi\n",
		},
	} {
		for i := range c.left {
			c.tally.Leave(c.left[i])
		}
		for _, l := range []struct {
			lang lang.Lang
			want string
		}{{lang.EN, c.en}, {lang.IT, c.it}} {
			var b bytes.Buffer
			(&Writer{Out: &b, Lang: l.lang}).Summary(&c.tally)
			if got := b.String(); got != l.want {
				t.Errorf("%s, %s:\ngot  %s\nwant %s", c.name, l.lang, got, l.want)
			}
		}
	}
}

func TestWhyHasWords(t *testing.T) {
	seen := map[lang.Text]bool{}
	for r := replay.FormatErrors; r <= replay.TooManyPlayers; r++ {
		got := report.Why(&validate.LeftOut{Reason: r})
		if got.EN == "" || got.IT == "" || seen[got] {
			t.Errorf("reason %d: got %v, want words of its own in both languages", r, got)
		}
		seen[got] = true
	}
}
