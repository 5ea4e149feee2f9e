package house_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"pgregory.net/rapid"

	"apertura/format/lang"
	"apertura/format/schema"
	"apertura/replay/house"
)

// compiled is a schema as a validator reads it.
func compiled(t *testing.T, s *schema.Schema) *jsonschema.Schema {
	t.Helper()
	text, err := s.JSON()
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft7)
	if err := c.AddResource("urn:x", doc); err != nil {
		t.Fatal(err)
	}
	out, err := c.Compile("urn:x")
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// spellings are values that a switch may have, and others.
func spellings() []string {
	all := strings.Fields(`true false True null ~ 0 1 2 3 4 5 7 9 10 11 31 32 52 99 100 999 1000 1001 9999 007 -1 +1 1.0 1e1 0x10
		J j T t K k A a none None any pot 1/2 0.5/1 0,5/1 2/1 0/1 1/ /2 1/2/3 01/2 1.234/5 1.2345/5 1.23456/5 -1/2
		10s 1m30s 90m 1h 1h1s 61m .5s 5.s 1.5m 10 s 10S -5s +5s -0s +0s -0 10µs 10μs 3600s 1d ten`)
	all = append(all, "", " ", " 1/2", "1 / 2", "1/2\u00a0", "1/\u20022", "10s ", " 10s", "0 ", "dealer ", "1\u00b52")
	for _, s := range house.Switches() {
		all = append(all, s.Words()...)
	}
	return all
}

// The schema of a switch takes every value that the switch may have, plain or
// in quotes. What it takes beside them in quotes, where only few are listed
// here, no pattern can tell: how long an hour is, which blind is the smaller,
// how large a number.
func TestSchemaTakesTheValues(t *testing.T) {
	tooMuch := map[string]string{
		"1h1s": "an hour", "61m": "an hour", "90m": "an hour",
		"2/1": "the smaller", "0/1": "the smaller", "1.23456/5": "decimals",
		"1001": "numbers", "9999": "numbers",
	}
	for _, s := range house.Switches() {
		takes := compiled(t, s.Schema(lang.EN))
		check := func(v string) {
			_, may := s.With(house.Classico(), v)
			quoted, plain := takes.Validate(v) == nil, takes.Validate(schema.Read(v)) == nil
			switch {
			case may && !quoted:
				t.Errorf("%s: %q in quotes is refused", s.Name, v)
			case may && !plain:
				t.Errorf("%s: %q is refused", s.Name, v)
			case !may && quoted && tooMuch[v] == "":
				t.Errorf("%s: %q in quotes is taken", s.Name, v)
			}
		}
		for _, v := range spellings() {
			check(v)
		}
		for _, v := range s.Words() {
			check(v)
		}
	}
}

// Where words are all there is nobody finds another one, and of patterns the
// schema is never the stricter.
func TestSchemaIsNeverStricter(t *testing.T) {
	var takes []*jsonschema.Schema
	for _, s := range house.Switches() {
		takes = append(takes, compiled(t, s.Schema(lang.IT)))
	}
	text := rapid.StringMatching(`[ \x{a0}]?([0-9]{0,3}[.,]?[0-9]{0,4}[hmsun]{0,2}[/]?){1,3}[ \x{3000}]?|[2-9TJQKAtjqka]{1,2}`)
	rapid.Check(t, func(r *rapid.T) {
		v := text.Draw(r, "value")
		for i, s := range house.Switches() {
			if _, may := s.With(house.Classico(), v); may && takes[i].Validate(v) != nil {
				r.Fatalf("%s: %q is refused", s.Name, v)
			}
		}
	})
}

// Every switch is in the schema by itself, with what it decides.
func TestSchemaHasEverySwitch(t *testing.T) {
	for _, l := range []lang.Lang{lang.EN, lang.IT} {
		s := house.FileSchema(l)
		if len(s.Properties) != len(house.Switches())+1 {
			t.Errorf("got %d keys, want a preset and %d switches", len(s.Properties), len(house.Switches()))
		}
		for _, sw := range house.Switches() {
			if p := s.Properties.Named(sw.Name); p == nil || !strings.HasPrefix(p.Description, sw.Decides.In(l)) {
				t.Errorf("%s: got %v, want what it decides", sw.Name, p)
			}
		}
	}
}
