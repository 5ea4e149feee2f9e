package house

import (
	"apertura/format"
	"apertura/format/lang"
)

//go:generate go run gen.go

// A preset is the rules of one file of the folder presets; rulesOf has what it
// lays down.
type preset struct {
	name  string
	about lang.Text
}

var presets = [...]preset{
	{"classico", lang.Text{
		EN: "what most sources agree on, [000] before all",
		IT: "quello su cui le fonti sono più d'accordo, [000] per prima",
	}},
	{"casa", lang.Text{
		EN: "among friends [000]: no limit to raises and bets, and suits break ties of flushes",
		IT: "fra amici [000]: rilanci e puntate senza limite, e fra due colori decide il seme",
	}},
	{"circolo", lang.Text{
		EN: "a club [001]: one opens for the pot, the ladder stops at Kings, frozen pots in two halves",
		IT: "un circolo [001]: si apre per il piatto, la scala si ferma ai re, la parola si gioca in due metà",
	}},
	{"invito", lang.Text{EN: "everybody pays the ante [002]", IT: "l'invito lo mettono tutti [002]"}},
	{"undici", lang.Text{
		EN: "the rule of eleven's own source [003]: the others pay half the dealer's ante",
		IT: "la fonte della regola dell'undici [003]: gli altri mettono metà dell'invito del mazziere",
	}},
	{"five-card-draw", lang.Text{
		EN: "the international game: 52 cards, forced blinds",
		IT: "il gioco internazionale: 52 carte, bui obbligati",
	}},
}

// Presets lists the presets, `classico` first.
func Presets() []string {
	names := make([]string, len(presets))
	for i, p := range presets {
		names[i] = p.name
	}
	return names
}

// About says in a phrase how a preset plays; empty for one there is not.
func About(name string) lang.Text {
	for _, p := range presets {
		if p.name == name {
			return p.about
		}
	}
	return lang.Text{}
}

// Preset returns the rules of a preset.
func Preset(name string) (Rules, bool) { return rulesOf(name) }

// Classico returns the rules in force where a table says nothing.
func Classico() Rules {
	r, _ := rulesOf(presets[0].name)
	return r
}

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
