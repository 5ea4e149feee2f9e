package junit

import (
	"io"

	"apertura/format/lang"
	"apertura/validate/report"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// A Corpus writes a run of a regression corpus: a case for each hand that is
// compared with what it expects, and one for what is outside the hands.
type Corpus struct {
	lang   lang.Lang
	suites suites
}

// NewCorpus starts a run of which nothing is known yet.
func NewCorpus(l lang.Lang, keep report.Keep) *Corpus {
	return &Corpus{lang: l, suites: suites{name: "apertura test", cases: keep()}}
}

// Case adds what was compared: a hand, or all outside the hands where its name
// is empty. It fails by what is said of it; without a line it passes.
func (c *Corpus) Case(file, hand string, lines []string) {
	name := outside
	if hand != "" {
		name = handName(hand)
	}
	one := junit.Testcase{Name: text([]string{name.In(c.lang)})}
	if len(lines) > 0 {
		one.Failure = result(lang.Text{EN: "not as expected", IT: "non è come ci si aspetta"}.In(c.lang), "expect", lines)
	}
	c.suites.add(file, one)
}

// Write writes the suites.
func (c *Corpus) Write(w io.Writer) error { return c.suites.write(w) }
