package format

import (
	"time"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// NoPlayer is the roster index of nobody.
const NoPlayer = -1

// A Session is what holds for all its hands: the roster, the chip, the rules.
type Session struct {
	Source   *Source
	Span     Span
	Title    Node[string]
	Date     Node[string]
	Venue    Node[string] // `place`
	Currency Node[string]
	Unit     money.Unit // of its smallest chip
	Cip      money.Chips
	Italian  bool  // suit letters c q f p instead of h d c s
	Rules    Value // the `rules` mapping, Missing where there is none
	Players  []Player
	Allow    []Allowance
}

// A Player is one name of the roster, clockwise.
type Player struct {
	Name  Node[string]
	Short Node[string] // `as`
	Stack Node[money.Chips]
}

// A Hand is one hand as it was written. What the log leaves out is a Node that
// is not Said, an empty list, or a section whose span is empty.
type Hand struct {
	Session   *Session
	Source    *Source
	Span      Span
	Name      string // as written; counted where it is left out
	NameAt    Span
	Gap       bool     // its number skips: the hand before is not on record
	Faults    []string // codes of its format errors; with any, it is not judged
	Time      Node[string]
	Dealer    Node[int] // roster index, as all players below
	Ante      Ante
	Deck      Node[card.Deck]
	Seats     Node[[]Node[int]]
	Unseated  bool // it says who is at the table, or may, and that cannot be read
	Stacks    []PlayerChips
	Cards     []Holding
	Blinds    Node[string]
	OpeningAt Node[card.Rank]
	Split     Node[int]
	Carried   Carried
	Rules     Value
	Acts      []Act            // of all sections, in the order of the hand
	Sections  [Result + 1]Span // where each section was written; Before … Showdown
	Result    Outcome
	Note      lang.Text
	Expect    Expect
	Allow     []Allowance
}

// Written reports whether a section stands in the log. One that is written is
// complete; one that is left out is unknown.
func (h *Hand) Written(p Phase) bool { return !h.Sections[p].Empty() }

// An Ante is what the `ante` key says: an amount paid as the rules say, or
// what was really put in.
type Ante struct {
	Span   Span // of the value
	Amount Node[money.Chips]
	Listed bool // {Anna: 2, …}, possibly empty
	Paid   []PlayerChips
}

// PlayerChips is an amount beside a name.
type PlayerChips struct {
	Player Node[int]
	Chips  Node[money.Chips]
}

// A Holding is what is known of the cards dealt to one player.
type Holding struct {
	Player Node[int]
	Cards  []Node[card.Card] // Unknown for ??
	Rest   Span              // of `...`, where the rest is not known
	Span   Span
}

// Carried is what a hand says it starts with.
type Carried struct {
	Span    Span
	Pot     Node[money.Chips]
	Opening Node[card.Rank]
	Frozen  Node[bool]
	Level   []PlayerChips
	Parts   []Node[money.Chips]
}

// An Outcome is what `result` says.
type Outcome struct {
	Kind   OutcomeKind
	Span   Span
	Takers []PlayerChips // Chips not Said: whatever was there, or an equal share
}

// An OutcomeKind tells the results apart.
type OutcomeKind uint8

// The results. Unsaid is a hand without one.
const (
	Unsaid OutcomeKind = iota
	Taken
	Frozen // parola
	Void
	Refund
	Redeal
)

// An Act is one thing a player did or said.
type Act struct {
	Number  int // in its hand, from 1; each of a group or `;` line its own
	Player  int // NoPlayer for `rimescola` and the like
	Phase   Phase
	Verb    Verb
	Group   bool // one of `tutti` or `gli altri`: the line does not name him
	By      bool // raise: the amount is the increment
	Gets    bool // `prende` was said
	Openers bool // `scarta apertura` was said
	Undone  bool
	Line    Span // the whole act
	Name    Span
	Word    Span // the verb
	Amount  Amount
	Count   Node[int]   // cards, where only the number is said
	Thrown  []CardNode  // discarded
	Got     []CardNode  // received, shown or burned
	Set     []CardNode  // the openers set apart, where named
	Point   Node[Point] // declared
	To      Node[int]   // who is paid; NoPlayer and not Said: the pot
	extra   *Extra
}

// An Extra is what few acts have, so it is apart and the others are small.
type Extra struct {
	Speech   Node[string] // said or done
	Duration Node[time.Duration]
	After    Node[time.Duration]
	Mark     string
	Note     lang.Text
	Weak     bool // signal: weak
	Expect   Expect
	Allow    []Allowance
}

// noExtra is what acts have that have nothing of the kind. Nobody changes it.
var noExtra Extra

func (a *Act) rare() *Extra {
	if a.extra == nil {
		return &noExtra
	}
	return a.extra
}

// Extend returns what few acts have of this one, to be changed. Copies of the act
// made before keep what they had.
func (a *Act) Extend() *Extra {
	e := *a.rare()
	a.extra = &e
	return a.extra
}

// Speech returns what was said or done.
func (a *Act) Speech() Node[string] { return a.rare().Speech }

// Duration returns how long somebody thought.
func (a *Act) Duration() Node[time.Duration] { return a.rare().Duration }

// After returns how long after the act before it was.
func (a *Act) After() Node[time.Duration] { return a.rare().After }

// Mark returns the mark of a lesson, "" for none.
func (a *Act) Mark() string { return a.rare().Mark }

// Note returns what is told of the act.
func (a *Act) Note() lang.Text { return a.rare().Note }

// Weak reports whether a weak hand was signalled.
func (a *Act) Weak() bool { return a.rare().Weak }

// Expect returns the findings expected of the act.
func (a *Act) Expect() Expect { return a.rare().Expect }

// Allow returns the irregularities accepted in it.
func (a *Act) Allow() []Allowance { return a.rare().Allow }

// A CardNode is a card and where it is written.
type CardNode = Node[card.Card]

// An AmountKind tells how an amount is said.
type AmountKind uint8

// The kinds of amount.
const (
	NoAmount AmountKind = iota
	Exact
	PotAmount // piatto
	CipAmount
	Rest // resto alone
)

// An Amount is what follows a verb. AllIn is `resto`, alone or beside a number.
type Amount struct {
	Kind  AmountKind
	AllIn bool
	Chips money.Chips // of Exact
	Span  Span
}

// A Point is a declared point, with up to two ranks where they are named.
type Point struct {
	Category Category
	Kind     string // minima, media, massima; "" where not said
	Ranks    [2]card.Rank
}

// A Category is a kind of five-card point, weakest first where the flush beats
// the full house.
type Category uint8

// The categories, in the order of a stripped deck ([003]).
const (
	NoCategory Category = iota
	HighCard
	Pair
	TwoPair
	Three
	Straight
	FullHouse
	Flush
	Four
	StraightFlush
)

// Expect is the list of findings a hand or an act is expected to have.
type Expect struct {
	Span Span // empty where nothing is said
	List []Expectation
}

// Said reports whether there is an `expect` at all.
func (e Expect) Said() bool { return !e.Span.Empty() }

// An Expectation is one entry of `expect`: a code or slug as written.
type Expectation struct {
	Word         string
	Unverifiable bool
	Span         Span
}

// An Allowance is one accepted irregularity, with the reason the table gave.
type Allowance struct {
	Word   string // code or slug as written
	Reason string
	Span   Span
}
