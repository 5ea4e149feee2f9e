package render

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

// New makes what people look at of a hand and of what was found in it, in the
// order of the text. Codes are those of the format errors for which it was
// left out.
func New(h *replay.Hand, found []format.Diagnostic, codes []string) Hand {
	out := Hand{
		Name: h.Log.Name, Time: h.Log.Time.V, LeftOut: h.LeftOut, Codes: codes,
		Note: folded(h.Log.Note), Findings: found,
	}
	if h.Log.Source != nil {
		out.Line = h.Log.Source.Position(h.Log.Span.Start).Line
	}
	if h.LeftOut != replay.NoReason || len(h.Steps) == 0 {
		for i := range found {
			out.Loose = append(out.Loose, i)
		}
		return out
	}
	out.Facts = facts(h)
	var before gap
	for i := range h.Steps {
		now := gapOf(&h.Steps[i])
		out.Steps = append(out.Steps, newStep(h, &h.Steps[i]))
		out.Steps[i].Parts, before = now != before, now
	}
	out.Shown = len(out.Steps) - 1
	for _, a := range h.Accounts {
		out.Accounts = append(out.Accounts, account(h, &a))
	}
	for i := range found {
		at := &out.Steps[out.stepOf(&found[i])]
		at.Findings = append(at.Findings, i)
	}
	in := class{h, out.Steps}
	for i := range out.Steps {
		if !in.answers(i) {
			out.Steps[i].Asked = lang.Text{}
		}
	}
	return out
}

// stepOf returns the step a finding is pinned to: that of its act, else the
// deal, or the result, by where in the hand it points.
func (h *Hand) stepOf(d *format.Diagnostic) int {
	act := d.Act
	if act == 0 && d.Phase >= format.Showdown {
		return len(h.Steps) - 1
	}
	return max(h.Step(act), 0)
}

func newStep(h *replay.Hand, s *replay.Step) Step {
	out := Step{Act: s.Act, Phase: s.Table.Phase, Table: newTable(h, &s.Table)}
	out.Said, out.Then = sentence(h, s)
	out.Asked, out.AskedMay = question(h, s, out.Said, out.Then)
	// Behind the result the pot as ruled is not paid out: the accounts have that.
	ended := s.Act > len(h.Log.Acts)
	if ended {
		out.Table.Parts = nil // what lies there has been taken, rightly or not
	}
	if !ended && s.Ruled != s.Table {
		if t := newTable(h, &s.Ruled); t.differs(&out.Table) {
			out.Ruled = &t
		}
	}
	if o := s.Options.Within(&h.Rules, &s.Table); o.Seat != replay.NoSeat {
		out.Turn = name(h, &s.Table, o.Seat)
		out.May = may(h, &s.Table, &o)
	} else {
		out.Waits = waits(h, s)
	}
	if put := chipsIn(h, s); put > 0 {
		out.Chips = amount(h, put).EN
	}
	a := h.Act(s.Act)
	switch {
	case a != nil:
		out.Secret = secret(h, a)
		out.Phase, out.Player, out.Log = a.Phase, h.Name(a.Player), h.Log.Source.Slice(a.Line)
		out.Mark, out.Note, out.Undone = a.Mark(), folded(a.Note()), a.Undone
	case s.Act == 0:
		out.Phase = format.Deal
	}
	return out
}

// A gap is by how much the table as ruled is another than that played.
type gap struct {
	pot   money.Chips
	seats [replay.MaxSeats]money.Chips
	out   [replay.MaxSeats]bool
}

func gapOf(s *replay.Step) (g gap) {
	g.pot = s.Ruled.Pot() - s.Table.Pot()
	for i := range s.Table.N {
		r, p := &s.Ruled.Seats[i], &s.Table.Seats[i]
		g.seats[i], g.out[i] = r.Stack-p.Stack+r.Net-p.Net, r.In != p.In
	}
	return g
}

// folded is a note on one line.
func folded(t lang.Text) lang.Text {
	return lang.Text{EN: strings.Join(strings.Fields(t.EN), " "), IT: strings.Join(strings.Fields(t.IT), " ")}
}

// chipsIn sums up what an act put on the table, as far as anybody knows.
func chipsIn(h *replay.Hand, s *replay.Step) (sum money.Chips) {
	a := h.Act(s.Act)
	for _, e := range s.Events {
		switch e.Kind {
		case replay.AntePaid, replay.LevelPaid, replay.PenaltyPaid, replay.PotOpened, replay.ChipsBet, replay.Called, replay.Raised:
			if (a == nil || e.Act == a.Number) && !e.AtLeast {
				sum += e.Chips
			}
		}
	}
	return sum
}

// facts says in a line what a hand is played for and by.
func facts(h *replay.Hand) lang.Text {
	var list []lang.Text
	s := &h.Steps[0].Table
	for i := range h.Steps {
		if h.Steps[i].Act == 0 {
			s = &h.Steps[i].Table
		}
	}
	if s.Dealer != replay.NoSeat {
		list = append(list, say("%s deals", "dà le carte %s", name(h, s, s.Dealer)))
	}
	if s.AnteSaid && s.Ante > 0 {
		list = append(list, say("ante %s", "invito %s", amount(h, s.Ante)))
	}
	list = append(list, say("%d cards", "%d carte", int(h.Deck)))
	if s.Frozen {
		list = append(list, lang.Text{EN: "a frozen pot", IT: "piatto a parola"})
	}
	if s.AskKnown {
		list = append(list, opensAt(s.Asked))
	}
	return joined(list)
}

func account(h *replay.Hand, a *replay.Account) Account {
	out := Account{Name: h.Name(a.Player)}
	if a.NetKnown {
		out.Played = signed(h, a.Net)
	}
	if a.RuledKnown {
		out.Ruled = signed(h, a.Ruled)
	}
	return out
}

// joined puts pieces behind each other with a dot between.
func joined(list []lang.Text) lang.Text {
	var en, it []string
	for _, t := range list {
		en, it = append(en, t.EN), append(it, t.IT)
	}
	return lang.Text{EN: strings.Join(en, " · "), IT: strings.Join(it, " · ")}
}

func name(h *replay.Hand, s *replay.State, seat replay.Seat) string {
	if seat < 0 || int8(seat) >= s.N {
		return ""
	}
	return h.Name(int(s.Seats[seat].Roster))
}

func amount(h *replay.Hand, c money.Chips) lang.Text { return h.Amount(c) }

// say fills one sentence written in both languages.
func say(en, it string, args ...any) lang.Text { return lang.Text{EN: en, IT: it}.Fmt(args...) }
