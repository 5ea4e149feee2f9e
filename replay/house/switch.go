package house

import (
	"slices"

	"apertura/format/lang"
)

// A Switch is one point on which tables differ. The zero Switch is none: it
// has no name, no value and takes none.
type Switch struct {
	Key     Key
	Name    string    // as logs, flags and reports write it
	Decides lang.Text // what hangs on it, as a player says it
	Sources []string  // "000", "003"; "unsourced" where none speaks of it
	kind    kind
}

// Switches returns every switch in the order of the table.
func Switches() []Switch { return slices.Clone(table[NoKey+1:]) }

// Names returns the names of all switches in the order of the table.
func Names() []string {
	names := make([]string, 0, keys-1)
	for i := range table[NoKey+1:] {
		names = append(names, table[i+1].Name)
	}
	return names
}

// Named returns the switch a log calls name.
func Named(name string) (Switch, bool) {
	for i := range table {
		if table[i].Name == name && i > 0 {
			return table[i], true
		}
	}
	return Switch{}, false
}

// Switch returns the switch k names, the zero Switch for no key.
func (k Key) Switch() Switch {
	if k >= keys {
		return Switch{}
	}
	return table[k]
}

// String returns the switch's name as a log writes it.
func (k Key) String() string {
	if k >= keys {
		return ""
	}
	return table[k].Name
}

// Value returns the switch's value in r as a log writes it.
func (s Switch) Value(r *Rules) string {
	if s.kind.get == nil {
		return ""
	}
	return s.kind.get(r)
}

// With returns r with the switch set to value, and whether it may have it.
func (s Switch) With(r Rules, value string) (Rules, bool) {
	out := r
	if s.kind.set == nil || !s.kind.set(&out, value) {
		return r, false
	}
	return out, true
}

// Values lists all values of a switch that has a fixed number of them, that of
// `classico` first. It is nil for numbers, times and amounts.
func (s Switch) Values() []string {
	if s.kind.more != (lang.Text{}) {
		return nil
	}
	return slices.Clone(s.kind.words)
}

// Allowed says which values the switch may have: "dealer, all, half or none".
func (s Switch) Allowed() lang.Text {
	if s.kind.brief != (lang.Text{}) {
		return s.kind.brief
	}
	return either(append(same(s.kind.words), s.kind.more))
}

// Words lists the values that are words, for a hint to choose the nearest of.
func (s Switch) Words() []string { return slices.Clone(s.kind.words) }

// Others lists the values to try, in order, when asking which switch decided:
// every other word, and of what cannot be listed only near, where the switch
// may have it and has it not.
func (s Switch) Others(r *Rules, near string) []string {
	now := s.Value(r)
	var out []string
	for _, w := range s.kind.words {
		if w != now {
			out = append(out, w)
		}
	}
	if s.kind.more == (lang.Text{}) {
		return out
	}
	if other, ok := s.With(*r, near); ok {
		if v := s.Value(&other); v != now && !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// same returns each word as a text that needs no translation.
func same(words []string) []lang.Text {
	out := make([]lang.Text, len(words), len(words)+1)
	for i, w := range words {
		out[i] = lang.Same(w)
	}
	return out
}

// either joins what is said of alternatives: "a, b or c", "a, b o c".
func either(items []lang.Text) lang.Text {
	var all lang.Text
	items = slices.DeleteFunc(items, lang.Text.Empty)
	for i, t := range items {
		sep := lang.Same(", ")
		switch i {
		case 0:
			sep = lang.Text{}
		case len(items) - 1:
			sep = lang.Text{EN: " or ", IT: " o "}
		}
		all.EN += sep.EN + t.EN
		all.IT += sep.IT + t.IT
	}
	return all
}
