package replay

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/money"
	"apertura/replay/house"
)

// books is a line for every hand of a log: each account's player, as played
// and, where that is not the same, as ruled behind a slash.
func books(src string) []string {
	var out []string
	docs := format.ReadAll([]byte(src), "a.yaml", format.Options{})
	for h := range Run(slices.Values(docs), Config{Base: house.Classico()}) {
		var line []string
		for _, a := range h.Accounts {
			text := "?"
			if a.NetKnown {
				text = h.Amount(a.Net).EN
			}
			if ruled := h.Amount(a.Ruled).EN; !a.RuledKnown && a.NetKnown {
				text += "/?"
			} else if a.NetKnown && ruled != text {
				text += "/" + ruled
			}
			line = append(line, h.Name(a.Player)[:1]+" "+text)
		}
		out = append(out, strings.Join(line, ", "))
	}
	return out
}

const bookRoster = `apertura: 1
session: {chip: 1}
players: [{name: Anna, stack: 200}, {name: Bruno, stack: 200}, {name: Carla, stack: 200}]
`

// falseOpeningHand has Bruno open on nothing for 2, and Carla alone go with
// him; he takes it.
const falseOpeningHand = `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: 10s 10d 9h 8c 7d}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno cambia 9h 8c 7d prende 10c As Qd, Carla cambia 3]
    betting: [Bruno punta 6, Carla vede]
    showdown: [Bruno mostra 10s 10d 10c As Qd, Carla mostra Ks Kd 9c 8s 7h]
    result: {Carla: 18}
`

func TestAccounts(t *testing.T) {
	for _, c := range []struct {
		name, rules, hands string
		want               []string
	}{
		{"a hand won", "", `hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: [Bruno apre 2, Carla rilancia a 4, Anna esce, Bruno esce], result: Carla}
`, []string{"A -2, B -2, C 4"}},
		{"a penalty is counted once as ruled, when it is asked for", "", falseOpeningHand + `  - hand: 2
    before: Bruno paga 60
    opening: [Carla apre 2, gli altri escono]
    result: Carla
`, []string{"A -2, B -8/-68, C 10", "A 0, B -62/-2, C 62"}},
		{"it may be paid while the hand is still on", "", strings.Replace(falseOpeningHand, "8s 7h]", "8s 7h, Bruno paga 60]", 1),
			[]string{"A -2, B -68, C 10"}},
		{"it may be paid in a later hand, when the cards are out", "", falseOpeningHand + `  - hand: 2
    opening: [Carla apre 2, gli altri escono, Bruno paga 60]
    result: Carla
`, []string{"A -2, B -8/-68, C 10", "A 0, B -62/-2, C 2"}},
		{"the penalty is paid, and not what else he owes to the pot", "", strings.NewReplacer("apre 2", "apre 1", "{Carla: 18}", "{Carla: 16}").Replace(falseOpeningHand) + `  - hand: 2
    opening: [Carla apre 2, gli altri escono, Bruno paga 60]
    result: Carla
`, []string{"A -2, B -7/-68, C 9/10", "A 0, B -62/-2, C 2"}},
		{"a penalty nobody asks for is lost on either reckoning", "", strings.Replace(falseOpeningHand, "8s 7h]", "8s 7h, Carla paga 5]", 1),
			[]string{"A -2, B -8/-68, C 5"}},
		{"what one pays to another than the ruling says is owed all the same", "", strings.Replace(falseOpeningHand, "8s 7h]", "8s 7h, Bruno paga 60 a Carla]", 1),
			[]string{"A -2, B -68/-128, C 70"}},
		{"it may be paid in parts, and what goes beyond it is lost", "", falseOpeningHand + `  - hand: 2
    before: [Bruno paga 40]
    opening: tutti passano
  - hand: 3
    before: [Bruno paga 25]
    opening: tutti passano
`, []string{"A -2, B -8/-68, C 10", "A 0, B -42/-2, C 0", "A 0, B -25/-5, C -2"}},
		{"it is paid by one who has left the table", "", falseOpeningHand + `  - hand: 2
    seats: [Anna, Carla]
    dealer: Carla
    before: Bruno paga 60
    opening: tutti passano
`, []string{"A -2, B -8/-68, C 10", "A 0, C -2, B -60/0"}},
		{"it goes to the winner, at the table or away from it", "rules: {penalty-to: winner}\n", falseOpeningHand + `  - hand: 2
    seats: [Anna, Bruno]
    before: Bruno paga 60 a Carla
    opening: tutti passano
`, []string{"A -2, B -8/-68, C 10/70", "A 0, B -62/-2, C 60/0"}},
		{"a call that was short is made good to who took the pot", "", `hands:
  - hand: 1
    dealer: Anna
    ante: 4
    opening: [Bruno apre 4, Carla gioca 3, Anna esce]
    draw: tutti serviti
    betting: [Bruno punta 2, Carla vede]
    result: Bruno
`, []string{"A -4, B 9/10, C -5/-6"}},
		{"a call that was short, and the wagers go back", "", `hands:
  - {hand: 1, dealer: Anna, ante: 4, opening: [Bruno apre 4, Carla gioca 3, Anna esce], result: refund}
`, []string{"A -4, B 0, C 0"}},
		{"a call that was short, and not all of a bet is called", "rules: {bet-limit: none}\n", `hands:
  - {hand: 1, dealer: Carla, ante: 4, opening: tutti passano}
  - hand: 2
    ante: 4
    opening: [Bruno apre 4, Carla gioca 3, Anna esce]
    draw: tutti serviti
    betting: [Bruno punta 196, Carla vede]
    result: Bruno
`, []string{"A 0, B 0, C -4", "A -4, B 204, C -196"}},
		{"a word out of turn moves no chips", "", `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Carla passa, Bruno apre 2, Carla gioca, Anna gioca]
    draw: tutti serviti
    betting: [Bruno punta 2, Carla vede, Anna esce]
    result: Carla
`, []string{"A -4, B -4, C 8"}},
		{"a round that is not on record", "", `hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: [Bruno apre 2, Carla gioca, Anna esce], result: Carla}
  - {hand: 2, result: Carla}
  - {hand: 3, result: void}
  - {hand: 4, opening: [Carla apre 2, Anna esce, Bruno gioca], result: parola}
  - {hand: 5, before: Anna va in pari, opening: [Anna apre 2, Bruno esce, Carla gioca]}
`, []string{"A -2, B ?, C ?", "A ?, B ?, C ?", "A 0, B 0, C -2", "A -2, B ?, C -2", "A ?, B -2, C ?"}},
		{"wagers that go back", "", `hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: [Bruno apre 2, Carla gioca, Anna esce], result: refund}
`, []string{"A -2, B 0, C 0"}},
		{"a false opening with the stakes back", "rules: {false-opening: refund}\n", `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: 10s 10d 9h 8c 7d}
    opening: [Bruno apre 2, gli altri escono]
    result: Bruno
`, []string{"A -2, B 2/0, C 0"}},
		{"who takes the pot unshown", "", `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno punta 2, Carla vede]
    showdown: [Bruno dichiara colore, Carla mostra Ks Kd 9c 8s 7h]
    result: Bruno
`, []string{"A -2, B 6/-4, C -4/6"}},
		{"an ante never said", "", `hands:
  - {hand: 1, dealer: Anna, opening: [Bruno apre 2, Carla gioca, Anna esce], draw: tutti serviti, betting: [Bruno punta 2, Carla esce], result: Bruno}
`, []string{"A ?, B ?, C -2"}},
		{"both parts of a frozen pot at once", "rules: {parola-split: 2}\n", `hands:
  - {hand: 1, dealer: Anna, ante: 2, opening: [Bruno apre 2, gli altri giocano], betting: tutti parola, result: parola}
  - {hand: 2, opening: [Carla apre 2, gli altri escono], result: {Carla: 12}}
`, []string{"A -4, B -2, C -2", "A 0, B -2, C 10/6"}},
		{"an ante made good by one who has taken nobody knows what", "rules: {ante: all}\n", `hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Kh Kd 9h 8c 10d, Carla: Qh Qd 9d 8d 10c}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: tutti serviti
    betting: [Bruno punta 2, Carla vede]
    showdown: [Bruno mostra, Carla mostra]
    result: {Bruno: 5, Carla: 5}
  - {hand: 2, ante: {Anna: 2, Bruno: 2, Carla: 1}, opening: tutti passano}
  - hand: 3
    ante: 2
    cards: {Anna: Kh Kd 9h 8c 10d}
    opening: [Anna apre 2, gli altri escono]
    showdown: Anna mostra apertura Kh Kd
    result: {Anna: 14}
`, []string{"A -2, B ?, C ?", "A -2, B -2, C -1/-2", "A 10, B -2, C -3/-2"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := books(bookRoster + c.rules + c.hands); !slices.Equal(got, c.want) {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestBooksBalance: what the players of a session won and lost lies on the
// table, as long as all of it is known and no hand says what it starts with.
func TestBooksBalance(t *testing.T) {
	hands := 0
	err := filepath.WalkDir("../testdata", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".yaml" {
			return err
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		hands += balanced(t, name, src)
		return nil
	})
	if err != nil || hands < 1000 {
		t.Errorf("%d hands followed, %v", hands, err)
	}
}

// balanced follows a file's sessions as far as everything is known, and says
// how many hands it followed.
func balanced(t *testing.T, name string, src []byte) (hands int) {
	var play *Session
	var lost money.Chips
	follow := false
	for _, d := range format.ReadAll(src, name, format.Options{}) {
		if play == nil || d.Opens {
			play, lost, follow = NewSession(d.Session, Config{Base: house.Classico()}), 0, true
		}
		for _, log := range d.Hands {
			h := play.Play(log)
			follow = follow && h.LeftOut == NoReason && !log.Gap && log.Carried.Span.Empty()
			for _, a := range h.Accounts {
				follow = follow && a.NetKnown
				lost -= a.Net
			}
			if !follow {
				break
			}
			hands++
			if lies := play.game.carry.lies(); lost != lies {
				t.Errorf("%s: hand %s: %s lost and not won, %s on the table", name, log.Name, amount(h, lost), amount(h, lies))
				follow = false
			}
		}
	}
	return hands
}

// lies returns what lies on the table between two hands: the pot in play and
// the parts of a frozen one that wait.
func (c *Carry) lies() money.Chips {
	sum := c.Pot
	for _, part := range c.Pots.Parts[:c.Pots.N] {
		sum += part
	}
	return sum
}

func amount(h *Hand, c money.Chips) string { return fmt.Sprint(h.Amount(c).EN) }
