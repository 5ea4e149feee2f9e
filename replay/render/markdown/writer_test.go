package markdown

import (
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

func TestEscaped(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"", ""},
		{"Zia Pina", "Zia Pina"},
		{"a\n# b", "a #<!-- --> b"},
		{"<script>x</script>", `\<script\>x\</script\>`},
		{"[a](b) `c` *d* _e_ ~f~ $g$", "\\[a\\](b) \\`c\\` \\*d\\* \\_e\\_ \\~f\\~ \\$g\\$"},
		{"a|b & @c", `a\|b &amp; @<!-- -->c`},
		{"-4", `\-4`},
		{"12. a", `12\. a`},
		{".5", ".5"},
		{"\x1b[31m", `\\x1b\[31m`},
	} {
		if got := escaped(tt.text); got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.text, got, tt.want)
		}
	}
}

// A page has one heading a hand and a phase, whatever the log says.
func TestNothingOfALogIsMarkup(t *testing.T) {
	const evil = "x\n\n# head\n> quote | cell\n<script>alert(1)</script>"
	h := render.Hand{
		Name: evil, Time: evil, Note: lang.Same(evil),
		Steps: []render.Step{{
			Act: 1, Log: "x", Phase: format.Opening, Said: lang.Same(evil), Note: lang.Same(evil), Mark: "?!", Findings: []int{0},
			Table: render.Table{Pot: "2.50", Seats: []render.Seat{{Name: evil, Cards: []render.Card{{Text: "A♠"}, {}}}}},
		}},
		Findings: []format.Diagnostic{{Code: "W01", Message: lang.Same(evil), Hint: lang.Same(evil)}},
		Accounts: []render.Account{{Name: evil, Played: "-4"}},
	}
	var b strings.Builder
	w := Writer{Out: &b, Lang: lang.IT}
	if err := w.Evening(&render.Evening{Title: evil, Place: evil}); err != nil {
		t.Fatal(err)
	}
	if err := w.Hand(&h); err != nil {
		t.Fatal(err)
	}
	heads := 0
	for line := range strings.Lines(b.String()) {
		if strings.HasPrefix(line, "#") {
			heads++
		}
		if strings.Contains(strings.ReplaceAll(line, `\<`, ""), "<s") {
			t.Errorf("markup of the log: %s", line)
		}
		if cells := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|"); strings.HasPrefix(line, "|") && cells != 5 && cells != 3 {
			t.Errorf("got %d cells: %s", cells, line)
		}
	}
	if heads != 3 {
		t.Errorf("got %d headings, want 3:\n%s", heads, b.String())
	}
}
