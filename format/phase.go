package format

// A Phase is the section of a hand an act is written in.
type Phase uint8

// The phases in the order of a hand.
const (
	NoPhase Phase = iota
	Before
	Deal
	Opening
	Draw
	Betting
	Showdown
	Result
	phases
)

// String returns the phase as machine formats write it; the sections of a log
// have the same names as keys.
func (p Phase) String() string {
	return [...]string{"", "before", "deal", "opening", "draw", "betting", "showdown", "result"}[p]
}
