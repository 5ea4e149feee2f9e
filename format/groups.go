package format

// seatSet is a set of players, bit i for the i-th of the roster.
type seatSet uint64

func (s seatSet) has(i int) bool         { return i >= 0 && s>>i&1 == 1 }
func (s seatSet) less(o seatSet) seatSet { return s &^ o }

func (s seatSet) with(i int) seatSet {
	if i < 0 {
		return s
	}
	return s | 1<<i
}

func (s seatSet) without(i int) seatSet {
	if i < 0 {
		return s
	}
	return s &^ (1 << i)
}

// A table is as much of a hand as it takes to say who `gli altri` are and in
// which order: a line names nobody, yet its acts have players. It judges
// nothing, and knows of chips only who said `resto`.
type table struct {
	session *Session
	rules   Value     // of the hand
	split   Node[int] // likewise
	begun   bool
	phase   Phase
	seats   []int // clockwise, never changed in place
	dealer  int   // NoPlayer: not known
	fixed   bool  // the dealer is named, so the deal skips nobody
	from    int   // whose word it is first
	opener  int
	raiser  int     // last aggressor of the opening round
	blind   int     // the last one
	matched seatSet // blinds that have as much in
	in      seatSet
	folded  seatSet
	allIn   seatSet
	pending seatSet // still owe a word in this phase
	wagered bool    // there is a wager to face
	raised  bool    // one above the last blind

	played  bool // the opening round is over, and somebody opened
	stayed  seatSet
	outcome OutcomeKind
	owed    seatSet // a level for the frozen pot in play
	beneath seatSet // likewise for the parts that wait, where again
	again   bool    // the pot in play was frozen while it was a frozen one
	pots    int     // frozen ones not yet won
}

func newTable(s *Session) table {
	t := table{session: s, dealer: NoPlayer, from: NoPlayer, opener: NoPlayer, raiser: NoPlayer, blind: NoPlayer}
	t.seats = make([]int, 0, len(s.Players))
	for i := range s.Players {
		t.seats = append(t.seats, i)
	}
	return t
}

// begin takes what passes from the hand before to h, and h's own keys.
func (t *table) begin(h *Hand) {
	dealer := t.end()
	if h.Seats.Said() {
		var seats []int
		for _, n := range h.Seats.V {
			if n.V >= 0 {
				seats = append(seats, n.V)
			}
		}
		t.move(&dealer, seats)
		t.seats = seats
	}
	if h.Carried.Span != (Span{}) {
		t.owed, t.beneath, t.again, t.pots = 0, 0, false, 0
		for _, l := range h.Carried.Level {
			t.owed = t.owed.with(l.Player.V)
		}
	}
	t.rules, t.split, t.begun = h.Rules, h.Split, true
	t.phase, t.outcome = NoPhase, Unsaid
	t.dealer, t.fixed = dealer, false
	if h.Dealer.Said() && h.Dealer.V >= 0 {
		t.dealer, t.fixed = h.Dealer.V, true
	}
	t.opener, t.raiser, t.blind = NoPlayer, NoPlayer, NoPlayer
	t.in, t.folded, t.allIn, t.pending, t.stayed, t.matched = 0, 0, 0, 0, 0, 0
	t.wagered, t.raised, t.played = false, false, false
	for _, p := range t.seats {
		t.in = t.in.with(p)
	}
}

// end closes a hand: who owes a level, and who deals next.
func (t *table) end() (dealer int) {
	if !t.begun {
		return NoPlayer
	}
	t.enter(NoPhase)
	void := t.outcome == Void || t.outcome == Unsaid && !t.played
	switch {
	case t.outcome == Frozen:
		switch {
		case t.pots == 0:
			t.pots = t.parts()
		case !t.again:
			t.beneath, t.again = t.owed, true
		}
		for i := range t.session.Players {
			if t.played && !t.stayed.has(i) {
				t.owed = t.owed.with(i)
			}
		}
	case t.outcome == Taken || t.outcome == Unsaid && !void:
		if t.again {
			t.owed, t.beneath, t.again = t.beneath, 0, false
		}
		if t.pots = max(t.pots-1, 0); t.pots == 0 {
			t.owed = 0
		}
	}
	if t.outcome == Redeal || (void || t.outcome == Frozen) && t.rule("dealer-after-void") == "stays" {
		return t.dealer
	}
	return t.left(t.dealer)
}

// move finds the nearest seat to the left of one who is no longer at the table.
func (t *table) move(dealer *int, seats []int) {
	for range t.seats {
		for _, p := range seats {
			if p == *dealer {
				return
			}
		}
		*dealer = t.left(*dealer)
	}
}

// left returns who sits to the left of a player, NoPlayer where he has no seat.
func (t *table) left(player int) int {
	for i, p := range t.seats {
		if p == player {
			return t.seats[(i+1)%len(t.seats)]
		}
	}
	return NoPlayer
}

// enter starts a phase: who owes a word in it, and whose is the first.
func (t *table) enter(ph Phase) {
	if t.phase == Opening {
		t.closeOpening()
	}
	t.phase, t.pending = ph, 0
	switch ph {
	case Opening:
		t.in = t.in.less(t.owed)
		for range t.seats {
			if t.fixed || !t.owed.has(t.dealer) {
				break
			}
			t.dealer = t.left(t.dealer)
		}
		t.from = t.left(t.dealer)
		if t.blind == NoPlayer {
			t.blind = t.posted()
		}
		if t.blind != NoPlayer {
			t.from, t.wagered = t.left(t.blind), true
		}
		t.pending = t.in.less(t.allIn)
	case Draw:
		t.from, t.pending = t.left(t.dealer), t.in
	case Betting:
		t.from, t.wagered = t.firstAfterDraw(), false
		t.pending = t.in.less(t.allIn)
	}
}

// closeOpening: who owed chips and was passed over is out.
func (t *table) closeOpening() {
	if !t.wagered {
		return
	}
	out := t.pending
	if t.blind != NoPlayer && !t.raised {
		out = out.without(t.blind)
	}
	t.in, t.folded = t.in.less(out), t.folded|out
	t.played, t.stayed = true, t.in
}

func (t *table) firstAfterDraw() int {
	if t.blind != NoPlayer {
		switch t.rule("blind-after-draw") {
		case "first":
			return t.blind
		case "as-usual":
			return t.left(t.dealer)
		}
		return t.left(t.blind)
	}
	first := t.opener
	switch t.rule("first-after-draw") {
	case "left-of-dealer":
		first = NoPlayer
	case "last-raiser":
		first = t.raiser
	}
	if first == NoPlayer {
		return t.left(t.dealer)
	}
	return first
}

// owing lists who still owes a word, from the next in turn.
func (t *table) owing() []int {
	start := 0
	for i, p := range t.seats {
		if p == t.from {
			start = i
		}
	}
	var out []int
	for i := range t.seats {
		if p := t.seats[(start+i)%len(t.seats)]; t.pending.has(p) {
			out = append(out, p)
		}
	}
	return out
}

// apply follows an act as it was recorded.
func (t *table) apply(a *Act) {
	p := a.Player
	if p < 0 || t.folded.has(p) {
		return
	}
	if a.Amount.AllIn {
		t.allIn = t.allIn.with(p)
	}
	switch t.phase {
	case Before:
		switch a.Verb {
		case Level:
			t.owed, t.beneath = t.owed.without(p), t.beneath.without(p)
		case Buio, Over:
			t.blind, t.matched = p, 0
		case Match:
			t.matched = t.matched.with(p)
		}
	case Opening, Betting:
		if t.owed.has(p) && bets(a.Verb) {
			t.in = t.in.with(p) // he plays without having levelled up
		}
		t.bet(p, a.Verb)
	case Draw:
		if a.Verb == Pat || a.Verb == Discard {
			t.pending = t.pending.without(p)
		}
	}
}

// bets reports whether a verb is a word in a betting round.
func bets(v Verb) bool {
	switch v {
	case Buio, Over, Match, Pass, Open, Call, Fold, Raise, Check, Bet:
		return true
	}
	return false
}

func (t *table) bet(p int, v Verb) {
	free := !t.wagered || (p == t.blind || t.matched.has(p)) && !t.raised && t.phase == Opening
	switch {
	case v == Fold, v == Pass && (t.phase == Betting || !free):
		t.in, t.folded = t.in.without(p), t.folded.with(p)
	case v == Check && !free:
		return // not a word he could give: he still owes one
	case v == Buio, v == Over: // said after the deal, yet the last word is his
		t.aggressor(p, v)
		return
	case v == Raise, !t.wagered && (v == Open || v == Bet):
		t.aggressor(p, v)
	}
	if bets(v) {
		t.pending = t.pending.without(p)
	}
}

// aggressor: everybody else still in owes a word again.
func (t *table) aggressor(p int, v Verb) {
	t.from, t.pending = t.left(p), t.in.less(t.allIn)
	t.wagered = true
	switch v {
	case Buio, Over:
		t.blind = p
	case Raise:
		t.raised = true
	}
	if t.phase == Opening {
		t.raiser = p
		if v == Open && t.opener == NoPlayer {
			t.opener = p
		}
	}
}
