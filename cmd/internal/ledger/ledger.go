package ledger

import (
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

// A Sum is an amount of which parts may not be on record.
type Sum struct {
	Chips money.Chips // what is on record
	Open  bool        // there may be more, and nobody knows what
}

func (s *Sum) add(c money.Chips, known bool) {
	if known {
		s.Chips += c
	} else {
		s.Open = true
	}
}

// A Result is what was won, or lost, on both reckonings: as the table played
// it, and as the rulings would have it, with penalties where they arose.
type Result struct{ Played, Ruled Sum }

func (r *Result) add(o Result) {
	r.Played.add(o.Played.Chips, true)
	r.Ruled.add(o.Ruled.Chips, true)
	r.Played.Open = r.Played.Open || o.Played.Open
	r.Ruled.Open = r.Ruled.Open || o.Ruled.Open
}

// A Stack is what lies before a player; negative, it is a debt.
type Stack struct {
	Chips money.Chips
	Known bool
}

// lost is what a player's result leaves in the pot.
func lost(r Result) Result {
	return Result{Sum{-r.Played.Chips, r.Played.Open}, Sum{-r.Ruled.Chips, r.Ruled.Open}}
}

// A Ledger is the accounts of one session.
type Ledger struct {
	File    string
	Line    int // where the session begins
	Title   string
	Date    string
	Money   string // what the amounts are in, "" where that is not said
	Unit    money.Unit
	Players []Player // the whole roster, clockwise
	Pot     Result   // what nobody has won; negative: won and lost by nobody
	Hands   []Hand
	Dues    []Due // penalties the rulings ask for and nobody has paid
	Counts  []Count
	Missing []Missing
	Cut     bool // the file could not be read to its end

	// What would settle it; both count the pot as one of the sides.
	Played, Ruled Settlement
}

// A Player is one player's evening.
type Player struct {
	Name   string
	Sat    bool // at the table in some hand, or in a hand nobody can read
	Result      // of all hands
	Bought Sum  // chips beside the stack he came with
	Paid   Sum  // penalties
	Start  Stack
	Stack  Stack // behind the last hand
}

// Debt returns what a player has put in beyond his stack, 0 for none.
func (p *Player) Debt() money.Chips {
	if !p.Stack.Known {
		return 0
	}
	return max(-p.Stack.Chips, 0)
}

// A Hand is one hand's accounts.
type Hand struct {
	Name    string
	Line    int
	Gap     bool // hands before it are not on record
	LeftOut replay.Reason
	Codes   []string // of the format errors for which it was left out
	Lines   []Line   // of who was at the table, then of who was paid away from it
	Pot     Result   // what it left there, negative: what it took from there
	Bought  []Purchase
	Paid    []Payment // penalties
}

// A Line is one player's share in a hand.
type Line struct {
	Player int
	Result
	Stack Stack // behind the hand
}

// A Purchase is chips bought.
type Purchase struct {
	Player int
	Chips  money.Chips
}

// A Due is a penalty, or what is left of it, that was not paid.
type Due struct {
	Payment
	Hand     string // whose ruling asks for it
	Line     int
	Code     string // of the finding
	Accepted bool   // the table let it pass
}

// A Count is figures in the log, counted or carried, that do not follow from
// play; the ledger goes on from them.
type Count struct {
	Hand string
	Code string // of the finding
	Text lang.Text
}

// Missing is a document in which no hand can be read.
type Missing struct {
	Line  int
	Codes []string
}

// A Settlement is the payments that settle one reckoning.
type Settlement struct {
	Known    bool // everything that goes into it is
	Fewest   bool
	Payments []Payment
}

// Whole reports whether every hand of the session is in the ledger.
func (l *Ledger) Whole() bool {
	for i := range l.Hands {
		if l.Hands[i].Gap {
			return false
		}
	}
	return l.Read()
}

// Read reports whether all that stands in the log could be read, and every
// hand in it be played.
func (l *Ledger) Read() bool {
	for i := range l.Hands {
		if l.Hands[i].LeftOut != replay.NoReason {
			return false
		}
	}
	return len(l.Missing) == 0 && !l.Cut
}

// settle finds what would settle the two reckonings.
func (l *Ledger) settle() {
	played, ruled := []Balance{{Pot, l.Pot.Played.Chips}}, []Balance{{Pot, l.Pot.Ruled.Chips}}
	l.Played.Known, l.Ruled.Known = !l.Pot.Played.Open, !l.Pot.Ruled.Open
	for i := range l.Players {
		p := &l.Players[i]
		played = append(played, Balance{i, p.Played.Chips})
		ruled = append(ruled, Balance{i, p.Ruled.Chips})
	}
	if l.Played.Known {
		l.Played.Payments, l.Played.Fewest = Settle(played)
	}
	if l.Ruled.Known {
		l.Ruled.Payments, l.Ruled.Fewest = Settle(ruled)
	}
}
