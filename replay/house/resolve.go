package house

import (
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
)

// Open reads a table's own house file. The name is looked for beside the file
// that names it; file is what to call it in reports, and tells whether it was
// read before.
type Open func(name string, beside format.Place) (src []byte, file string, err error)

// deepest bounds how many house files may stand one on another.
const deepest = 16

// presetKey is the one key beside the switches: what lies beneath them.
const presetKey = "preset"

// NamesFile reports whether a preset's name is that of a file: it ends as
// one does, or has a slash.
func NamesFile(name string) bool {
	return format.IsNamed(name) || strings.ContainsAny(name, `/\`)
}

// Resolve lays the switches of a `rules` mapping over base. A preset in it
// takes the place of base first, wherever it stands. What cannot be read is
// reported where it is written, and the rest holds.
func Resolve(v format.Value, base Rules, open Open) (Rules, []format.Diagnostic) {
	if !v.Said() {
		return base, nil
	}
	l := layers{open: open}
	r := l.over(base, v)
	return r, l.faults
}

// File returns the rules of a house file: switches over `classico`, or over
// the preset it names.
func File(src []byte, file string, open Open) (Rules, []format.Diagnostic) {
	l := layers{open: open}
	r := l.file(src, file)
	return r, l.faults
}

// layers is what stands on what: each names one preset beneath it at most.
type layers struct {
	open  Open
	chain []string // files read, the upper ones first
	faults
}

// faults are what is wrong with rules, in the order in which it was met.
type faults []format.Diagnostic

func (f *faults) fault(code string, at format.Value, args ...any) {
	*f = append(*f, format.NewFault(code, at.Place(), args...))
}

func (l *layers) file(src []byte, file string) Rules {
	l.chain = append(l.chain, file)
	v, faults := format.ReadTree(src, file)
	l.faults = append(l.faults, faults...)
	return l.over(Classico(), v)
}

func (l *layers) over(base Rules, v format.Value) Rules {
	r, faults := lay(l.beneath(base, v), v)
	l.faults = append(l.faults, faults...)
	return r
}

// beneath returns what the switches of v are laid over.
func (l *layers) beneath(base Rules, v format.Value) Rules {
	p := v.Key(presetKey)
	name := p.Text()
	switch {
	case p.Kind() != format.Scalar:
		return base // nothing said, or a fault that lay reports
	case NamesFile(name):
		return l.beside(base, p)
	}
	if r, ok := Preset(name); ok {
		return r
	}
	l.fault("F45", p, name, meantPreset(name))
	return base
}

// beside reads the house file p names.
func (l *layers) beside(base Rules, p format.Value) Rules {
	unread := lang.Text{EN: "this file cannot be read", IT: "il file non si può leggere"}
	if l.open == nil {
		l.fault("F45", p, p.Text(), unread)
		return base
	}
	src, file, err := l.open(p.Text(), p.Place())
	if err != nil {
		l.fault("F45", p, p.Text(), unread)
		return base
	}
	switch i := slices.Index(l.chain, file); {
	case i >= 0:
		l.fault("F46", p, strings.Join(append(slices.Clone(l.chain[i:]), file), ", "))
		return base
	case len(l.chain) >= deepest:
		l.fault("F45", p, p.Text(), lang.Text{
			EN: "%d files stand one on another already",
			IT: "ce ne sono già %d uno sull'altro",
		}.Fmt(deepest))
		l.faults[len(l.faults)-1].Hint = lang.Text{
			EN: "put what the upper ones say into one file", IT: "metti in un file solo quello che dicono i primi"}
		return base
	}
	return l.file(src, file)
}

// lay sets the switches of v in r; what lies beneath is not its business. A
// key twice, or one without a value, was reported where the text was read.
func lay(r Rules, v format.Value) (Rules, []format.Diagnostic) {
	l := layer{rules: r}
	switch v.Kind() {
	case format.Missing:
	case format.Mapping:
		for key, value := range v.Pairs() {
			l.pair(key, value)
		}
	default:
		l.fault("F21", v, lang.Text{
			EN: "switches with their values, such as {preset: casa}",
			IT: "un elenco di regole con il loro valore, come {preset: casa}",
		})
	}
	return l.rules, l.faults
}

// layer is one mapping of switches being laid.
type layer struct {
	rules Rules
	seen  [keys]bool // NoKey: the preset
	faults
}

func (l *layer) pair(key, value format.Value) {
	name := key.Text()
	s, ok := Named(name)
	known := ok || name == presetKey
	switch {
	case key.Kind() != format.Scalar, value.Kind() == format.Missing:
	case !known:
		l.fault("F43", key, name, format.Nearest(name, append(Names(), presetKey)))
	case l.seen[s.Key]:
	case value.Kind() != format.Scalar:
		l.fault("F21", value, lang.Text{EN: "a single value", IT: "un valore solo"})
	case ok:
		if !s.Set(&l.rules, value.Text()) {
			l.fault("F44", value, name, value.Text(), s.meant(value.Text()))
		}
	}
	if known {
		l.seen[s.Key] = true
	}
}

// meant returns the value most like word, or else all that there are.
func (s Switch) meant(word string) any {
	if near := format.Nearest(word, s.kind.words); near != "" {
		return near
	}
	return s.Allowed()
}
