package validate

import (
	"cmp"
	"slices"
	"strings"

	"apertura/format"
	"apertura/replay"
)

// Run words every breach of a finished hand, in the order of the text. What
// an `allow` of the act, the hand or the session covers is marked as accepted;
// an `allow` of the act or the hand that covers nothing is a finding too. Of a
// hand that was left out there is only the reason, where that is a breach.
func Run(h *replay.Hand, catalogue []*Check) []format.Diagnostic { return RunFor(h, catalogue, nil) }

// RunFor is Run for one who only counts some findings, which he knows by what
// they are and where they stand: of those nothing is said.
func RunFor(h *replay.Hand, catalogue []*Check, counted func(*format.Diagnostic) bool) []format.Diagnostic {
	if h.LeftOut == replay.FormatErrors {
		return nil
	}
	var out []format.Diagnostic
	if len(h.Breaches) > 0 {
		out = make([]format.Diagnostic, 0, len(h.Breaches))
	}
	for i := range h.Breaches {
		b := &h.Breaches[i]
		c := wordedBy(b.Kind, catalogue)
		if c == nil {
			continue
		}
		d := known(h, b, c)
		if counted == nil || !counted(&d) {
			word(&d, h, *b, c)
		}
		out = append(out, d)
	}
	accept(h.Log, out)
	if h.LeftOut == replay.NoReason {
		out = append(out, unusedInHand(h.Log, out)...)
	}
	Sort(out)
	return out
}

// Sort puts diagnostics of one document in the order of the text; of one
// place, in the order of their codes.
func Sort(list []format.Diagnostic) {
	slices.SortStableFunc(list, func(a, b format.Diagnostic) int { return Order(&a, &b) })
}

// Order compares two diagnostics of one document as [Sort] puts them.
func Order(a, b *format.Diagnostic) int {
	return cmp.Or(
		cmp.Compare(a.Place.Span.Start, b.Place.Span.Start),
		cmp.Compare(a.Place.Span.End, b.Place.Span.End),
		strings.Compare(a.Code, b.Code),
	)
}

// wordedBy returns the check for a kind of breach; there is exactly one in a
// whole catalogue, none in one that was narrowed.
func wordedBy(k replay.Kind, catalogue []*Check) *Check {
	for _, c := range catalogue {
		if slices.Contains(c.Breaches, k) {
			return c
		}
	}
	return nil
}

// known returns what is known of a finding without a word.
func known(h *replay.Hand, b *replay.Breach, c *Check) format.Diagnostic {
	d := format.Diagnostic{
		Code:     c.Code,
		Slug:     c.Slug,
		Severity: severity(b, c),
		Verdict:  b.Verdict,
		Place:    h.Log.Place(b.At),
		Hand:     h.Log.Name,
		Phase:    phaseOf(h, b),
		Act:      b.At.Act,
		Player:   h.Name(b.Player),
		Undone:   b.Undone,
	}
	if s := b.Switch.Switch(); s.Name != "" {
		d.Switch = &format.Switch{Name: s.Name, Value: s.Value(&h.Rules), Other: b.Other}
	}
	return d
}

// word puts a finding into words.
func word(d *format.Diagnostic, h *replay.Hand, b replay.Breach, c *Check) {
	b.Causes = h.Causes(&b)
	w := c.Word(h, &b)
	d.Message, d.Found, d.Wanted, d.Sources = w.Message, w.Found, w.Wanted, c.Sources()
	for _, card := range b.Cards.Down() {
		d.Cards = append(d.Cards, card.String())
	}
	if w.Amount {
		d.Amount = h.Amount(b.Got).EN
	}
	for _, cause := range b.Causes {
		d.Related = append(d.Related, Related(h, cause))
	}
	d.Ruling = ruling(h, &b)
	if s := b.Switch.Switch(); s.Name != "" {
		d.Sources = sourced(s.Sources) // who speaks of what decided it
	}
}

// severity: what cannot be known and remarks weigh nothing, and an act that
// was taken back moved no chips, nor does one that the table lets off with a
// warning.
func severity(b *replay.Breach, c *Check) format.Severity {
	switch {
	case b.Verdict == format.Unverifiable || b.Verdict == format.Remark:
		return format.Note
	case b.Undone || b.Ruling.Kind == replay.OnlyWarning:
		return min(c.Severity, format.Warning)
	}
	return c.Severity
}

// phaseOf is the section of the act a breach points at, else of the key, else
// of the act that made it.
func phaseOf(h *replay.Hand, b *replay.Breach) format.Phase {
	if a := h.Act(b.At.Act); a != nil {
		return a.Phase
	}
	switch b.At.Key {
	case format.ResultKey:
		return format.Result
	case format.ShowdownKey:
		return format.Showdown
	case format.OpeningAtKey:
		return format.Opening
	case format.DealerKey, format.SeatsKey, format.CardsKey, format.DeckKey:
		return format.Deal
	case format.AnteKey, format.StacksKey, format.CarriedKey:
		return format.Before
	}
	if a := h.Act(b.Act); a != nil {
		return a.Phase
	}
	return format.NoPhase
}

// ruling puts what now follows into words and names, nil where nothing is
// ruled. A pot that stays on the table goes to nobody.
func ruling(h *replay.Hand, b *replay.Breach) *format.Ruling {
	r := &b.Ruling
	if r.Kind == replay.NoRuling {
		return nil
	}
	out := &format.Ruling{
		Text:  rulingText(h, b, &r.Pot),
		Now:   rulingText(h, b, &replay.Pot{}),
		Moves: r.Kind != replay.Stands && r.Kind != replay.OnlyWarning && !b.Undone,
	}
	if out.Now != out.Text {
		out.End = potGoes(h, &r.Pot)
	}
	for _, p := range r.Pay {
		out.Pay = append(out.Pay, format.Payment{
			From: h.Name(p.From), To: h.Name(p.To), Amount: h.Amount(p.Chips).EN,
		})
	}
	for i := range h.Log.Session.Players {
		if r.Pot.To.Has(i) {
			out.To = append(out.To, h.Name(i))
		}
	}
	if len(out.To) > 0 && r.Pot.Known {
		out.Pot = h.Amount(r.Pot.Chips).EN
	}
	return out
}
