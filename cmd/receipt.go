package cmd

import (
	"fmt"
	"strings"
	"time"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
)

// A receipt is what --verbose tells of a file: its hands, whose rules they were
// judged by, and how long it took.
type receipt struct {
	job       *job
	told      bool // what it says beside how many documents there are
	documents int
	hands     int
	own       int // the line of the rules that the log's session says, 0 for none
	ofHands   int // hands that say rules of their own
}

func (r *receipt) add(d *load.Document) {
	r.documents++
	if !r.told {
		return
	}
	r.hands += len(d.Hands)
	for i := range d.Hands {
		h := d.Hands[i].Log
		if h.Rules.Kind() != format.Missing {
			r.ofHands++
		}
		if s := h.Session; r.own == 0 && s != nil && s.Rules.Kind() != format.Missing {
			r.own = s.Rules.Place().Start().Line
		}
	}
}

// tell writes the line.
func (r *receipt) tell(g *global, base replay.Config) {
	if !r.told {
		return
	}
	fmt.Fprintln(g.err, g.say(lang.Text{
		EN: "%s: %s in %s; rules: %s",
		IT: "%s: %s in %s; regole: %s",
	}.Fmt(lang.Plain(r.job.file.Name), lang.Count(r.hands, "hand|hands", "mano|mani"),
		r.job.took.Round(time.Millisecond), r.rules(g, base))))
}

// rules lists whose rules counted, those beneath first.
func (r *receipt) rules(g *global, base replay.Config) lang.Text {
	if base.Fixed {
		return lang.Text{EN: "those of the command line", IT: "quelle della riga di comando"}
	}
	list := []lang.Text{lang.Same("classico")}
	if r.job.settings.Ruled {
		list = append(list, lang.Same(lang.Plain(r.job.settings.File)))
	}
	if r.own > 0 {
		list = append(list, lang.Text{EN: "line %d of the log", IT: "la riga %d del verbale"}.Fmt(r.own))
	}
	if r.ofHands > 0 {
		list = append(list, lang.Count(r.ofHands, "hand with its own|hands with their own", "mano con le sue|mani con le loro"))
	}
	if base.Change != nil {
		list = append(list, lang.Same("--set"))
	}
	var en, it []string
	for _, t := range list {
		en, it = append(en, t.EN), append(it, t.IT)
	}
	return lang.Text{EN: strings.Join(en, ", then "), IT: strings.Join(it, ", poi ")}
}
