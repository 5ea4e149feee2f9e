package validate

import (
	"apertura/format"
	"apertura/replay"
)

// A Tally is what a run came to. Errors, Warnings and Notes count what the
// table did not accept; what cannot be known is a note and counted once more
// by itself.
type Tally struct {
	Files, Hands, Judged    int
	LeftOut                 []LeftOut
	Errors, Warnings, Notes int
	Allowed, Unverifiable   int
	Openings                replay.Tally
	Codes                   map[string]int // of what the table did not accept
}

// LeftOut is a hand that was not judged.
type LeftOut struct {
	File   string
	Line   int
	Hand   string
	Reason replay.Reason
	Codes  []string // of the format errors, where those are the reason
}

// Add counts diagnostics.
func (t *Tally) Add(list ...format.Diagnostic) {
	for i := range list {
		d := &list[i]
		if d.Accepted {
			t.Allowed++
			continue
		}
		switch d.Severity {
		case format.Error:
			t.Errors++
		case format.Warning:
			t.Warnings++
		case format.Note:
			t.Notes++
		}
		if d.Verdict == format.Unverifiable {
			t.Unverifiable++
		}
		if t.Codes == nil {
			t.Codes = map[string]int{}
		}
		t.Codes[d.Code]++
	}
}

// Judge counts a hand that was judged, and its openings.
func (t *Tally) Judge(openings replay.Tally) {
	t.Hands++
	t.Judged++
	t.Openings.Verified += openings.Verified
	t.Openings.Wrong += openings.Wrong
	t.Openings.Unverifiable += openings.Unverifiable
}

// Leave counts a hand that was not judged.
func (t *Tally) Leave(l LeftOut) {
	t.Hands++
	t.LeftOut = append(t.LeftOut, l)
}
