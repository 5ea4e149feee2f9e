package evening_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
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
	b.Run("evenings", func(b *testing.B) {
		var all []question
		for _, e := range benchEvenings(300) {
			t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true})
			for _, h := range e.Hands {
				all = audited(all, t.Play(h))
			}
		}
		askAll(b, all)
	})
	b.Run("puzzles", func(b *testing.B) {
		var all []question
		logs, err := filepath.Glob("../../testdata/corpus/puzzles/*.yaml")
		if err != nil || len(logs) == 0 {
			b.Fatalf("got %d logs, %v", len(logs), err)
		}
		for _, name := range logs {
			text, err := os.ReadFile(name)
			if err != nil {
				b.Fatal(err)
			}
			for h := range replay.Run(slices.Values(format.ReadAll(text, name, format.Options{})), replay.Config{Base: house.Classico()}) {
				all = audited(all, h)
			}
		}
		askAll(b, all)
	})
}

// A question is what is asked of one opener.
type question struct {
	rules  house.Rules
	record proof.Record
	asks   rank.Opening
}

// audited appends the question of a hand that was opened on cards.
func audited(all []question, h *replay.Hand) []question {
	if a, ok := h.Audit(); ok {
		all = append(all, question{h.Rules, a.Record, a.Asks})
	}
	return all
}

func askAll(b *testing.B, all []question) {
	ask := func(i int) {
		q := &all[i/2%len(all)]
		if i%2 == 0 {
			q.record.Opens(&q.rules, q.asks)
		} else {
			q.record.Kept(&q.rules, q.asks)
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
