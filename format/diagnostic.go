package format

import "apertura/format/lang"

// A Severity says how much a diagnostic weighs.
type Severity uint8

// The severities, lightest first.
const (
	Note    Severity = iota + 1 // not to be known, or a remark
	Warning                     // procedure or conduct that moves no chips
	Error                       // moves chips or the outcome
)

// String returns the severity as flags and machine formats write it.
func (s Severity) String() string { return [...]string{"", "note", "warning", "error"}[s&3] }

// A Verdict says what kind of diagnostic it is.
type Verdict uint8

// The verdicts.
const (
	Violation    Verdict = iota + 1 // a rule was broken: proven
	Unverifiable                    // it depends on what the log does not hold
	Remark                          // nothing broken, worth knowing
	Malformed                       // the log could not be understood
)

// String returns the verdict as machine formats write it.
func (v Verdict) String() string {
	return [...]string{"", "violation", "unverifiable", "remark", "format"}[v]
}

// A Diagnostic is a finding or a format error, ready to print.
type Diagnostic struct {
	Code, Slug string
	Severity   Severity
	Verdict    Verdict
	Place      Place
	Hand       string // the hand's name; "" outside any hand
	Phase      Phase
	Act        int    // number of the act in its hand, from 1; 0: about no act
	Player     string // "" where it is about nobody
	Message    lang.Text
	Hint       lang.Text // format errors: what to write instead
	Found      lang.Text
	Wanted     lang.Text
	Cards      []string // the cards that prove it, "J♠"
	Amount     string   // the amount that proves it, with a point
	Related    []Related
	Ruling     *Ruling
	Switch     *Switch
	Sources    []string
	Allowed    string // the reason of the `allow` that covers it
	Accepted   bool   // an `allow` covers it
	Undone     bool   // about an act that was taken back
}

// Related is another place that has to do with a diagnostic, in a noun phrase.
type Related struct {
	Place   Place
	Message lang.Text
}

// A Ruling is what now follows, in words and in chips.
type Ruling struct {
	Text  lang.Text
	Now   lang.Text // Text as one can say it at the act itself, with nothing of how the hand ends
	End   lang.Text // what Now leaves out: where the pot goes at the end
	Pay   []Payment
	To    []string // who the pot goes to; empty: it is not moved by the ruling
	Pot   string   // how much goes there; "" where To is empty or it is unknown
	Moves bool     // it changes something: chips, an act, who is in
}

// A Payment moves chips from one player to another, or into a pot.
type Payment struct{ From, To, Amount string }

// A Switch is the house rule that decided, and the value that would not have.
type Switch struct{ Name, Value, Other string }
