package explain

import (
	"bytes"
	"fmt"
	"strings"

	"apertura/format/lang"
)

// Folders of the pages, below docs.
const (
	checksFolder   = "checks/"
	switchesFolder = "switches/"
)

// Docs makes all pages in both languages, by their names below docs, with the
// index of each folder.
func (b *Book) Docs() (map[string][]byte, error) {
	out := map[string][]byte{}
	known := map[string]bool{}
	topics := b.Topics()
	for _, t := range topics {
		known[t.Name] = true
	}
	for _, t := range topics {
		p, err := b.Page(t)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", t.Name, err)
		}
		k := &links{"", "../" + switchesFolder, "../", known}
		folder := checksFolder
		if t.Kind == Switch {
			k.checks, k.switches, folder = "../"+checksFolder, "", switchesFolder
		}
		out[folder+t.Name+".md"] = p.both(k)
	}
	out[checksFolder+"README.md"] = b.index()
	out[switchesFolder+"README.md"] = b.rulesIndex()
	return out, nil
}

// both makes the page of both languages: a half each, then the logs with what
// is said of them.
func (p *Page) both(k *links) []byte {
	m := markdown{level: "###", langs: []lang.Lang{lang.EN, lang.IT}, links: k}
	m.printf("<!-- Made by go generate ./cmd from %s. -->\n\n", p.origin())
	all := "all codes · tutti i codici"
	if p.Kind == Switch {
		all = "all house rules · tutte le regole"
	}
	m.printf("# %s\n\n[English](#english) · [Italiano](#italiano) · [%s](README.md)\n\n", p.title(), all)
	for _, half := range []struct {
		title string
		l     lang.Lang
	}{{"English", lang.EN}, {"Italiano", lang.IT}} {
		m.printf("## %s\n\n", half.title)
		m.half(p, half.l)
	}
	m.level = "##"
	m.trials(p)
	return append(bytes.TrimRight(m.b.Bytes(), "\n"), '\n')
}

// origin is where a page is written by hand.
func (p *Page) origin() string {
	switch {
	case p.Kind == Switch:
		return "replay/house"
	case p.Kind == Fault:
		return "format/faulttable.go and format/faults"
	case p.Name[0] == 'A':
		return "cmd/internal/explain/" + p.Name + ".md"
	}
	return "validate/checks/" + p.Name + ".md"
}

func (b *Book) index() []byte {
	var o strings.Builder
	o.WriteString(`<!-- Made by go generate ./cmd. -->

# What is checked · Che cosa si controlla

A page for each code: what it is about, why the game has the rule, who says so, what now follows, and two logs with what the
program says of them. ` + "`apertura explain W03`" + ` shows the same on a terminal. The house rules have pages
[of their own](../switches/README.md).

Una pagina per ogni codice: di che cosa si tratta, perché il gioco ha la regola, chi lo dice, che cosa ne segue, e due
verbali con quel che ne dice il programma. ` + "`apertura explain W03`" + ` mostra lo stesso sul terminale. Le regole della
casa hanno pagine [tutte loro](../switches/README.md).
`)
	for _, f := range families() {
		fmt.Fprintf(&o, "\n## %s · %s · %s\n\n| | | what | che cosa |\n|---|---|---|---|\n", f.letter, f.name.EN, f.name.IT)
		list, _ := b.Family(f.letter)
		for _, t := range list.Topics {
			fmt.Fprintf(&o, "| [%s](%s.md) | %s | %s | %s |\n", t.Name, t.Name, t.Slug, escape(t.Summary.EN), escape(t.Summary.IT))
		}
	}
	return []byte(o.String())
}

func (b *Book) rulesIndex() []byte {
	var o strings.Builder
	o.WriteString(`<!-- Made by go generate ./cmd. -->

# The house rules one by one · Le regole della casa una per una

All of them in one table, with the presets: [house-rules.md](../house-rules.md). The findings: [checks](../checks/README.md).

Tutte in una tabella, con i preset: [house-rules.md](../house-rules.md#regole-della-casa). Le irregolarità:
[checks](../checks/README.md).

| switch · regola | classico | what it decides | che cosa decide |
|---|---|---|---|
`)
	for _, s := range b.switches {
		fmt.Fprintf(&o, "| [%s](%s.md) | `%s` | %s | %s |\n", s.Name, s.Name, classico(s), escape(s.Decides.EN), escape(s.Decides.IT))
	}
	return []byte(o.String())
}
