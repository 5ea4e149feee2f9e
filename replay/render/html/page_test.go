package html

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

const evil = "</script><script>hit()</script><!-- \x00\x1b\u202e"

// evening has one hand of two steps, with a text of a log wherever one may be.
func evening() render.Evening {
	table := func(wager string) render.Table {
		return render.Table{Pot: "4", Seats: []render.Seat{
			{Name: evil, State: render.In, Stack: "48.50", Wager: wager, Dealer: true, Cards: []render.Card{{Text: "10♥", Public: true}, {Text: "A♠"}, {}}},
			{Name: "Bruno", State: render.Folded, Net: "-4", Short: evil},
		}}
	}
	ruled := table("2")
	ruled.Pot = "2"
	return render.Evening{
		Title: evil, Date: evil, Place: evil, File: evil,
		Hands: []render.Hand{{
			Name: evil, Time: evil, Note: lang.Same(evil), Facts: lang.Same(evil), Shown: 1,
			Steps: []render.Step{
				{Said: lang.Same(evil), Phase: format.Deal, Table: table("")},
				{Act: 1, Log: evil, Player: evil, Said: lang.Text{EN: "opens", IT: "apre"}, Phase: format.Opening, Table: table("2"),
					Asked: lang.Text{EN: "May he?", IT: "Può?"}, Ruled: &ruled, Note: lang.Same(evil), Mark: "?!", Findings: []int{0}},
			},
			Findings: []format.Diagnostic{{Code: "W01", Verdict: format.Violation, Severity: format.Error, Message: lang.Same(evil)}},
		}},
		Checks: map[string]render.Lesson{"W01": {Summary: lang.Same("one"), Text: lang.Same("two\nlines\n\nand more")}, "W02": {}},
	}
}

func written(t *testing.T, p Page, evenings ...render.Evening) string {
	t.Helper()
	var b strings.Builder
	if err := p.Write(&b, evenings); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

var script = regexp.MustCompile(`(?s)<script[^>]*>(.*?)</script>`)

// Whatever a log says, the page has its own two scripts and no other, and the
// browser is told so.
func TestPageIsInert(t *testing.T) {
	got := written(t, Page{Quiz: true}, evening())
	all := script.FindAllStringSubmatch(got, -1)
	if len(all) != 2 || strings.Contains(got, "hit()</script>") {
		t.Fatalf("got %d scripts, want the data and ours", len(all))
	}
	policy := strings.NewReplacer("&#39;", "'", "&#43;", "+").Replace(got[:strings.Index(got, "<title>")])
	if want := "script-src " + hash(all[1][1]); !strings.Contains(policy, want) {
		t.Errorf("the policy does not allow our script, want %s:\n%s", want, policy)
	}
	style := regexp.MustCompile(`(?s)<style>(.*?)</style>`).FindStringSubmatch(got)
	if want := "style-src " + hash(style[1]); !strings.Contains(policy, want) {
		t.Errorf("the policy does not allow our style, want %s", want)
	}
	for _, bad := range []string{"\x00", "\x1b", "\u202e", "http://", "https://", "ZgotmplZ"} {
		if strings.Contains(got, bad) {
			t.Errorf("got %q in the page", bad)
		}
	}
	if !json.Valid([]byte(all[0][1])) {
		t.Errorf("the data are no JSON:\n%s", all[0][1])
	}
}

func TestData(t *testing.T) {
	d := newData(&Page{Quiz: true}, []render.Evening{evening()})
	h := d.Hands[0]
	if got, want := h.Steps[0].Seats[0], "1d|48.50||THAs??"; got != want {
		t.Errorf("a seat: got %q, want %q", got, want)
	}
	if got, want := fmt.Sprint(h.Steps[1].Seats), "map[0:1d|48.50|2|THAs??]"; got != want {
		t.Errorf("what changed: got %s, want %s", got, want)
	}
	if r := h.Steps[1].Ruled; r == nil || r.Pot != "2" || len(r.Seats) != 0 {
		t.Errorf("as ruled: got %+v, want another pot and the same seats", r)
	}
	if s := h.Steps[1]; fmt.Sprint(d.Texts[s.Asked]) != "[May he? Può?]" || !s.Wrong {
		t.Errorf("the question: got %v, %t", d.Texts[s.Asked], s.Wrong)
	}
	if len(d.Lessons) != 1 || d.Texts[d.Lessons["W01"][1]] != "two lines\n\nand more" {
		t.Errorf("lessons: got %v of %q, want those of what was found", d.Lessons, d.Texts)
	}
	if d = newData(&Page{}, []render.Evening{evening()}); d.Hands[0].Steps[1].Asked != 0 {
		t.Error("asks without a quiz")
	}
	e := evening()
	e.Hands[0].Shown = 0
	if d = newData(&Page{}, []render.Evening{e}); len(d.Hands[0].Steps) != 1 {
		t.Error("a hand goes on behind the step it is shown to")
	}
}

// The scripts ask for no word and no data that are not there.
func TestScriptsHaveTheirWords(t *testing.T) {
	all := words()
	for _, m := range regexp.MustCompile(`word\("([^"]+)"\)|data-(?:word|label)="([^"]+)"`).FindAllStringSubmatch(skeleton+tableScript+panelScript+quizScript+pageScript, -1) {
		if key := m[1] + m[2]; all[key].Empty() {
			t.Errorf("no words for %q", key)
		}
	}
}
