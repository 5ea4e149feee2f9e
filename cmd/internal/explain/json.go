package explain

import (
	"io"

	"apertura/replay/house"
	"apertura/validate/report/json"
)

// The JSON form of pages.
type (
	pagesJSON struct {
		Version int        `json:"version"`
		Pages   []pageJSON `json:"pages"`
	}
	pageJSON struct {
		Kind      string       `json:"kind"` // check, format, switch
		Name      string       `json:"name"`
		Slug      *string      `json:"slug"`
		Severity  *string      `json:"severity"`
		Phase     *string      `json:"phase"`
		Summary   json.Text    `json:"summary"`
		Text      json.Text    `json:"text"`
		Source    []sourceJSON `json:"source"`
		Switches  []switchJSON `json:"switches"`  // that decide a finding
		Mentioned []switchJSON `json:"mentioned"` // that it has to do with besides
		Values    []valueJSON  `json:"values"`
		Checks    []string     `json:"checks"` // that the switch decides
		Logs      []logJSON    `json:"logs"`
	}
	sourceJSON struct {
		Tag  string    `json:"tag"`
		Name json.Text `json:"name"`
	}
	switchJSON struct {
		Name     string    `json:"name"`
		Classico string    `json:"classico"`
		Allowed  json.Text `json:"allowed"`
		Decides  json.Text `json:"decides"`
	}
	valueJSON struct {
		Value   string   `json:"value"`
		Presets []string `json:"presets"`
	}
	logJSON struct {
		Title    json.Text      `json:"title"`
		File     string         `json:"file"`
		Set      *string        `json:"set"` // SWITCH=VALUE
		Log      string         `json:"log"`
		Findings []json.Finding `json:"findings"`
	}
)

// JSON writes pages as another program reads them, in both languages.
func JSON(w io.Writer, pages []*Page) error {
	out := pagesJSON{Version: 1, Pages: []pageJSON{}}
	for _, p := range pages {
		out.Pages = append(out.Pages, p.json())
	}
	return json.Write(w, out)
}

func (p *Page) json() pageJSON {
	out := pageJSON{
		Kind: [...]string{"check", "format", "switch"}[p.Kind], Name: p.Name, Slug: json.Word(p.Slug),
		Phase: json.Word(p.Phase), Summary: json.Text(p.Summary), Text: json.Text(p.Body),
		Source: []sourceJSON{}, Switches: switchList(p.Deciding), Mentioned: switchList(p.Mentioned),
		Values: []valueJSON{}, Checks: []string{}, Logs: []logJSON{},
	}
	if p.Kind != Switch {
		out.Severity = json.Word(p.Severity.String())
	}
	for _, s := range p.Sources {
		out.Source = append(out.Source, sourceJSON{s.Tag, json.Text(s.Name)})
	}
	for _, v := range p.Values {
		out.Values = append(out.Values, valueJSON{v.Value, append([]string{}, v.Presets...)})
	}
	for _, t := range p.Checks {
		out.Checks = append(out.Checks, t.Name)
	}
	for i := range p.Trials {
		r := &p.Trials[i]
		found := []json.Finding{}
		for i := range r.Found {
			found = append(found, json.New(&r.Found[i]))
		}
		out.Logs = append(out.Logs, logJSON{json.Text(r.Title), r.File, json.Word(r.Set), r.Log, found})
	}
	return out
}

func switchList(list []house.Switch) []switchJSON {
	out := []switchJSON{}
	for _, s := range list {
		out = append(out, switchJSON{s.Name, classico(s), json.Text(s.Allowed()), json.Text(s.Decides)})
	}
	return out
}
