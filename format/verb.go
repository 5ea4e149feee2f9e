package format

// A Verb is what an act does, whatever the words.
type Verb uint8

// The verbs, in the order of the table in docs/format.md.
const (
	NoVerb Verb = iota
	Buio        // blind
	Over        // over-blind
	Match       // matches the over-blind
	Level       // levels up for a frozen pot
	Rebuy
	Pay
	Pass
	Open
	Call
	Fold
	Raise
	Read // still reading
	Time // "time for fabulous raises"
	Think
	Pat
	Discard // draws N, discards CARDS
	Receive // fourth, fifth, gets
	Cut
	Burn
	Reshuffle
	Check
	Bet
	Declare
	Show
	ShowOpeners
	AskOpeners
	Muck
	Say
	Do
	verbs
)
