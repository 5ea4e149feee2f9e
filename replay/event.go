package replay

import (
	"apertura/format"
	"apertura/format/card"
	"apertura/format/money"
)

// An Event is one thing that happened at the table, in the past tense. The set
// of kinds is closed. Chips, Count and Cards are what the kind says.
type Event struct {
	Kind  EventKind
	Act   int  // the act that caused it, 0 for none
	Seat  Seat // whom it happened to, NoSeat for the table
	Chips money.Chips
	Count int16
	Cards card.Set
	Phase format.Phase

	AtLeast bool // nobody knows how many chips more
}

// An EventKind is what happened.
type EventKind uint8

// The events.
const (
	NoEvent           EventKind = iota
	PotDivided                  // Chips that wait in other parts, Count parts where they are cut at this deal
	AntePaid                    // Chips
	LevelPaid                   // Chips
	PenaltyPaid                 // Chips
	ChipsBought                 // Chips
	HandDealt                   // Cards known, Count cards
	PhaseBegan                  // Phase
	Passed                      // no wager to face, or his word to another
	PotOpened                   // Chips put in
	ChipsBet                    // Chips put in
	Called                      // Chips put in
	Raised                      // Chips put in
	Folded                      //
	WentAllIn                   //
	WasMissing                  // the round ended without his word
	CardsThrown                 // Cards known, Count cards
	CardsReceived               // Cards known, Count cards
	OpenersSetApart             // Cards known
	CardBurned                  // Cards known
	StubReshuffled              // Count cards; by a line of the log
	ReshuffleInferred           // Count cards; more was served than the stub held
	HandShown                   // Cards
	OpenersShown                // Cards
	PointDeclared               //
	CardsMucked                 //
	PotTaken                    // Chips
	WagersReturned              // Chips
	PotFrozen                   // Chips
	PotLeft                     // Chips: nobody opened, or dealt again
	events
)
