package evening_test

import (
	"bytes"
	"io"
	"math/rand/v2"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/evening"
)

// formatted returns a log in canonical form.
func formatted(t *testing.T, text string, s format.Spelling) string {
	t.Helper()
	f := format.NewFormatter(strings.NewReader(text), "evening", format.Options{}, s)
	var out bytes.Buffer
	for {
		d, err := f.Next()
		if err == io.EOF {
			return out.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		if d.Whole || len(d.Left) > 0 {
			t.Errorf("something is left as it was in\n%s", text)
		}
		out.Write(d.Text)
	}
}

// stretched is a log as somebody else may have typed it: twice as deep, with
// blanks at the end of its lines and several empty ones.
func stretched(d evening.Dice, text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		in := len(line) - len(strings.TrimLeft(line, " "))
		if key := strings.Index(line, ": "); key >= 0 && !strings.ContainsAny(line[:key], `'"{`) && d.IntN(3) == 0 {
			line = line[:key+1] + "  " + line[key+1:]
		}
		// The keys of a list item stand behind its dash.
		if dash, ok := strings.CutPrefix(strings.TrimLeft(line, " "), "- "); ok {
			line = strings.Repeat(" ", in) + "-" + strings.Repeat(" ", 3) + dash
		}
		out.WriteString(strings.Repeat(" ", in) + line + strings.Repeat(" ", d.IntN(3)) + "\n")
		if strings.TrimSpace(line) == "" {
			out.WriteString("\n  \n")
		}
	}
	return out.String()
}

var beforeComment = regexp.MustCompile(` +# `)

// Formatted, an evening reads as it was, in either language; it stays what it
// then is, and is the same however it was typed.
func TestFormatEvenings(t *testing.T) {
	n := *evenings / 10
	if testing.Short() {
		n /= 10
	}
	for seed := range n {
		rng := rand.New(rand.NewPCG(seed, 5))
		text := string(played(rng, 6).Text(rng))
		want := format.ReadAll([]byte(text), "evening", format.Options{})
		for _, s := range []format.Spelling{{}, {Translate: true, Lang: lang.IT}, {Translate: true, Lang: lang.EN}} {
			once := formatted(t, text, s)
			if twice := formatted(t, once, s); twice != once {
				t.Fatalf("seed %d: formatted again:\n%s\nwant\n%s", seed, twice, once)
			}
			other := formatted(t, stretched(rng, text), s)
			if got, want := beforeComment.ReplaceAllString(other, "  # "), beforeComment.ReplaceAllString(once, "  # "); got != want {
				t.Fatalf("seed %d: typed otherwise:\n%s\nwant\n%s", seed, got, want)
			}
			got := format.ReadAll([]byte(once), "evening", format.Options{})
			if len(got) != 1 || len(got[0].Hands) != len(want[0].Hands) || len(got[0].Faults) > 0 {
				t.Fatalf("seed %d: got %d documents\n%s", seed, len(got), once)
			}
			for i, h := range got[0].Hands {
				for j := range h.Acts {
					if was := want[0].Hands[i].Acts[j]; !reflect.DeepEqual(bare(h.Acts[j]), bare(was)) {
						t.Fatalf("seed %d, hand %s, act %d reads otherwise in\n%s", seed, h.Name, j+1, once)
					}
				}
			}
			if s.Translate {
				foreign(t, once, s.Lang)
			}
		}
	}
}

// foreign reports a line with a verb of the other language only.
func foreign(t *testing.T, text string, l lang.Lang) {
	t.Helper()
	for _, h := range format.ReadAll([]byte(text), "evening", format.Options{})[0].Hands {
		for _, a := range h.Acts {
			word := h.Source.Slice(a.Word)
			found := false
			for _, w := range a.Verb.Words(l) {
				found = found || strings.EqualFold(w, strings.ReplaceAll(word, "''", "'"))
			}
			if !found {
				t.Errorf("got %q, want a word of %s", h.Source.Slice(a.Line), l)
			}
		}
	}
}
