// Mutate measures how well the corpus and the tests hold the engine and the
// judge. It changes them in one small place at a time - a boundary, a condition,
// a number, a constant, a seat, a statement left out - and looks who notices:
// the logs of the corpus first, then the tests of the packages to its right.
//
//	go run ./.ci/mutate                      500 mutants, picked by -seed 1
//	go run ./.ci/mutate -n 0                 all of them
//	go run ./.ci/mutate -tests=false         against the corpus alone
//	go run ./.ci/mutate -packages ./replay   of these packages only
//	go run ./.ci/mutate -file 'pots|settle'  of these files only
//	go run ./.ci/mutate -only 'pots.go:67'   the mutants of one line
//	go run ./.ci/mutate -list                what would be changed, and no run
//
// All mutants are compiled at once, into one program and one binary a test
// package, by an overlay: no file of the tree is touched. The environment
// variable MUTANT wakes one of them. A first run with all asleep writes down
// which mutants each log and each test comes by; only those are asked. A mutant
// that does not come to an end in four times the time of the engine as it is, or
// eats the memory, counts as noticed.
//
// It prints the share noticed and, for each survivor, file, line and change. A
// survivor is a rule that no log holds, or a change that makes no difference:
// judged.txt has those, each with the reason. It is no part of .ci/run: a
// thousand mutants take about a quarter of an hour on two cores.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

const targets = "./replay,./replay/proof,./replay/rank,./replay/house,./validate,./validate/checks"

type options struct {
	n, workers  int
	seed        uint64
	packages    string
	file, only  string
	tests, list bool
	verbose     bool
	judge       bool
	long        time.Duration
}

func main() {
	var o options
	flag.IntVar(&o.n, "n", 500, "how many mutants to try; 0: all")
	flag.Uint64Var(&o.seed, "seed", 1, "picks which")
	flag.IntVar(&o.workers, "workers", 2, "how many at a time")
	flag.StringVar(&o.packages, "packages", targets, "packages to change, parted by commas")
	flag.StringVar(&o.file, "file", "", "only files whose name matches this regular expression")
	flag.StringVar(&o.only, "only", "", "only mutants whose line of the report matches this regular expression")
	flag.BoolVar(&o.tests, "tests", true, "try the tests where no log of the corpus notices")
	flag.BoolVar(&o.list, "list", false, "print the mutants and stop")
	flag.BoolVar(&o.verbose, "v", false, "print the mutants that were noticed too, and by what")
	flag.DurationVar(&o.long, "for", 0, "stop after so long and report on those tried; 0: when all are")
	flag.BoolVar(&o.judge, "judge", false, "print survivors as judged.txt has them, for a reason to be added")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	reasons, err := judged()
	if err != nil {
		return err
	}
	var ps []*pkg
	var all []*mutant
	for path := range strings.SplitSeq(o.packages, ",") {
		p, err := parse(path, len(all))
		if err != nil {
			return err
		}
		p.find()
		ps, all = append(ps, p), append(all, p.mutants...)
	}
	if err := stale(all, reasons, o); err != nil {
		return err
	}
	some, err := pick(all, o)
	if err != nil {
		return err
	}
	if o.list {
		for _, m := range some {
			fmt.Println(m)
		}
		fmt.Println(len(some), "mutants")
		return nil
	}
	start := time.Now()
	b, err := build(ps, len(all), o.tests)
	if err != nil {
		return err
	}
	defer b.remove()
	fmt.Fprintln(os.Stderr, "compiled in", time.Since(start).Round(time.Second))
	if err := b.measure(); err != nil {
		return err
	}
	fmt.Printf("%d mutants of %d, %d logs and %d tests to notice them\n", len(some), len(all), len(b.logs), len(b.tests))
	some = some[:try(b, some, reasons, o)]
	slices.SortFunc(some, func(a, b *mutant) int { return a.id - b.id })
	if out, _, err := b.corpus(b.logs).once(0, time.Minute, ""); err != nil {
		return fmt.Errorf("the tree has changed beneath the run: %w\n%s", err, out)
	}
	report(b, some, reasons, o)
	return nil
}

// pick returns the mutants asked for, in no order where they are a sample.
func pick(all []*mutant, o options) ([]*mutant, error) {
	file, err := regexp.Compile(o.file)
	if err != nil {
		return nil, err
	}
	only, err := regexp.Compile(o.only)
	if err != nil {
		return nil, err
	}
	var some []*mutant
	for _, m := range all {
		if file.MatchString(m.file) && only.MatchString(m.String()) {
			some = append(some, m)
		}
	}
	if o.n > 0 && o.n < len(some) {
		r := rand.New(rand.NewPCG(o.seed, 0))
		r.Shuffle(len(some), func(i, j int) { some[i], some[j] = some[j], some[i] })
		some = some[:o.n]
	}
	return some, nil
}

// try runs the mutants, some at a time, and returns how many it came to. It
// says at once what survives.
func try(b *built, some []*mutant, reasons map[key]string, o options) int {
	next := make(chan *mutant)
	var wg sync.WaitGroup
	for range max(o.workers, 1) {
		wg.Go(func() {
			for m := range next {
				if m.by, m.how = b.noticed(m.id); m.by == "" && reasons[m.where] == "" {
					fmt.Fprintln(os.Stderr, "survives:", m)
				}
			}
		})
	}
	start, n := time.Now(), 0
	for ; n < len(some) && (o.long == 0 || time.Since(start) < o.long); n++ {
		if n > 0 && n%50 == 0 {
			fmt.Fprintf(os.Stderr, "%d of %d in %s\n", n, len(some), time.Since(start).Round(time.Second))
		}
		next <- some[n]
	}
	close(next)
	wg.Wait()
	return n
}

func report(b *built, some []*mutant, reasons map[key]string, o options) {
	by := map[string]int{}
	waived := 0
	for _, m := range some {
		by[m.by]++
		why := reasons[m.where]
		switch {
		case m.by != "":
			if why != "" {
				fmt.Println("judged, and yet noticed:", m)
			}
			if o.verbose {
				fmt.Printf("%s: %s (%s)\n", m.by, m, strings.TrimSpace(m.how))
			}
		case why != "":
			waived++
			if o.verbose {
				fmt.Printf("judged: %s (%s)\n", m, why)
			}
		case o.judge:
			fmt.Printf("%s\t\n", m.where)
		case !b.reached(m.id):
			fmt.Println("survives, for nothing comes by:", m)
		default:
			fmt.Println("survives:", m)
		}
	}
	fmt.Printf("%5d noticed by %s\n%5d noticed by %s\n", by[corpus], corpus, by[golden], golden)
	for _, t := range b.tests {
		fmt.Printf("%5d noticed by %s\n", by[t.name], t.name)
	}
	left := by[""]
	fmt.Printf("%d of %d noticed (%.1f %%), %d by the corpus (%.1f %%); %d survive: %d judged, %d not; without the judged %.1f %%\n",
		len(some)-left, len(some), percent(len(some)-left, len(some)), by[corpus], percent(by[corpus], len(some)),
		left, waived, left-waived, percent(len(some)-left, len(some)-waived))
}

// stale is unhappy with a judgement on what is no longer there.
func stale(all []*mutant, reasons map[key]string, o options) error {
	if o.packages != targets {
		return nil
	}
	there := map[key]bool{}
	for _, m := range all {
		there[m.where] = true
	}
	gone := 0
	for k := range reasons {
		if !there[k] {
			gone++
			fmt.Println("judged, but no longer there:", k)
		}
	}
	if gone > 0 {
		return fmt.Errorf("judged.txt has %d too many", gone)
	}
	return nil
}

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }
