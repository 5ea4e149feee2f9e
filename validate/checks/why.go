package checks

import (
	"slices"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/proof"
	"apertura/replay/rank"
	"apertura/validate"
)

// Why explains how the openings of a finished hand were judged: one
// explanation for each, those taken back too, and one where there is none.
// Found are the hand's findings.
func Why(h *replay.Hand, found []format.Diagnostic) []validate.Explanation {
	var out []validate.Explanation
	start, act := h.Start()
	for _, a := range h.Audits() {
		out = append(out, why(h, &a, found))
	}
	if start != replay.OpenedOn {
		out = append(out, notOnCards(h, start, act))
	}
	return out
}

func titled(h *replay.Hand, what lang.Text) lang.Text {
	return say("hand %s: %s", "mano %s: %s", h.Log.Name, what)
}

// notOnCards explains a hand that nobody opened on cards, at least in the end.
func notOnCards(h *replay.Hand, start replay.Start, act *format.Act) validate.Explanation {
	e := validate.Explanation{
		Place: h.Log.Place(format.Anchor{}),
		Title: titled(h, lang.Text{EN: "no openers to judge", IT: "nessuna apertura da giudicare"}),
	}
	who := lang.Text{EN: "somebody", IT: "qualcuno"}
	if act != nil {
		e.Place, who = h.Log.Place(format.Anchor{Act: act.Number}), name(h, act.Player)
	}
	switch start {
	case replay.OpenedBlind:
		e.Message = say("%s opens blind: that takes no openers", "%s apre al buio: non ci vuole l'apertura", who)
		if act == nil {
			e.Message = lang.Text{EN: "the blinds open this hand: that takes no openers", IT: "la mano è aperta dai bui: non ci vuole l'apertura"}
		}
	case replay.OpenedFreely:
		e.Message = say("%s opens: at this table any cards do", "%s apre: a questo tavolo si apre con qualsiasi carta", who)
	case replay.NotOpened:
		e.Message = lang.Text{EN: "nobody opens this hand", IT: "questa mano non la apre nessuno"}
	default:
		e.Message = lang.Text{EN: "the first round is not on record: who opened is not known",
			IT: "il primo giro non è scritto: chi ha aperto non si sa"}
	}
	if start == replay.NotOpened || start == replay.StartUnread {
		ask(h, &e)
	}
	return e
}

// why explains one opening.
func why(h *replay.Hand, a *replay.Audit, found []format.Diagnostic) validate.Explanation {
	who := name(h, a.Player)
	e := validate.Explanation{
		Place:   h.Log.Place(format.Anchor{Act: a.Act}),
		Title:   titled(h, say("the opening by %s", "l'apertura di %s", who)),
		Message: say("%s opens", "%s apre", who),
	}
	if act := h.Act(a.Act); act != nil && act.Undone {
		e.Message = say("%s opens, and takes it back", "%s apre, e poi ritira", who)
	}
	ask(h, &e)
	for _, x := range h.Exhibits(a.Player) {
		e.Evidence = append(e.Evidence, format.Related{Place: h.Place(x.Cause), Message: tells(h, a, &x)})
	}
	point := func(en, it string, text lang.Text) {
		if !text.Empty() {
			e.Points = append(e.Points, validate.Point{Label: lang.Text{EN: en, IT: it}, Text: text})
		}
	}
	point("possible", "possibili", possible(h, a))
	if a.Hands > 1 {
		point("good with", "buona con", example(h, a, a.Keeps))
		point("bad with", "non buona con", example(h, a, a.Breaks))
	}
	if a.Changed && !a.Record.Unread {
		point("kept", "tenute", keptWords(a))
	}
	point("verdict", "verdetto", verdict(h, a))
	point("decided by", "deciso da", decided(h, a.Causes))
	for i := range found {
		if d := &found[i]; about(d, h, a) {
			e.Found = append(e.Found, *d)
			point("finding", "irregolarità", say("%s %s, %s: %s", "%s %s, %s: %s", d.Code, d.Slug, line(d.Place), d.Message))
		}
	}
	return e
}

// ask adds what the hand asks for, and how it comes to it.
func ask(h *replay.Hand, e *validate.Explanation) {
	a := h.Ask()
	text, or := openers(a.Opening.At), lang.Text{EN: "or", IT: "o"}
	if !a.DrawKnown {
		or = lang.Text{EN: "or perhaps", IT: "o forse"}
	}
	switch a.Opening.Draw {
	case rank.TwoEnded:
		text = say("%s, %s an open-ended four to a straight flush", "%s, %s un progetto di scala reale bilaterale", text, or)
	case rank.AnyFour:
		text = say("%s, %s four to a straight flush", "%s, %s un progetto di scala reale", text, or)
	}
	e.Points = append(e.Points, validate.Point{
		Label: lang.Text{EN: "asked for", IT: "si chiede"},
		Text:  say("%s: %s", "%s: %s", text, askedBy(h, &a)),
	})
	switch {
	case a.Moved.Why != 0:
		e.Evidence = append(e.Evidence, validate.Related(h, a.Moved))
	case a.Place.Known():
		e.Evidence = append(e.Evidence, format.Related{Place: a.Place,
			Message: lang.Text{EN: "what the hand asks for", IT: "a che coppia si apre"}})
	}
}

// askedBy says how a hand comes to what it asks for.
func askedBy(h *replay.Hand, a *replay.Ask) lang.Text {
	voids := lang.Text{EN: "a hand nobody opened", IT: "una mano che nessuno ha aperto"}
	if a.Steps > 1 {
		voids = say("%d hands in a row nobody opened", "%d mani di fila che nessuno ha aperto", a.Steps)
	}
	switch {
	case a.From == replay.NotOnRecord:
		return lang.Text{EN: "at least, for what came before is not on record", IT: "come minimo, perché quello che viene prima non è scritto"}
	case a.From == replay.SaidByHand:
		return lang.Text{EN: "the hand says so, what came before is not on record", IT: "lo dice la mano, quello che viene prima non è scritto"}
	case a.From == replay.SaidAtStart:
		return lang.Text{EN: "the hand starts with it", IT: "la mano comincia così"}
	case a.Frozen && a.Steps > 0:
		return say("for a frozen pot, after %s", "per un piatto di parola, dopo %s", voids)
	case a.Frozen:
		return lang.Text{EN: "for a frozen pot", IT: "per un piatto di parola"}
	case h.Rules.OpeningLadder == house.LadderFlat:
		return lang.Text{EN: "as in every hand at this table", IT: "come in ogni mano a questo tavolo"}
	case a.Steps > 0:
		return say("after %s", "dopo %s", voids)
	}
	return lang.Text{EN: "the lowest step of the ladder", IT: "il gradino più basso della scala"}
}

// possible says how many hands the opener can have been dealt, nothing where
// not five cards were.
func possible(h *replay.Hand, a *replay.Audit) lang.Text {
	switch {
	case a.Record.Dealt.Len()+int(a.Record.DealtMore) != 5:
		return lang.Text{}
	case a.Hands == 0:
		return lang.Text{EN: "no hand of five: what is written contradicts itself", IT: "nessuna mano di cinque: quello che è scritto si contraddice"}
	case a.Hands == 1:
		return say("one hand: %s", "una mano sola: %s", example(h, a, proof.World{Dealt: a.Keeps.Dealt | a.Breaks.Dealt}))
	}
	return say("%d hands of five", "%d mani di cinque carte", a.Hands)
}

// example names one hand he can have been dealt and what it is worth.
func example(h *replay.Hand, a *replay.Audit, w proof.World) lang.Text {
	if w.Dealt.Len() != 5 {
		return lang.Text{}
	}
	worth := rank.Of(h.Deck, &h.Rules, w.Dealt)
	text := worth.Name()
	if !rank.Openers(h.Deck, &h.Rules, w.Dealt, a.Asks.At) && rank.Opens(h.Deck, &h.Rules, w.Dealt, a.Asks) {
		text = lang.Text{EN: "four to a straight flush", IT: "progetto di scala reale"}
	}
	return say("%s, %s", "%s, %s", written(w.Dealt), text)
}

// keptWords says whether what he kept proves the opening.
func keptWords(a *replay.Audit) lang.Text {
	what := lang.Count(a.Stays, "card|cards", "carta|carte")
	if a.Stays > 0 && a.Sure.Len() == a.Stays {
		what = written(a.Sure)
	}
	switch {
	case a.Stays == 0:
		return lang.Text{EN: "nothing", IT: "niente"}
	case a.Kept == proof.Must:
		return say("%s: proof of the opening", "%s: prova dell'apertura", what)
	case a.Kept == proof.Cannot:
		return say("%s: no proof of the opening", "%s: nessuna prova dell'apertura", what)
	}
	return say("%s: proof of the opening, or not", "%s: prova dell'apertura, oppure no", what)
}

// verdict says in one sentence what the audit comes to.
func verdict(h *replay.Hand, a *replay.Audit) lang.Text {
	who := name(h, a.Player)
	switch {
	case a.Opens == proof.Must && a.Hands == 1:
		return lang.Text{EN: "good: these cards open", IT: "buona: con queste carte si apre"}
	case a.Opens == proof.Cannot && a.Hands == 1:
		return lang.Text{EN: "wrong: these cards do not open", IT: "sbagliata: con queste carte non si apre"}
	case a.Opens == proof.Must:
		return say("good: every hand %s can have been dealt opens", "buona: con ogni mano che può avere avuto %s si apre", who)
	case a.Opens == proof.Cannot:
		return say("wrong: no hand %s can have been dealt opens", "sbagliata: con nessuna mano che può avere avuto %s si apre", who)
	}
	return openingUnknown(h, &replay.Breach{Player: a.Player, Cards: a.Record.Certain(proof.AsDealt), WantRank: a.Asks.At}).Message
}

// decided lists the places that leave no other answer, with their lines.
func decided(h *replay.Hand, causes []replay.Cause) lang.Text {
	var items []lang.Text
	for _, c := range causes {
		r := validate.Related(h, c)
		items = append(items, say("%s (%s)", "%s (%s)", r.Message, line(r.Place)))
	}
	return lang.List(items...)
}

func line(p format.Place) lang.Text {
	if !p.Known() {
		return lang.Text{EN: "no line", IT: "nessuna riga"}
	}
	n := p.Start().Line
	return say("line %d", "riga %d", n)
}

// about reports whether a finding is a proven one about an opening.
func about(d *format.Diagnostic, h *replay.Hand, a *replay.Audit) bool {
	act := h.Act(a.Act)
	opening := slices.ContainsFunc([]*validate.Check{O01, O02, O03, O06, O07, X03}, func(c *validate.Check) bool { return c.Code == d.Code })
	if !opening || d.Verdict != format.Violation || d.Player != h.Name(a.Player) || act == nil {
		return false
	}
	return d.Undone == act.Undone && (!act.Undone || d.Act == a.Act)
}
