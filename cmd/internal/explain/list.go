package explain

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"apertura/format/lang"
)

// A List is topics under a title, named but not explained.
type List struct {
	Title  lang.Text
	Topics []Topic
}

// Find returns the topics that a word stands for, in letters of any size: a
// code, a slug or a switch, or both where a slug and a switch have one name.
func (b *Book) Find(word string) []Topic {
	return slices.DeleteFunc(b.Topics(), func(t Topic) bool {
		return !strings.EqualFold(word, t.Name) && (t.Slug == "" || !strings.EqualFold(word, t.Slug))
	})
}

// Family returns the topics of a family, which a letter of any size names.
func (b *Book) Family(letter string) (List, bool) {
	for _, f := range families() {
		if !strings.EqualFold(f.letter, letter) {
			continue
		}
		list := List{Title: lang.Text{EN: "%s · %s", IT: "%s · %s"}.Fmt(f.letter, f.name)}
		for _, t := range b.Topics() {
			if t.Kind != Switch && t.Name[:1] == f.letter {
				list.Topics = append(list.Topics, t)
			}
		}
		return list, true
	}
	return List{}, false
}

// All lists everything there is a page of.
func (b *Book) All() []List {
	var out []List
	for _, f := range families() {
		list, _ := b.Family(f.letter)
		out = append(out, list)
	}
	rules := List{Title: lang.Text{EN: "House rules", IT: "Regole della casa"}}
	for _, t := range b.Topics() {
		if t.Kind == Switch {
			rules.Topics = append(rules.Topics, t)
		}
	}
	return append(out, rules)
}

// Text writes a list for a terminal, in one language.
func (s *List) Text(w io.Writer, l lang.Lang) error {
	t := plain{l: l}
	t.line(s.Title.In(l))
	for i := range s.Topics {
		one := &s.Topics[i]
		t.hang("  ", one.title()+": "+one.Summary.In(l))
	}
	_, err := w.Write(t.b.Bytes())
	return err
}

// Markdown writes a list as Markdown, in one language.
func (s *List) Markdown(w io.Writer, l lang.Lang) error {
	_, err := fmt.Fprintf(w, "## %s\n\n", s.Title.In(l))
	for i := range s.Topics {
		if err == nil {
			_, err = fmt.Fprintf(w, "- %s: %s\n", s.Topics[i].title(), s.Topics[i].Summary.In(l))
		}
	}
	return err
}

type family struct {
	letter string
	name   lang.Text
}

// families are in the order of the catalogue.
func families() []family {
	return []family{
		{"D", lang.Text{EN: "deck and deal", IT: "mazzo e carte"}},
		{"M", lang.Text{EN: "chips", IT: "fiches"}},
		{"T", lang.Text{EN: "turns", IT: "turni"}},
		{"B", lang.Text{EN: "blinds", IT: "bui"}},
		{"O", lang.Text{EN: "opening", IT: "apertura"}},
		{"W", lang.Text{EN: "wagers", IT: "puntate e rilanci"}},
		{"X", lang.Text{EN: "draw", IT: "cambio"}},
		{"S", lang.Text{EN: "showdown", IT: "scoperta"}},
		{"P", lang.Text{EN: "frozen pots", IT: "piatti a parola"}},
		{"C", lang.Text{EN: "conduct", IT: "comportamento"}},
		{"A", lang.Text{EN: "what the log allows", IT: "quel che il verbale ammette"}},
		{"F", lang.Text{EN: "format errors", IT: "errori di formato"}},
	}
}
