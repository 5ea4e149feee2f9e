package html

import (
	"maps"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/render"
	"apertura/replay/render/svg"
)

// The data of a page have short keys, since there are some of each for every
// act of an evening, and every sentence once: a text is its place in texts,
// where 0 is the empty one, a name its place in names.
type data struct {
	Lang     string            `json:"lang"`
	Quiz     bool              `json:"quiz"`
	Hide     bool              `json:"hide"`
	Words    map[string]int    `json:"words"`
	Texts    []any             `json:"texts"` // a string, or two: English and Italian
	Names    []string          `json:"names"`
	Shorts   []string          `json:"shorts"` // as they are written on the table
	Suits    map[string][2]any `json:"suits"`
	Shapes   map[string]string `json:"shapes"`
	Phases   []int             `json:"phases"`
	Weights  map[string]int    `json:"weights"`
	Lessons  map[string][2]int `json:"lessons"`
	Evenings []eveningData     `json:"evenings"`
	Hands    []handData        `json:"hands"`

	sizes []int // the numbers of seats there are
	texts map[lang.Text]int
	names map[string]int
}

type eveningData struct {
	Title int `json:"title"`
	Where int `json:"where"` // and when, where the title does not say so, and whose rules
}

type handData struct {
	Evening  int           `json:"e,omitempty"`
	Name     string        `json:"n"`
	Time     string        `json:"t,omitempty"`
	Facts    int           `json:"f,omitempty"`
	Note     int           `json:"o,omitempty"`
	Legend   int           `json:"g,omitempty"` // what a figure with a sign is
	Out      int           `json:"x,omitempty"` // why it was left out
	Seats    []int         `json:"s,omitempty"`
	Steps    []stepData    `json:"a,omitempty"`
	Accounts [][3]any      `json:"c,omitempty"` // name, as played, as ruled
	Findings []findingData `json:"d,omitempty"`
	Loose    []int         `json:"l,omitempty"`
}

type stepData struct {
	Act      int            `json:"a"`
	Phase    format.Phase   `json:"p"`
	Player   int            `json:"w,omitempty"` // name, from 1
	Log      string         `json:"l,omitempty"`
	Said     int            `json:"s"`
	Secret   int            `json:"z,omitempty"` // said without the cards
	Mark     string         `json:"m,omitempty"`
	Note     int            `json:"n,omitempty"`
	Undone   bool           `json:"u,omitempty"`
	Pot      string         `json:"o,omitempty"` // nothing where it is not known
	Parts    [][2]any       `json:"v,omitempty"` // of it: chips, and in words
	Seats    map[int]string `json:"t,omitempty"` // those that changed
	Ruled    *ruledData     `json:"r,omitempty"`
	Turn     int            `json:"k,omitempty"` // name, from 1
	May      []int          `json:"y,omitempty"`
	Findings []int          `json:"d,omitempty"`
	Waits    int            `json:"g,omitempty"` // where nobody is to speak
	Instead  int            `json:"i,omitempty"`
	Asked    int            `json:"q,omitempty"`
	Wrong    bool           `json:"b,omitempty"` // the answer is no
	AskedMay bool           `json:"j,omitempty"` // asked whether it may be done
}

// A ruledData is the table as ruled: the pot and the seats that are others.
type ruledData struct {
	Pot   string         `json:"o,omitempty"`
	Parts [][2]any       `json:"v,omitempty"`
	Seats map[int]string `json:"t,omitempty"`
	Said  int            `json:"s"`
}

type findingData struct {
	Code    string `json:"c"`
	Slug    string `json:"g"`
	Weight  string `json:"v"`
	Message int    `json:"m"`
	Follows []int  `json:"f,omitempty"`
	Spot    string `json:"p,omitempty"` // of a hand left out: where it is
	Line    string `json:"l,omitempty"` // and what is written there
}

func newData(p *Page, evenings []render.Evening) *data {
	d := &data{
		Lang: p.Lang.String(), Quiz: p.Quiz, Hide: p.Hide, Words: map[string]int{}, Lessons: map[string][2]int{}, Weights: map[string]int{},
		Suits: map[string][2]any{}, Shapes: svg.Shapes(), Texts: []any{""}, Hands: []handData{},
		texts: map[lang.Text]int{{}: 0}, names: map[string]int{},
	}
	for key, t := range words() {
		d.Words[key] = d.text(t)
	}
	for letter, s := range svg.Suits() {
		d.Suits[letter] = [2]any{s.Name, s.Color}
	}
	for phase := range format.Result + 1 {
		d.Phases = append(d.Phases, d.text(render.Phase(phase)))
	}
	for s := format.Note; s <= format.Error; s++ {
		d.Weights[s.String()] = d.text(render.Severity(s))
	}
	sizes := map[int]bool{}
	for i := range evenings {
		e := &evenings[i]
		title, where := e.Heading()
		d.Evenings = append(d.Evenings, eveningData{d.text(title), d.text(where)})
		for j := range e.Hands {
			h := d.hand(&e.Hands[j], e)
			h.Evening = i
			if len(h.Steps) > 0 {
				sizes[len(h.Seats)] = true
			}
			d.Hands = append(d.Hands, h)
		}
	}
	d.sizes = slices.Sorted(maps.Keys(sizes))
	return d
}

// text returns the place of a text.
func (d *data) text(t lang.Text) int {
	i, ok := d.texts[t]
	if !ok {
		i = len(d.Texts)
		d.texts[t] = i
		en, it := clean(t.In(lang.EN)), clean(t.In(lang.IT))
		if en == it {
			d.Texts = append(d.Texts, en)
		} else {
			d.Texts = append(d.Texts, [2]string{en, it})
		}
	}
	return i
}

// clean is text as it looks, a line a paragraph and an empty one between.
func clean(s string) string {
	if !strings.Contains(s, "\n") {
		return lang.Plain(s)
	}
	var out []string
	for p := range strings.SplitSeq(s, "\n\n") {
		if p = strings.Join(strings.Fields(p), " "); p != "" {
			out = append(out, lang.Plain(p))
		}
	}
	return strings.Join(out, "\n\n")
}

func (d *data) all(list []lang.Text) []int {
	var out []int
	for _, t := range list {
		out = append(out, d.text(t))
	}
	return out
}

// name returns the place of a name; the seats of a hand come first.
func (d *data) name(s string) int { return d.seated(&render.Seat{Name: s}) }

// seated returns the place of the name of who sits there.
func (d *data) seated(s *render.Seat) int {
	i, ok := d.names[s.Name]
	if !ok {
		i = len(d.Names)
		d.names[s.Name] = i
		d.Names, d.Shorts = append(d.Names, lang.Plain(s.Name)), append(d.Shorts, svg.Short(s))
	}
	return i
}

// parts are the pots of a table.
func (d *data) parts(t *render.Table) [][2]any {
	var out [][2]any
	for i, said := range t.Divided() {
		out = append(out, [2]any{t.Parts[i].Chips, d.text(said)})
	}
	return out
}

// somebody is the place of a name from 1; nobody is 0.
func (d *data) somebody(s string) int {
	if s == "" {
		return 0
	}
	return d.name(s) + 1
}

func (d *data) hand(h *render.Hand, e *render.Evening) handData {
	out := handData{
		Name: lang.Plain(h.Name), Time: lang.Plain(h.Time), Facts: d.text(h.Facts), Note: d.text(h.Note), Loose: h.Loose,
	}
	for i := range h.Findings {
		out.Findings = append(out.Findings, d.finding(h, i, e))
	}
	if len(h.Steps) == 0 {
		out.Out = d.text(h.WhyOut())
		for i := range h.Findings {
			spot := render.SpotOf(&h.Findings[i])
			out.Findings[i].Spot, out.Findings[i].Line = lang.Plain(spot.Base().String()), lang.Plain(spot.Text)
		}
		return out
	}
	before := make([]string, len(h.Steps[0].Table.Seats))
	for i := range h.Steps[0].Table.Seats {
		out.Seats = append(out.Seats, d.seated(&h.Steps[0].Table.Seats[i]))
	}
	for i := range h.Steps[:h.Shown+1] {
		if out.Legend == 0 {
			out.Legend = d.text(h.Steps[i].Table.Legend())
		}
		out.Steps = append(out.Steps, d.step(h, i, before))
	}
	if h.Ends() {
		for _, a := range h.Accounts {
			out.Accounts = append(out.Accounts, [3]any{d.name(a.Name), render.Signed(a.Played), render.Signed(a.Ruled)})
		}
	}
	return out
}

// step is one step; before is what the seats were, and becomes what they are.
func (d *data) step(h *render.Hand, i int, before []string) stepData {
	s := &h.Steps[i]
	out := stepData{
		Act: s.Act, Phase: s.Section(), Player: d.somebody(s.Player), Log: lang.Plain(s.Log), Said: d.text(s.Sentence()),
		Mark: lang.Plain(s.Mark), Note: d.text(s.Note), Undone: s.Undone, Pot: s.Table.Pot, Parts: d.parts(&s.Table), Seats: map[int]string{},
		Turn: d.somebody(s.Turn), May: d.all(s.May), Waits: d.text(s.Waits), Findings: s.Findings,
	}
	for j := range s.Table.Seats {
		if now := seat(&s.Table.Seats[j]); now != before[j] {
			out.Seats[j], before[j] = now, now
		}
	}
	if s.Ruled != nil {
		r := &ruledData{Pot: s.Ruled.Pot, Parts: d.parts(s.Ruled), Seats: map[int]string{}, Said: d.text(s.AsRuled())}
		for j := range s.Ruled.Seats {
			if now := seat(&s.Ruled.Seats[j]); now != before[j] {
				r.Seats[j] = now
			}
		}
		out.Ruled = r
	}
	if !s.Secret.Empty() {
		out.Secret = d.text(s.Secret)
	}
	if len(s.Findings) > 0 || s.Mark != "" {
		out.Instead = d.text(h.Instead(i))
	}
	if d.Quiz && !s.Asked.Empty() && (h.Breaks(i) || s.Mark == "?") {
		out.Asked, out.AskedMay, out.Wrong = d.text(s.Asked), s.AskedMay, h.Breaks(i)
	}
	return out
}

// seat is what is seen of a seat, in four fields; in brackets what he has won or
// lost, where no stack is on record.
func seat(s *render.Seat) string {
	out := []byte{'0' + byte(s.State)}
	if s.Dealer {
		out = append(out, 'd')
	}
	if s.Opener {
		out = append(out, 'o')
	}
	out = append(out, '|')
	before := s.Before()
	if s.Netted() {
		before = "(" + before + ")"
	}
	out = append(out, before...)
	out = append(out, '|')
	out = append(out, s.Wager...)
	out = append(out, '|')
	for _, c := range s.Cards {
		out = append(out, svg.Letters(c)...)
	}
	return string(out)
}

func (d *data) finding(h *render.Hand, i int, e *render.Evening) findingData {
	f := &h.Findings[i]
	if lesson, ok := e.Checks[f.Code]; ok {
		d.Lessons[f.Code] = [2]int{d.text(lesson.Summary), d.text(lesson.Text)}
	}
	return findingData{
		Code: f.Code, Slug: f.Slug, Weight: f.Severity.String(), Message: d.text(f.Message), Follows: d.all(h.Follows(i, h.Ends() && !d.Quiz && !d.Hide)),
	}
}
