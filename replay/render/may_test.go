package render

import (
	"strings"
	"testing"

	"apertura/format/lang"
)

const short = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 14}, {name: Carla, stack: 40}, {name: Dino, stack: 100}]
hands:
  - hand: 1
    dealer: Dino
    ante: 2
    opening: [Anna passa, Bruno apre 2, Carla rilancia a 6, Dino gioca, Anna gioca, Bruno gioca]
    draw: [Anna cambia 3, Bruno cambia 3, Carla cambia 1, Dino cambia 2]
    betting: [Bruno punta 8 resto, Carla rilancia a 34 resto, Dino vede, Anna esce]
`

const alone = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 20}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: [Bruno apre 2, Anna rilancia a 6, Bruno gioca]
    draw: [Bruno cambia 3, Anna cambia 3]
    betting: [Bruno punta 14 resto, Anna vede]
`

const poor = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 1}, {name: Carla, stack: 7}, {name: Dino, stack: 100}]
rules: {raise-min: last}
hands:
  - hand: 1
    dealer: Anna
    ante: 4
    opening: [Bruno apre 1 resto, Carla gioca, Dino rilancia a 6, Anna esce, Carla esce]
`

const broke = `apertura: 1
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 0}, {name: Carla, stack: 7}]
hands:
  - {hand: 1, dealer: Anna, ante: 4, opening: [Bruno passa, Carla passa, Anna passa]}
`

const debt = `apertura: 1
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 10}, {name: Carla, stack: 100}]
hands:
  - hand: 1
    dealer: Anna
    ante: 4
    opening: [Bruno apre 4, Carla gioca, Anna esce]
    draw: [Bruno servito, Carla servita]
    betting: [Bruno punta 8, Carla rilancia a 20, Bruno vede]
`

const blinds = `apertura: 1
session: {chip: 1}
players: [{name: Anna}, {name: Bruno}, {name: Carla}, {name: Dino}]
hands:
  - hand: 1
    dealer: Anna
    ante: 10
    before: [Bruno buio 20, Carla controbuio 40, Bruno si adegua]
    opening: [Dino gioca, Anna esce, Bruno gioca, Carla passa]
`

const paid = `apertura: 1
session: {chip: 1}
players: [{name: Anna, stack: 100}, {name: Bruno, stack: 70}, {name: Carla, stack: 100}, {name: Dino, stack: 100}]
hands:
  - hand: 1
    dealer: Anna
    ante: 1
    before: [Carla paga 30, Carla ricarica 40, Bruno buio, Carla over]
    opening: [tutti passano]
`

const early = `apertura: 1
session: {chip: 0.50}
players: [{name: Ada}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Ada
    ante: 2
    opening: [Bruno apre 2, Carla gioca, Ada gioca]
    draw: [Carla servita, Ada servita, Bruno servito]
    betting: [Bruno punta 4, Ada esce, Carla vede]
    result: Bruno
`

// What whoever is next is offered is what he can do with what lies before him,
// against those who are left to answer.
func TestNext(t *testing.T) {
	for _, tt := range []struct {
		name, log string
		act       int
		want      lang.Text
	}{
		{"a bet beyond his chips", short, 10, lang.Text{
			EN: "Bruno is next and may check or bet 0.50 to 8 (all in)",
			IT: "tocca a Bruno, e può dire parola o puntare da 0,50 a 8 (il resto)"}},
		{"more than the last one left can match", short, 13, lang.Text{
			EN: "Anna is next and may call 34, raise to anything from 34.50 to 92 or fold",
			IT: "tocca ad Anna, e può vedere con 34, rilanciare da 34,50 fino a 92 o uscire"}},
		{"nobody left to answer", alone, 6, lang.Text{
			EN: "Anna is next and may call 14 or fold",
			IT: "tocca ad Anna, e può vedere con 14 o uscire"}},
		{"less than the least opening", poor, 0, lang.Text{
			EN: "Bruno is next and may pass or open for 1 (all in), with a pair of Jacks or better, or four to a straight flush",
			IT: "tocca a Bruno, e può passare o aprire di 1 (il resto), con una coppia di jack o meglio, o quattro carte di scala reale"}},
		{"all in for less than the least raise", poor, 4, lang.Text{
			EN: "Carla is next and may call 5, raise to 7 (all in) or fold",
			IT: "tocca a Carla, e può vedere con 5, rilanciare a 7 (il resto) o uscire"}},
		{"a call for less", strings.Replace(poor, "a 6", "a 12", 1), 4, lang.Text{
			EN: "Carla is next and may call 6 (all in) or fold",
			IT: "tocca a Carla, e può vedere con 6 (il resto) o uscire"}},
		{"less than the least bet", strings.NewReplacer("stack: 14", "stack: 7", "hands:", "rules: {bet-min: ante}\nhands:").Replace(short), 10, lang.Text{
			EN: "Bruno is next and may check or bet 1 (all in)",
			IT: "tocca a Bruno, e può dire parola o puntare 1 (il resto)"}},
		{"no chips, and a line all the same", broke, 0, lang.Text{EN: "Bruno is next and may pass", IT: "tocca a Bruno, e può passare"}},
		{"in debt against a raise", debt, 7, lang.Text{
			EN: "Bruno is next and may stay in without chips or fold",
			IT: "tocca a Bruno, e può restare senza fiches o uscire"}},
		{"on credit", strings.Replace(short, "hands:", "rules: {stakes: open}\nhands:", 1), 10, lang.Text{
			EN: "Bruno is next and may check or bet 0.50 to 26",
			IT: "tocca a Bruno, e può dire parola o puntare da 0,50 a 26"}},
		{"the last blind", blinds, 6, lang.Text{
			EN: "Carla is next and may pass or raise to anything from 41 to 170",
			IT: "tocca a Carla, e può passare o rilanciare da 41 fino a 170"}},
		{"an overblind to match", blinds, 2, lang.Text{
			EN: "Bruno is next and may match the overblind with 20 or let it be",
			IT: "tocca a Bruno, e può adeguarsi con 20 o lasciar stare"}},
		{"an overblind matched", blinds, 3, lang.Text{}},
		{"the first word behind blinds", blinds, 0, lang.Text{
			EN: "Dino is next and may call 40 or fold",
			IT: "tocca a Dino, e può vedere con 40 o uscire"}},
		{"an overblind", blinds, 1, lang.Text{
			EN: "Carla is next and may put in an overblind of 40 or let it be",
			IT: "tocca a Carla, e può fare un controbuio di 40 o lasciar stare"}},
		{"a blind, and the antes do not lie there yet", paid, 1, lang.Text{}},
		{"a blind, and only the antes are to be paid", paid, 2, lang.Text{
			EN: "Bruno is next and may put in a blind of 62 or let it be",
			IT: "tocca a Bruno, e può fare un buio di 62 o lasciar stare"}},
		{"an overblind for which the chips are missing", paid, 3, lang.Text{}},
		{"who was passed over", early, 8, lang.Text{
			EN: "Carla is next and may call 4, raise to anything from 4.50 to 20 or fold",
			IT: "tocca a Carla, e può vedere con 4, rilanciare da 4,50 fino a 20 o uscire"}},
		{"who was passed over at the draw", early, 5, lang.Text{
			EN: "Bruno is next and may stand pat or draw up to 4 cards",
			IT: "tocca a Bruno, e può restare servito o cambiare fino a 4 carte"}},
	} {
		h := replayed(t, tt.log)[0]
		if got := h.Steps[h.Step(tt.act)].Next(); got != tt.want {
			t.Errorf("%s: got\n%q\n%q\nwant\n%q\n%q", tt.name, got.EN, got.IT, tt.want.EN, tt.want.IT)
		}
	}
}
