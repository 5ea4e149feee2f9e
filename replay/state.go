package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
)

// MaxSeats is the most players a table can seat: eleven hands of five are more
// than any deck.
const MaxSeats = 10

// A Seat is a place at the table, clockwise from 0.
type Seat int8

// NoSeat is nobody's seat.
const NoSeat Seat = -1

// State is the whole table between two acts. It holds no slice, map or
// pointer, so assignment is a snapshot and == compares two tables.
type State struct {
	Phase  format.Phase
	N      int8 // seats at the table
	Dealer Seat // NoSeat where it is not known: then turns are not judged
	Turn   Seat // who is to speak; NoSeat where nobody is
	First  Seat // who spoke first, or was to, in this round
	Seats  [MaxSeats]Player

	Deck      card.Deck
	Asked     card.Rank // the opening this hand asks for; 0: no openers needed
	AskKnown  bool      // without it, Asked is the least it may ask for
	AskedMost card.Rank // and this the most; 0 where nothing bounds it
	DrawFits  bool      // four to a straight flush may open, as far as the hand before goes
	DrawKnown bool      // which is on record
	Frozen    bool      // the pot in play is a frozen one

	Opened    bool
	Opener    Seat
	Nobody    bool // opened, and all others left before the draw
	Aggressor Seat // who opened, bet or raised last in this round
	Opening   Seat // the last aggressor of the opening round
	High      money.Chips
	EarlyHigh money.Chips // of the opening round, once it is over
	EarlyOpen bool        // nobody knows it
	HighOpen  bool        // somebody put in a rest that nobody knows, or blinds nobody knows whose
	HighLess  bool        // it may count for less: nobody can tell whether it was too large, or late
	HighMore  bool        // or for more: whether it was too small
	WagerAct  int32       // the act that made it
	WagerOpen bool        // somebody put in what nobody knows, in either round
	LevelOpen bool        // or for a level
	Increment money.Chips // of the last opening, bet or raise; the most it can have been where that is Loose
	Loose     bool        // it went above what nobody knows
	Raises    int8

	Dead     money.Chips // antes, a carried pot: nobody's contribution
	Carried  money.Chips // the part of Dead that was there before the antes
	Ante     money.Chips // the dealer's amount
	AnteSaid bool
	Anted    bool // the antes lie there
	PotKnown bool
	PotLess  money.Chips // so much less may lie there: somebody may have called for less
	InKnown  bool        // who is in is on record: no round before this one was left out

	BetUnread bool // the second round is not on record, and there was one on either table
	OrderOpen bool // whether somebody raised is not known, and so who declares first
	LeftAlone bool // a missing word left one player alone, and the table played on
	ShowFirst Seat // who is to declare first

	Posts     Posts
	NoOpeners bool        // opened without need of openers: by a blind, or what was meant for one
	Cut       money.Chips // each part cut off a frozen pot at this deal
	NextPot   money.Chips // penalties paid after the cards: they go into the next pot

	Draw Stock
}

// A Player is one seat: what lies before him and what is known of his cards.
type Player struct {
	Roster     int8 // index in the session's roster
	Dealt      bool // dealt in
	In         bool // still in the hand
	Left       bool // folded
	Missing    bool // the round ended without his word
	AllIn      bool
	InDebt     bool // put in more than he had: he may play on, but nobody waits for him
	SitsOut    bool // owes a level and does not play
	PerhapsIn  bool // or was passed over: nobody knows what he owes
	PerhapsOut bool // owes a level, and nobody wrote whether he plays
	Leveled    bool // has paid it
	RestSaid   bool // said `resto` with RestLeft chips still before him
	RestLeft   money.Chips
	AnteOpen   bool // paid an ante of which nobody knows how much, or whether
	ShortAnte  bool // paid less ante than was due, for want of chips
	Spoke      bool // has answered the last wager of this round
	MayAgain   bool // nobody waits for his word, but he may have another
	Passed     bool // passed over, and not yet heard
	StackKnown bool
	Lost       bool        // had a stack, and nobody knows what became of it
	NetUnread  bool        // some of what he put in or took is not on record
	Net        money.Chips // won or lost in this hand so far
	Stack      money.Chips // negative: what he owes the table
	AnteIn     money.Chips // of this hand
	Early      money.Chips // wagers of the opening round, once it is over
	Wager      money.Chips // wagers of this round
	EarlyTold  Told        // how far Early is on record
	Told       Told        // and Wager
	Turn       Thought
	Cards      Cards
	LeftAt     int32 // the act by which he left
	Closed     bool  // only a short all-in went above his word: he may not raise
	PassedAt   int32 // the act that went past him
	Declared   bool
	Mucked     bool
}

// Told is how far a player's wagers of a round are on record.
type Told uint8

const (
	told    Told = iota // to the chip
	matched             // as high as the highest, whatever that is
	untold              // all he had, and nobody knows what, but no more than the highest
	loose               // nor whether the highest, which is written, went above it
)

// A Stock is the undealt cards during the draw, by number.
type Stock struct {
	Stub        int16 // how many there are, at most
	Fewer       int16 // how many fewer there may be: openers set apart that nobody counted, hands that may have been dealt
	Pending     int16 // late cards counted but not written
	Judged      bool  // a burn or a reshuffle is written in this draw
	Reshuffled  bool
	Pool        card.Set // discards that made the new stub
	PoolMore    int16    // and how many of them nobody wrote down
	Ever        card.Set // discards that ever made a new stub
	Since       card.Set // thrown since the last reshuffle, openers set apart not counted
	Thrown      int16    // how many those are, written or not, at most
	Loose       int16    // and how many of them may be openers set apart
	At          int32    // the act that reshuffled
	BurnDue     bool     // after a reshuffle
	LateBurnt   bool     // the card before the first late one is burned
	Short       bool     // served beyond the stub: said
	MayRunOut   bool     // the draw is not on record, and there were enough to use up the stub
	Burned      card.Set
	BurnedFirst card.Set // those of Burned that no reshuffle had brought back
}

// Pot returns all that lies on the table.
func (s *State) Pot() money.Chips {
	pot := s.Dead
	for i := range s.N {
		pot += s.Seats[i].Early + s.Seats[i].Wager
	}
	return pot
}

// PotSure reports whether what lies on the table is on record to the chip.
func (s *State) PotSure() bool { return s.PotKnown && s.PotLess == 0 }

// recall takes from an earlier table what was known there: the pot and the cards.
func (s *State) recall(was *State) {
	s.PotKnown = was.PotKnown
	for i := range s.N {
		s.Seats[i].Cards = was.Seats[i].Cards
	}
}

// move takes chips from or to what lies before a player; what he buys is not
// moved so.
func (p *Player) move(c money.Chips) {
	if p.StackKnown {
		p.Stack += c
	}
	p.Net += c
}

// lose forgets a stack: what he put in or took is not on record.
func (p *Player) lose() {
	p.Lost = p.Lost || p.StackKnown
	p.StackKnown, p.NetUnread = false, true
}

// spent reports whether a player may have put in his last chip, for all that is
// known of his stack.
func (p *Player) spent() bool {
	return p.Lost && !p.StackKnown && (p.Early+p.Wager+p.AnteIn > 0 || p.Leveled || p.AnteOpen)
}

// Seat returns the seat of a roster index, NoSeat where he is not at the table.
func (s *State) Seat(player int) Seat {
	for i := range Seat(s.N) {
		if int(s.Seats[i].Roster) == player {
			return i
		}
	}
	return NoSeat
}

// player returns the roster index at a seat.
func (s *State) player(seat Seat) int {
	if seat == NoSeat {
		return format.NoPlayer
	}
	return int(s.Seats[seat].Roster)
}

// left returns the seat k places to the left of seat, at most once round.
func (s *State) left(seat Seat, k int) Seat {
	if k += int(seat); k >= int(s.N) {
		k -= int(s.N)
	}
	return Seat(k)
}

// in counts the players still in the hand.
func (s *State) in() int {
	n := 0
	for i := range s.N {
		if s.Seats[i].In {
			n++
		}
	}
	return n
}

// perhapsIn counts the players who may have been dealt in, or not.
func (s *State) perhapsIn() int {
	n := 0
	for i := range s.N {
		if s.Seats[i].PerhapsIn {
			n++
		}
	}
	return n
}

// canBet counts the players still in who have chips to bet.
func (s *State) canBet() int {
	n := 0
	for i := range s.N {
		if p := &s.Seats[i]; p.In && !p.AllIn && !p.InDebt {
			n++
		}
	}
	return n
}

// withWord counts the players still in who may speak, on credit or not.
func (s *State) withWord() int {
	n := 0
	for i := range s.N {
		if p := &s.Seats[i]; p.In && !p.AllIn {
			n++
		}
	}
	return n
}

// allIn reports whether a player still in has all his chips in.
func (s *State) allIn() bool { return s.canBet() < s.in() }

// owes reports whether a seat still owes a word in this round.
func (s *State) owes(seat Seat) bool {
	p := &s.Seats[seat]
	return p.In && !p.AllIn && !p.Spoke
}

// mayAgain gives everybody else another word, if he wants one; that one who has
// left cannot use it is said before it is asked.
func (s *State) mayAgain(seat Seat) {
	for i := range Seat(s.N) {
		s.Seats[i].MayAgain = i != seat
	}
}

// next returns the first seat to the left of from that owes a word and has not
// been passed over, NoSeat where there is none.
func (s *State) next(from Seat) Seat {
	if s.in() < 2 {
		return NoSeat
	}
	for k := 1; k <= int(s.N); k++ {
		if i := s.left(from, k); s.owes(i) && !s.Seats[i].Passed {
			return i
		}
	}
	return NoSeat
}

// waiting returns the seats that still owe a word, passed over or not.
func (s *State) waiting() Players {
	var w Players
	for i := range Seat(s.N) {
		if s.owes(i) && !s.Seats[i].InDebt {
			w = w.With(int(i))
		}
	}
	return w
}

// call returns what a seat has to put in to stay: nothing where the others have
// but met the blind that it has in, however much that is.
func (s *State) call(seat Seat) money.Chips {
	if s.Posts.Open && s.HighOpen && s.Raises == 0 && s.Posts.met(seat) {
		return 0
	}
	return max(s.High-s.Seats[seat].Wager, 0)
}

// faces reports whether a seat has a wager to answer, though nobody may know of
// how much.
func (s *State) faces(seat Seat) bool {
	switch {
	case s.High > 0 || !s.HighOpen, s.Aggressor == NoSeat && s.Posts.N == 0: // blinds nobody knows whose
		return s.call(seat) > 0
	case s.Aggressor != NoSeat:
		return s.Aggressor != seat
	}
	return !s.Posts.met(seat)
}
