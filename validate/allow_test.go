package validate

import (
	"testing"

	"apertura/format"
	"apertura/replay"
)

func allowance(word, reason string) []format.Allowance {
	return []format.Allowance{{Word: word, Reason: reason, Span: span("M01")}}
}

func TestAllow(t *testing.T) {
	for _, c := range []struct {
		name               string
		act, hand, session []format.Allowance
		reason             string
		accepted           bool
		unused             int
	}{
		{name: "nothing allowed"},
		{name: "on the act", act: allowance("O04", "a"), reason: "a", accepted: true},
		{name: "by its slug", act: allowance("Opening-Too-Large", "a"), reason: "a", accepted: true},
		{name: "on the hand", hand: allowance("O04", "h"), reason: "h", accepted: true},
		{name: "in the session", session: allowance("o04", "s"), reason: "s", accepted: true},
		{name: "the nearest gives the reason", act: allowance("O04", "a"), hand: allowance("O04", "h"),
			session: allowance("O04", "s"), reason: "a", accepted: true},
		{name: "without a reason", hand: allowance("O04", ""), accepted: true},
		{name: "another code on the act", act: allowance("T01", "a"), unused: 1},
		{name: "another code on the hand", hand: allowance("T01", "a"), unused: 1},
		{name: "another code in the session", session: allowance("T01", "a")},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := played()
			h.Breaches = []replay.Breach{{Kind: replay.OpeningTooLarge, Verdict: format.Violation, At: format.Anchor{Act: 1}}}
			h.Log.Acts[0].Extend().Allow, h.Log.Allow, h.Log.Session.Allow = c.act, c.hand, c.session
			unused := 0
			for _, d := range Run(h, catalogue()) {
				if d.Code == UnusedCode {
					unused++
					complete(t, "unused", d.Message)
					if d.Severity != format.Warning || d.Accepted || d.Place.Text() != "M01" || d.Hand != "7" {
						t.Errorf("unused: got %+v", d)
					}
					continue
				}
				if d.Accepted != c.accepted || d.Allowed != c.reason {
					t.Errorf("got accepted %v for %q, want %v for %q", d.Accepted, d.Allowed, c.accepted, c.reason)
				}
			}
			if unused != c.unused {
				t.Errorf("got %d unused, want %d", unused, c.unused)
			}
		})
	}
}

func TestAllowOfAnotherAct(t *testing.T) {
	h := played()
	h.Breaches = []replay.Breach{{Kind: replay.OpeningTooLarge, Verdict: format.Violation, At: format.Anchor{Act: 1}}}
	h.Log.Acts[1].Extend().Allow = allowance("O04", "")
	got := Run(h, catalogue())
	if len(got) != 2 {
		t.Fatalf("got %v, want the finding and the entry that covers nothing", got)
	}
	for _, d := range got {
		if d.Accepted {
			t.Errorf("%s is accepted by another act's entry", d.Code)
		}
	}
}

// What an act allows counts on the last one too.
func TestAllowOfTheLastAct(t *testing.T) {
	h := played()
	h.Breaches = []replay.Breach{{Kind: replay.OutOfTurn, Verdict: format.Violation, At: format.Anchor{Act: 2}}}
	h.Log.Acts[1].Extend().Allow = allowance("T01", "late")
	if got := Run(h, catalogue()); len(got) != 1 || !got[0].Accepted || got[0].Allowed != "late" {
		t.Errorf("got %+v, want the finding, accepted", got)
	}
}

func TestSessionAllow(t *testing.T) {
	h := played()
	h.Log.Session.Allow = allowance("O04", "s")
	h.Breaches = []replay.Breach{{Kind: replay.OpeningTooLarge, Verdict: format.Violation, At: format.Anchor{Act: 1}}}
	found := Run(h, catalogue())
	for _, c := range []struct {
		name string
		see  func(*SessionAllow)
		want int
	}{
		{"no hands", func(*SessionAllow) {}, 1},
		{"a hand without findings", func(s *SessionAllow) { s.See(nil) }, 1},
		{"a hand with it, then one without", func(s *SessionAllow) { s.See(found); s.See(nil) }, 0},
		{"a hand nobody could judge", func(s *SessionAllow) { s.See(nil); s.LeftOut() }, 0},
	} {
		s := NewSessionAllow(h.Log.Session)
		c.see(s)
		if got := s.Unused(); len(got) != c.want {
			t.Errorf("%s: got %v, want %d", c.name, got, c.want)
		}
	}
}
