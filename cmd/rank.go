package cmd

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"apertura/cmd/internal/starter"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/replay/rank"
	"apertura/validate/report/json"

	"github.com/spf13/cobra"
)

func newRank(g *global) *cobra.Command {
	run := ranking{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "rank HAND…", IT: "rank MANO…"}),
		Short: g.say(lang.Text{EN: "name and compare hands", IT: "dice i punti e chi vince"}),
		Long: g.say(lang.Text{
			EN: `Names each hand, says which wins, and whether another house rule would see it
otherwise. A hand is one argument of five cards, with or without spaces: rank,
then the suit's letter, h, d, c, s or as --suits says, or its sign.

With --count it takes no hands, and says how many of each point the deck holds
and how many can open.`,
			IT: `Dice che punto è ogni mano, quale vince, e se con un'altra regola della casa
cambierebbe. Una mano è un argomento di cinque carte, con o senza spazi: il
valore, poi la lettera del seme, h, d, c, s o come dice --suits, o il suo segno.

Con --count non vuole mani, e dice quante ce ne sono di ogni punto nel mazzo e
quante possono aprire.`,
		}),
		Example: `  apertura rank "Ac Kc Jc 10c 7c" "Ah Kh Jh 9h 8h"
  apertura rank --players 5 Ad6s7s8d9h KsKhKd10c9c
  apertura rank --count --deck 36`,
		RunE: func(c *cobra.Command, args []string) error { return run.run(args) },
	}
	f := c.Flags()
	f.IntVar(&run.deck, "deck", 0, g.say(lang.Text{EN: "a deck of `N` cards: 24, 28 … 52", IT: "mazzo da `N` carte: 24, 28 … 52"}))
	f.Lookup("deck").DefValue = "" // help shows no default: other things decide
	f.IntVar(&run.players, "players", 4, g.say(lang.Text{
		EN: "`N` at the table, which says the deck where nothing else does",
		IT: "`N` al tavolo: dicono il mazzo, se non lo dice altro",
	}))
	f.StringVar(&run.suits, "suits", "international", g.say(lang.Text{
		EN: "`LETTERS` of the suits: international (h d c s) or italian (c q f p)",
		IT: "`LETTERE` dei semi: international (h d c s) o italian (c q f p)",
	}))
	f.StringVar(&run.rules.rules, "rules", "", g.say(lang.Text{
		EN: "house rules: a `FILE|PRESET`, classico unless said",
		IT: "regole della casa: un `FILE|PRESET`, se non si dice classico",
	}))
	run.rules.addSet(c, g, lang.Text{
		EN: "a `SWITCH=VALUE` over these, as often as needed",
		IT: "una `REGOLA=VALORE` sopra queste, quante volte serve",
	})
	f.BoolVar(&run.count, "count", false, g.say(lang.Text{EN: "count the deck's hands instead", IT: "conta invece le mani del mazzo"}))
	f.StringVar(&run.format, "format", "text", g.say(lang.Text{EN: "`FORMAT`: text or json", IT: "`FORMATO`: text o json"}))
	takes(c, "format", "text", "json")
	return c
}

// ranking is one run of the command.
type ranking struct {
	g             *global
	deck, players int
	rules         ruleFlags
	count         bool
	suits         string
	format        string
}

func (c *ranking) run(args []string) error {
	c.g.speakAsHere()
	if err := outputFormat(c.format); err != nil {
		return err
	}
	if err := oneOf("--suits", c.suits, "international", "italian"); err != nil {
		return err
	}
	rules, err := c.rules.base(c.g)
	if err != nil {
		return err
	}
	deck, err := c.pack(&rules)
	switch {
	case err != nil:
		return err
	case c.count && len(args) > 0:
		return refuse("--count takes no hands, not %q", "--count non vuole mani, nemmeno %q", args[0])
	case c.count:
		return c.counted(deck, &rules)
	case len(args) == 0:
		return refuse(`no hand to rank: write one, such as "%s"`, `manca la mano: scrivine una, come "%s"`, sampleHand(c.suits == "italian"))
	}
	hands, err := readHands(deck, args, c.suits == "italian")
	if err != nil {
		return err
	}
	s := showdownOf(deck, &rules, hands)
	if c.format == "json" {
		return json.Write(c.g.out, s.json())
	}
	c.text(&s)
	return nil
}

// pack returns the deck: the flag's, else the table's own, else by the players.
func (c *ranking) pack(r *house.Rules) (card.Deck, error) {
	switch {
	case c.deck != 0:
		if c.deck < 0 || c.deck > int(card.Full) || !slices.Contains(card.Decks(), card.Deck(c.deck)) {
			return 0, refuse("no deck has %d cards: 24, 28, 32, 36, 40, 44, 48 or 52",
				"un mazzo da %d carte non c'è: 24, 28, 32, 36, 40, 44, 48 o 52", c.deck)
		}
		return card.Deck(c.deck), nil
	case c.players < starter.FewestPlayers || c.players > starter.MostPlayers:
		return 0, refuse("--players: a table has from %d to %d, not %d", "--players: a un tavolo si è da %d a %d, non %d",
			starter.FewestPlayers, starter.MostPlayers, c.players)
	case r.Deck != 0:
		return r.Deck, nil
	}
	return card.DeckFor(c.players), nil
}

// A showdown is hands side by side.
type showdown struct {
	deck    card.Deck
	hands   []handCards
	worth   []rank.Hand
	winners []int
	rules   *house.Rules
	decided []rank.Decision // the switches by which other hands win
}

func showdownOf(deck card.Deck, r *house.Rules, hands []handCards) showdown {
	s := showdown{deck: deck, hands: hands, rules: r}
	sets := make([]card.Set, len(hands))
	for i, h := range hands {
		sets[i] = card.SetOf(h...)
		s.worth = append(s.worth, rank.Of(deck, r, sets[i]))
	}
	s.winners = rank.Winners(deck, r, sets)
	s.decided = rank.Decisions(deck, r, sets)
	return s
}

// text writes a line a hand, and then which house rules it hangs on.
func (c *ranking) text(s *showdown) {
	g := c.g
	g.print(g.say(deckName(s.deck)))
	rows := make([][3]string, len(s.hands))
	var width [3]int
	for i, h := range s.hands {
		rows[i] = [3]string{h.String(), g.say(s.worth[i].Name())}
		if len(s.hands) > 1 && slices.Contains(s.winners, i) {
			rows[i][2] = g.say(outcome(len(s.winners)))
		}
		for k, cell := range rows[i] {
			width[k] = max(width[k], utf8.RuneCountInString(cell))
		}
	}
	for _, r := range rows {
		g.print(strings.TrimRight(fmt.Sprintf("%-*s   %-*s   %s", width[0], r[0], width[1], r[1], r[2]), " "))
	}
	for i, d := range s.decided {
		var who []lang.Text
		for _, k := range d.Winners {
			who = append(who, lang.Same(s.hands[k].String()))
		}
		text := lang.Text{EN: "decided by %s: %s; with %s %s %s", IT: "decide %s: %s; con %s %[5]s %[4]s"}
		if i > 0 {
			text = lang.Text{EN: "it hangs on %s: %s too; with %s %s %s", IT: "conta anche %s: %s; con %s %[5]s %[4]s"}
		}
		sw := d.Key.Switch()
		g.print(g.say(text.Fmt(d.Key, sw.Value(s.rules), d.Other, lang.List(who...), outcomeOf(len(who)))))
	}
}

// outcome says of one hand what it gets.
func outcome(winners int) lang.Text {
	if winners > 1 {
		return lang.Text{EN: "splits", IT: "divide"}
	}
	return lang.Text{EN: "wins", IT: "vince"}
}

// outcomeOf says it of so many hands together.
func outcomeOf(winners int) lang.Text {
	if winners > 1 {
		return lang.Text{EN: "split", IT: "dividono"}
	}
	return outcome(winners)
}

// deckName says which cards are in play.
func deckName(d card.Deck) lang.Text {
	return lang.Text{EN: "%d cards, %s to A", IT: "%d carte, %s–A"}.Fmt(d, d.Lowest())
}
