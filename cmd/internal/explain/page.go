package explain

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
)

// A Page is all there is to say of a topic. Which fields are filled hangs on
// its kind.
type Page struct {
	Topic
	Severity  format.Severity // of a check or a fault
	Phase     string          // of a check
	Body      lang.Text       // paragraphs of Markdown
	Unsourced bool            // no text speaks of it
	Sources   []house.Source
	Deciding  []house.Switch // of a check: those a finding may name
	Mentioned []house.Switch // of a check: those its text speaks of besides
	Rule      house.Switch   // of a switch
	Values    []Value        // of a switch
	Checks    []Topic        // of a switch: whose findings may name it
	Spoken    []Topic        // of a switch: whose text speaks of it besides
	Trials    []Trial
}

// A Value is what a switch may be, and the presets that have it.
type Value struct {
	Value   string
	Presets []string
}

// A Trial is a log with what is found in it.
type Trial struct {
	Title lang.Text
	File  string
	Set   string // SWITCH=VALUE laid over what the log says, "" for nothing
	Log   string
	Same  bool // the log is the one of the trial before
	Found []format.Diagnostic
	Tally validate.Tally
}

// Page makes the page of a topic.
func (b *Book) Page(t Topic) (*Page, error) {
	p := &Page{Topic: t}
	switch t.Kind {
	case Check:
		return p, b.checkPage(p)
	case Fault:
		return p, b.faultPage(p)
	}
	return p, b.switchPage(p)
}

func (b *Book) checkPage(p *Page) error {
	c := b.check(p.Name)
	p.Severity, p.Phase = c.Severity, c.Phase
	p.Body = lang.Text{EN: c.Section("English"), IT: c.Section("Italiano")}
	p.sources(c.Sources())
	p.Deciding, p.Mentioned = decides(c), b.mentions(c)
	return b.try(p,
		Trial{Title: lang.Text{EN: "A log that breaks it", IT: "Un verbale che la infrange"}, File: c.Code + "-breaks.yaml", Log: fenced(c.Section("Breaks"))},
		Trial{Title: lang.Text{EN: "A log that keeps it", IT: "Un verbale che la rispetta"}, File: c.Code + "-keeps.yaml", Log: fenced(c.Section("Keeps"))})
}

// fenced returns what stands in a fenced block.
func fenced(section string) string {
	_, log, _ := strings.Cut(section, "\n")
	log, _, _ = strings.Cut(log, "```")
	return log
}

func (b *Book) faultPage(p *Page) error {
	p.Severity = format.Error
	var f format.Fault
	for i := range b.faults {
		if b.faults[i].Code == p.Name {
			f = b.faults[i]
		}
	}
	hint := f.Hint
	if f.Example != "" {
		err := b.try(p,
			Trial{Title: lang.Text{EN: "A log that has it", IT: "Un verbale che ce l'ha"}, File: f.Code + ".yaml", Log: f.Example},
			Trial{Title: lang.Text{EN: "The same log mended", IT: "Lo stesso verbale corretto"}, File: f.Code + ".yaml", Log: f.Mended})
		if err != nil {
			return err
		}
		for _, d := range p.Trials[0].Found {
			if d.Code == f.Code {
				hint = d.Hint
			}
		}
	}
	p.Body = lang.Text{
		EN: f.Why.EN + "\n\nHint: " + hint.EN + ".\n\n" + faultFollows.EN,
		IT: f.Why.IT + "\n\nConsiglio: " + hint.IT + ".\n\n" + faultFollows.IT,
	}
	return nil
}

// sentence makes a sentence of a noun phrase.
func sentence(s string) string {
	for i := range s {
		if i > 0 {
			return strings.ToUpper(s[:i]) + s[i:] + "."
		}
	}
	return s
}

func (b *Book) switchPage(p *Page) error {
	s, _ := house.Named(p.Name)
	p.Rule = s
	p.sources(s.Sources)
	p.values()
	for _, t := range b.Topics() {
		if t.Kind != Check {
			continue
		}
		switch c := b.check(t.Name); {
		case has(decides(c), s):
			p.Checks = append(p.Checks, t)
		case has(b.mentions(c), s):
			p.Spoken = append(p.Spoken, t)
		}
	}
	return b.part(p)
}

// values lists what a switch may be and who plays it so: its words, then what
// a preset has beside them.
func (p *Page) values() {
	for _, v := range p.Rule.Words() {
		p.Values = append(p.Values, Value{Value: v})
	}
	for _, name := range house.Presets() {
		r, _ := house.Preset(name)
		v := p.Rule.Value(&r)
		i := 0
		for i < len(p.Values) && p.Values[i].Value != v {
			i++
		}
		if i == len(p.Values) {
			p.Values = append(p.Values, Value{Value: v})
		}
		p.Values[i].Presets = append(p.Values[i].Presets, name)
	}
}

// sources looks up what is cited.
func (p *Page) sources(tags []string) {
	for _, tag := range tags {
		if s, ok := house.SourceOf(tag); ok {
			p.Sources = append(p.Sources, s)
		}
	}
	p.Unsourced = len(p.Sources) == 0
}

// try judges logs and puts them on the page.
func (b *Book) try(p *Page, trials ...Trial) error {
	for _, t := range trials {
		c := replay.Config{Base: house.Classico(), Open: circle}
		if name, value, set := strings.Cut(t.Set, "="); set {
			s, _ := house.Named(name)
			c.Change = func(r house.Rules) house.Rules {
				r, _ = s.With(r, value)
				return r
			}
		}
		found, tally, err := b.judge(t.File, t.Log, c)
		if err != nil {
			return err
		}
		for _, d := range found {
			if d.Verdict != format.Unverifiable {
				t.Found = append(t.Found, d)
			}
		}
		t.Tally = tally
		p.Trials = append(p.Trials, t)
	}
	return nil
}

// circle is the one table's file that a log of a page names: it stands on
// itself.
func circle(name string, _ format.Place) ([]byte, string, error) {
	return []byte("preset: " + name + "\n"), name, nil
}
