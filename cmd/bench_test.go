package cmd

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
	"apertura/validate/checks"

	"gopkg.in/yaml.v3"
)

// benchLog writes generated evenings as a keeper of logs writes them, comments
// and notes included, an evening a document, and returns how many hands that is.
func benchLog(evenings int) (log []byte, hands int) {
	rng := rand.New(rand.NewPCG(7, 7))
	var all bytes.Buffer
	for i := range evenings {
		name := house.Presets()[i%len(house.Presets())]
		rules, _ := house.Preset(name)
		e := evening.New(rng, evening.Config{Players: 4 + i%4, Hands: 25, Rules: rules, Hide: 2})
		hands += len(e.Hands)
		fmt.Fprintf(&all, "---\n# %s\n%s", name, e.Kept([...]lang.Lang{lang.IT, lang.EN}[i%2]))
	}
	return all.Bytes(), hands
}

// BenchmarkCheck reads and judges evenings, and has the YAML library alone decode
// the same bytes to nodes, which is what to measure it by. An operation is all of
// them.
func BenchmarkCheck(b *testing.B) {
	log, hands := benchLog(40)
	text := string(log)
	for _, by := range []struct {
		name string
		do   func() error
	}{
		{"library", func() error { return decode(text) }},
		{"reader", func() error { return readAll(log, format.Options{Codes: checks.Codes(), Pool: new(format.Pool)}) }},
		{"check", func() error { return judgeAll(text, 1) }},
	} {
		b.Run("by="+by.name, func(b *testing.B) {
			b.SetBytes(int64(len(log)))
			b.ReportAllocs()
			for b.Loop() {
				if err := by.do(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N*hands)/b.Elapsed().Seconds(), "hands/s")
		})
	}
}

// decode has the library read all documents, one at a time.
func decode(log string) error {
	for doc := range strings.SplitSeq(log, "---\n") {
		var n yaml.Node
		if err := yaml.Unmarshal([]byte(doc), &n); err != nil {
			return err
		}
	}
	return nil
}

func readAll(log []byte, o format.Options) error {
	r := format.NewReader(bytes.NewReader(log), "log.yaml", o)
	for {
		switch d, err := r.Next(); err {
		case nil:
			d.Release()
		case io.EOF:
			return nil
		default:
			return err
		}
	}
}

func judgeAll(log string, jobs int) error {
	j := newJudge(replay.Config{Base: house.Classico()})
	j.Jobs = jobs
	_, t, err := j.Text("log.yaml", log)
	if err == nil && t.Errors > 0 {
		err = fmt.Errorf("%d errors in legal evenings", t.Errors)
	}
	return err
}
