package markdown_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
	"apertura/validate/report"
	"apertura/validate/report/markdown"
)

// A comment is never longer than GitHub takes, whatever signs names and
// sentences are of, and what has no room is counted.
func TestCommentIsBounded(t *testing.T) {
	for _, sign := range []string{"x", "#", "@", "*", "&", "é", "🂡", "\x1b", "\\"} {
		for _, n := range []int{1, 12, 60} {
			t.Run(fmt.Sprintf("%q %d", sign, n), func(t *testing.T) {
				long := strings.Repeat(sign, 500)
				d := &report.Document{File: long}
				tally := validate.Tally{Errors: n, Files: 1}
				for range n {
					d.Found = append(d.Found, &format.Diagnostic{
						Code: "W03", Slug: "raise-after-thought", Severity: format.Error, Hand: long,
						Place:   format.Place{Source: &format.Source{File: long, Text: []byte("a\n"), Line: 1}},
						Message: lang.Same(long), Hint: lang.Same(long),
					})
					left := validate.LeftOut{File: long, Line: 1, Hand: long, Reason: replay.FormatErrors, Codes: []string{long}}
					tally.Leave(left)
					d.Hands = append(d.Hands, report.Hand{LeftOut: &left})
				}
				var out strings.Builder
				w := markdown.New(&out, lang.IT, "")
				w.Document(d)
				if err := w.End(&tally); err != nil {
					t.Fatal(err)
				}
				text := out.String()
				if len(text) > 65_536 {
					t.Errorf("got %d bytes", len(text))
				}
				findings, hands, _ := strings.Cut(text, "Mani lasciate fuori:")
				for what, part := range map[string]string{"\n| errore |": findings, "\n- ": hands} {
					rows, more := strings.Count(part, what), 0
					if _, said, ok := strings.Cut(part, "e altre "); ok {
						more, _ = strconv.Atoi(said[:strings.IndexAny(said, "\n")])
						if what == "\n- " {
							rows-- // which is the line that counts
						}
					}
					if rows == 0 || rows+more != n {
						t.Errorf("%q: got %d and %d more, want %d in all", what, rows, more, n)
					}
				}
			})
		}
	}
}
