package replay

import (
	"math/bits"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
	"apertura/replay/house"
)

// A Breach is the engine's verdict on one broken rule, in numbers only; a
// check finds the words.
type Breach struct {
	Kind     Kind
	Verdict  format.Verdict
	Player   int           // roster index, format.NoPlayer for nobody
	Others   Players       // further players it is about: all who are missing, who should have won
	At       format.Anchor // what it is about
	Act      int           // the act that made it, 0 for none: for one act, one ruling
	Got      money.Chips   // found: chips, cards, raises or seconds, as the kind says
	Want     money.Chips   // what the rules wanted, in the same measure
	AtMost   bool          // which was no more than that, and nobody knows how much
	Untold   bool          // what was found is not on record
	GotRank  card.Rank     // found and wanted opening
	WantRank card.Rank
	Cards    card.Set // the cards that prove it
	Causes   []Cause  // the places known at once; [Hand.Causes] has them all
	argument argument
	Switch   house.Key // the switch that decided it, NoKey for none
	Other    string    // the value of it under which nothing is broken
	Ruling   Ruling
	Undone   bool // about an act that was taken back
}

// Players is a set of roster indexes, bit i for player i.
type Players uint64

// Has reports whether player i is in the set.
func (p Players) Has(i int) bool { return i >= 0 && p>>i&1 == 1 }

// With returns the set and player i; NoPlayer adds nobody.
func (p Players) With(i int) Players {
	if i < 0 {
		return p
	}
	return p | 1<<i
}

// A Cause is another place that has to do with a breach.
type Cause struct {
	Why   Why
	At    format.Anchor // in the breach's own hand
	Place format.Place  // where Known: in an earlier hand, instead of At
}

// A Why says what a cause has to do with the breach.
type Why uint8

// The causes.
const (
	NobodyOpened    Why = iota + 1 // the hand nobody opened
	FrozenThere                    // the hand that froze the pot
	OpenedThere                    // the opening
	OtherCard                      // the same card's other place
	WagerThere                     // the wager it answers
	DiscardedThere                 // where the card was thrown away
	FoldedThere                    // where he left the hand
	ReshuffledThere                // the reshuffle
	ShownThere                     // the cards shown
	DealtThere                     // the cards dealt
	FirstTime                      // the first "tempo" of the evening
	ChangedThere                   // how many he changed
	ReceivedThere                  // what came to him
	ElsewhereThere                 // a card he cannot have had
	DeckThere                      // the deck
)

// A Kind is one way of breaking a rule.
type Kind uint8

// The kinds, by family. Got and Want are named where a kind has them.
const (
	NoKind Kind = iota

	CardOutsideDeck // D01: Cards; Want the deck's number of cards
	CardTwice       // D02: Cards (one)
	WrongHandSize   // D03: Got cards, Want 5
	WrongDealer     // D04: Player who dealt, Others who was to
	TooFewDealtIn   // D05: Got players dealt in, Want 2
	DeckTooSmall    // D05: Got cards needed, Want cards in the deck
	TooManySeats    // D05: Got players, Want the most there can be
	CardNotHeld     // D06: Cards that his own record excludes
	CardOutsidePool // D06: Cards served after a reshuffle that were not in it
	WrongCut        // D07: Player who cut, Others who was to

	WrongAnte      // M01: Got, Want chips of Player; Others all who were wrong
	CallShort      // M02: Got put in, Want the call
	CallOver       // M02: likewise
	BeyondStack    // M03: Got the wager's chips, Want what he had
	CountMismatch  // M04: Got counted, Want what follows from play
	RestMismatch   // M04: Got `resto` said for, Want what he had
	CarriedPot     // M04: Got carried, Want what lies there
	CarriedOpening // M04: GotRank, WantRank
	CarriedFrozen  // M04: Got, Want 0 or 1
	WrongPotAmount // M05: Got the result's sum, Want what lay there
	RebuyInHand    // M06: Got chips bought
	WrongPenalty   // M07: Got paid, Want asked (0: nothing); Others to whom it was to go, none: the pot

	OutOfTurn     // T01: Player, Others who was next
	ActAfterFold  // T02
	TurnSkipped   // T03: Others all who are missing
	NotAtTable    // T04: not dealt in, or has no seat
	NothingToPass // T04: check or pass where a bet stands
	OpenedAlready // T04: a second opening
	NothingToCall // T04: a call, raise with no wager to face
	WrongRound    // T04: a verb of another phase
	DrawnAlready  // T04: changes cards a second time
	NotReopened   // T04: a raise where only a short all-in went above his word
	ActAfterEnd   // T04: the round or the hand is over

	BlindWrongSeat     // B01: Player who said it, Others who may
	BlindNotAllowed    // B02
	BlindWrongAmount   // B03: Got, Want chips
	BlindTooLate       // B04
	LateMatch          // B05
	ReservedFirstRaise // B06: Others who may raise first

	OpeningWithoutValues  // O01: Cards he held, WantRank
	OpeningBelowLadder    // O02: Cards, GotRank his pair, WantRank
	OpeningDrawNotAllowed // O03: Cards the four
	OpeningTooLarge       // O04: Got, Want chips
	OpeningTooSmall       // O05: Got, Want chips
	OpenersNotShown       // O06
	OpenersNotProved      // O07: Cards shown
	OpenersNotKept        // O07: nothing declared, what he kept proves nothing
	WrongOpeningAsked     // O08: GotRank, WantRank

	RaiseTooLarge     // W01: Got increment, Want the most
	RaiseNotAbove     // W02: Got his wager, Want the wager it answers
	RaiseBelowLast    // W02: Got increment, Want the last one
	RaiseAfterThought // W03: Got seconds (-1: not said), Want the limit
	TimeCalledTwice   // W04: Got times, Want the most
	TimeWithoutRaise  // W05
	BetTooLarge       // W06: Got, Want chips
	BetTooSmall       // W07: Got, Want chips
	TooManyRaises     // W08: Got raises, Want the most

	TooManyDiscards   // X01: Got, Want cards
	DrawOutOfTurn     // X02: Others who was next
	OpenersUndeclared // X03: Cards thrown
	LateCardEarly     // X04: Others who still waited
	WrongNumberDrawn  // X05: Got received, Want discarded
	ReshuffledEarly   // X06: Got cards left in the stub
	ReshuffleMissing  // X06: Got cards served beyond the stub
	BurnNotDue        // X07
	BurnMissing       // X07
	DiscardRetaken    // X08: Cards

	ShownOutOfOrder    // S01: Others who was to declare
	WrongDeclaration   // S02: Cards shown
	WrongWinner        // S03: Player who took it, Others who wins; Got pot number
	NoShare            // S03: took a pot he has no part in
	SplitWrongly       // S03: shared where one wins, or the other way
	MoreThanWon        // S03: Got chips taken, Want what he wins; Others whose the rest is
	WinnerNotShown     // S04: Got cards shown, Want cards of his point
	DecidedByHouseRule // S05: Others who would win, Got how many of those who win here with them
	HandNotShown       // S06: Got cards shown, Want 5

	LevelNotPaid   // P01: Want the chips owed
	WrongLevel     // P02: Got, Want chips
	WrongShare     // P03: Got taken or carried, Want the part in play
	TakenNotFrozen // P04: all checked, and somebody took it
	FrozenWrongly  // P04: frozen though it was not to be

	ReverseBluff // C01: Cards he held
	kinds
)

// Len returns the number of players in the set.
func (p Players) Len() int { return bits.OnesCount64(uint64(p)) }
