package replay_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
)

// BenchmarkPlay plays generated evenings by every preset. An operation is one
// hand; of so many in ten cards that nobody showed nobody knows which.
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
				e := all[played/25%len(all)]
				t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true})
				for _, h := range e.Hands {
					t.Play(h)
					played++
				}
			}
		})
	}
}
