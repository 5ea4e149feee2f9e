package coverage

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"

	"apertura/format"
	"apertura/replay"
	"apertura/validate"
)

// short is how long a document is in which all slips are tried without taking
// time, and mostShort how many of those are.
const (
	short     = 700
	mostShort = 100
)

// slips tries documents that are as they should be with one slip of the pen in
// each place: a document barely keeps to the format where a slip breaks it.
type slips struct {
	lines []string // that a slip may put among others
	codes []string // that `expect` and `allow` may name
	left  int      // short documents still to be tried
}

var (
	word  = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[^\s,:;{}\[\]]+|[{}\[\]:,]`) })
	start = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[ -]*`) })
	names = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\b(Anna|Bruno|Carla)\b`) })
)

// newSlips takes its lines from the examples of the faults: those that are not
// in the same example mended.
func newSlips(catalogue []*validate.Check) slips {
	s := slips{left: mostShort}
	for _, c := range catalogue {
		s.codes = append(s.codes, c.Code, c.Slug)
	}
	for _, f := range format.Faults() {
		mended := strings.Split(f.Mended, "\n")
		for l := range strings.SplitSeq(f.Example, "\n") {
			if !slices.Contains(mended, l) && strings.TrimSpace(l) != "" {
				s.lines = append(s.lines, strings.TrimSpace(l)+"\n")
			}
		}
	}
	return s
}

// document returns the codes of the faults that one slip makes of a document
// without any.
func (s *slips) document(d *format.Document) map[string]bool {
	text := string(d.Source.Text)
	out := map[string]bool{}
	try := func(slipped string) {
		for _, c := range s.faultsIn(slipped) {
			out[c] = true
		}
	}
	switch {
	case len(text) == format.MaxDocument && len(d.Faults) == 0:
		try(text + "\n")
		return out
	case len(text) > short || s.left == 0 || len(s.faultsIn(text)) > 0:
		return out
	}
	s.left--
	player := "Anna"
	if d.Session != nil && len(d.Session.Players) > 0 {
		player = d.Session.Players[0].Name.V
	}
	try(text + "...\n" + text)
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		with := func(other ...string) {
			try(strings.Join(slices.Concat(lines[:i], other, lines[i+1:]), ""))
		}
		if strings.TrimSpace(line) == "" {
			continue
		}
		at := start().FindString(line)
		rest := line[len(at):]
		with()
		with(line, line)
		with(strings.Replace(at, "  ", "\t", 1) + rest)
		with(strings.ReplaceAll(at, "-", " ") + rest)
		with(strings.ReplaceAll(at, "- ", "-") + rest)
		with(at + strings.TrimSuffix(rest, "\n") + "; " + player + " passa\n")
		inLine(at, rest, with)
		for _, other := range s.lines {
			other = names().ReplaceAllLiteralString(other, player)
			with(at + strings.TrimPrefix(other, "- "))
			with(line, strings.ReplaceAll(at, "-", " ")+other)
		}
	}
	return out
}

// inLine makes the slips within a line: a sign or a word left out, run together
// with the next, written twice or in other letters; too many brackets.
func inLine(at, rest string, with func(...string)) {
	for _, w := range word().FindAllStringIndex(rest, -1) {
		before, it, behind := at+rest[:w[0]], rest[w[0]:w[1]], rest[w[1]:]
		with(before + behind)
		with(before + it + strings.TrimPrefix(behind, " "))
		with(before + it + " " + it + behind)
		with(before + it[:len(it)-1] + behind)
		with(before + it[:len(it)-1] + "\xff" + behind)
		with(before + strings.Repeat("[", 20) + it + strings.Repeat("]", 20) + behind)
	}
}

// faultsIn returns the codes of all that is wrong with a text, its house rules
// included. Every house file it names stands on itself.
func (s *slips) faultsIn(text string) []string {
	var out []string
	add := func(list []format.Diagnostic) {
		for i := range list {
			out = append(out, list[i].Code)
		}
	}
	open := func(name string, _ format.Place) ([]byte, string, error) {
		if !strings.HasPrefix(name, "./") {
			return nil, "", fs.ErrNotExist
		}
		return []byte("preset: " + name + "\n"), name, nil
	}
	for _, d := range format.ReadAll([]byte(text), "log.yaml", format.Options{Codes: s.codes}) {
		add(d.Faults)
		if d.Opens && d.Session != nil {
			add(replay.NewSession(d.Session, replay.Config{Open: open}).Faults())
		}
	}
	return out
}
