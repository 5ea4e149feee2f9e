package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/rank"
	"apertura/validate"
)

//go:embed O07.md
var o07Doc string

// O07 flags an opening that what was shown, or kept, does not prove.
var O07 = &validate.Check{
	Code:     "O07",
	Slug:     "openers-not-proved",
	Summary:  lang.Text{EN: "cards that do not prove the opening", IT: "carte che l'apertura non la provano"},
	Severity: format.Error,
	Phase:    "any",
	Breaches: []replay.Kind{replay.OpenersNotProved, replay.OpenersNotKept},
	Source:   "000, 001",
	Doc:      o07Doc,
	Word:     openersNotProved,
}

func openersNotProved(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	if unsure(b) {
		return validate.Wording{
			Message: say("whether %s's opening is proved cannot be known: the five cards dealt would settle it",
				"se l'apertura di %s sia provata non si può dire: lo direbbero le cinque carte servite", who),
			Found:  lang.Text{EN: "cards not on record", IT: "carte non scritte"},
			Wanted: lang.Text{EN: "the five cards dealt", IT: "le cinque carte servite"},
		}
	}
	if b.Kind == replay.OpenersNotKept {
		return openersNotKept(h, b)
	}
	at, asks := raised(h)
	w := validate.Wording{Found: theCards(b.Cards), Wanted: lang.Text{EN: "the cards it was made on", IT: "le carte con cui ha aperto"}}
	switch low := (rank.Opening{At: h.Rules.OpeningAt(0, false)}); {
	case !at.Empty() && rank.Proves(h.Deck, &h.Rules, b.Cards, low) && !rank.Proves(h.Deck, &h.Rules, b.Cards, asks):
		w.Message = say("%s do not prove %s's opening: this hand opens at %s",
			"%s non provano l'apertura di %s: questa mano si apre %s", theCards(b.Cards), who, openAt(asks.At))
		w.Wanted = openers(asks.At)
	case b.Cards.Len() == 1:
		w.Message = say("%s alone does not prove %s's opening%s: it takes the cards it was made on",
			"%s da sola non prova l'apertura di %s%s: servono le carte con cui ha aperto", theCards(b.Cards), who, at)
	default:
		w.Message = say("%s do not prove %s's opening%s: it takes the cards it was made on",
			"%s non provano l'apertura di %s%s: servono le carte con cui ha aperto", theCards(b.Cards), who, at)
	}
	return w
}

// raised returns what a hand asks for and, where that is more than the first
// step of the ladder, how one says so: " at Queens".
func raised(h *replay.Hand) (lang.Text, rank.Opening) {
	a := h.Ask()
	if !a.Known || a.Opening.At <= h.Rules.OpeningAt(0, false) {
		return lang.Text{}, a.Opening
	}
	return say(" at %s", " %s", openAt(a.Opening.At)), a.Opening
}

// openersNotKept names the cards kept, or says how many: none of those he can
// have kept prove the opening.
func openersNotKept(h *replay.Hand, b *replay.Breach) validate.Wording {
	who := name(h, b.Player)
	at, _ := raised(h)
	w := validate.Wording{
		Message: say("%s keeps nothing that proves the opening%s and declares no discard: it is said before the draw",
			"%s non tiene carte che provino l'apertura%s e non dichiara lo scarto: va detto prima di pescare", who, at),
		Found:  lang.Text{EN: "no openers kept, none declared", IT: "apertura né tenuta né dichiarata"},
		Wanted: say("openers%s kept, or their discard declared", "l'apertura%s tenuta, o il suo scarto dichiarato", at),
	}
	switch a, ok := h.Audit(); {
	case !ok || a.Player != b.Player:
	case a.Stays == 0:
		w.Message = say("%s keeps no card and declares no discard of openers: it is said before the draw",
			"%s non tiene carte e non dichiara lo scarto dell'apertura: va detto prima di pescare", who)
	case a.Sure.Len() == a.Stays:
		w.Message = say("%s keeps %s, no openers%s, and declares no discard: it is said before the draw",
			"%s tiene %s, che%s non è apertura, e non dichiara lo scarto: va detto prima di pescare", who, written(a.Sure), at)
		w.Found = say("%s kept, no openers declared", "%s in mano, apertura non dichiarata", written(a.Sure))
	case a.Stays == 1:
		w.Message = say("the one card %s keeps is no openers%s, and no discard is declared: it is said before the draw",
			"la sola carta tenuta da %s%s non è apertura, e non dichiara lo scarto: va detto prima di pescare", who, at)
	default:
		w.Message = say("the %[2]s cards %[1]s keeps cannot be openers%[3]s, and no discard is declared: it is said before the draw",
			"le %[2]s carte tenute da %[1]s%[3]s non sono apertura, e non dichiara lo scarto: va detto prima di pescare", who, numbered(a.Stays), at)
	}
	return w
}
