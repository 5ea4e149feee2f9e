package schema

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode"
)

// Draft7 is the name of the draft the schemas are written in.
const Draft7 = "http://json-schema.org/draft-07/schema#"

// A Schema is one JSON Schema, its words in the order in which a person wants
// to read them. The zero Schema takes anything.
type Schema struct {
	Draft       string     `json:"$schema,omitempty"`
	ID          string     `json:"$id,omitempty"`
	Ref         string     `json:"$ref,omitempty"` // what stands beside it may only describe
	Title       string     `json:"title,omitempty"`
	Description string     `json:"description,omitempty"`
	Default     any        `json:"default,omitempty"`
	Examples    []any      `json:"examples,omitempty"`
	Type        any        `json:"type,omitempty"` // a name, or a list of names
	Enum        []any      `json:"enum,omitempty"`
	Pattern     string     `json:"pattern,omitempty"`
	MaxLength   int        `json:"maxLength,omitempty"`
	Minimum     *int       `json:"minimum,omitempty"`
	Above       *int       `json:"exclusiveMinimum,omitempty"`
	Maximum     *int       `json:"maximum,omitempty"`
	AnyOf       []*Schema  `json:"anyOf,omitempty"`
	If          *Schema    `json:"if,omitempty"`
	Then        *Schema    `json:"then,omitempty"`
	Else        *Schema    `json:"else,omitempty"`
	Required    []string   `json:"required,omitempty"`
	MinKeys     int        `json:"minProperties,omitempty"`
	Properties  Properties `json:"properties,omitempty"`
	Names       *Schema    `json:"propertyNames,omitempty"`
	Others      any        `json:"additionalProperties,omitempty"` // false, or a *Schema
	Items       *Schema    `json:"items,omitempty"`
	MinItems    int        `json:"minItems,omitempty"`
	MaxItems    int        `json:"maxItems,omitempty"`
	Definitions Properties `json:"definitions,omitempty"`
}

// Properties are schemas by name, in an order of their own.
type Properties []Property

// A Property is one of them.
type Property struct {
	Name   string
	Schema *Schema
}

// MarshalJSON writes the properties as one object, in their order.
func (p Properties) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, one := range p {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := marshal(one.Name)
		if err != nil {
			return nil, err
		}
		value, err := marshal(one.Schema)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// Named returns the schema of a property, nil where there is none.
func (p Properties) Named(name string) *Schema {
	for _, one := range p {
		if one.Name == name {
			return one.Schema
		}
	}
	return nil
}

// marshal is json.Marshal that leaves < and & as they are.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSpace(b.Bytes()), err
}

// JSON returns the schema as the text of a file. Signs that nobody can see are
// written as escapes.
func (s *Schema) JSON() ([]byte, error) {
	text, err := marshal(s)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := json.Indent(&b, text, "", "  "); err != nil {
		return nil, err
	}
	b.WriteByte('\n')
	var out bytes.Buffer
	for _, r := range b.String() {
		if r > unicode.MaxASCII && (unicode.IsSpace(r) || unicode.IsMark(r) || !unicode.IsPrint(r)) {
			fmt.Fprintf(&out, `\u%04x`, r)
			continue
		}
		out.WriteRune(r)
	}
	return out.Bytes(), nil
}

// With returns a copy of s that says what it is for.
func (s *Schema) With(description string) *Schema {
	c := *s
	c.Description = description
	return &c
}
