package html

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"slices"
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"
	"apertura/replay/render/svg"
)

var (
	//go:embed page.html
	skeleton string
	//go:embed page.css
	looks string
	//go:embed table.js
	tableScript string
	//go:embed panels.js
	panelScript string
	//go:embed quiz.js
	quizScript string
	//go:embed page.js
	pageScript string
)

// A Page is a file of evenings, in the language it opens with.
type Page struct {
	Lang lang.Lang
	Quiz bool // it asks before it tells
	Hide bool // at first the list tells no cards that the table does not see
}

// Write writes the page of some evenings.
func (p *Page) Write(w io.Writer, evenings []render.Evening) error {
	d := newData(p, evenings)
	t, err := template.New("page").Parse(skeleton)
	if err != nil {
		return err
	}
	style, script := "\n"+svg.Style()+looks, "\n"+strings.Join([]string{tableScript, panelScript, quizScript, pageScript}, "\n")
	var tables []tableOf
	for _, n := range d.sizes {
		tables = append(tables, tableOf{n, svg.Box(), template.HTML(svg.Blank(n))})
	}
	return t.Execute(w, map[string]any{
		"Lang":   p.Lang.String(),
		"Title":  title(evenings, p.Lang),
		"Policy": "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src " + hash(style) + "; script-src " + hash(script),
		"Style":  template.CSS(style),
		"Script": template.JS(script),
		"Data":   d,
		"Defs":   template.HTML(svg.Defs()),
		"Tables": tables,
	})
}

// A tableOf is the blank table of some seats.
type tableOf struct {
	Seats   int
	Box     string
	Drawing template.HTML
}

// hash is how a policy names what it lets run.
func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// title is what the browser calls the page.
func title(evenings []render.Evening, l lang.Lang) string {
	var out []string
	for i := range evenings {
		called, _ := evenings[i].Heading()
		if name := lang.Plain(called.In(l)); !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return strings.Join(out, " · ")
}
