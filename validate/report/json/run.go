package json

import (
	"io"

	"apertura/validate"
	"apertura/validate/report"
)

// version is that of the formats below.
const version = 1

// A Check is a whole run of judging.
type Check struct {
	Version  int       `json:"version"`
	Findings []Finding `json:"findings"`
	LeftOut  []LeftOut `json:"leftOut"`
	Files    int       `json:"files"`
	Hands    int       `json:"hands"`
	Summary  Summary   `json:"summary"`
}

// LeftOut is a hand that was not judged; codes are those of its format errors.
type LeftOut struct {
	File  string   `json:"file"`
	Line  int      `json:"line"`
	Hand  string   `json:"hand"`
	Codes []string `json:"codes"`
}

// A Summary is the figures of a run.
type Summary struct {
	Errors       int            `json:"errors"`
	Warnings     int            `json:"warnings"`
	Notes        int            `json:"notes"`
	Allowed      int            `json:"allowed"`
	Unverifiable int            `json:"unverifiable"`
	Judged       int            `json:"judged"`
	LeftOut      int            `json:"leftOut"`
	Openings     Openings       `json:"openings"`
	Codes        map[string]int `json:"codes"`
}

// Openings counts openings by what is known of them.
type Openings struct {
	Verified     int `json:"verified"`
	Wrong        int `json:"wrong"`
	Unverifiable int `json:"unverifiable"`
}

// newCheck is a run without what was found, and what was left out.
func newCheck(t *validate.Tally) Check {
	return Check{
		Version:  version,
		Findings: []Finding{},
		LeftOut:  []LeftOut{},
		Files:    t.Files,
		Hands:    t.Hands,
		Summary:  summary(t),
	}
}

func summary(t *validate.Tally) Summary {
	s := Summary{
		Errors:       t.Errors,
		Warnings:     t.Warnings,
		Notes:        t.Notes,
		Allowed:      t.Allowed,
		Unverifiable: t.Unverifiable,
		Judged:       t.Judged,
		LeftOut:      t.LeftOut,
		Openings:     Openings(t.Openings),
		Codes:        t.Codes,
	}
	if s.Codes == nil {
		s.Codes = map[string]int{}
	}
	return s
}

// A Test is a whole run of a regression corpus.
type Test struct {
	Version int      `json:"version"`
	Files   int      `json:"files"`
	Hands   int      `json:"hands"`
	Passed  int      `json:"passed"`
	Failed  []Failed `json:"failed"`

	Coverage []Coverage `json:"coverage,omitempty"` // where it was asked for
}

// Coverage is how many hands of a corpus break a thing and how many barely keep
// it: a check, a format error, a value of a switch, a verb.
type Coverage struct {
	Kind    string `json:"kind"`
	Name    string `json:"name"`
	Broken  int    `json:"broken"`
	Kept    int    `json:"kept"`
	Covered bool   `json:"covered"`
}

// Failed is one hand, or a file outside its hands where hand is null, that is
// not as expected.
type Failed struct {
	File    string    `json:"file"`
	Line    int       `json:"line"`
	Hand    *string   `json:"hand"`
	Missing []string  `json:"missing"`
	Extra   []Finding `json:"extra"`
}

// NewTest starts a run of which nothing is known yet.
func NewTest() Test { return Test{Version: version, Failed: []Failed{}} }

// Fail notes what is not as expected; an empty hand is none.
func (t *Test) Fail(file string, line int, hand string, missing []string, extra []Finding) {
	if extra == nil {
		extra = []Finding{}
	}
	t.Failed = append(t.Failed, Failed{file, line, Word(hand), list(missing), extra})
}

// Write writes v, indented, with everything a terminal would obey escaped.
func Write(w io.Writer, v any) error { return report.JSON(w, v, "  ") }
