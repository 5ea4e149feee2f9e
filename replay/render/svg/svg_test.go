package svg

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

// table seats n players with cards.
func table(n int) render.Table {
	t := render.Table{Pot: "12.50"}
	for i := range n {
		t.Seats = append(t.Seats, render.Seat{
			Name: fmt.Sprint("Player ", i), State: render.State(i % 4), Stack: "48.50", Wager: "2", Dealer: i == 0, Opener: i == 1,
			Cards: []render.Card{{Text: "A♠"}, {Text: "10♥", Public: true}, {Text: "J♦"}, {Text: "7♣"}, {}},
		})
	}
	return t
}

func hand(n int) *render.Hand {
	return &render.Hand{Name: "1", Steps: []render.Step{{Act: 1, Log: "x", Player: "Player 2", Turn: "Player 3", Phase: format.Opening, Table: table(n)}}}
}

func written(t *testing.T, h *render.Hand, l lang.Lang) string {
	t.Helper()
	var b strings.Builder
	if err := (&Picture{Hand: h, Lang: l}).Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// wellFormed fails where a text is no XML.
func wellFormed(t *testing.T, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		_, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("no XML: %v", err)
		}
	}
}

var parts = regexp.MustCompile(` (?:data-part="\w+"|off\b)|<g class="[^"]* off".*?</g>`)

// A description tells the table, and below it what the picture says but for its
// heading, however many lines that takes.
func TestDescriptionHasNoHeading(t *testing.T) {
	h := &render.Hand{Name: "10", Facts: lang.Same(strings.Repeat("fact ", 30)), Steps: []render.Step{{
		Said: lang.Same("the cards are dealt"), Table: render.Table{Pot: "2"},
	}}}
	if got, want := (&Picture{Hand: h}).description(), "The pot is 2. the cards are dealt."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Each sentence of a description ends, and none twice, however many lines it
// takes in the picture.
func TestDescriptionEndsItsSentences(t *testing.T) {
	h := &render.Hand{Name: "10", Steps: []render.Step{{
		Said: lang.Same("he raises"), Log: "-", Act: 3, Mark: "?!", Note: lang.Same("Never here. " + strings.Repeat("word ", 30) + "end."),
		Table: render.Table{Pot: "2"},
	}}}
	got := (&Picture{Hand: h}).description()
	for _, want := range []string{"3. he raises ?! Never here. word ", " word end."} {
		if !strings.Contains(got, want) {
			t.Errorf("got %q, want %q in it", got, want)
		}
	}
	if n := strings.Count(got, "."); n != 4 {
		t.Errorf("got %q with %d full stops, want 4", got, n)
	}
}

// A picture has no part that is not there, and what a page fills is drawn by
// the same strokes: a blank table, its names taken away, has the parts of a
// full one in their places.
func TestBlankIsTheSameDrawing(t *testing.T) {
	place := regexp.MustCompile(`translate\([^)]*\)(?: scale\([^)]*\))?`)
	for n := 1; n <= 10; n++ {
		full := written(t, hand(n), lang.EN)
		wellFormed(t, full)
		if m := parts.FindString(full); m != "" {
			t.Errorf("%d seats: a picture has %q", n, m)
		}
		blank := Blank(n)
		wellFormed(t, "<svg>"+blank+"</svg>")
		if got := strings.Count(blank, `data-part="seat"`); got != n {
			t.Errorf("%d seats: got %d", n, got)
		}
		all := place.FindAllString(blank, -1)
		for _, at := range place.FindAllString(full[strings.Index(full, `<g class="table">`):], -1) {
			if !strings.Contains(strings.Join(all, "\n"), at) {
				t.Errorf("%d seats: the blank table has nothing at %s", n, at)
			}
		}
	}
}

// No seat and no badge comes near the edge of the picture or lies on another
// seat, and no badge on the signs of its own cards.
func TestSpots(t *testing.T) {
	for n := 1; n <= 10; n++ {
		all := spots(n)
		for i, a := range all {
			badge := a.badgeBox(a.badge)
			if !a.box().inside() || !badge.inside() {
				t.Errorf("%d seats: seat %d with its badge is at %v and %v, outside", n, i, a.box(), badge)
			}
			if signs := (box{a.at.x - a.scale*handW/2, a.at.y - a.scale*cardH, a.at.x + a.scale*(handW/2-18), a.at.y + a.scale*plateH}); badge.meets(signs) {
				t.Errorf("%d seats: the badge of %d at %v covers its cards", n, i, a.badge)
			}
			for j, b := range all {
				if j != i && (a.box().meets(b.box()) || badge.meets(b.box()) || badge.meets(b.badgeBox(b.badge))) {
					t.Errorf("%d seats: %d with its badge lies on %d", n, i, j)
				}
			}
		}
	}
}

// A wager lies clear of the pot, of the seats and of other wagers.
func TestWagers(t *testing.T) {
	for n := 1; n <= 10; n++ {
		taken := told()
		all := spots(n)
		for i := range all {
			taken = append(taken, all[i].box(), all[i].badgeBox(all[i].badge))
		}
		for i := range all {
			w := wagerBox(all[i].wager)
			if slices.ContainsFunc(taken, w.meets) {
				t.Errorf("%d seats: the wager of %d at %v lies on something", n, i, all[i].wager)
			}
			taken = append(taken, w)
			for j := range all {
				if all[i].wager.from(all[j].at) < all[i].wager.from(all[i].at) {
					t.Errorf("%d seats: the wager of %d at %v is nearer to %d", n, i, all[i].wager, j)
				}
			}
		}
	}
}

// What a picture does not know it says, and a figure that is no stack too.
func TestUnknown(t *testing.T) {
	h := hand(3)
	s := &h.Steps[0].Table
	s.Pot = ""
	s.Seats[0].Stack, s.Seats[0].Net = "", "-4"
	s.Seats[1].Stack, s.Seats[1].Net = "", "0"
	s.Seats[2].Stack = ""
	got := written(t, h, lang.IT)
	for _, want := range []string{
		">Piatto ?<", "<tspan class=\"net-word\">saldo</tspan> <tspan>−4</tspan>", ">saldo</tspan> <tspan>±0</tspan>",
		`<text class="stack" x="0" y="52"><tspan>?</tspan>`, `<text class="legend"`,
		"Quanto c&#39;è nel piatto non è scritto. Player 0: di mazzo, non gioca, saldo −4",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
	if got := written(t, hand(3), lang.IT); strings.Contains(got, `class="legend"`) {
		t.Error("there are stacks, and a legend")
	}
}

func TestParts(t *testing.T) {
	h := hand(3)
	h.Steps[0].Table.Parts = []render.Part{{Chips: "10.50", For: []string{"Anna", "Bruno"}}, {Chips: "2", For: []string{"Anna"}, Back: true}}
	got := written(t, h, lang.IT)
	for _, want := range []string{">10,50 + 2<", "nel piatto: piatto principale di 10,50 per Anna e", "2 da ridare ad Anna"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
}

func TestShort(t *testing.T) {
	for _, tt := range []struct{ name, short, want string }{
		{"Anna", "", "Anna"},
		{"Zio Pino", "Z", "Zio Pino"},
		{"Mariafrancesca", "Mafra", "Mafra"},
		{"Mariafrancesca", "", "Mariafranc…"},
		{"Mariafrancesca", "Francesca Maria", "Francesca…"},
		{"MMMMMMMMMM", "", "MMMMMM…"},
		{"Willi Filli", "", "Willi Filli"},
	} {
		if got := Short(&render.Seat{Name: tt.name, Short: tt.short}); got != tt.want {
			t.Errorf("%s, %s: got %s, want %s", tt.name, tt.short, got, tt.want)
		}
	}
}

func TestNothingOfALogIsMarkup(t *testing.T) {
	const evil = `<script>alert("x")</script>&amp;` + "\x00\x1b[31m\u202e"
	h := hand(4)
	h.Name, h.Note, h.Facts = evil, lang.Same(evil), lang.Same(evil)
	s := &h.Steps[0]
	s.Said, s.Note, s.Mark, s.Player, s.Turn = lang.Same(evil), lang.Same(evil), "?!", evil, evil
	s.May = []lang.Text{lang.Same(evil)}
	s.Table.Seats[0].Name, s.Table.Pot = evil, evil
	h.Findings = []format.Diagnostic{{Code: "X", Message: lang.Same(evil), Severity: format.Error, Ruling: &format.Ruling{Text: lang.Same(evil)}}}
	s.Findings = []int{0}
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		got := written(t, h, l)
		wellFormed(t, got)
		for _, bad := range []string{"<script", "\x00", "\x1b", "\u202e"} {
			if strings.Contains(got, bad) {
				t.Errorf("%s: got %q in the picture", l, bad)
			}
		}
	}
}

func TestLines(t *testing.T) {
	for _, tt := range []struct {
		text string
		want string
	}{
		{"", ""},
		{"one two three", "one two|three"},
		{"abcdefghijkl m", "abcdefgh|ijkl m"},
		{"一二三四五六", "一二三四|五六"},
	} {
		if got := strings.Join(lines(tt.text, 8), "|"); got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestLeftOut(t *testing.T) {
	got := written(t, &render.Hand{Name: "7", Codes: []string{"F26"}}, lang.IT)
	wellFormed(t, got)
	if !strings.Contains(got, "lasciata fuori: errori di formato F26") || strings.Contains(got, `class="table"`) {
		t.Errorf("got\n%s", got)
	}
}
