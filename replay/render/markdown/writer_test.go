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
		if cells := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|"); strings.HasPrefix(line, "|") && cells != 6 && cells != 3 {
			t.Errorf("got %d cells: %s", cells, line)
		}
	}
	if heads != 3 {
		t.Errorf("got %d headings, want 3:\n%s", heads, b.String())
	}
}

// A page tells what an act put in, and behind each part of a hand what lies
// before everybody and who has left; a note that gives the end away comes last.
func TestPage(t *testing.T) {
	h := render.Hand{Name: "1", Note: lang.Same("the flush wins"), Shown: 1, Steps: []render.Step{
		{Phase: format.Deal, Said: lang.Same("the cards are dealt"), Chips: "1", Table: render.Table{Pot: "1", Seats: []render.Seat{{Name: "Anna", Dealer: true, State: render.In, Stack: "49"}}}},
		{Phase: format.Opening, Act: 1, Log: "x", Player: "Bruno", Said: lang.Same("Bruno opens for 2.50"), Chips: "2.50", Table: render.Table{Pot: "3.50", Seats: []render.Seat{
			{Name: "Anna", Dealer: true, State: render.Folded, Stack: "49"}, {Name: "Bruno", State: render.AllIn, Stack: "0"}, {Name: "Carla", State: render.In, Net: "-3"},
		}}},
	}}
	var b strings.Builder
	w := Writer{Out: &b, Lang: lang.IT}
	h.Hide()
	if err := w.Hand(&h); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"| 1 | Bruno opens for 2.50 | 2,50 | 3,50 |  |", "davanti: Anna (M) 49\n",
		"davanti: Anna (M) 49, fuori · Bruno 0, al resto · Carla saldo −3\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("want %q in\n%s", want, b.String())
		}
	}
	if !strings.HasSuffix(b.String(), "> the flush wins\n") || strings.Count(b.String(), "the flush wins") != 1 {
		t.Errorf("want the note at the end, got\n%s", b.String())
	}
}
