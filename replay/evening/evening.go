package evening

import (
	"slices"
	"strconv"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// Dice make the choices: a *rand.Rand, or those of a property test. IntN
// returns a number from 0 to n-1.
type Dice interface{ IntN(n int) int }

// Config says what kind of evening is wanted.
type Config struct {
	Players int         // 2 to 8
	Hands   int         // how many hands are played
	Rules   house.Rules // of the table
	Hide    int         // of ten cards that nobody showed, how many are not written down

	// Alter, where it is not nil, may change what is about to be written. The
	// evening goes on from what was: whoever plants a fault so has an evening
	// that keeps every rule but there.
	Alter func(*Moment)
}

// A Moment is an act about to be written. Before the cards of a hand are dealt,
// and when all of the hand is written, there is one without an act.
type Moment struct {
	Hand  *format.Hand
	At    *replay.Position // where the hand stands; when all is written, where it stood last
	Act   *format.Act      // to be changed; nil before the cards and behind the result
	Drop  bool             // set: the act is not written
	Over  bool             // all is written
	Dealt [replay.MaxSeats]card.Set
	table *table
}

// Insert writes an act in front of the one of the moment.
func (m *Moment) Insert(a format.Act) { m.table.write(a) }

// An Evening is a session and its hands, as a log of it would be read. Nothing
// in it has a place: [Evening.Text] writes it down.
type Evening struct {
	Session *format.Session
	Rules   house.Rules
	Hands   []*format.Hand
}

// said is the span of what is written; only that it is not empty counts.
var said = format.Span{Start: 0, End: 1}

func node[T any](v T) format.Node[T] { return format.Node[T]{V: v, Span: said} }

// names are those of the players, the way people are called at a table.
var names = [...]struct{ name, short string }{
	{"Anna", ""}, {"Bruno", "B"}, {"Carla", ""}, {"Zio Pino", "Z"},
	{"Dino", ""}, {"Lia", ""}, {"Marco T.", "MT"}, {"O'Hara", "Oha"},
}

// New plays an evening. It panics where the players are too few or too many.
func New(d Dice, c Config) *Evening {
	if c.Players < 2 || c.Players > len(names) {
		panic("evening: from 2 to 8 players")
	}
	t := &table{d: d, c: c, r: c.Rules, session: &format.Session{Source: &format.Source{File: "evening"}, Unit: money.Unit{Value: 1}, Cip: 1}}
	s := t.session
	if t.r.Blinds != house.BlindsFixed && t.once(3) {
		s.Unit = money.Unit{Value: 50, Decimals: 2}
	}
	s.Cip = money.Chips(1 + d.IntN(2))
	s.Italian = t.once(3)
	for _, n := range names[:c.Players] {
		p := format.Player{Name: node(n.name), Stack: node(money.Chips(20 + d.IntN(180)))}
		if n.short != "" {
			p.Short = node(n.short)
		}
		s.Players = append(s.Players, p)
	}
	t.play = replay.NewSession(s, replay.Config{Base: t.r, Fixed: true})
	for i := range c.Hands {
		t.hand(i)
	}
	return &Evening{Session: s, Rules: t.r, Hands: t.out}
}

// A table is an evening being played.
type table struct {
	d       Dice
	c       Config
	r       house.Rules
	session *format.Session
	play    *replay.Session
	out     []*format.Hand
	timed   [len(names)]bool // has called "time" this evening

	// Of the hand being played.
	h     *format.Hand
	at    replay.Position
	dealt [replay.MaxSeats]card.Set // what each seat was dealt
	held  [replay.MaxSeats]card.Set // what he holds now
	stub  []card.Card               // undealt, the next one last
	asks  opening
}

// once is true once in n times.
func (t *table) once(n int) bool { return t.d.IntN(n) == 0 }

// pick returns one of a list.
func pick[T any](d Dice, list ...T) T { return list[d.IntN(len(list))] }

// look asks the engine where the hand stands.
func (t *table) look(p format.Phase) { t.at = t.play.Position(t.h, p) }

// do adds an act to the hand, unless somebody wants it otherwise.
func (t *table) do(a format.Act) {
	if m := t.alter(&a, false); !m.Drop {
		t.write(a)
	}
}

// alter lets whoever wants it change what comes.
func (t *table) alter(a *format.Act, over bool) Moment {
	m := Moment{Hand: t.h, At: &t.at, Act: a, Over: over, Dealt: t.dealt, table: t}
	if t.c.Alter != nil {
		t.c.Alter(&m)
	}
	return m
}

// write adds an act to the hand.
func (t *table) write(a format.Act) {
	a.Number = len(t.h.Acts) + 1
	if a.Line.Empty() {
		a.Line = said
	}
	if a.Verb != format.Pay {
		a.To = format.Node[int]{V: format.NoPlayer}
	}
	t.h.Acts = append(t.h.Acts, a)
	t.h.Sections[a.Phase] = said
}

// player returns the roster index at a seat.
func (t *table) player(seat replay.Seat) int { return int(t.at.Table.Seats[seat].Roster) }

// hand plays one hand from the levels to the result and lets the session go on
// behind it.
func (t *table) hand(i int) {
	t.h = &format.Hand{Session: t.session, Source: t.session.Source, Name: strconv.Itoa(i + 1)}
	t.before(i)
	t.look(format.Before)
	t.alter(nil, false)
	t.deal()
	t.round(format.Opening)
	if t.at.Table.Opened {
		t.rest()
	} else {
		t.h.Result = format.Outcome{Kind: format.Void, Span: said}
	}
	t.alter(nil, true)
	if t.c.Hide > 0 {
		t.hide()
	}
	t.play.Play(t.h)
	t.out = append(t.out, t.h)
}

// rest plays an opened hand from the draw on.
func (t *table) rest() {
	if t.in() > 1 {
		t.draw()
		t.round(format.Betting)
	}
	if t.frozen() {
		t.h.Result = format.Outcome{Kind: format.Frozen, Span: said}
		if t.r.ParolaSplit == 1 && t.once(4) {
			t.h.Split = node(2 + t.d.IntN(3))
		}
		return
	}
	t.showdown()
}

// deal shuffles and deals five cards to everybody who is in.
func (t *table) deal() {
	t.look(format.Before)
	t.dealt, t.held = [replay.MaxSeats]card.Set{}, [replay.MaxSeats]card.Set{}
	pack := t.at.Table.Deck.Cards().Down()
	for i := len(pack) - 1; i > 0; i-- {
		j := t.d.IntN(i + 1)
		pack[i], pack[j] = pack[j], pack[i]
	}
	for i := range replay.Seat(t.at.Table.N) {
		if !t.at.Table.Seats[i].Dealt {
			continue
		}
		var list []format.CardNode
		for _, c := range pack[:5] {
			list = append(list, node(c))
		}
		t.dealt[i] = card.SetOf(pack[:5]...)
		pack = pack[5:]
		t.h.Cards = append(t.h.Cards, format.Holding{Player: node(t.player(i)), Cards: list, Span: said})
	}
	t.held = t.dealt
	t.stub = slices.Clone(pack)
}

// in counts the players still in.
func (t *table) in() int {
	n := 0
	for i := range t.at.Table.N {
		if t.at.Table.Seats[i].In {
			n++
		}
	}
	return n
}

// clockwise returns the seats still in, from the dealer's left.
func (t *table) clockwise() []replay.Seat {
	s := &t.at.Table
	var out []replay.Seat
	for k := 1; k <= int(s.N); k++ {
		if i := replay.Seat((int(s.Dealer) + k) % int(s.N)); s.Seats[i].In {
			out = append(out, i)
		}
	}
	return out
}
