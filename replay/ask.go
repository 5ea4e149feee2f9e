package replay

import (
	"apertura/format"
	"apertura/replay/rank"
)

// An Ask is what a hand asks for to be opened, and how it comes to it.
type Ask struct {
	Opening   rank.Opening
	Known     bool // without it, Opening is the lowest this table ever asks
	DrawKnown bool // it is known whether four to a straight flush may open
	From      AskedBy
	Steps     int          // void hands in a row that moved the ladder, with StepOfLadder
	Frozen    bool         // it is the ladder of a frozen pot
	Moved     Cause        // the hand before that moved the ladder; Why is 0 for none
	Place     format.Place // the words that say it, with SaidByHand and SaidAtStart
}

// AskedBy tells how a hand comes to what it asks for.
type AskedBy uint8

// The ways.
const (
	NotPlayed    AskedBy = iota // the hand was left out
	NotOnRecord                 // nobody knows what it asks for
	NoOpeners                   // this table needs none
	StepOfLadder                // of the table's ladder
	SaidByHand                  // by `opening-at`, where the hands before do not tell
	SaidAtStart                 // by `carried`
)

// ladderAt is where the ladder stood before a hand, noted as the hand begins:
// afterwards it has gone on.
type ladderAt struct {
	from   AskedBy
	steps  int
	at     format.Anchor // what says so, with SaidByHand and SaidAtStart
	moved  Cause         // the hand before that moved it; Why is 0 for none
	frozen bool
}

func (v *view) ladderAt() ladderAt {
	c, h := v.past, v.log
	_, told := v.asked()
	l := ladderAt{from: StepOfLadder, steps: c.Step, frozen: c.Frozen}
	switch {
	case v.r.Opening == 0:
		return ladderAt{from: NoOpeners}
	case h.Carried.Opening.Said():
		l.from, l.at = SaidAtStart, format.Anchor{Key: format.CarriedKey, Part: format.Entry, N: 1}
	case !told && h.OpeningAt.Said():
		l.from, l.at = SaidByHand, format.Anchor{Key: format.OpeningAtKey}
	case c.Step > 0 && c.VoidAt.Known():
		l.moved = Cause{Why: NobodyOpened, Place: c.VoidAt}
	case c.Frozen && c.FrozenAt.Known():
		l.moved = Cause{Why: FrozenThere, Place: c.FrozenAt}
	}
	return l
}

// Ask returns what the hand asks for; the zero Ask where it was not played.
func (h *Hand) Ask() Ask {
	v := h.behind()
	if v == nil {
		return Ask{}
	}
	l := &h.game.ladder
	a := Ask{
		Opening: v.asks(), Known: v.s.AskKnown, DrawKnown: v.drawSettled(),
		From: l.from, Steps: l.steps, Frozen: l.frozen,
	}
	switch {
	case !a.Known:
		a.From, a.Opening = NotOnRecord, v.least()
	case l.from == SaidByHand || l.from == SaidAtStart:
		a.Place = v.log.Place(l.at)
	default:
		a.Moved = l.moved
	}
	return a
}

// Untold reports whether somebody put in chips and nobody wrote how many.
func (h *Hand) Untold() bool {
	v := h.behind()
	return v != nil && (v.s.WagerOpen || v.s.LevelOpen)
}

// A Start is how a hand was opened.
type Start uint8

// The starts.
const (
	StartUnread  Start = iota // the first round is not on record
	NotOpened                 // nobody opened
	OpenedOn                  // on cards: there is an audit
	OpenedBlind               // by a blind, which needs no openers
	OpenedFreely              // at a table where any hand opens
)

// Start returns how the hand was opened, and by which act; nil for none.
func (h *Hand) Start() (Start, *format.Act) {
	v := h.behind()
	switch {
	case v == nil, !v.s.Opened && v.s.Posts.N == 0 && !v.log.Written(format.Opening):
		return StartUnread, nil
	case v.s.NoOpeners:
		return OpenedBlind, v.blindAct()
	case !v.s.Opened:
		return NotOpened, nil
	case v.r.Opening == 0:
		return OpenedFreely, v.openingAct()
	}
	return OpenedOn, v.openingAct()
}

// blindAct returns the first blind on record.
func (v *view) blindAct() *format.Act {
	for i := range v.log.Acts {
		if a := &v.log.Acts[i]; isBlind(a.Verb) && !a.Undone {
			return a
		}
	}
	return nil
}
