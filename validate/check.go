package validate

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// A Check is one entry of the catalogue: the words for one or more kinds of
// breach. It holds no state and does no arithmetic of the game.
type Check struct {
	Code     string
	Slug     string
	Summary  lang.Text       // what it flags, in one noun phrase
	Severity format.Severity // of a violation
	Phase    string          // where it looks: "opening", "any" …
	Breaches []replay.Kind
	Source   string // comma list: "000, 002"; "unsourced" where nobody says so
	Doc      string // Markdown: what, why, both languages, two logs
	Word     func(h *replay.Hand, b *replay.Breach) Wording
}

// A Wording is what a check says of one breach. Found and Wanted are short
// noun phrases; Amount is written only where chips prove it.
type Wording struct {
	Message lang.Text
	Found   lang.Text
	Wanted  lang.Text
	Amount  bool // the breach's Got is the amount that proves it
}

// Section returns a section of the check's document without its heading:
// English, Italiano, Breaks or Keeps.
func (c *Check) Section(name string) string {
	for s := range strings.SplitSeq(c.Doc, "\n## ") {
		if head, text, _ := strings.Cut(s, "\n"); head == name {
			return strings.TrimSpace(text)
		}
	}
	return ""
}

// Sources lists the sources of a check; "unsourced" names none.
func (c *Check) Sources() []string {
	return sourced(strings.Split(c.Source, ","))
}

// sourced leaves out the word that says there is no source.
func sourced(tags []string) []string {
	var out []string
	for _, s := range tags {
		if s = strings.TrimSpace(s); s != "" && s != "unsourced" {
			out = append(out, s)
		}
	}
	return out
}
