package format

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"apertura/format/lang"
)

var spellings = map[string]Spelling{"keep": {}, "it": {Translate: true, Lang: lang.IT}, "en": {Translate: true, Lang: lang.EN}}

// formatted returns a text in canonical form, and which documents nothing of
// was touched.
func formatted(t testing.TB, text string, s Spelling) (string, []*Formatted) {
	t.Helper()
	f := NewFormatter(strings.NewReader(text), "log.yaml", Options{}, s)
	var out, before bytes.Buffer
	var whole []*Formatted
	for {
		d, err := f.Next()
		if err == io.EOF {
			if before.String() != text {
				t.Errorf("got %d bytes as they were, want %d", before.Len(), len(text))
			}
			return out.String(), whole
		}
		if err != nil {
			t.Fatal(err)
		}
		out.Write(d.Text)
		before.Write(d.Before)
		if d.Whole {
			whole = append(whole, d)
		}
	}
}

// said is all that a log says, without the places where it does.
func said(text string) string {
	var out strings.Builder
	var dump func(v reflect.Value)
	dump = func(v reflect.Value) {
		switch x := v.Interface().(type) {
		case Span:
			fmt.Fprint(&out, !x.Empty(), " ")
			return
		case *Source, *Session, []Diagnostic:
			return
		case Value:
			fmt.Fprint(&out, x.Kind(), x.Text(), "(")
			for _, c := range children(x) {
				dump(reflect.ValueOf(c))
			}
			fmt.Fprint(&out, ")")
			return
		}
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					dump(v.Field(i))
				}
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				dump(v.Index(i))
			}
			fmt.Fprint(&out, "; ")
		default:
			fmt.Fprintf(&out, "%v ", v.Interface())
		}
	}
	for _, d := range ReadAll([]byte(text), "log.yaml", Options{}) {
		if d.Opens && d.Session != nil {
			dump(reflect.ValueOf(*d.Session))
		}
		for _, h := range d.Hands {
			dump(reflect.ValueOf(*h))
			out.WriteByte('\n')
		}
		for _, f := range d.Faults {
			out.WriteString(f.Code + "\n")
		}
	}
	return out.String()
}

// remarks are the comments of a text as a person sees them: what stands behind
// a # that a blank is before, sorted.
func remarks(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		if i := strings.Index(" "+line, " #"); i >= 0 {
			out = append(out, strings.TrimSpace(line[i:]))
		}
	}
	slices.Sort(out)
	return out
}

// holds reports what formatting a text must not do to it.
func holds(t *testing.T, text string, s Spelling) (whole []*Formatted) {
	t.Helper()
	once, whole := formatted(t, text, s)
	if twice, _ := formatted(t, once, s); twice != once {
		t.Errorf("formatted again:\n%s\nwant\n%s", twice, once)
	}
	if got, want := said(once), said(text); got != want {
		t.Errorf("says\n%s\nwant\n%s\nof\n%s", got, want, once)
	}
	return whole
}

// Every log there is says the same when formatted, and stays what it then is.
func TestFormatEveryLog(t *testing.T) {
	logs := 0
	err := filepath.WalkDir("../testdata", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".yaml") {
			return err
		}
		logs++
		if testing.Short() && logs%20 > 0 {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for lang, s := range spellings {
			t.Run(name+" "+lang, func(t *testing.T) {
				for _, d := range holds(t, string(text), s) {
					if d.Document != nil && len(d.Document.Faults) == 0 && d.Document.Session != nil && !strings.Contains(string(text), "# expect:") {
						t.Errorf("line %d: nothing was touched, and there is no fault", d.Document.Source.Line)
					}
				}
				once, _ := formatted(t, string(text), s)
				if got, want := remarks(once), remarks(string(text)); !slices.Equal(got, want) {
					t.Errorf("got the comments %q, want %q", got, want)
				}
			})
		}
		return nil
	})
	if err != nil || logs < 100 {
		t.Errorf("got %d logs, %v", logs, err)
	}
}

const begun = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Zio Pino, as: Z}]\nhands:\n"

func TestFormatter(t *testing.T) {
	hand := func(lines string) string { return begun + "  - hand: 1\n    dealer: Anna\n" + lines }
	for _, c := range []struct {
		name, spelling, text, want string // "" wants the text
	}{
		{"nothing to do", "keep", hand("    opening: tutti passano\n"), ""},
		{"cards", "keep", hand("    cards: {Anna: KH 10♦️  ts, Bruno: \"ad ??\"}\n"), hand("    cards: {Anna: Kh 10d 10s, Bruno: \"Ad ??\"}\n")},
		{"amounts", "keep", hand("    ante: 2,00\n    carried: {pot: 5.5}\n    opening: Bruno apre di 2,5\n"), hand("    ante: 2\n    carried: {pot: 5.50}\n    opening: Bruno apre di 2.50\n")},
		{"blanks in a line", "keep", hand("    opening: Bruno   APRE  2 ;; Zio Pino ,Anna\u00a0 escono ;\n"), hand("    opening: Bruno apre 2; Zio Pino, Anna escono\n")},
		{"verbs as the table has them", "keep", hand("    before: Bruno fa l over 2; Z Va In Pari\n"), hand("    before: Bruno fa l'over 2; Z va in pari\n")},
		{"within apostrophes", "keep", hand("    before: 'Bruno FA L''OVER  2,50'\n"), hand("    before: 'Bruno fa l''over 2.50'\n")},
		{"words said stay", "keep", hand("    opening:\n      - 'Bruno  dice “Va  BENE: KH ; 2,50”'\n"), hand("    opening:\n      - 'Bruno dice “Va  BENE: KH ; 2,50”'\n")},
		{"names stay", "keep", hand("    opening: BRUNO passa; zio  PINO passa\n"), ""},
		{"an escaped line stays", "keep", hand("    opening: \"Bruno  dice \\\"ciao\\\"\"\n"), ""},
		{"order of keys", "keep", begun + "  - expect: []  # clean\n    # who deals\n    dealer: Anna\n    hand: 1\n", begun + "  - hand: 1\n    # who deals\n    dealer: Anna\n    expect: []  # clean\n"},
		{"order in braces", "keep", begun + "  - { dealer: Anna,hand: 1 , opening: [ Bruno passa,Z passa, ] }\n", begun + "  - {hand: 1, dealer: Anna, opening: [Bruno passa, Z passa]}\n"},
		{"order of a document", "keep", "# the evening\n\nplayers: [{as: A, name: Anna}]\n# one\napertura: 1\n", "# the evening\n\n# one\napertura: 1\nplayers: [{name: Anna, as: A}]\n"},
		{"indentation", "keep", "apertura: 1\nplayers:\n- name: Anna\n  as: A\n-   name: Bruno\n    stack: 5\nhands:\n- hand: 1\n  dealer: Anna\n  opening:\n  - Bruno passa\n  -  act:   Anna passa\n     note: |\n       one\n         two\n\n       three\n",
			"apertura: 1\nplayers:\n  - name: Anna\n    as: A\n  - name: Bruno\n    stack: 5\nhands:\n  - hand: 1\n    dealer: Anna\n    opening:\n      - Bruno passa\n      - act: Anna passa\n        note: |\n          one\n            two\n\n          three\n"},
		{"a dash alone", "keep", begun + "  -   # first\n    hand: 1\n    dealer: Anna\n", begun + "  # first\n  - hand: 1\n    dealer: Anna\n"},
		{"empty lines", "keep", "\n\n" + begun + "\n\n  - hand: 1\n\n\n    dealer: Anna\n\n\n", begun + "  - hand: 1\n\n    dealer: Anna\n"},
		{"comments", "keep", hand("    opening:  # first\n     # of Bruno\n        - Bruno apre 2     # 4\n        - gli altri escono# no comment\n# the end\n"), ""},
		{"comments of a good hand", "keep", hand("    opening:   # first\n    # of Bruno\n        - Bruno apre 2,50     # 4\n        # Z\n        - gli altri escono\n# the end\n"),
			hand("    opening:   # first\n      # of Bruno\n      - Bruno apre 2.50       # 4\n      # Z\n      - gli altri escono\n# the end\n")},
		{"no line end at the end", "keep", strings.TrimSuffix(hand("    opening: tutti passano\n"), "\n"), hand("    opening: tutti passano\n")},
		{"the other hands of a broken one", "keep", begun + "- hand: 1\n  dealer: Anna\n  opening: tutti  pasano\n- {hand: 2,dealer: Anna}\n- dealer: Anna\n  hand: 3\n  ante: 2,50\n",
			begun + "- hand: 1\n  dealer: Anna\n  opening: tutti  pasano\n- {hand: 2, dealer: Anna}\n- hand: 3\n  dealer: Anna\n  ante: 2.50\n"},
		{"a broken session", "keep", "players:  [{name: Anna}]\napertura: 1\nsesion: {}\n", ""},
		{"a document a hand", "keep", hand("") + "--- # two\n\ndealer: Anna\nhand: 2\n\n---\n{dealer: Anna,hand: 4}\n", hand("") + "--- # two\nhand: 2\ndealer: Anna\n---\n{hand: 4, dealer: Anna}\n"},
		{"places of the file", "keep", "# expect: F05 9:1\n" + hand("    ante:   2,50\n"), ""},
		{"byte order marks", "keep", "\ufeff" + hand("    ante: 2,5\n") + "\ufeff---\ndealer: Anna\nhand: 2\n", "\ufeff" + hand("    ante: 2.50\n") + "\ufeff---\nhand: 2\ndealer: Anna\n"},
		{"line ends", "keep", strings.ReplaceAll(hand("    ante: 2,5\n"), "\n", "\r\n") + "    deck: 32\n", strings.ReplaceAll(hand("    deck: 32\n    ante: 2.50\n"), "\n", "\r\n")},
		{"to Italian", "it", hand("    opening: Bruno opens for 2; Z raises to 6; the others fold\n    draw:\n      - Bruno draws two gets Kh ??\n      - Z stands pat\n    betting: Z bets the pot; Bruno plays\n"),
			hand("    opening: Bruno apre 2; Z rilancia a 6; gli altri escono\n    draw:\n      - Bruno cambia 2 prende Kh ??\n      - Z servito\n    betting: Z punta piatto; Bruno vede\n")},
		{"to English", "en", hand("    before: [Bruno paga 2 a Z, Z paga 1]\n    opening: Bruno apre 2; Z, Anna giocano; Bruno dice \"ciao, io passo\"\n    draw: Bruno cambia tre e prende Kh ?? ??; Z cambia Ah scarta apertura; Anna quinta ??\n    betting: tutti parola\n    showdown: [Bruno dichiara doppia agli assi e ai re, Z lascia coperte]\n"),
			begun + "  - hand: 1\n    dealer: Anna\n    before: [Bruno pays 2 to Z, Z pays 1]\n    opening: Bruno opens 2; Z, Anna call; Bruno says \"ciao, io passo\"\n    draw: Bruno draws 3 gets Kh ?? ??; Z discards Ah splits openers; Anna fifth ??\n    betting: all check\n    showdown: [Bruno declares aces and kings, Z mucks]\n"},
		{"points to English", "en", hand("    showdown:\n      - Bruno dichiara full di dieci con gli otto\n      - Z declares coppia di K; Anna dichiara colore\n      - Anna declares full\n"),
			hand("    showdown:\n      - Bruno declares tens full of eights\n      - Z declares pair of kings; Anna declares flush\n      - Anna declares full\n")},
		{"points to Italian", "it", hand("    showdown:\n      - 'Bruno declares aces and kings'\n      - Z dichiara queen-high straight; Anna dichiaro tris di K\n"),
			hand("    showdown:\n      - 'Bruno dichiara doppia coppia d''assi e re'\n      - Z dichiara scala alla donna; Anna dichiaro tris di K\n")},
		{"in Italian already", "it", hand("    opening: Bruno apre di 2; Z ci sta; gli altri se ne vanno\n    showdown: Z dichiara doppia agli assi e ai re\n"), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.want == "" {
				c.want = c.text
			}
			got, _ := formatted(t, c.text, spellings[c.spelling])
			if got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
			holds(t, c.text, spellings[c.spelling])
		})
	}
}

// Whatever the bytes are, nothing panics, a text formatted twice is as
// formatted once, and a log says what it said, its comments too.
func FuzzFmt(f *testing.F) {
	for _, fault := range Faults() {
		f.Add([]byte(fault.Example), uint8(0))
	}
	hand := begun + "  - hand: 1\n    dealer: Anna\n"
	for i, s := range []string{
		hand + "    opening: [ Bruno APRE 2,50, gli  altri se ne vanno ]  # x\n    note: |+\n\n      a\n       b\n\n\n  - {dealer: Anna,hand: 2}\n",
		hand + "    showdown:\n    - 'Bruno  mostra KH'\n    -\n      act: \"Z dice «a # b»\"\n      note: >-\n        x\n     # deep\n# end\n...\n# more\n---\nhand: 3\n",
		"\ufeff# a\r\n\r\n" + strings.ReplaceAll(hand, "\n", "\r\n") + "    ante:\n      2,5\n\ufeff---\n# b\n{hand: 9, note: \"a\\\n  b\"}\n",
		"--- {apertura: 1, players: [{as: A,\n  name: Anna}], # c\n hands: [{hand: 1, dealer: Anna}]}\n", "---\nhand : 1\n\"dealer\" : Anna\nrules: # r\n      preset: 'x'\n\n  \n",
	} {
		f.Add([]byte(s), uint8(i))
	}
	f.Fuzz(func(t *testing.T, log []byte, which uint8) {
		s := []Spelling{spellings["keep"], spellings["it"], spellings["en"]}[which%3]
		text := string(log)
		once, _ := formatted(t, text, s)
		if twice, _ := formatted(t, once, s); twice != once {
			t.Fatalf("formatted again:\n%q\nwant\n%q", twice, once)
		}
		if got, want := said(once), said(text); got != want {
			t.Fatalf("says\n%s\nwant\n%s\nof\n%q\nfrom\n%q", got, want, once, text)
		}
	})
}
