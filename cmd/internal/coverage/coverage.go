package coverage

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate"
)

// Enough is how many hands have to break a thing, and how many barely keep it.
const Enough = 2

// A Count is how many hands break a thing and how many barely keep it. The
// format is barely kept by documents that one slip of the pen breaks; a switch
// value is broken by none, and kept by the hands that come out otherwise under
// another; so is a verb, by those that have it.
type Count struct {
	Kind         Kind
	Name         string
	Broken, Kept int
}

// A Kind is what is counted.
type Kind uint8

// The kinds.
const (
	Check Kind = iota
	Fault
	Switch
	Verb
)

// String returns the kind as machine formats write it.
func (k Kind) String() string { return [...]string{"check", "format", "switch", "verb"}[k] }

// Covered reports whether the corpus has enough of it.
func (c Count) Covered() bool {
	switch c.Kind {
	case Check, Fault:
		return c.Broken >= Enough && c.Kept >= Enough
	}
	return c.Kept > 0
}

// A Survey is what a corpus tries, as far as it has been read.
type Survey struct {
	catalogue []*validate.Check
	checks    map[string]*Count
	faults    map[string]*Count
	verbs     map[string]*Count
	others    others
	slips     slips
	kept      map[replay.Kind]bool // of the hand being read
}

// New returns a survey for the checks of a catalogue; switches are tried over
// the rules of a config.
func New(catalogue []*validate.Check, rules replay.Config) *Survey {
	s := &Survey{catalogue: catalogue, checks: map[string]*Count{}, faults: map[string]*Count{}, verbs: map[string]*Count{}, others: newOthers(), slips: newSlips(catalogue)}
	s.others.config = rules
	for _, c := range catalogue {
		if len(c.Breaches) > 0 {
			s.checks[c.Code] = &Count{Kind: Check, Name: c.Code}
		}
	}
	for _, f := range format.Faults() {
		s.faults[f.Code] = &Count{Kind: Fault, Name: f.Code}
	}
	for v := format.NoVerb + 1; len(v.Words(lang.IT)) > 0; v++ {
		for _, l := range []lang.Lang{lang.IT, lang.EN} {
			w := v.Words(l)[0]
			s.verbs[w] = &Count{Kind: Verb, Name: w}
		}
	}
	return s
}

// Session is told of every session before its hands.
func (s *Survey) Session(log *format.Session) { s.others.begin(log) }

// Document is told of every document before its hands, and tries slips in it
// while there is a code that too few keep.
func (s *Survey) Document(d *format.Document) {
	if d.Source == nil || !d.Opens || len(d.Hands) == 0 || !s.lacks(len(d.Source.Text)) {
		return
	}
	for code := range s.slips.document(d) {
		s.faults[code].Kept++
	}
}

// lacks reports whether a document of so many bytes may barely keep what too
// few do: the largest is too large with one byte more, and tells nothing else.
func (s *Survey) lacks(size int) bool {
	for code, c := range s.faults {
		if c.Kept < Enough && (code == "F06") == (size == format.MaxDocument) {
			return true
		}
	}
	return false
}

// Next is told of a hand before it is played, and tries it one unit otherwise.
func (s *Survey) Next(t *replay.Session, h *format.Hand) {
	s.kept = map[replay.Kind]bool{}
	if h.Session == nil || len(h.Faults) > 0 {
		return
	}
	nudges(h, len(h.Session.Players), func() {
		for _, b := range t.Try(h) {
			if b.Verdict != format.Unverifiable {
				s.kept[b.Kind] = true
			}
		}
	})
}

// Hand is told what was found in the hand that came before.
func (s *Survey) Hand(found []format.Diagnostic, h *replay.Hand) {
	broken := map[string]bool{}
	for i := range found {
		d := &found[i]
		if c := s.faults[d.Code]; c != nil {
			c.Broken++
		}
		if d.Verdict == format.Violation || d.Verdict == format.Remark {
			broken[d.Code] = true
		}
	}
	if h == nil || h.LeftOut == replay.FormatErrors {
		return
	}
	for _, c := range s.catalogue {
		switch n := s.checks[c.Code]; {
		case n == nil:
		case broken[c.Code]:
			n.Broken++
		case slices.ContainsFunc(c.Breaches, func(k replay.Kind) bool { return s.kept[k] }):
			n.Kept++
		}
	}
	for i := range h.Log.Acts {
		s.verb(h.Log, &h.Log.Acts[i])
	}
	s.others.hand(h)
}

// Loose is told what was found outside any hand.
func (s *Survey) Loose(found []format.Diagnostic) {
	for i := range found {
		if c := s.faults[found[i].Code]; c != nil {
			c.Broken++
		}
	}
}

// verb counts the word of an act, for each language that has it.
func (s *Survey) verb(h *format.Hand, a *format.Act) {
	word := strings.ToLower(h.Source.Slice(a.Word))
	for _, l := range []lang.Lang{lang.IT, lang.EN} {
		if words := a.Verb.Words(l); slices.Contains(words, word) {
			s.verbs[words[0]].Kept++
		}
	}
}

// Counts returns all that is counted: checks, format errors, the values of the
// switches, the verbs.
func (s *Survey) Counts() []Count {
	var out []Count
	for _, m := range []map[string]*Count{s.checks, s.faults, s.others.counts, s.verbs} {
		var list []Count
		for _, c := range m {
			list = append(list, *c)
		}
		slices.SortFunc(list, func(a, b Count) int { return strings.Compare(a.Name, b.Name) })
		out = append(out, list...)
	}
	return out
}
