package schema

import (
	"regexp"
	"strconv"
	"strings"
)

// The names of the types.
const (
	String  = "string"
	Number  = "number"
	integer = "integer"
	boolean = "boolean"
	Null    = "null"
	Object  = "object"
	Array   = "array"
)

// Blank is a pattern for one blank, also of those a phone writes. Not all
// engines know them by one name, so they are listed.
const Blank = "[\\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"

// Blanks is a pattern for as many blanks as there may be, none included.
const Blanks = Blank + "*"

// Scalar takes whatever stands there as one word or text: a reader of YAML
// makes a number of `7`, true of `true` and nothing of `null`, and a log takes
// them all as they are written.
func Scalar() *Schema { return &Schema{Type: []string{String, Number, boolean, Null}} }

// Text takes text, and only such as matches a pattern from end to end.
func Text(pattern string) *Schema { return &Schema{Type: String, Pattern: Whole(pattern)} }

// Whole is a pattern from end to end.
func Whole(pattern string) string { return "^(?:" + pattern + ")$" }

// Either takes what any of some schemas takes; nil is none of them.
func Either(of ...*Schema) *Schema {
	var all []*Schema
	for _, s := range of {
		if s != nil {
			all = append(all, s)
		}
	}
	if len(all) == 1 {
		return all[0]
	}
	return &Schema{AnyOf: all}
}

// List takes a list of what s takes.
func List(s *Schema) *Schema { return &Schema{Type: Array, Items: s} }

// Keys takes a mapping that has no keys but these.
func Keys(p Properties) *Schema { return &Schema{Type: Object, Properties: p, Others: false} }

// ByName takes a mapping of names, each with what s takes.
func ByName(s *Schema) *Schema { return &Schema{Type: Object, Others: s} }

// Refer takes what a definition takes.
func Refer(definition string) *Schema { return &Schema{Ref: "#/definitions/" + definition} }

// Between takes a whole number from low to high.
func Between(low, high int) *Schema {
	return &Schema{Type: integer, Minimum: &low, Maximum: &high}
}

// OneOf takes some words: as YAML reads them, and in quotes.
func OneOf(words ...string) *Schema {
	s := &Schema{}
	var quoted []string
	for _, w := range words {
		v := Read(w)
		if _, text := v.(string); !text {
			quoted = append(quoted, regexp.QuoteMeta(w))
		}
		s.Enum = append(s.Enum, v)
	}
	if quoted == nil {
		return s
	}
	return Either(s, Text(strings.Join(quoted, "|")))
}

// Read returns what a reader of YAML 1.2 makes of a plain word: a number, true
// or false, nothing, or else the text.
func Read(word string) any {
	switch word {
	case "", "~", "null", "Null", "NULL":
		return nil
	case "true", "True", "TRUE":
		return true
	case "false", "False", "FALSE":
		return false
	}
	if n, err := strconv.ParseInt(word, 10, 64); err == nil {
		return n
	}
	if strings.Trim(word, "0123456789+-.eE") == "" && strings.ContainsAny(word, "0123456789") {
		if f, err := strconv.ParseFloat(word, 64); err == nil {
			return f
		}
	}
	if strings.HasPrefix(word, "0x") || strings.HasPrefix(word, "0o") {
		if n, err := strconv.ParseInt(word, 0, 64); err == nil && !strings.Contains(word, "_") {
			return n
		}
	}
	return word
}
