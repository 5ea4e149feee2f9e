package validate

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/replay"
)

// A Tally is what a run came to. Errors, Warnings and Notes count what the
// table did not accept; what cannot be known is a note and counted once more
// by itself.
type Tally struct {
	Files, Hands, Judged    int
	LeftOut                 int     // hands that were not judged
	Groups                  []Group // of these, the first thousand
	Beyond                  int     // of these, hands in no group
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

// A Group is hands of one file that were left out for one reason, and no other
// between them.
type Group struct {
	LeftOut          // the first of them
	Names   []string // the first few
	Hands   int
}

// What is kept of hands that were left out, however many there are: nobody reads
// more.
const (
	mostGroups = 1000
	mostNames  = 12
)

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
	t.LeftOut++
	n := len(t.Groups)
	switch {
	case n > 0 && t.Beyond == 0 && t.Groups[n-1].takes(&l):
	case n == mostGroups:
		t.Beyond++
		return
	default:
		l.Hand = strings.Clone(l.Hand) // which would keep its document
		t.Groups = append(t.Groups, Group{LeftOut: l})
		n++
	}
	t.Groups[n-1].add(l.Hand)
}

func (g *Group) takes(l *LeftOut) bool {
	return g.File == l.File && g.Reason == l.Reason && slices.Equal(g.Codes, l.Codes)
}

func (g *Group) add(name string) {
	if g.Hands++; len(g.Names) < mostNames {
		g.Names = append(g.Names, strings.Clone(name))
	}
}
