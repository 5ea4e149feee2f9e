package lang

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Lang is a language of the reader.
type Lang uint8

// The languages.
const (
	EN Lang = iota
	IT
)

// String returns the language's code, "en" or "it".
func (l Lang) String() string { return [...]string{"en", "it"}[l&1] }

// A Text is one sentence in both languages.
type Text struct{ EN, IT string }

// In returns the sentence in l.
func (t Text) In(l Lang) string {
	if l == IT {
		return t.IT
	}
	return t.EN
}

// Same returns a text that is the same in both languages: a name, a card.
func Same(s string) Text { return Text{s, s} }

// Empty reports whether nothing is said.
func (t Text) Empty() bool { return t == Text{} }

// Fmt fills the verbs of both sentences. An argument that is a [Text] gives
// each language its own; indexed verbs (%[2]s) let them differ in order.
func (t Text) Fmt(args ...any) Text {
	en, it := make([]any, len(args)), make([]any, len(args))
	for i, a := range args {
		if x, ok := a.(Text); ok {
			en[i], it[i] = x.EN, x.IT
			continue
		}
		en[i], it[i] = a, a
	}
	return Text{fmt.Sprintf(t.EN, en...), fmt.Sprintf(t.IT, it...)}
}

// List joins items as a sentence does: "a, b and c", "a, b e c".
func List(items ...Text) Text { return join(items, "and", "e") }

// Either joins alternatives: "a, b or c", "a, b o c".
func Either(items ...Text) Text { return join(items, "or", "o") }

func join(items []Text, en, it string) Text {
	var all Text
	for i, t := range items {
		sep := Same(", ")
		switch i {
		case 0:
			sep = Text{}
		case len(items) - 1:
			sep = Text{" " + en + " ", " " + before(it, t.IT) + " "}
		}
		all.EN += sep.EN + t.EN
		all.IT += sep.IT + t.IT
	}
	return all
}

// FromLocale returns the language of a locale's name: `it…` is Italian,
// anything else English.
func FromLocale(name string) Lang {
	if strings.HasPrefix(strings.ToLower(name), "it") {
		return IT
	}
	return EN
}

// ToWhom is a name as the one something goes to: Italian has its preposition,
// "ad Anna", "a Bruno"; in English the sentence has its own, or none.
func ToWhom(name Text) Text {
	return Text{EN: name.EN, IT: before("a", name.IT) + " " + name.IT}
}

// before is a, e or o as it is said before a word: a and e have a d where that
// begins with the same vowel.
func before(vowel, word string) string {
	same := map[string]string{"a": "aàáâä", "e": "eèéêë"}[vowel]
	if r, _ := utf8.DecodeRuneInString(word); strings.ContainsRune(same, unicode.ToLower(r)) {
		return vowel + "d"
	}
	return vowel
}
