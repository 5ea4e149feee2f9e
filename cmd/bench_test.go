package cmd

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
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
	log, hands := benchLog(160)
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

// BenchmarkJobs judges evenings, a session each, with one job and with two.
func BenchmarkJobs(b *testing.B) {
	log, hands := benchLog(160)
	for _, jobs := range []int{1, 2} {
		b.Run(fmt.Sprint("by=", jobs), func(b *testing.B) {
			b.SetBytes(int64(len(log)))
			for b.Loop() {
				if err := judgeAll(string(log), jobs); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N*hands)/b.Elapsed().Seconds(), "hands/s")
		})
	}
}

// BenchmarkFiles judges very many files of one hand, as the program does, and has
// the YAML library read and decode the same files.
func BenchmarkFiles(b *testing.B) {
	const files = 5000
	dir := b.TempDir()
	rng := rand.New(rand.NewPCG(7, 7))
	var names []string
	for i := range files {
		rules, _ := house.Preset(house.Presets()[i%len(house.Presets())])
		e := evening.New(rng, evening.Config{Players: 3 + i%4, Hands: 1, Rules: rules, Hide: 2})
		names = append(names, filepath.Join(dir, fmt.Sprint(i, ".yaml")))
		if err := os.WriteFile(names[i], []byte(e.Kept([...]lang.Lang{lang.IT, lang.EN}[i%2])), 0o600); err != nil {
			b.Fatal(err)
		}
	}
	for _, by := range []struct {
		name string
		do   func() error
	}{
		{"library", func() error {
			for _, name := range names {
				text, err := os.ReadFile(name)
				if err != nil {
					return err
				}
				if err := decode(string(text)); err != nil {
					return err
				}
			}
			return nil
		}},
		{"check", func() error {
			env := Environment{Getenv: func(string) string { return "" }}
			if s := Main([]string{"check", "--fail-on", "never", dir}, strings.NewReader(""), io.Discard, io.Discard, env); s != 0 {
				return fmt.Errorf("status %d", s)
			}
			return nil
		}},
	} {
		b.Run("by="+by.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if err := by.do(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N*files)/b.Elapsed().Seconds(), "files/s")
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
	j.Jobs, j.Options.Pool = jobs, new(format.Pool)
	j.Counted = func(d *format.Diagnostic) bool { return d.Verdict == format.Unverifiable } // as check does
	_, t, err := j.Text("log.yaml", log)
	if err == nil && t.Errors > 0 {
		err = fmt.Errorf("%d errors in legal evenings", t.Errors)
	}
	return err
}
