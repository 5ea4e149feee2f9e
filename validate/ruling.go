package validate

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/money"
	"apertura/replay"
	"apertura/replay/house"
)

// say fills one sentence written in both languages.
func say(en, it string, args ...any) lang.Text {
	return lang.Text{EN: en, IT: it}.Fmt(args...)
}

// rulingText says what now follows from a breach, in one sentence, with what is
// known of the pot; where nothing is ruled it is empty.
func rulingText(h *replay.Hand, b *replay.Breach, p *replay.Pot) lang.Text {
	who, want := Someone(h, b.Player), h.Amount(b.Want)
	switch b.Ruling.Kind {
	case replay.Stands:
		switch {
		case b.AtMost:
			return say("the hand stands, with a pot of %s at most", "la mano vale, con un piatto di %s al massimo", want)
		case b.Kind == replay.WrongPotAmount && b.Want > 0:
			return say("the hand stands, with a pot of %s", "la mano vale, con un piatto di %s", want)
		}
		return lang.Text{EN: "nothing follows: the hand stands", IT: "non cambia nulla: la mano vale"}
	case replay.MakesGood, replay.GoesBack:
		return corrected(h, b)
	case replay.CountsAsLimit:
		if b.Want <= 0 || b.AtMost {
			return lang.Text{EN: "it counts as the limit, the rest goes back", IT: "vale per il massimo, il resto torna indietro"}
		}
		if n := returned(b); n > 0 {
			return say("it counts for %s, the most allowed, and the %s beyond it go back",
				"vale per %s, il massimo, e il di più (%s) torna indietro", want, h.Amount(n))
		}
		return say("it counts for %s, the most allowed, and the rest goes back",
			"vale per %s, il massimo, e il resto torna indietro", want)
	case replay.MadeUpToLeast:
		return say("%s makes it up to %s, the least", "%s aggiunge fino a %s, il minimo", who, want)
	case replay.CountsAsCall:
		if b.Kind == replay.RaiseNotAbove || b.Kind == replay.LateMatch { // nothing is beyond it
			return lang.Text{EN: "it counts as a call", IT: "vale come un vedo"}
		}
		if n := returned(b); n > 0 {
			return say("it counts as a call, and the %s beyond it go back", "vale come un vedo, il di più (%s) torna indietro", h.Amount(n))
		}
		return lang.Text{EN: "it counts as a call, the rest goes back", IT: "vale come un vedo, il di più torna indietro"}
	case replay.DoesNotCount:
		return lang.Text{EN: "it does not count", IT: "la giocata non conta"}
	case replay.TakenAsCall:
		return lang.Text{EN: "it counts as a call", IT: "vale come un vedo"}
	case replay.TakenAsRaise:
		return lang.Text{EN: "it counts as a raise", IT: "vale come rilancio"}
	case replay.TakenAsFirst:
		return lang.Text{EN: "it counts for the chips put in", IT: "vale per le fiches messe"}
	case replay.OutOfHand:
		return outOfHand(h, b)
	case replay.BecomesDebt:
		if n := paid(b); n > 0 {
			return say("it stands, and %s owes %s", "vale, e %s resta a debito di %s", who, h.Amount(n))
		}
		return say("it stands, and %s owes what is missing", "vale, e %s resta a debito di quello che manca", who)
	case replay.DealtAgain:
		return lang.Text{EN: "the hand is dealt again, the antes stay", IT: "si ridà, e gli inviti restano"}
	case replay.NoClaimPenalty, replay.NoClaimForfeit, replay.NoClaimRefund:
		return noClaim(h, b, p)
	case replay.PotToBest:
		if t := potGoes(h, p); !t.Empty() {
			return t
		}
		return lang.Text{EN: "the pot goes to the best hand shown", IT: "il piatto va alla mano migliore fra quelle mostrate"}
	case replay.FreezesPot:
		if b.Kind == replay.FrozenWrongly { // it is on the table already
			return say("%s is frozen for the next hand", "%s resta a parola per la mano dopo", pot(h, p))
		}
		return say("%s goes back and stays for the next hand", "%s torna sul tavolo e resta per la mano dopo",
			pot(h, p))
	case replay.LeavesPot:
		return say("the hand is void: %s stays for the next hand", "la mano è nulla: %s resta per la mano dopo",
			pot(h, p))
	case replay.OnlyWarning:
		return lang.Text{EN: "a warning, no chips move", IT: "un'ammonizione, le fiches restano dove sono"}
	case replay.StandsAsOpening:
		return lang.Text{
			EN: "the stake stands as an opening: no openers owed, no raise reserved",
			IT: "la posta vale come apertura: niente da mostrare, e nessun diritto al primo rilancio",
		}
	case replay.OwesLevel:
		if b.Want <= 0 {
			return say("%s owes this pot the level", "%s deve ancora andare in pari con questo piatto", who)
		}
		return say("%s owes this pot the level of %s", "%s deve ancora a questo piatto %s per andare in pari", who, want)
	case replay.ShareBack:
		return lang.Text{
			EN: "the share goes back to its part, for the hand to come",
			IT: "la quota torna alla sua parte, per la mano che verrà",
		}
	case replay.LosesHand:
		if t := potGoes(h, p); !t.Empty() {
			return say("%s loses the hand: %s", "%s perde la mano: %s", who, t)
		}
		return say("%s loses the hand: the best other hand shown takes the pot",
			"%s perde la mano: il piatto va alla migliore fra le altre mostrate", who)
	}
	return lang.Text{}
}

// corrected: who is short makes it good, what is over goes back. Antes are
// said once a hand and may be wrong both ways.
func corrected(h *replay.Hand, b *replay.Breach) lang.Text {
	who := Someone(h, b.Player)
	switch {
	case b.Kind == replay.WrongAnte && b.Others.With(b.Player).Len() > 1:
		return lang.Text{
			EN: "who is short makes it good, what is over goes back",
			IT: "chi è corto aggiunge, il di più torna indietro",
		}
	case b.Ruling.Kind == replay.GoesBack && returned(b) > 0:
		return say("the %s too many go back to %s", "il di più (%s) torna %s", h.Amount(returned(b)), lang.ToWhom(who))
	case b.Ruling.Kind == replay.GoesBack:
		return say("what is over goes back to %s", "il di più torna %s", lang.ToWhom(who))
	}
	if n := paid(b); n > 0 {
		return say("%s makes good the missing %s", "%s aggiunge %s, quello che manca", who, h.Amount(n))
	}
	return say("%s makes good what is missing", "%s aggiunge quello che manca", who)
}

func outOfHand(h *replay.Hand, b *replay.Breach) lang.Text {
	if b.Kind == replay.TurnSkipped && !wagered(h) {
		return lang.Text{EN: "nothing follows: nobody owes chips", IT: "non cambia nulla: nessuno deve mettere fiches"}
	}
	if b.Others.Len() > 1 {
		return say("of %s, who still owes chips is out of the hand",
			"fra %s, chi deve ancora mettere fiches è fuori dalla mano", h.Names(b.Others))
	}
	who := Someone(h, b.Player)
	if b.Others != 0 {
		who = h.Names(b.Others)
	}
	return say("%s is out of the hand", "%s è fuori dalla mano", who)
}

// wagered reports whether a hand has anything to call.
func wagered(h *replay.Hand) bool {
	if h.Log.Blinds.Said() || h.Rules.Blinds == house.BlindsFixed {
		return true
	}
	for i := range h.Log.Acts {
		switch a := &h.Log.Acts[i]; a.Verb {
		case format.Buio, format.Over, format.Open, format.Bet, format.Raise, format.Call:
			if !a.Undone {
				return true
			}
		}
	}
	return false
}

// Someone is a player's name, or a word for one the log does not name.
func Someone(h *replay.Hand, player int) lang.Text {
	if n := h.Name(player); n != "" {
		return lang.Same(n)
	}
	return lang.Text{EN: "somebody", IT: "qualcuno"}
}

// noClaim words the three rulings on a false opening ([000]; refund and
// forfeit are other tables').
func noClaim(h *replay.Hand, b *replay.Breach, p *replay.Pot) lang.Text {
	who, goes := Someone(h, b.Player), potGoes(h, p)
	var t lang.Text
	switch b.Ruling.Kind {
	case replay.NoClaimForfeit:
		t = say("%s cannot win the pot and loses the chips put in", "%s non può prendere il piatto e perde quello che ha messo", who)
	case replay.NoClaimRefund:
		if b.Ruling.Pot.To == 0 && paid(b) == 0 {
			return say("%s cannot win the pot: all take back their wagers, the antes stay",
				"%s non può prendere il piatto: ognuno riprende le sue puntate, gli inviti restano", who)
		}
		t = say("%s cannot win the pot and puts the initial pot in again", "%s non può prendere il piatto e rimette il piatto iniziale", who)
		if n := paid(b); n > 0 {
			t = say("%s, %s", "%s, %s", t, h.Amount(n))
		}
	default:
		t = say("%s cannot win the pot and %s", "%s non può prendere il piatto e %s", who, penalty(h, b))
	}
	if goes.Empty() {
		return t
	}
	return say("%s; %s", "%s; %s", t, goes)
}

// returned sums up what goes back to the player out of the pot.
func returned(b *replay.Breach) money.Chips {
	var sum money.Chips
	for _, p := range b.Ruling.Pay {
		if p.To == b.Player && p.From == format.NoPlayer {
			sum += p.Chips
		}
	}
	return sum
}

// paid sums up what the player pays by the ruling.
func paid(b *replay.Breach) money.Chips {
	var sum money.Chips
	for _, p := range b.Ruling.Pay {
		if p.From == b.Player {
			sum += p.Chips
		}
	}
	return sum
}

// penalty says how much is paid, what it is a multiple of and to whom it goes.
// Where no payment is known, the initial pot is not.
func penalty(h *replay.Hand, b *replay.Breach) lang.Text {
	sum, times := paid(b), money.Chips(h.Rules.PenaltyTimes)
	if sum == 0 {
		return say("pays %d × the initial pot", "paga %d volte il piatto iniziale", int64(times))
	}
	t := say("pays %s", "paga %s", h.Amount(sum))
	if times > 0 && sum%times == 0 {
		t = say("%s (%d × the initial pot %s)", "%s (%d volte il piatto iniziale di %s)",
			t, int64(times), h.Amount(sum/times))
	}
	var to replay.Players
	for _, p := range b.Ruling.Pay {
		if p.From == b.Player {
			to = to.With(p.To)
		}
	}
	switch to.Len() {
	case 0:
		return say("%s into the next pot", "%s nel prossimo piatto", t)
	case 1:
		return say("%s to %s", "%s %s", t, lang.ToWhom(h.Names(to)))
	}
	return say("%s, shared by %s", "%s, divisi fra %s", t, h.Names(to))
}

// potGoes says where a ruling sends the pot, empty where it leaves it alone.
func potGoes(h *replay.Hand, p *replay.Pot) lang.Text {
	switch {
	case p.To.Len() > 1:
		// One pot may be split, or each have a pot of his own.
		return say("%s goes to %s, each the part won", "%s va %s, a ognuno la parte che vince", pot(h, p), lang.ToWhom(h.Names(p.To)))
	case p.To != 0:
		return say("%s goes to %s", "%s va %s", pot(h, p), lang.ToWhom(h.Names(p.To)))
	case p.Stays:
		return say("%s stays for the next hand", "%s resta per la mano dopo", pot(h, p))
	}
	return lang.Text{}
}

// pot names the pot, with its amount where it is known.
func pot(h *replay.Hand, p *replay.Pot) lang.Text {
	if p.Known {
		return say("the pot of %s", "il piatto di %s", h.Amount(p.Chips))
	}
	return lang.Text{EN: "the pot", IT: "il piatto"}
}
