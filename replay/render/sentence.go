package render

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
)

// sentence says what happened in a step, as one would to who did not see it,
// and what came of it.
func sentence(h *replay.Hand, s *replay.Step) (said lang.Text, then []lang.Text) {
	switch a := h.Act(s.Act); {
	case a != nil:
		said = acted(h, s, a)
	case s.Act == 0:
		said = dealt(h, s)
	}
	var missing []lang.Text
	for i := range s.Events {
		e := &s.Events[i]
		if e.Kind == replay.WasMissing {
			missing = append(missing, lang.Same(name(h, &s.Table, e.Seat)))
		} else if t := happened(h, s, e); !t.Empty() {
			then = append(then, t)
		}
	}
	if len(missing) > 0 {
		then = append(then, say("the round ends without a word from %s", "il giro finisce senza una parola di %s", lang.List(missing...)))
	}
	if s.Act > len(h.Log.Acts) {
		then = append(took(h, s), then...)
	}
	if said.Empty() && len(then) == 0 {
		said = lang.Text{EN: "who took the pot is not on record", IT: "chi ha preso il piatto non è scritto"}
	}
	return said, then
}

// took says who took the pot, as it is written, where the engine cannot tell
// what there was to take.
func took(h *replay.Hand, s *replay.Step) []lang.Text {
	paid := func(e replay.Event) bool { return e.Kind == replay.PotTaken }
	if h.Log.Result.Kind != format.Taken || slices.ContainsFunc(s.Events, paid) {
		return nil
	}
	var who, sums []lang.Text
	for _, n := range h.Log.Result.Takers {
		who = append(who, lang.Same(h.Name(n.Player.V)))
		if n.Chips.Said() {
			sums = append(sums, say("%s takes %s", "%s prende %s", who[len(who)-1], amount(h, n.Chips.V)))
		}
	}
	if len(sums) > 0 || len(who) == 0 {
		return sums
	}
	return []lang.Text{say("the pot goes to %s: how much was in it is not on record",
		"il piatto va %s: quanto c'era non è scritto", lang.ToWhom(lang.List(who...)))}
}

// happened words what follows from an act, or at the end of the hand, beyond
// the act itself.
func happened(h *replay.Hand, s *replay.Step, e *replay.Event) lang.Text {
	who, chips := lang.Same(name(h, &s.Table, e.Seat)), amount(h, e.Chips)
	switch e.Kind {
	case replay.PotDivided:
		return divided(e, chips, s.Table.PotKnown)
	case replay.WentAllIn:
		return say("%s is all in", "%s è al resto", who)
	case replay.ReshuffleInferred:
		return lang.Text{EN: "the stub is out: the discards must have been reshuffled", IT: "il mazzo è finito: gli scarti vanno rimescolati"}
	case replay.PotTaken:
		return say("%s takes %s", "%s prende %s", who, chips)
	case replay.WagersReturned:
		return say("%s takes back %s", "%s riprende %s", who, chips)
	case replay.PotFrozen, replay.PotLeft:
		return stays(e.Kind, chips, s.Table.PotKnown)
	}
	return lang.Text{}
}

// divided says that a frozen pot is played for in parts, and what waits of it.
func divided(e *replay.Event, chips lang.Text, known bool) lang.Text {
	cut := say("part 1 of %d is played for", "si gioca la prima di %d parti", int(e.Count))
	switch {
	case e.Count > 0 && known:
		return say("%s, with %s waiting", "%s, e da parte c'è %s", cut, chips)
	case e.Count > 0:
		return cut
	case known:
		return say("%s of the frozen pot waiting", "del piatto di parola c'è ancora da parte %s", chips)
	}
	return lang.Text{}
}

// stays says that nobody takes the pot.
func stays(k replay.EventKind, chips lang.Text, known bool) lang.Text {
	switch {
	case !known:
		return lang.Text{EN: "the pot stays for the next hand", IT: "il piatto resta per la mano dopo"}
	case k == replay.PotFrozen:
		return say("nobody takes it: the pot of %s is frozen", "non lo prende nessuno: il piatto di %s resta a parola", chips)
	}
	return say("the pot of %s stays for the next hand", "il piatto di %s resta per la mano dopo", chips)
}

// dealt words the deal.
func dealt(h *replay.Hand, s *replay.Step) lang.Text {
	t := lang.Text{EN: "the cards are dealt", IT: "si danno le carte"}
	if s.Table.PotKnown {
		t = say("%s, the pot is %s", "%s, nel piatto c'è %s", t, amount(h, s.Table.Pot()))
	}
	return t
}

// acted words an act.
func acted(h *replay.Hand, s *replay.Step, a *format.Act) lang.Text {
	t := words(h, s, a)
	if t.Empty() {
		t = lang.Same(h.Log.Source.Slice(a.Line))
	}
	if a.After().Said() {
		t = say("%s, after %s", "%s, dopo %s", t, format.Duration(a.After().V))
	}
	if a.Undone {
		t = say("%s, and takes it back", "%s, e lo ritira", t)
	}
	return t
}

func words(h *replay.Hand, s *replay.Step, a *format.Act) lang.Text {
	who := lang.Same(h.Name(a.Player))
	in := put(h, s, a)
	switch a.Verb {
	case format.Buio:
		return say("%s puts in a blind%s", "%s fa buio%s", who, of(in, " of %s", " di %s"))
	case format.Over:
		return say("%s puts in an overblind%s", "%s fa il controbuio%s", who, of(in, " of %s", " di %s"))
	case format.Match:
		return say("%s matches the overblind%s", "%s si adegua%s", who, of(in, " with %s", " con %s"))
	case format.Level:
		return say("%s levels up for the frozen pot%s", "%s va in pari col piatto%s", who, of(in, " with %s", " con %s"))
	case format.Rebuy:
		return say("%s buys %s more", "%s ricarica di %s", who, amount(h, a.Amount.Chips))
	case format.Pay:
		return pays(h, a, who)
	case format.Pass:
		return say("%s passes", "%s passa", who)
	case format.Open:
		return say("%s opens%s", "%s apre%s", who, of(in, " for %s", " di %s"))
	case format.Call:
		return say("%s calls%s", "%s vede%s", who, of(in, " %s", " con %s"))
	case format.Fold:
		return say("%s folds", "%s esce", who)
	case format.Raise:
		return say("%s raises%s", "%s rilancia%s", who, raised(h, s, a))
	case format.Check:
		return say("%s checks", "%s dice parola", who)
	case format.Bet:
		return say("%s bets%s", "%s punta%s", who, of(in, " %s", " %s"))
	case format.Read:
		return say("%s is still reading his cards", "%s sta ancora leggendo le carte", who)
	case format.Time:
		return say("%s calls time for fabulous raises", "%s chiede tempo", who)
	case format.Think:
		if a.Duration().Said() {
			return say("%s thinks for %s", "%s ci pensa %s", who, format.Duration(a.Duration().V))
		}
		return say("%s thinks it over", "%s ci pensa", who)
	}
	if t := cardWords(a, who); !t.Empty() {
		return t
	}
	return shown(h, a, who)
}

// cardWords words an act of the draw.
func cardWords(a *format.Act, who lang.Text) lang.Text {
	switch a.Verb {
	case format.Pat:
		return say("%s stands pat", "%s si dice servito", who)
	case format.Discard:
		return drew(a, who)
	case format.Receive:
		return say("%s gets %s", "%s prende %s", who, several(a.Got, a.Count.V))
	case format.Cut:
		return say("%s cuts the deck", "%s taglia il mazzo", who)
	case format.Burn:
		if len(a.Got) > 0 {
			return say("%s is burned", "si brucia %s", several(a.Got, 0))
		}
		return lang.Text{EN: "a card is burned", IT: "si brucia una carta"}
	case format.Reshuffle:
		return lang.Text{EN: "the discards are reshuffled", IT: "si rimescolano gli scarti"}
	}
	return lang.Text{}
}

func drew(a *format.Act, who lang.Text) lang.Text {
	t := say("%s draws %s", "%s cambia %s", who, several(nil, a.Count.V))
	if len(a.Thrown) > 0 {
		t = say("%s discards %s", "%s cambia %s", who, several(a.Thrown, 0))
	}
	switch {
	case len(a.Set) > 0 && several(a.Set, 0) == several(a.Thrown, 0):
		t = say("%s, setting %s aside as openers", "%s, mettendo%s da parte come apertura", t, those(len(a.Set)))
	case a.Openers && len(a.Set) > 0:
		t = say("%s, setting the openers %s aside", "%s, mettendo da parte l'apertura, %s", t, several(a.Set, 0))
	case a.Openers:
		t = say("%s, setting the openers aside", "%s, mettendo da parte l'apertura", t)
	}
	switch {
	case len(a.Got) > 0 && len(a.Thrown) > 0:
		return say("%s, and draws %s", "%s, e prende %s", t, several(a.Got, 0))
	case len(a.Got) > 0:
		return say("%s, and gets %s", "%s, e prende %s", t, several(a.Got, 0))
	}
	return t
}

// those are cards that have just been named.
func those(n int) lang.Text {
	if n == 1 {
		return lang.Text{EN: "it", IT: "la"}
	}
	return lang.Text{EN: "them", IT: "le"}
}

// secret words an act of the draw without its cards, nothing where it has none.
func secret(h *replay.Hand, a *format.Act) lang.Text {
	who := lang.Same(h.Name(a.Player))
	switch {
	case a.Verb == format.Discard && len(a.Thrown) > 0:
		return say("%s draws %s", "%s cambia %s", who, several(nil, len(a.Thrown)))
	case a.Verb == format.Discard && len(a.Got) > 0:
		return say("%s draws %s", "%s cambia %s", who, several(nil, a.Count.V))
	case a.Verb == format.Receive && len(a.Got) > 0:
		return say("%s gets %s", "%s prende %s", who, several(nil, len(a.Got)))
	}
	return lang.Text{}
}

// shown words an act of the showdown, or what is said and done at any time.
func shown(h *replay.Hand, a *format.Act, who lang.Text) lang.Text {
	switch a.Verb {
	case format.Declare:
		return say("%s declares %s", "%s dichiara %s", who, point(a.Point.V))
	case format.Show:
		if len(a.Got) == 0 {
			return say("%s shows his hand", "%s mostra le carte", who)
		}
		return say("%s shows %s", "%s mostra %s", who, several(a.Got, 0))
	case format.ShowOpeners:
		if len(a.Got) == 0 {
			return say("%s shows the openers", "%s mostra l'apertura", who)
		}
		return say("%s shows the openers, %s", "%s mostra l'apertura, %s", who, several(a.Got, 0))
	case format.AskOpeners:
		return say("%s asks for the openers", "%s chiede l'apertura", who)
	case format.Muck:
		return say("%s shows nothing", "%s lascia coperte", who)
	case format.Say:
		return say("%s says “%s”", "%s dice «%s»", who, a.Speech().V)
	case format.Do:
		return say("%s: %s", "%s: %s", who, a.Speech().V)
	}
	return lang.Text{}
}

func pays(h *replay.Hand, a *format.Act, who lang.Text) lang.Text {
	t := say("%s pays %s", "%s paga %s", who, amount(h, a.Amount.Chips))
	if a.To.Said() {
		return say("%s to %s", "%s %s", t, lang.ToWhom(lang.Same(h.Name(a.To.V))))
	}
	return say("%s into the pot", "%s nel piatto", t)
}

// point names a declared point, as far as the log does.
func point(p format.Point) lang.Text {
	return lang.Text{EN: format.Pen{Lang: lang.EN}.Point(p), IT: format.Pen{Lang: lang.IT}.Point(p)}
}

// put is what an act put in, empty where it put in nothing that is known.
func put(h *replay.Hand, s *replay.Step, a *format.Act) lang.Text {
	if c := chipsIn(h, s); c > 0 {
		return amount(h, c)
	}
	if a.Amount.Kind == format.Exact {
		return amount(h, a.Amount.Chips)
	}
	return lang.Text{}
}

// of is a piece of a sentence with an amount in it, nothing without one.
func of(amount lang.Text, en, it string) lang.Text {
	if amount.Empty() {
		return lang.Text{}
	}
	return say(en, it, amount)
}

// raised says what his wagers become by a raise.
func raised(h *replay.Hand, s *replay.Step, a *format.Act) lang.Text {
	atLeast := func(e replay.Event) bool { return e.AtLeast }
	if seat := s.Table.Seat(a.Player); seat != replay.NoSeat && !a.Undone && !slices.ContainsFunc(s.Events, atLeast) {
		if w := wagers(&s.Table, seat, a.Phase); w > 0 {
			return say(" to %s", " a %s", h.Amount(w))
		}
	}
	how := say(" to %s", " a %s", h.Amount(a.Amount.Chips))
	switch {
	case a.Amount.Kind != format.Exact:
		return lang.Text{}
	case a.By:
		how = say(" by %s", " di %s", h.Amount(a.Amount.Chips))
	}
	return how
}

// wagers returns what a seat has put in behind an act of a round, which may be
// over by then.
func wagers(t *replay.State, seat replay.Seat, round format.Phase) money.Chips {
	if p := &t.Seats[seat]; round == format.Opening && t.Phase != format.Opening {
		return p.Early
	}
	return t.Seats[seat].Wager
}

// several lists cards, or counts them where nobody wrote them down.
func several(list []format.CardNode, n int) lang.Text {
	if len(list) == 0 {
		return lang.Count(n, "card|cards", "carta|carte")
	}
	var words []string
	for _, c := range list {
		words = append(words, c.V.String())
	}
	return lang.Same(strings.Join(words, " "))
}
