package validate

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
)

// The code and slug of the one finding that is about the log's own remarks:
// an accepted irregularity that never happened. No breach stands behind it,
// so it is not in the catalogue; flags and `expect` know it like any other.
const (
	UnusedCode = "A01"
	UnusedSlug = "allow-unused"
)

// accept marks the findings that an `allow` covers. The nearest one gives the
// reason: the act's before the hand's before the session's.
func accept(h *format.Hand, found []format.Diagnostic) {
	for i := range found {
		d := &found[i]
		lists := [][]format.Allowance{nil, h.Allow, nil}
		if d.Act > 0 {
			lists[0] = h.Acts[d.Act-1].Allow()
		}
		if h.Session != nil {
			lists[2] = h.Session.Allow
		}
		for _, list := range lists {
			if a := covering(list, d); a != nil {
				d.Accepted, d.Allowed = true, a.Reason
				break
			}
		}
	}
}

// covering returns the first entry of a list that names d, nil for none.
func covering(list []format.Allowance, d *format.Diagnostic) *format.Allowance {
	for i := range list {
		if names(list[i].Word, d) {
			return &list[i]
		}
	}
	return nil
}

// names reports whether word is the code or slug of d.
func names(word string, d *format.Diagnostic) bool {
	return strings.EqualFold(word, d.Code) || strings.EqualFold(word, d.Slug)
}

// unusedInHand reports what a hand and its acts allow and nobody did.
func unusedInHand(h *format.Hand, found []format.Diagnostic) []format.Diagnostic {
	var out []format.Diagnostic
	report := func(a format.Allowance, act int, p format.Phase) {
		d := unused(a, h.Source)
		d.Hand, d.Act, d.Phase = h.Name, act, p
		out = append(out, d)
	}
	for _, a := range h.Allow {
		if !covers(a, 0, found) {
			report(a, 0, format.NoPhase)
		}
	}
	for i := range h.Acts {
		act := &h.Acts[i]
		for _, a := range act.Allow() {
			if !covers(a, act.Number, found) {
				report(a, act.Number, act.Phase)
			}
		}
	}
	return out
}

// covers reports whether a names one of found, on one act unless act is 0.
func covers(a format.Allowance, act int, found []format.Diagnostic) bool {
	for i := range found {
		if (act == 0 || found[i].Act == act) && names(a.Word, &found[i]) {
			return true
		}
	}
	return false
}

func unused(a format.Allowance, s *format.Source) format.Diagnostic {
	return format.Diagnostic{
		Code:     UnusedCode,
		Slug:     UnusedSlug,
		Severity: format.Warning,
		Verdict:  format.Violation,
		Place:    format.Place{Source: s, Span: a.Span},
		Message: lang.Text{
			EN: "%s is allowed here but did not happen: take the entry out",
			IT: "%s qui è ammesso ma non è successo: la voce si può togliere",
		}.Fmt(a.Word),
	}
}

// SessionAllow follows what a session allows through its hands, since only
// its last hand tells what never happened.
type SessionAllow struct {
	session *format.Session
	used    []bool
	unsure  bool
}

// NewSessionAllow starts with a session none of whose hands were seen.
func NewSessionAllow(s *format.Session) *SessionAllow {
	return &SessionAllow{session: s, used: make([]bool, len(s.Allow))}
}

// See notes the findings of one hand.
func (s *SessionAllow) See(found []format.Diagnostic) {
	for i, a := range s.session.Allow {
		s.used[i] = s.used[i] || covers(a, 0, found)
	}
}

// LeftOut notes a hand that was not judged: what happened in it nobody knows.
func (s *SessionAllow) LeftOut() { s.unsure = true }

// Unused reports what the session allows and no hand needed. Where a hand was
// left out nothing is reported.
func (s *SessionAllow) Unused() []format.Diagnostic {
	if s.unsure {
		return nil
	}
	var out []format.Diagnostic
	for i, a := range s.session.Allow {
		if !s.used[i] {
			out = append(out, unused(a, s.session.Source))
		}
	}
	return out
}
