package cmd_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"apertura/cmd"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// schemas compiles those of the manual, and that of SARIF, by name.
func schemas(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	files, err := filepath.Glob("../docs/schema/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no schemas: %v", err)
	}
	// Those of what people write have a test of their own.
	files = slices.DeleteFunc(files, func(name string) bool { return strings.HasSuffix(name, ".schema.json") })
	files = append(files, "../testdata/schema/sarif-2.1.0.json")
	out := map[string]*jsonschema.Schema{}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(f)
		f.Close()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		c := jsonschema.NewCompiler()
		c.AssertFormat()
		url := filepath.Base(name)
		if err := c.AddResource(url, doc); err != nil {
			t.Fatal(err)
		}
		s, err := c.Compile(url)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		out[strings.TrimSuffix(url, ".json")] = s
	}
	return out
}

// conforms holds what a command prints against a schema.
func conforms(t *testing.T, s *jsonschema.Schema, text []byte, what string) {
	t.Helper()
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Errorf("%s: no JSON: %v\n%.300s", what, err, text)
		return
	}
	if err := s.Validate(v); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

// Whatever the corpus makes the program write in JSON is what the schemas say,
// and each schema has its part on the page.
func TestSchemas(t *testing.T) {
	all := schemas(t)
	var used []string
	hold := func(schema string, text []byte, what string) {
		t.Helper()
		used = append(used, schema)
		conforms(t, all[schema], text, what)
	}
	root := "../testdata/"
	logs := append(below(t, root+"corpus", ".yaml"), below(t, root+"hands", ".yaml")...)
	for i, log := range logs {
		if testing.Short() && i%20 > 0 {
			continue
		}
		log += ".yaml"
		hold("check", output("check", "--format", "json", "--show", "unverifiable,remarks", log), log)
		hold("sarif-2.1.0", output("check", "--format", "sarif", "--show", "unverifiable,remarks", log), log)
		_, shown, _ := runIn(cmd.Environment{}, "replay", "--format", "json", "--show", "unverifiable,remarks", log)
		hold("replay", []byte(shown), log)
		hold("ledger", output("ledger", "--format", "json", log), log)
		for line := range bytes.Lines(output("check", "--format", "jsonl", log)) {
			hold("jsonl", line, log)
		}
	}
	hold("compare", output("check", "--compare", "classico,circolo", "--format", "json", root+"corpus/puzzles"), "compare")
	hold("test", output("test", "--coverage", "--format", "json", root+"corpus/puzzles"), "test")
	for _, hands := range [][]string{{"Ah Kh Qh Jh 10h", "As Ks Qs Js 10s"}, {"Ah Ad Kc Qs 9h"}} {
		hold("rank", output(append([]string{"rank", "--format", "json"}, hands...)...), "rank")
	}
	hold("count", output("rank", "--count", "--format", "json"), "count")

	text := page(t, "../docs/json.md")
	for name := range all {
		if !slices.Contains(used, name) {
			t.Errorf("nothing is held against %s", name)
		}
		if name != "sarif-2.1.0" && !strings.Contains(text, "(schema/"+name+".json)") {
			t.Errorf("docs/json.md does not name %s", name)
		}
	}
}

// TestSchemasRefuse proves that the test above can fail.
func TestSchemasRefuse(t *testing.T) {
	all := schemas(t)
	for _, c := range []struct{ schema, command, old, slip string }{
		{"check", "check", `"files": 1`, `"files": "1"`},
		{"check", "check", `"severity": "error"`, `"severity": "bad"`},
		{"check", "check", `"hands": 10,`, ``},
		{"check", "check", `"verdict"`, `"verdikt"`},
		{"ledger", "ledger", `"whole": true`, `"whole": null`},
		{"replay", "replay", `"state": "in"`, `"state": "out"`},
		{"replay", "replay", `"pot": "2"`, `"pot": 2`},
	} {
		text := string(output(c.command, "--format", "json", "../testdata/hands/seven-faults.yaml"))
		slipped := strings.Replace(text, c.old, c.slip, 1)
		v, err := jsonschema.UnmarshalJSON(strings.NewReader(slipped))
		if err != nil || slipped == text {
			t.Fatalf("%s for %s: %v", c.slip, c.old, err)
		}
		if all[c.schema].Validate(v) == nil {
			t.Errorf("%s for %s: got no objection", c.slip, c.old)
		}
	}
}
