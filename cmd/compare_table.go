package cmd

import (
	"strings"

	"apertura/format/lang"
	"apertura/validate/report/json"
)

// mostRows is how many rows are laid out together.
const mostRows = 500

// A compareTable shows the hands of one file after the other.
type compareTable struct {
	file string
	rows [][]string
	err  error
}

// add adds a row for every different end of a hand, with the rules that have
// it, and one more for each further ruling.
func (t *compareTable) add(g *global, file, hand string, names []string, ends []end) {
	if file != t.file || len(t.rows) >= mostRows {
		t.flush(g)
		t.file = file
	}
	done := make([]bool, len(ends))
	for i := range ends {
		if done[i] {
			continue
		}
		var who []string
		for k := i; k < len(ends); k++ {
			if ends[k].equal(&ends[i]) {
				who, done[k] = append(who, names[k]), true
			}
		}
		rules := strings.Join(who, ", ")
		if len(who) == len(names) {
			rules = g.say(lang.Text{EN: "all", IT: "tutte"})
		}
		row := append([]string{hand, rules}, ends[i].cells(g)...)
		for k, said := range ends[i].said() {
			if k > 0 {
				t.rows, row = append(t.rows, row), make([]string, len(row))
			}
			row[len(row)-1] = g.say(said)
		}
		t.rows = append(t.rows, row)
		hand = ""
	}
}

// cells are the findings, who takes the pot, and room for what follows.
func (e *end) cells(g *global) []string {
	codes := strings.Join(e.codes, " ")
	if codes == "" {
		codes = g.say(lang.Text{EN: "clean", IT: "pulita"})
	}
	var who []lang.Text
	for _, name := range e.winners {
		who = append(who, lang.Same(name))
	}
	winner := lang.List(who...)
	switch {
	case !e.known:
		winner = lang.Text{EN: "not known", IT: "non si sa"}
	case len(who) == 0:
		winner = lang.Text{EN: "nobody", IT: "nessuno"}
	}
	return []string{codes, g.say(winner), ""}
}

// flush writes what there is under the name of its file.
func (t *compareTable) flush(g *global) {
	if len(t.rows) == 0 || t.err != nil {
		return
	}
	g.print(lang.Plain(t.file))
	t.err = g.table([]string{
		g.say(lang.Text{EN: "hand", IT: "mano"}), g.say(lang.Text{EN: "rules", IT: "regole"}),
		g.say(lang.Text{EN: "findings", IT: "irregolarità"}), g.say(lang.Text{EN: "winner", IT: "vince"}),
		g.say(lang.Text{EN: "ruling", IT: "decisione"}),
	}, t.rows)
	g.print("")
	t.rows = t.rows[:0]
}

// summary says how many hands come to the same, and how many are clean by
// each of the rules.
func (c *compared) summary(names []string) lang.Text {
	var clean []lang.Text
	for i, name := range names {
		clean = append(clean, lang.Text{EN: "%d by %s", IT: "%d con %s"}.Fmt(c.clean[i], name))
	}
	judged := c.hands - c.leftOut
	t := lang.Text{EN: "%s, %s: %d the same by all, %d not, %d left out; clean: %s", IT: "%s, %s: %d uguali con tutte, %d diverse, %d lasciate fuori; pulite: %s"}
	return t.Fmt(lang.Count(c.files, "file|files", "file|file"), lang.Count(c.hands, "hand|hands", "mano|mani"),
		c.same, judged-c.same, c.leftOut, lang.List(clean...))
}

// The JSON form of `check --compare`.
type (
	compareJSON struct {
		Version int            `json:"version"`
		Presets []string       `json:"presets"`
		Hands   []comparedJSON `json:"hands"`
	}
	comparedJSON struct {
		File    string    `json:"file"`
		Hand    string    `json:"hand"`
		Results []endJSON `json:"results"`
	}
	endJSON struct {
		Preset string     `json:"preset"`
		Codes  []string   `json:"codes"`
		Winner []string   `json:"winner"`
		Ruling *json.Text `json:"ruling"`
	}
)

func (c *compareJSON) add(file, hand string, names []string, ends []end) {
	one := comparedJSON{File: file, Hand: hand}
	for i := range ends {
		e := &ends[i]
		r := endJSON{Preset: names[i], Codes: append([]string{}, e.codes...), Winner: append([]string{}, e.winners...)}
		for k, said := range e.said() {
			if k > 0 {
				said = lang.Text{EN: "%s; %s", IT: "%s; %s"}.Fmt(lang.Text(*r.Ruling), said)
			}
			ruling := json.Text(said)
			r.Ruling = &ruling
		}
		one.Results = append(one.Results, r)
	}
	c.Hands = append(c.Hands, one)
}
