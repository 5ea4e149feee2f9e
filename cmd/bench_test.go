package cmd

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
	"apertura/validate/checks"

	"gopkg.in/yaml.v3"
)

// benchLog writes generated evenings as people write them, comments and notes
// included, an evening a document, and returns how many hands that is.
func benchLog(evenings int) (log []byte, hands int) {
	rng := rand.New(rand.NewPCG(7, 7))
	var all bytes.Buffer
	for i := range evenings {
		name := house.Presets()[i%len(house.Presets())]
		rules, _ := house.Preset(name)
		e := evening.New(rng, evening.Config{Players: 3 + i%4, Hands: 25, Rules: rules, Hide: 2})
		hands += len(e.Hands)
		fmt.Fprintf(&all, "---\n# %s\n%s", name, e.Text(rng))
	}
	return all.Bytes(), hands
}

// BenchmarkCheck reads and judges evenings, and has the YAML library alone decode
// the same bytes to nodes. An operation is all of them.
func BenchmarkCheck(b *testing.B) {
	log, hands := benchLog(40)
	per := func(b *testing.B) {
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*hands), "ns/hand")
	}
	b.Run("library", func(b *testing.B) {
		b.SetBytes(int64(len(log)))
		b.ReportAllocs()
		for b.Loop() {
			for doc := range strings.SplitSeq(string(log), "---\n") {
				var n yaml.Node
				if err := yaml.Unmarshal([]byte(doc), &n); err != nil {
					b.Fatal(err)
				}
			}
		}
		per(b)
	})
	b.Run("read", func(b *testing.B) {
		b.SetBytes(int64(len(log)))
		b.ReportAllocs()
		for b.Loop() {
			r := format.NewReader(bytes.NewReader(log), "log.yaml", format.Options{Codes: checks.Codes()})
			for {
				if _, err := r.Next(); err == io.EOF {
					break
				}
			}
		}
		per(b)
	})
	b.Run("check", func(b *testing.B) {
		b.SetBytes(int64(len(log)))
		b.ReportAllocs()
		j := load.Judge{Catalogue: checks.Catalogue(), Options: format.Options{Codes: checks.Codes()}, Rules: replay.Config{Base: house.Classico()}}
		for b.Loop() {
			_, t, err := j.Text("log.yaml", string(log))
			if err != nil || t.Errors > 0 {
				b.Fatalf("%d errors in legal evenings, %v", t.Errors, err)
			}
		}
		per(b)
	})
}
