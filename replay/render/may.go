package render

import (
	"strings"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/replay/rank"
)

// may lists what whoever is next may do, with the limits of the table and of
// the chips before him.
func may(h *replay.Hand, s *replay.State, o *replay.Options) []lang.Text {
	out := mayGoBlind(h, s, o)
	add := func(t lang.Text) { out = append(out, t) }
	switch {
	case o.Pass && s.Phase == format.Opening:
		add(lang.Text{EN: "pass", IT: "passare"})
	case o.Pass:
		add(lang.Text{EN: "check", IT: "dire parola"})
	}
	if o.Open != (replay.Range{}) {
		add(say("open%s%s", "aprire%s%s", between(h, o.Open), with(o.Asks)))
	}
	if o.Bet != (replay.Range{}) {
		add(say("bet%s", "puntare%s", bets(h, o.Bet)))
	}
	switch {
	case o.Call > 0:
		add(say("call %s%s", "vedere con %s%s", amount(h, o.Call), allIn(o.Rest)))
	case o.Rest:
		add(lang.Text{EN: "stay in without chips", IT: "restare senza fiches"})
	}
	if o.Unsaid {
		add(lang.Text{EN: "call, for how much is not on record", IT: "vedere, con quanto non è scritto"})
	}
	if o.Raise != (replay.Range{}) {
		add(say("raise%s", "rilanciare%s", to(h, o.Raise)))
	}
	if o.Fold && !o.Pass {
		add(lang.Text{EN: "fold", IT: "uscire"})
	}
	if o.Throw > 0 {
		add(lang.Text{EN: "stand pat", IT: "restare servito"})
		add(say("draw up to %d cards", "cambiare fino a %d carte", int(o.Throw)))
	}
	return out
}

// mayGoBlind lists what may be done before the cards: where blinds are not
// fixed, nobody has to.
func mayGoBlind(h *replay.Hand, s *replay.State, o *replay.Options) (out []lang.Text) {
	switch {
	case o.Blind > 0 && s.Posts.N > 0:
		out = append(out, say("put in an overblind of %s", "fare un controbuio di %s", amount(h, o.Blind)))
	case o.Blind > 0:
		out = append(out, say("put in a blind of %s", "fare un buio di %s", amount(h, o.Blind)))
	case o.Match > 0:
		out = append(out, say("match the overblind with %s", "adeguarsi con %s", amount(h, o.Match)))
	default:
		return nil
	}
	if h.Rules.Blinds != house.BlindsFixed {
		out = append(out, lang.Text{EN: "let it be", IT: "lasciar stare"})
	}
	return out
}

// allIn marks an amount that is all he has.
func allIn(rest bool) lang.Text {
	if !rest {
		return lang.Text{}
	}
	return lang.Text{EN: " (all in)", IT: " (il resto)"}
}

// waits says what comes where nobody has the word: who shows, or that the log
// does not tell whose turn it is. It is empty where nobody has to do anything.
func waits(h *replay.Hand, s *replay.Step) lang.Text {
	t, o := &s.Table, &s.Options
	who := lang.ToWhom(lang.Same(name(h, t, o.Shows)))
	in := 0
	for i := range t.N {
		if t.Seats[i].In {
			in++
		}
	}
	switch {
	case o.Shows != replay.NoSeat && in == 1:
		return say("%s is to show the openers", "tocca %s mostrare l'apertura", who)
	case o.Shows != replay.NoSeat:
		return say("%s is to show", "tocca %s mostrare", who)
	case o.Untold && t.Phase == format.Showdown:
		return lang.Text{EN: "who is to show is not on record", IT: "a chi tocca mostrare non è scritto"}
	case o.Untold:
		return lang.Text{EN: "who is next is not on record", IT: "a chi tocca non è scritto"}
	}
	return lang.Text{}
}

// limits are the words for the limits of an amount: of one that is the only
// one, from one to another, up to one, from one on.
type limits struct{ only, both, most, least lang.Text }

// between names the limits of an opening.
func between(h *replay.Hand, r replay.Range) lang.Text {
	return limits{
		only:  lang.Text{EN: " for %s", IT: " di %s"},
		both:  lang.Text{EN: " for %s to %s", IT: " da %s a %s"},
		most:  lang.Text{EN: " for %s at most", IT: " fino a %s"},
		least: lang.Text{EN: " for %s or more", IT: " di %s o più"},
	}.of(h, r)
}

// bets names the limits of a bet.
func bets(h *replay.Hand, r replay.Range) lang.Text {
	return limits{
		only:  lang.Text{EN: " %s", IT: " %s"},
		both:  lang.Text{EN: " %s to %s", IT: " da %s a %s"},
		most:  lang.Text{EN: " %s at most", IT: " fino a %s"},
		least: lang.Text{EN: " %s or more", IT: " %s o più"},
	}.of(h, r)
}

// to names the limits of what wagers become.
func to(h *replay.Hand, r replay.Range) lang.Text {
	return limits{
		only:  lang.Text{EN: " to %s", IT: " a %s"},
		both:  lang.Text{EN: " to anything from %s to %s", IT: " da %s fino a %s"},
		most:  lang.Text{EN: " to %s at most", IT: " fino a %s"},
		least: lang.Text{EN: " to %s or more", IT: " a %s o più"},
	}.of(h, r)
}

// of fills the words for a range, as far as its ends are known.
func (l limits) of(h *replay.Hand, r replay.Range) lang.Text {
	return say("%s%s", "%s%s", l.amounts(h, r), allIn(r.Rest))
}

func (l limits) amounts(h *replay.Hand, r replay.Range) lang.Text {
	least := r.MinKnown && r.Min > 0
	most := r.MaxKnown && r.Max < money.Max
	switch {
	case least && most && r.Min >= r.Max:
		return l.only.Fmt(amount(h, r.Max))
	case least && most:
		return l.both.Fmt(amount(h, r.Min), amount(h, r.Max))
	case most:
		return l.most.Fmt(amount(h, r.Max))
	case least:
		return l.least.Fmt(amount(h, r.Min))
	}
	return lang.Text{}
}

// with names the cards it takes to open; none are needed where nothing is said.
func with(o rank.Opening) lang.Text {
	if o.At == 0 {
		return lang.Text{}
	}
	t := say(", with %s or better", ", con %s o meglio", pairOf(o.At))
	if o.Draw != rank.NoDraw {
		t = say("%s, or four to a straight flush", "%s, o quattro carte di scala reale", t)
	}
	return t
}

// opensAt says what a hand opens at; no rank is one without openers.
func opensAt(r card.Rank) lang.Text {
	if r == 0 {
		return lang.Text{EN: "opens with any cards", IT: "si apre con qualsiasi carta"}
	}
	n := lang.Rank(int(r))
	return say("opens at %s", "si apre %s", lang.Text{EN: capital(n.Many.EN), IT: n.And.IT})
}

// capital is a rank as English findings write it: "Queens".
func capital(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}

func pairOf(r card.Rank) lang.Text {
	n := lang.Rank(int(r))
	return say("a pair of %s", "una coppia %s", lang.Text{EN: capital(n.Many.EN), IT: n.Of.IT})
}
