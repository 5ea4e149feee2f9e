package render

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// question asks of an act whether it may be done, for whoever is to say so
// before it is told. Of what happens to somebody, and of the deal and the
// result, it asks whether it is right.
func question(h *replay.Hand, s *replay.Step, said lang.Text, then []lang.Text) (asked lang.Text, may bool) {
	a := h.Act(s.Act)
	switch {
	case a == nil && s.Act == 0:
		return lang.Text{EN: "Is everything as it should be before the first word?", IT: "Prima che si cominci è tutto a posto?"}, false
	case a == nil:
		return say("Is this result right: %s?", "È giusto come finisce: %s?", (&Step{Then: then}).Sentence()), false
	}
	doing := mayDo(h, a)
	if doing.Empty() || a.Player < 0 {
		return say("%s – is that right?", "%s – va bene così?", said), false
	}
	if a.Amount.AllIn {
		doing = say("%s, all in", "%s, al resto", doing)
	}
	if a.After().Said() {
		doing = say("%s, after %s", "%s, dopo %s", doing, format.Duration(a.After().V))
	}
	return say("May %s %s?", "%s può %s?", h.Name(a.Player), doing), true
}

// mayDo says what an act does as one says it behind "may", nothing where it is
// nothing one may or may not do.
func mayDo(h *replay.Hand, a *format.Act) lang.Text {
	in := lang.Text{}
	if a.Amount.Kind == format.Exact {
		in = amount(h, a.Amount.Chips)
	}
	switch a.Verb {
	case format.Buio:
		return say("put in a blind%s", "fare buio%s", of(in, " of %s", " di %s"))
	case format.Over:
		return say("put in an overblind%s", "fare il controbuio%s", of(in, " of %s", " di %s"))
	case format.Match:
		return say("match the overblind%s", "adeguarsi%s", of(in, " with %s", " con %s"))
	case format.Level:
		return say("level up%s", "andare in pari%s", of(in, " with %s", " con %s"))
	case format.Rebuy:
		return say("buy%s more now", "ricaricare%s adesso", of(in, " %s", " di %s"))
	case format.Pass:
		return lang.Text{EN: "pass", IT: "passare"}
	case format.Open:
		return say("open%s", "aprire%s", of(in, " for %s", " di %s"))
	case format.Call:
		return say("call%s", "vedere%s", of(in, " %s", " con %s"))
	case format.Fold:
		return lang.Text{EN: "fold", IT: "uscire"}
	case format.Raise:
		if a.By {
			return say("raise%s", "rilanciare%s", of(in, " by %s", " di %s"))
		}
		return say("raise%s", "rilanciare%s", of(in, " to %s", " a %s"))
	case format.Check:
		return lang.Text{EN: "check", IT: "dire parola"}
	case format.Bet:
		return say("bet%s", "puntare%s", of(in, " %s", " %s"))
	case format.Time:
		return lang.Text{EN: "call time for fabulous raises", IT: "chiedere tempo"}
	}
	return mayShow(a)
}

// mayShow is mayDo for the draw and the showdown.
func mayShow(a *format.Act) lang.Text {
	switch a.Verb {
	case format.Pat:
		return lang.Text{EN: "stand pat", IT: "dirsi servito"}
	case format.Discard:
		if len(a.Thrown) > 0 {
			return say("discard %s", "cambiare %s", several(a.Thrown, 0))
		}
		return say("draw %s", "cambiare %s", several(nil, a.Count.V))
	case format.Declare:
		return say("declare %s", "dichiarare %s", point(a.Point.V))
	case format.Show:
		if len(a.Got) > 0 {
			return say("show %s", "mostrare %s", several(a.Got, 0))
		}
		return lang.Text{EN: "show this hand", IT: "mostrare queste carte"}
	case format.ShowOpeners:
		if len(a.Got) == 0 {
			return lang.Text{EN: "show the openers", IT: "mostrare l'apertura"}
		}
		return say("show %s as openers", "mostrare %s come apertura", several(a.Got, 0))
	case format.AskOpeners:
		return lang.Text{EN: "ask for the openers", IT: "chiedere l'apertura"}
	case format.Muck:
		return lang.Text{EN: "leave the cards face down", IT: "lasciare coperte le carte"}
	}
	return lang.Text{}
}
