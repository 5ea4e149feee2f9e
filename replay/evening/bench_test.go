package evening_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// evenings of the benchmarks: as people write them, half of their cards hidden.
func benchEvenings(n int) []*evening.Evening {
	rng := rand.New(rand.NewPCG(3, 3))
	var out []*evening.Evening
	for range n {
		out = append(out, played(rng, 30))
	}
	return out
}

// BenchmarkVerdicts asks of every opener of generated evenings what an audit
// asks: could he open, and does what he kept prove it. An operation is one
// question.
func BenchmarkVerdicts(b *testing.B) {
	type question struct {
		e      *evening.Evening
		record proof.Record
		asks   rank.Opening
	}
	var all []question
	for _, e := range benchEvenings(300) {
		t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true})
		for _, h := range e.Hands {
			if a, ok := t.Play(h).Audit(); ok {
				all = append(all, question{e, a.Record, a.Asks})
			}
		}
	}
	ask := func(i int) {
		q := &all[i/2%len(all)]
		if i%2 == 0 {
			q.record.Opens(&q.e.Rules, q.asks)
		} else {
			q.record.Kept(&q.e.Rules, q.asks)
		}
	}
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		ask(i)
		i++
	}
	// The longest: of each question the best of five, so that it is the
	// question that is slow and not the machine.
	longest := time.Duration(0)
	for i := range 2 * len(all) {
		best := time.Hour
		for range 5 {
			from := time.Now()
			ask(i)
			best = min(best, time.Since(from))
		}
		longest = max(longest, best)
	}
	b.ReportMetric(float64(longest.Nanoseconds()), "ns-longest")
	b.ReportMetric(float64(len(all)), "openings")
}

// BenchmarkEngine plays generated evenings. An operation is one hand.
func BenchmarkEngine(b *testing.B) {
	all := benchEvenings(100)
	b.ReportAllocs()
	i, h := 0, 0
	t := replay.NewSession(all[0].Session, replay.Config{Base: all[0].Rules, Fixed: true})
	for b.Loop() {
		if h == len(all[i].Hands) {
			i, h = (i+1)%len(all), 0
			t = replay.NewSession(all[i].Session, replay.Config{Base: all[i].Rules, Fixed: true})
		}
		t.Play(all[i].Hands[h])
		h++
	}
}
