package cmd

import (
	"io"

	"apertura/format/lang"
	"apertura/replay/render"
	"apertura/validate/report/json"
)

// The JSON form of `replay`, keys in the order of docs/schema/replay.json.
type (
	replayJSON struct {
		Version  int           `json:"version"`
		Evenings []eveningJSON `json:"evenings"`
	}
	eveningJSON struct {
		File  string      `json:"file"`
		Title *string     `json:"title"`
		Date  *string     `json:"date"`
		Place *string     `json:"place"`
		Rules *judgedJSON `json:"rules"`
		Hands []shownJSON `json:"hands"`
	}
	judgedJSON struct {
		Base *string  `json:"base"`
		Set  []string `json:"set"`
	}
	shownJSON struct {
		Hand     string         `json:"hand"`
		Line     int            `json:"line"`
		Time     *string        `json:"time"`
		LeftOut  bool           `json:"leftOut"`
		Facts    *json.Text     `json:"facts"`
		Note     *json.Text     `json:"note"`
		Steps    []stepJSON     `json:"steps"`
		Accounts []accountJSON  `json:"accounts"`
		Findings []json.Finding `json:"findings"`
	}
	stepJSON struct {
		Act      int          `json:"act"`
		Phase    string       `json:"phase"`
		Player   *string      `json:"player"`
		Text     *string      `json:"text"`
		Said     *json.Text   `json:"said"`
		Then     []*json.Text `json:"then"`
		In       *string      `json:"in"`
		Mark     *string      `json:"mark"`
		Note     *json.Text   `json:"note"`
		Undone   bool         `json:"undone"`
		Table    tableJSON    `json:"table"`
		Ruled    *tableJSON   `json:"ruled"`
		Turn     *string      `json:"turn"`
		May      []*json.Text `json:"may"`
		Findings []int        `json:"findings"`
	}
	tableJSON struct {
		Pot   *string    `json:"pot"`
		Parts []partJSON `json:"parts"`
		Seats []seatJSON `json:"seats"`
	}
	partJSON struct {
		Amount string   `json:"amount"`
		For    []string `json:"for"`
		Back   bool     `json:"back"`
	}
	seatJSON struct {
		Player string    `json:"player"`
		Dealer bool      `json:"dealer"`
		Opener bool      `json:"opener"`
		State  string    `json:"state"`
		Stack  *string   `json:"stack"`
		Net    *string   `json:"net"`
		Wager  *string   `json:"wager"`
		Cards  []*string `json:"cards"`
	}
	accountJSON struct {
		Player string  `json:"player"`
		Played *string `json:"played"`
		Ruled  *string `json:"ruled"`
	}
)

// json writes hands for other programs.
func (c *replaying) json(out io.Writer) error {
	all := replayJSON{Version: 1, Evenings: []eveningJSON{}}
	for i := range c.shown {
		e := &c.shown[i]
		one := eveningJSON{
			File: e.File, Title: json.Word(e.Title), Date: json.Word(e.Date), Place: json.Word(e.Place), Hands: []shownJSON{},
		}
		if r := &e.Rules; !r.Text().Empty() {
			one.Rules = &judgedJSON{json.Word(r.Base), append([]string{}, r.Set...)}
		}
		for j := range e.Hands {
			one.Hands = append(one.Hands, newShown(&e.Hands[j]))
		}
		all.Evenings = append(all.Evenings, one)
	}
	return json.Write(out, all)
}

func newShown(h *render.Hand) shownJSON {
	out := shownJSON{
		Hand: h.Name, Line: h.Line, Time: json.Word(h.Time), LeftOut: len(h.Steps) == 0,
		Facts: json.Sentence(h.Facts), Note: json.Sentence(h.Note),
		Steps: []stepJSON{}, Accounts: []accountJSON{}, Findings: []json.Finding{},
	}
	for i := range h.Steps {
		if i <= h.Shown {
			out.Steps = append(out.Steps, newStep(&h.Steps[i]))
		}
	}
	for _, a := range h.Accounts {
		if h.Ends() {
			out.Accounts = append(out.Accounts, accountJSON{a.Name, json.Word(a.Played), json.Word(a.Ruled)})
		}
	}
	for i := range h.Findings {
		out.Findings = append(out.Findings, json.New(&h.Findings[i]))
	}
	return out
}

func newStep(s *render.Step) stepJSON {
	out := stepJSON{
		Act: s.Act, Phase: s.Phase.String(), Player: json.Word(s.Player), Text: json.Word(s.Log),
		Said: json.Sentence(s.Said), Then: sentences(s.Then), In: json.Word(s.Chips),
		Mark: json.Word(s.Mark), Note: json.Sentence(s.Note), Undone: s.Undone,
		Table: newTable(&s.Table), Turn: json.Word(s.Turn), May: sentences(s.May), Findings: s.Findings,
	}
	if s.Ruled != nil {
		t := newTable(s.Ruled)
		out.Ruled = &t
	}
	if out.Findings == nil {
		out.Findings = []int{}
	}
	return out
}

func newTable(t *render.Table) tableJSON {
	out := tableJSON{Pot: json.Word(t.Pot), Parts: []partJSON{}, Seats: []seatJSON{}}
	for _, p := range t.Parts {
		out.Parts = append(out.Parts, partJSON{p.Chips, p.For, p.Back})
	}
	for _, s := range t.Seats {
		seat := seatJSON{
			Player: s.Name, Dealer: s.Dealer, Opener: s.Opener, State: s.State.String(),
			Stack: json.Word(s.Stack), Net: json.Word(s.Net), Wager: json.Word(s.Wager), Cards: []*string{},
		}
		for _, card := range s.Cards {
			seat.Cards = append(seat.Cards, json.Word(card.Text))
		}
		out.Seats = append(out.Seats, seat)
	}
	return out
}

func sentences(list []lang.Text) []*json.Text {
	out := []*json.Text{}
	for _, t := range list {
		out = append(out, json.Sentence(t))
	}
	return out
}
