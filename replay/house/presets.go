package house

import (
	"embed"
	"sync"

	"apertura/format"
	"apertura/format/lang"
)

//go:embed presets/*.yaml
var files embed.FS

// A preset is one embedded file, read when it is first asked for.
type preset struct {
	name  string
	rules func() Rules
}

var presets = [...]preset{
	embedded("classico"),
	embedded("casa"),
	embedded("circolo"),
	embedded("invito"),
	embedded("undici"),
	embedded("five-card-draw"),
}

func embedded(name string) preset {
	return preset{name, sync.OnceValue(func() Rules {
		file := "presets/" + name + ".yaml"
		src, err := files.ReadFile(file)
		if err != nil {
			return Rules{}
		}
		// A preset sets every switch itself, so there is nothing beneath it;
		// a test reads each one and allows no fault.
		v, _ := format.ReadTree(src, file)
		r, _ := lay(Rules{}, v)
		return r
	})}
}

// Presets lists the embedded presets, `classico` first.
func Presets() []string {
	names := make([]string, len(presets))
	for i, p := range presets {
		names[i] = p.name
	}
	return names
}

// Preset returns the rules of an embedded preset.
func Preset(name string) (Rules, bool) {
	for _, p := range presets {
		if p.name == name {
			return p.rules(), true
		}
	}
	return Rules{}, false
}

// Classico returns the rules in force where a table says nothing.
func Classico() Rules { return presets[0].rules() }

// meantPreset returns the preset most like a word, or else all that there are.
func meantPreset(word string) any {
	if near := format.Nearest(word, Presets()); near != "" {
		return near
	}
	return lang.Either(names(Presets())...)
}

// MeantPreset ends a sentence about an unknown preset: with the one probably
// meant, or else with all that there are.
func MeantPreset(word string) lang.Text {
	switch m := meantPreset(word).(type) {
	case string:
		return format.Meant(m)
	case lang.Text:
		return lang.Text{EN: ": " + m.EN, IT: ": " + m.IT}
	}
	return lang.Text{}
}

func names(words []string) []lang.Text {
	var out []lang.Text
	for _, w := range words {
		out = append(out, lang.Same(w))
	}
	return out
}
