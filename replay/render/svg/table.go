package svg

import (
	_ "embed"
	"strconv"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
)

//go:embed style.css
var style string

// Style is how the parts of a table look; it goes where the drawing does.
func Style() string { return style }

// Words are those on the table itself, under the names a page knows them by.
type Words struct{ Pot, Dealer, Opener, Turn, Folded, AllIn, Away, Net lang.Text }

// TableWords returns them.
func TableWords() Words {
	return Words{
		Pot:    lang.Text{EN: "Pot %s", IT: "Piatto %s"},
		Dealer: lang.Text{EN: "D", IT: "M"},
		Opener: lang.Text{EN: "O", IT: "A"},
		Turn:   lang.Text{EN: "to speak", IT: "di turno"},
		Folded: render.Folded.Word(),
		AllIn:  render.AllIn.Word(),
		Away:   render.Away.Word(),
		Net:    lang.Text{EN: "net", IT: "saldo"},
	}
}

// A scene is what a table shows at one step.
type scene struct {
	table *render.Table
	lang  lang.Lang
	words Words
	phase string
	turn  string // who is to speak
	acts  string // who acted
	glyph string // what is to be seen beside him
	worst format.Severity
}

// Blank returns the table of n seats with all its parts, as the inside of an
// svg element that has the shapes of [Defs] and the looks of [Style] in its
// document. What a part is called is its data-part.
func Blank(n int) string {
	p := pen{blank: true}
	p.table(&scene{table: &render.Table{Seats: make([]render.Seat, n)}, words: TableWords()})
	return p.b.String()
}

// Box is what a drawing of [Blank] measures.
func Box() string { return "0 0 " + strconv.Itoa(width) + " " + strconv.Itoa(height) }

// table draws all of it.
func (p *pen) table(s *scene) {
	p.put(`<g class="table"><ellipse class="rim" cx="400" cy="320" rx="338" ry="248"/>`,
		`<ellipse class="felt" cx="400" cy="320" rx="318" ry="228"/><ellipse class="line" cx="400" cy="320" rx="262" ry="174"/>`)
	p.label("phase", "phase", point{width / 2, 280}, s.phase)
	pot := ""
	if !p.blank {
		pot = s.words.Pot.Fmt(render.AmountText(render.Known(s.table.Pot))).In(s.lang)
	}
	p.label("pot", "pot", point{width / 2, 328}, pot)
	if p.blank || len(s.table.Parts) > 0 {
		p.label("parts", "parts", point{width / 2, 362}, sum(s.table.Parts, s.lang))
	}
	places := spots(len(s.table.Seats))
	for i := range places {
		p.put("\n")
		p.wager(s, &s.table.Seats[i], places[i].wager)
	}
	for i := range places {
		p.seat(s, &s.table.Seats[i], &places[i])
	}
	p.put("</g>")
}

// wager draws what a seat has put in this round, between it and the pot.
func (p *pen) wager(s *scene, seat *render.Seat, at point) {
	p.part("wager", "wager", seat.Wager != "", at, func() {
		p.put(`<circle class="chip" cx="-30" r="14"/><circle class="edge" cx="-30" r="11"/>`)
		p.label("amount", "", point{-9, 9}, render.Amount(seat.Wager, s.lang))
	})
}

// seat draws who sits in one.
func (p *pen) seat(s *scene, seat *render.Seat, at *spot) {
	p.put("\n", `<g class="seat`)
	if !p.blank {
		p.put(" ", seat.State.String())
	}
	turn, acts := seat.Name != "" && seat.Name == s.turn, seat.Name != "" && seat.Name == s.acts
	if turn {
		p.put(" turn")
	}
	if acts {
		p.put(" acts")
	}
	p.put(`"`, p.named("seat"), ` transform="translate(`, num(at.at.x), " ", num(at.at.y), ") scale(", num2(at.scale), `)">`)
	if short := Short(seat); p.blank || short != lang.Plain(seat.Name) {
		p.put("<title", p.named("full"), ">")
		p.text(seat.Name)
		p.put("</title>")
	}
	p.put(`<g class="hand" transform="translate(0 `, num(-cardH), `)">`)
	p.hand(seat.Cards)
	p.put(`</g><rect class="plate" x="`, num(-plateW/2), `" width="`, num(plateW), `" height="`, num(plateH), `" rx="9"/>`)
	p.label("name", "name", point{0, 26}, Short(seat))
	p.before(s, seat)
	word := seat.State.Word()
	if turn {
		word = s.words.Turn
	}
	p.part("state", "pill", !word.Empty(), point{0, -22}, func() {
		p.put(`<rect x="-58" width="116" height="24" rx="12"/>`)
		p.label("word", "", point{0, 18}, word.In(s.lang))
	})
	p.disc("dealer", seat.Dealer, point{-74, 45}, s.words.Dealer.In(s.lang))
	p.disc("opener", seat.Opener, point{74, 45}, s.words.Opener.In(s.lang))
	p.badge(s, acts && s.glyph != "", at.badge)
	p.put("</g>")
}

// before writes what lies before a player; where it is what he has won or lost,
// it says so.
func (p *pen) before(s *scene, seat *render.Seat) {
	text, word := "", ""
	if !p.blank {
		text = seat.Before()
	}
	if seat.Netted() {
		word = s.words.Net.In(s.lang)
	}
	p.put(`<text class="stack" x="0" y="52">`)
	if p.blank || seat.Netted() {
		p.put(`<tspan class="net-word"`, p.named("net"), ">")
		p.text(word)
		p.put("</tspan> ")
	}
	p.put("<tspan", p.named("stack"), ">")
	p.text(render.Amount(text, s.lang))
	p.put("</tspan></text>")
}

// sum is how a pot in parts is written, "30 + 12".
func sum(parts []render.Part, l lang.Lang) string {
	var out []string
	for _, p := range parts {
		out = append(out, render.Amount(p.Chips, l))
	}
	return strings.Join(out, " + ")
}

func (p *pen) disc(name string, there bool, at point, letter string) {
	p.part(name, "disc "+name, there, at, func() {
		p.put(`<circle r="14"/>`)
		p.label("letter", "", point{0, 7}, letter)
	})
}

// The shapes of a badge: its weight is not told by colour alone.
var shapes = [...]string{
	0:              "M-19-12Q-19-19-12-19H12Q19-19 19-12V12Q19 19 12 19H-12Q-19 19-19 12Z",
	format.Note:    "M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z",
	format.Warning: "M0-23L25 19H-25Z",
	format.Error:   "M-9-21H9L21-9V9L9 21H-9L-21 9V-9Z",
}

// badge draws the mark of whoever acted.
func (p *pen) badge(s *scene, there bool, at point) {
	class := "badge"
	if s.worst != 0 {
		class += " " + s.worst.String()
	}
	p.part("badge", class, there, at, func() {
		p.put("<path", p.named("shape"), ` d="`, shapes[s.worst&3], `"/>`)
		p.label("glyph", "", point{0, 9}, s.glyph)
	})
}

// Shapes returns the outline of a badge by the weight of what was found, "" for
// the glyph of a lesson.
func Shapes() map[string]string {
	out := map[string]string{}
	for i, d := range shapes {
		out[format.Severity(i).String()] = d
	}
	return out
}

func num2(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
