// Mutate measures how well the corpus and the tests hold the engine. It changes
// package replay in one small place at a time - a boundary, a condition, a
// number, a constant, a seat, a statement left out - and looks who notices: the
// logs of the corpus first, then the tests of the packages to its right.
//
//	go run ./.ci/mutate                      500 mutants, picked by -seed 1
//	go run ./.ci/mutate -n 0 -tests=false    all of them against the corpus alone
//	go run ./.ci/mutate -file 'pots|settle'  of these files only
//	go run ./.ci/mutate -only 'pots.go:67'   the mutants of one line
//	go run ./.ci/mutate -list                what would be changed, and no run
//
// All mutants are compiled at once, into one program and one binary a test
// package, by an overlay: no file of the tree is touched. The environment
// variable MUTANT wakes one of them, so that a mutant costs one run of the
// corpus, a fraction of a second. One that does not come to an end in ten times
// the time of the engine as it is, or eats the memory, counts as noticed.
//
// It prints the share noticed and, for each survivor, file, line and change. A
// survivor is a rule that no log holds, or a change that makes no difference.
// It is no part of .ci/run: all mutants take about a quarter of an hour.
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

const target = "./replay"

type options struct {
	n, workers  int
	seed        uint64
	file, only  string
	tests, list bool
	verbose     bool
}

func main() {
	var o options
	flag.IntVar(&o.n, "n", 500, "how many mutants to try; 0: all")
	flag.Uint64Var(&o.seed, "seed", 1, "picks which")
	flag.IntVar(&o.workers, "workers", 2, "how many at a time")
	flag.StringVar(&o.file, "file", "", "only files whose name matches this regular expression")
	flag.StringVar(&o.only, "only", "", "only mutants whose line of the report matches this regular expression")
	flag.BoolVar(&o.tests, "tests", true, "try the tests where no log of the corpus notices")
	flag.BoolVar(&o.list, "list", false, "print the mutants and stop")
	flag.BoolVar(&o.verbose, "v", false, "print the mutants that were noticed too, and by what")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	p, err := parse(target)
	if err != nil {
		return err
	}
	p.find()
	some, err := pick(p.mutants, o)
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
	b, err := build(p, o.tests)
	if err != nil {
		return err
	}
	defer b.remove()
	if err := b.measure(); err != nil {
		return err
	}
	fmt.Printf("%d mutants of %d, the corpus in %s each\n", len(some), len(p.mutants), b.runs[0].took.Round(time.Millisecond))
	try(b, some, o.workers)
	if out, err := b.runs[0].once(0, time.Minute); err != nil {
		return fmt.Errorf("the tree has changed beneath the run: %w\n%s", err, out)
	}
	report(b, some, o.verbose)
	return nil
}

// pick returns the mutants asked for, in the order of the source.
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
	slices.SortFunc(some, func(a, b *mutant) int { return a.id - b.id })
	return some, nil
}

// try runs the mutants, some at a time.
func try(b *built, some []*mutant, workers int) {
	next := make(chan *mutant)
	var wg sync.WaitGroup
	for range max(workers, 1) {
		wg.Go(func() {
			for m := range next {
				m.by, m.how = b.noticed(m.id)
			}
		})
	}
	for i, m := range some {
		if i > 0 && i%200 == 0 {
			fmt.Fprintf(os.Stderr, "%d of %d\n", i, len(some))
		}
		next <- m
	}
	close(next)
	wg.Wait()
}

func report(b *built, some []*mutant, verbose bool) {
	by := map[string]int{}
	for _, m := range some {
		by[m.by]++
		switch {
		case m.by == "":
			fmt.Println("survives:", m)
		case verbose:
			fmt.Printf("%s: %s (%s)\n", m.by, m, strings.TrimSpace(m.how))
		}
	}
	for _, r := range b.runs {
		fmt.Printf("%5d noticed by %s\n", by[r.name], r.name)
	}
	gone := len(some) - by[""]
	fmt.Printf("%d of %d noticed (%.1f %%), %d by the corpus (%.1f %%), %d survive\n", gone, len(some),
		percent(gone, len(some)), by[corpus], percent(by[corpus], len(some)), by[""])
}

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }
