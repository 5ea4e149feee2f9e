package replay_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
)

// BenchmarkPlay plays generated evenings by every preset, each some times over:
// behind a reader, too, a hand is fresh in memory. An operation is one hand; of
// so many in ten cards that nobody showed nobody knows which.
func BenchmarkPlay(b *testing.B) {
	for _, hide := range []int{0, 2, 10} {
		b.Run(fmt.Sprintf("hidden=%d", hide), func(b *testing.B) {
			rng := rand.New(rand.NewPCG(7, 7))
			var all []*evening.Evening
			for i := range 40 {
				rules, _ := house.Preset(house.Presets()[i%len(house.Presets())])
				all = append(all, evening.New(rng, evening.Config{Players: 3 + i%4, Hands: 25, Rules: rules, Hide: hide}))
			}
			b.ReportAllocs()
			b.ResetTimer()
			for played := 0; played < b.N; {
				e := all[played/200%len(all)]
				t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true})
				for _, h := range e.Hands {
					t.Play(h)
					played++
				}
			}
		})
	}
}

// Playing costs no memory but for what is found, and once the arrays of the
// session are as long as they need be.
func TestPlayDoesNotAllocate(t *testing.T) {
	const hand = `  - dealer: Anna
    ante: 2
    cards: {Bruno: Jh Jd 10c 9h 8s, Carla: Kh Kd Qs 8c 9d}
    opening: [Bruno opens 2, Carla calls, Anna folds]
    draw: [Bruno discards 9h 8s gets Kc 8h, Carla discards 8c 9d gets Ac Ad]
    betting: [Bruno bets 2, Carla raises to 4, Bruno calls]
    showdown: [Carla shows Kh Kd Qs Ac Ad, Bruno mucks]
    result: Carla
`
	for _, tt := range []struct{ name, old, new string }{
		{"the hand", "", ""},
		{"many raises", "calls]\n    showdown", strings.Repeat("raises by 2, Carla raises by 2, Bruno ", 40) + "calls]\n    showdown"},
		{"cards nobody wrote down", "10c 9h 8s, Carla: Kh Kd Qs 8c 9d}", "...}"},
	} {
		text := "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\nhands:\n"
		for _, names := range []string{"Anna Bruno Carla", "Bruno Carla Anna", "Carla Anna Bruno"} {
			n := strings.Fields(names)
			text += strings.NewReplacer("Anna", n[0], "Bruno", n[1], "Carla", n[2]).Replace(strings.Replace(hand, tt.old, tt.new, 1))
		}
		docs := format.ReadAll([]byte(text), "log.yaml", format.Options{})
		s := replay.NewSession(docs[0].Session, replay.Config{Base: house.Classico()})
		allocs := testing.AllocsPerRun(20, func() {
			for _, h := range docs[0].Hands {
				if played := s.Play(h); played.LeftOut != replay.NoReason || len(played.Breaches) > 0 {
					t.Fatalf("%s: left out for %d, found %+v", tt.name, played.LeftOut, played.Breaches)
				}
			}
		})
		if allocs > 0 {
			t.Errorf("%s: got %v allocations in three hands, want none", tt.name, allocs)
		}
	}
}
