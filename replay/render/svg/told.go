package svg

import (
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"
)

// Told says a table in words: the pot, and of each seat what is seen of it.
func Told(t *render.Table) lang.Text {
	var out []lang.Text
	if t.Pot != "" {
		out = append(out, lang.Text{EN: "The pot is %s.", IT: "Nel piatto c'è %s."}.Fmt(render.AmountText(t.Pot)))
	} else {
		out = append(out, lang.Text{EN: "The pot is not on record.", IT: "Quanto c'è nel piatto non è scritto."})
	}
	for i := range t.Seats {
		out = append(out, seated(&t.Seats[i]))
	}
	var en, it []string
	for _, s := range out {
		en, it = append(en, s.EN), append(it, s.IT)
	}
	return lang.Text{EN: strings.Join(en, " "), IT: strings.Join(it, " ")}
}

// seated says what is seen of a seat.
func seated(s *render.Seat) lang.Text {
	var parts []lang.Text
	add := func(there bool, t lang.Text) {
		if there {
			parts = append(parts, t)
		}
	}
	add(s.Dealer, lang.Text{EN: "deals", IT: "di mazzo"})
	add(s.Opener, lang.Text{EN: "opened", IT: "ha aperto"})
	add(s.State != render.In, s.State.Word())
	add(s.Stack != "", lang.Text{EN: "%s in front", IT: "%s davanti"}.Fmt(render.AmountText(s.Stack)))
	add(s.Netted(), lang.Text{EN: "net %s", IT: "saldo %s"}.Fmt(render.AmountText(s.Before())))
	add(s.Wager != "", lang.Text{EN: "%s put in", IT: "%s messi"}.Fmt(render.AmountText(s.Wager)))
	if cards := known(s.Cards); cards != "" {
		add(true, lang.Same(cards))
	}
	t := lang.Same(s.Name)
	for i, part := range parts {
		how := lang.Text{EN: "%s, %s", IT: "%s, %s"}
		if i == 0 {
			how = lang.Text{EN: "%s: %s", IT: "%s: %s"}
		}
		t = how.Fmt(t, part)
	}
	return lang.Text{EN: "%s.", IT: "%s."}.Fmt(t)
}

func known(cards []render.Card) string {
	var out []string
	for _, c := range cards {
		if c.Known() {
			out = append(out, c.Text)
		}
	}
	return strings.Join(out, " ")
}
