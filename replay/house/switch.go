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
	Sources []string  // by their tags in docs/sources.md; "unsourced" where none speaks of it
	kind    kind
}

// Switches returns every switch in the order of the table.
func Switches() []Switch { return slices.Clone(table()[NoKey+1:]) }

// Names returns the names of all switches in the order of the table.
func Names() []string {
	var names []string
	for _, s := range table()[NoKey+1:] {
		names = append(names, s.Name)
	}
	return names
}

// Named returns the switch a log calls name.
func Named(name string) (Switch, bool) {
	all := table()[NoKey+1:]
	for i := range all {
		if all[i].Name == name {
			return all[i], true
		}
	}
	return Switch{}, false
}

// Switch returns the switch k names, the zero Switch for no key.
func (k Key) Switch() Switch {
	if k >= keys {
		return Switch{}
	}
	return table()[k]
}

// String returns the switch's name as a log writes it.
func (k Key) String() string {
	if k >= keys {
		return ""
	}
	return table()[k].Name
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
	if !s.Set(&out, value) {
		return r, false
	}
	return out, true
}

// Set sets the switch to value in r, and reports whether it may have it; where
// it may not, r stays as it was.
func (s Switch) Set(r *Rules, value string) bool { return s.kind.set != nil && s.kind.set(r, value) }

// Values lists all values of a switch that has a fixed number of them, that of
// `classico` first. It is nil for numbers, times and amounts.
func (s Switch) Values() []string {
	if !s.kind.more.Empty() {
		return nil
	}
	return slices.Clone(s.kind.words)
}

// Allowed says which values the switch may have: "dealer, all, half or none".
func (s Switch) Allowed() lang.Text {
	if !s.kind.brief.Empty() {
		return s.kind.brief
	}
	var all []lang.Text
	for _, w := range s.kind.words {
		all = append(all, lang.Same(w))
	}
	if !s.kind.more.Empty() {
		all = append(all, s.kind.more)
	}
	return lang.Either(all...)
}

// Words lists the values that are words, for a hint to choose the nearest of.
func (s Switch) Words() []string { return slices.Clone(s.kind.words) }

// Others lists the values to try, in order, when asking which switch decided:
// every other word, and of what cannot be listed only near, where the switch
// may have it and has it not.
func (s Switch) Others(r *Rules, near string) []string { return s.AppendOthers(nil, r, near) }

// AppendOthers appends to dst what [Switch.Others] returns.
func (s Switch) AppendOthers(dst []string, r *Rules, near string) []string {
	now, from := s.Value(r), len(dst)
	for _, w := range s.kind.words {
		if w != now {
			dst = append(dst, w)
		}
	}
	if near == "" {
		return dst
	}
	if other, ok := s.With(*r, near); ok {
		if v := s.Value(&other); v != now && !slices.Contains(dst[from:], v) {
			dst = append(dst, v)
		}
	}
	return dst
}
