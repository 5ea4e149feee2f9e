package proof_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"apertura/format/card"
	"apertura/replay/proof"
	"apertura/replay/rank"
)

// Records as logs have them: everything written, nothing but numbers, and the
// puzzles between.
func benchRecords() map[string]proof.Record {
	nothing := proof.Record{Deck: 32, DealtMore: 5}
	counted := proof.Record{Deck: 32, DealtMore: 5, ThrownMore: 3, Stub: proof.Served{More: 3}}
	all := proof.Record{
		Deck: 32, Dealt: cards("Js Jd 9h 8c 7d"), Thrown: cards("9h 8c 7d"),
		Stub: proof.Served{Known: cards("Qh Qs 10d")}, Shown: cards("Js Jd Qh Qs 10d"),
	}
	all.OutDealt = cards("Ks Kd 10h 9c 8d")
	all.Stub.Out = all.OutDealt
	shown := counted
	shown.Shown = cards("10h 10d 9s 9c 7h")
	full := counted
	full.Deck = 52
	part := counted
	part.Shown = cards("10h 10d 9s")
	part.OutDealt = cards("Js Jd Jc Jh Qs Qd Qc Qh Ks Kd Kc Kh As Ad Ac 7s 7c")
	out := proof.Record{Deck: 32, Dealt: cards("10s 10d 9h 8c"), DealtMore: 1, OutDealt: cards("10h 10c 9s 9c 9d 8s 8d 8h 7h")}
	again := proof.Record{
		Deck: 32, Dealt: cards("Qh Qd"), DealtMore: 3, ThrownMore: 4, Stub: proof.Served{More: 3}, Pool: proof.Served{More: 1},
		Back: card.Deck(32).Cards(), Shown: cards("Qh As Ks 9d"),
	}
	unread := proof.Record{Deck: 40, DealtMore: 5, Unread: true, Shown: cards("10h 10d 9s 9c 7h")}
	return map[string]proof.Record{
		"all known": all, "nothing known": nothing, "counted": counted, "counted, 52": full, "shown": shown,
		"shown in part": part, "all elsewhere": out, "after a reshuffle": again, "draw unread": unread,
	}
}

func BenchmarkOpens(b *testing.B) {
	r := rules()
	o := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	for name, rec := range benchRecords() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				rec.Opens(&r, o)
			}
		})
	}
}

func BenchmarkKept(b *testing.B) {
	r := rules()
	o := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	for name, rec := range benchRecords() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				rec.Kept(&r, o)
			}
		})
	}
}

func BenchmarkBeats(b *testing.B) {
	r := rules()
	shown := cards("Ah Ad 8c 8d Kh")
	for name, rec := range benchRecords() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				rec.Beats(&r, proof.AtEnd, shown)
			}
		})
	}
}

func askAll(b *testing.B, records []proof.Record) {
	r := rules()
	o := rank.Opening{At: card.Jack, Draw: rank.TwoEnded}
	longest := time.Duration(0)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		rec := &records[i%len(records)]
		from := time.Now()
		rec.Opens(&r, o)
		rec.Kept(&r, o)
		longest = max(longest, time.Since(from))
		i++
	}
	b.ReportMetric(float64(longest.Nanoseconds()), "ns-longest")
}

// Two questions an operation.
func BenchmarkAnything(b *testing.B) {
	rng := rand.New(rand.NewPCG(33, 34))
	var records []proof.Record
	for range 4096 {
		records = append(records, randomRecord(rng))
	}
	askAll(b, records)
}

func BenchmarkReasons(b *testing.B) {
	r := rules()
	q := proof.KeptOpeners(rank.Opening{At: card.Jack, Draw: rank.TwoEnded})
	for name, rec := range benchRecords() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				rec.Reasons(&r, &q)
			}
		})
	}
}
