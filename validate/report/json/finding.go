package json

import (
	"apertura/format"
	"apertura/format/lang"
)

// A Finding is a diagnostic as other programs read it. Fields are in the order
// of the format's version 1.
type Finding struct {
	Code      string    `json:"code"`
	Slug      string    `json:"slug"`
	Severity  string    `json:"severity"`
	Verdict   string    `json:"verdict"`
	File      *string   `json:"file"`
	Line      *int      `json:"line"`
	Column    *int      `json:"column"`
	EndLine   *int      `json:"endLine"`
	EndColumn *int      `json:"endColumn"`
	Hand      *string   `json:"hand"`
	Phase     *string   `json:"phase"`
	Act       *int      `json:"act"`
	Player    *string   `json:"player"`
	Message   *Text     `json:"message"`
	Found     *Text     `json:"found"`
	Wanted    *Text     `json:"wanted"`
	Cards     []string  `json:"cards"`
	Amount    *string   `json:"amount"`
	Related   []Related `json:"related"`
	Ruling    *Ruling   `json:"ruling"`
	Switch    *Switch   `json:"switch"`
	Source    []string  `json:"source"`
	Allowed   *string   `json:"allowed"` // the reason
	Undone    bool      `json:"undone"`
}

// A Text is a sentence in both languages.
type Text struct {
	EN string `json:"en"`
	IT string `json:"it"`
}

// Related is another place that has to do with a finding.
type Related struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	EndLine   int    `json:"endLine"`
	EndColumn int    `json:"endColumn"`
	Message   *Text  `json:"message"`
}

// A Ruling is what now follows.
type Ruling struct {
	Text *Text     `json:"text"`
	Pay  []Payment `json:"pay"`
	Pot  *Pot      `json:"pot"`
}

// A Payment moves chips; to is null where they go into a pot.
type Payment struct {
	From   *string `json:"from"`
	To     *string `json:"to"`
	Amount string  `json:"amount"`
}

// A Pot is where the pot goes; amount is null where it is unknown.
type Pot struct {
	To     []string `json:"to"`
	Amount *string  `json:"amount"`
}

// A Switch is the house rule that decided.
type Switch struct {
	Name  string  `json:"name"`
	Value string  `json:"value"`
	Other *string `json:"other"`
}

// New turns a diagnostic into what is written. It holds on to no document.
// What a format error has to say about what to write instead is its wanted.
func New(d *format.Diagnostic) Finding {
	f := Finding{
		Code:     d.Code,
		Slug:     d.Slug,
		Severity: d.Severity.String(),
		Verdict:  d.Verdict.String(),
		Hand:     Word(d.Hand),
		Phase:    Word(d.Phase.String()),
		Player:   Word(d.Player),
		Message:  Sentence(d.Message),
		Found:    Sentence(d.Found),
		Wanted:   Sentence(d.Wanted),
		Cards:    list(d.Cards),
		Amount:   Word(d.Amount),
		Related:  []Related{},
		Source:   list(d.Sources),
		Undone:   d.Undone,
	}
	if d.Wanted.Empty() {
		f.Wanted = Sentence(d.Hint)
	}
	if d.Act > 0 {
		act := d.Act
		f.Act = &act
	}
	if d.Place.Known() {
		start, end := d.Place.Start(), d.Place.End()
		file := d.Place.Source.File // not the document's own, which would stay in memory
		f.File = &file
		f.Line, f.Column, f.EndLine, f.EndColumn = &start.Line, &start.Column, &end.Line, &end.Column
	}
	for _, r := range d.Related {
		if r.Place.Known() {
			start, end := r.Place.Start(), r.Place.End()
			f.Related = append(f.Related, Related{
				r.Place.Source.File, start.Line, start.Column, end.Line, end.Column, Sentence(r.Message),
			})
		}
	}
	if d.Ruling != nil {
		f.Ruling = ruling(d.Ruling)
	}
	if s := d.Switch; s != nil {
		f.Switch = &Switch{s.Name, s.Value, Word(s.Other)}
	}
	if d.Accepted {
		reason := d.Allowed
		f.Allowed = &reason
	}
	return f
}

func ruling(r *format.Ruling) *Ruling {
	out := &Ruling{Text: Sentence(r.Text), Pay: []Payment{}}
	for _, p := range r.Pay {
		out.Pay = append(out.Pay, Payment{Word(p.From), Word(p.To), p.Amount})
	}
	if len(r.To) > 0 {
		out.Pot = &Pot{r.To, Word(r.Pot)}
	}
	return out
}

// Word is nil for what was not said.
func Word(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// Sentence is nil for one that was not said.
func Sentence(t lang.Text) *Text {
	if t.Empty() {
		return nil
	}
	return &Text{t.EN, t.IT}
}

// list is an empty list, never null, for none.
func list(s []string) []string {
	if s == nil {
		return []string{}
	}
	return s
}
