package cmd_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"apertura/cmd"
	"apertura/format"
	"apertura/format/schema"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// validator is a schema of the program as a validator reads it, with the
// draft's own schema held against it first.
func validator(t testing.TB, what, l string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(printed([]string{"schema", what, "--lang", l}, "")))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	draft, err := c.Compile(schema.Draft7)
	if err != nil {
		t.Fatal(err)
	}
	if err := draft.Validate(doc); err != nil {
		t.Fatalf("the schema of %s is none: %v", what, err)
	}
	if err := c.AddResource("urn:x", doc); err != nil {
		t.Fatal(err)
	}
	out, err := c.Compile("urn:x")
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// inJSON is a value as an editor has it: plain words are what YAML makes of
// them.
func inJSON(v format.Value) any {
	switch v.Kind() {
	case format.Scalar:
		if v.Style() == format.Plain {
			return schema.Read(v.Text())
		}
		return v.Text()
	case format.Sequence:
		list := []any{}
		for item := range v.Items() {
			list = append(list, inJSON(item))
		}
		return list
	case format.Mapping:
		m := map[string]any{}
		for k, val := range v.Pairs() {
			m[k.Text()] = inJSON(val)
		}
		return m
	}
	return nil
}

var mark = regexp.MustCompile(`(?m)^(---|\.\.\.)([ \t].*)?$`)

// asEdited are those of a log, as an editor has them.
func asEdited(log []byte) (out []any) {
	for _, text := range mark.Split(string(log), -1) {
		v, _ := format.ReadTree([]byte(text), "log")
		out = append(out, inJSON(v))
	}
	return out
}

// refused is what a schema says against the documents of a log.
func refused(takes *jsonschema.Schema, log []byte) error {
	for _, d := range asEdited(log) {
		if err := takes.Validate(d); err != nil {
			return err
		}
	}
	return nil
}

// formatErrors lists the codes of a log's format errors, those of its house
// rules included.
func formatErrors(t testing.TB, log []byte) (out []string) {
	t.Helper()
	var known []string
	for _, c := range checks.Catalogue() {
		known = append(known, c.Code, c.Slug)
	}
	known = append(known, validate.UnusedCode, validate.UnusedSlug)
	r := format.NewReader(bytes.NewReader(log), "log", format.Options{Codes: known})
	add := func(list []format.Diagnostic) {
		for _, f := range list {
			if f.Verdict == format.Malformed && !slices.Contains(out, f.Code) {
				out = append(out, f.Code)
			}
		}
	}
	for {
		d, err := r.Next()
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		add(d.Faults)
		if d.Opens && d.Session != nil {
			add(replay.NewSession(d.Session, replay.Config{Base: house.Classico()}).Faults())
		}
		for _, h := range d.Hands {
			_, faults := house.Resolve(h.Rules, house.Classico(), nil)
			add(faults)
		}
	}
}

// logs are all logs of the tests, broken ones too.
func logs(t testing.TB) (names []string) {
	t.Helper()
	for _, dir := range []string{"../testdata/corpus", "../testdata/hands", "../format/faults", "../testdata/later"} {
		err := filepath.WalkDir(dir, func(name string, _ os.DirEntry, err error) error {
			if err == nil && filepath.Ext(name) == ".yaml" {
				names = append(names, name)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(names) < 200 {
		t.Fatalf("got %d logs, want all there are", len(names))
	}
	return names
}

// Whatever the decoder reads the schema takes, in either language.
func TestSchemaTakesTheCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("asks every log")
	}
	for _, l := range []string{"en", "it"} {
		takes := validator(t, "log", l)
		read := 0
		for _, name := range logs(t) {
			src := []byte(page(t, name))
			if len(formatErrors(t, src)) > 0 {
				continue
			}
			read++
			if err := refused(takes, src); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		t.Logf("%d logs without format errors", read)
		if read < 200 {
			t.Errorf("got %d logs that are read, want most of them", read)
		}
	}
}

const plainLog = `apertura: 1
session: {chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    opening: tutti passano
    result: void
`

// What the schema refuses the decoder refuses too, and where.
func TestSchemaRefuses(t *testing.T) {
	takes := validator(t, "log", "en")
	if err := refused(takes, []byte(plainLog)); err != nil || formatErrors(t, []byte(plainLog)) != nil {
		t.Fatalf("the log that is broken below is broken: %v", err)
	}
	for _, tt := range []struct{ old, broken, code, at string }{
		{"apertura: 1", "apertura: 2", "F17", "/apertura"},
		{"players: [{name: Anna}, {name: Bruno}, {name: Carla}]", "", "F16", "''"},
		{"[{name: Anna}, {name: Bruno}, {name: Carla}]", "[]", "F16", "/players"},
		{"[{name: Anna}, {name: Bruno}, {name: Carla}]", "[Anna, Bruno, Carla]", "F21", "/players/0"},
		{"{name: Anna}", "{nome: Anna}", "F19", "/players/0"},
		{"{name: Anna}", "{stack: 20}", "F21", "/players/0"},
		{"{name: Anna}", `{name: Anna, as: ""}`, "F20", "/players/0/as"},
		{"chip: 0.50", "chips: 0.50", "F19", "/session"},
		{"chip: 0.50", "chip: 0", "F41", "/session/chip"},
		{"chip: 0.50", "suits: french", "F41", "/session/suits"},
		{"{chip: 0.50}", "[chip]", "F21", "/session"},
		{"ante: 2", "antee: 2", "F19", "/hands/0"},
		{"ante: 2", "title: Thursday", "F18", "/hands/0"},
		{"ante: 2", "ante: two", "F37", "/hands/0/ante"},
		{"ante: 2", "ante: 02,50", "F37", "/hands/0/ante"},
		{"ante: 2", "ante: 2,500", "F38", "/hands/0/ante"},
		{"ante: 2", "ante: -2", "F37", "/hands/0/ante"},
		{"ante: 2", "ante: [2]", "F21", "/hands/0/ante"},
		{"ante: 2", "ante: {Anna: two}", "F37", "/hands/0/ante"},
		{"ante: 2", "stacks: [100]", "F21", "/hands/0/stacks"},
		{"ante: 2", "seats: Anna", "F21", "/hands/0/seats"},
		{"ante: 2", "deck: 30", "F41", "/hands/0/deck"},
		{"ante: 2", "split: 5", "F41", "/hands/0/split"},
		{"ante: 2", "blinds: 1-2", "F41", "/hands/0/blinds"},
		{"ante: 2", "opening-at: yellow", "F41", "/hands/0/opening-at"},
		{"ante: 2", "carried: {frozen: yes}", "F41", "/hands/0/carried/frozen"},
		{"ante: 2", "carried: {pott: 2}", "F19", "/hands/0/carried"},
		{"ante: 2", "cards: {Anna: Kx Kd}", "F33", "/hands/0/cards/Anna"},
		{"ante: 2", "cards: {Anna: }", "F20", "/hands/0/cards/Anna"},
		{"ante: 2", "note: [late]", "F21", "/hands/0/note"},
		{"ante: 2", "expect: O77", "F42", "/hands/0/expect"},
		{"ante: 2", "allow: [T01]", "F21", "/hands/0/allow"},
		{"ante: 2", "allow: {T77: late}", "F42", "T77"},
		{"ante: 2", "rules: casa", "F21", "/hands/0/rules"},
		{"ante: 2", "rules: {preset: clasico}", "F45", "/hands/0/rules/preset"},
		{"ante: 2", "rules: {preset: ''}", "F45", "/hands/0/rules/preset"},
		{"ante: 2", "rules: {raise-limits: pot}", "F43", "/hands/0/rules"},
		{"ante: 2", "rules: {raise-limit: pots}", "F44", "/hands/0/rules/raise-limit"},
		{"ante: 2", "rules: {penalty-times: 1.5}", "F44", "/hands/0/rules/penalty-times"},
		{"dealer: Anna", "dealer: [Anna]", "F21", "/hands/0/dealer"},
		{"tutti passano", "{act: tutti passano}", "F21", "/hands/0/opening"},
		{"tutti passano", `" ; "`, "F20", "/hands/0/opening"},
		{"tutti passano", "[5]", "F22", "/hands/0/opening/0"},
		{"tutti passano", "[{after: 5s}]", "F21", "/hands/0/opening/0"},
		{"tutti passano", "[{act: Bruno passa, after: 25}]", "F41", "/hands/0/opening/0/after"},
		{"tutti passano", "[{act: Bruno passa, mark: no}]", "F41", "/hands/0/opening/0/mark"},
		{"tutti passano", "[{act: Bruno passa, signal: strong}]", "F41", "/hands/0/opening/0/signal"},
		{"tutti passano", "[{act: Bruno passa, undone: 1}]", "F41", "/hands/0/opening/0/undone"},
		{"void", "[]", "F21", "/hands/0/result"},
		{"void", "{Anna: all}", "F37", "/hands/0/result/Anna"},
	} {
		log := []byte(strings.Replace(plainLog, tt.old, tt.broken, 1))
		if codes := formatErrors(t, log); !slices.Contains(codes, tt.code) {
			t.Errorf("%s: got %v from the decoder, want %s", tt.broken, codes, tt.code)
		}
		if err := refused(takes, log); err == nil || !strings.Contains(err.Error(), tt.at+"'") && !strings.Contains(err.Error(), tt.at+":") {
			t.Errorf("%s: got %v, want something at %s", tt.broken, err, tt.at)
		}
	}
}

// FuzzSchema tries to write a log that the decoder reads and the schema
// refuses.
func FuzzSchema(f *testing.F) {
	for _, s := range []string{
		plainLog,
		"apertura: '1'\nsession: {title: null, date: 2026-11-26, chip: '0,50', cip: \"1\", suits: 'italian'}\n" +
			"players: [{name: null, as: 7}, {name: true}, {name: 0x10, stack: ' 2 '}]\n",
		"apertura: 1\nplayers: [{name: 1}, {name: 2}]\n---\nhands:\n  - dealer: 1\n    cards: {1: \"10♥\ufe0f t♠ ?? ...\", 2: ...}\n" +
			"    ante: \"2\u00a0\"\n    blinds: \" 1 / 2,50\"\n    deck: '32'\n    split: \"2\"\n    opening-at: t\n",
		"apertura: 1\nplayers: [{name: A}, {name: B}]\n---\n---\napertura: 1\nhand: 1\ndealer: A\n" +
			"before: rimescola\nopening: [B passa, {act: A passa, after: 1M30S}]\nresult: {A: 2}\nexpect: ['O01 unverifiable, T01']\n" +
			"carried: {pot: 2, opening: 10, frozen: 'true', level: {A: 1}, parts: [1, '2']}\nnote: {en: 5}\nallow: {T01: 5}\n",
		"apertura: 1\nplayers: [{name: A}]\nrules: {preset: casa, deck: '32', opening: t, think-limit: 0, blind-amount: 1 / 2}\nhands: []\n",
	} {
		if codes := formatErrors(f, []byte(s)); codes != nil {
			f.Fatalf("%s\ngot %v, want a log that is read", s, codes)
		}
		f.Add([]byte(s))
	}
	takes := validator(f, "log", "en")
	f.Fuzz(func(t *testing.T, log []byte) {
		if len(log) > 1<<12 || len(formatErrors(t, log)) > 0 {
			return
		}
		if err := refused(takes, log); err != nil {
			t.Errorf("%s\n%v", log, err)
		}
	})
}

// The presets are house files like any other.
func TestRulesSchemaTakesThePresets(t *testing.T) {
	takes := validator(t, "rules", "en")
	names, err := filepath.Glob("../replay/house/presets/*.yaml")
	if err != nil || len(names) != len(house.Presets()) {
		t.Fatalf("got %v, want a file a preset: %v", names, err)
	}
	for _, name := range names {
		if err := refused(takes, []byte(page(t, name))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, text := range []string{"", "# nothing\n", "preset: casa\nante: all\npenalty-times: 10\n"} {
		if err := refused(takes, []byte(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"casa\n", "ante: some\n", "rules: {ante: all}\n", "preset: nosuch\n"} {
		if refused(takes, []byte(text)) == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

// Settings are taken where they are followed, and only there where an editor
// can tell.
func TestSettingsSchema(t *testing.T) {
	takes := validator(t, "settings", "en")
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		text            string
		followed, taken bool
	}{
		{"", true, true},
		{"# nothing\n", true, true},
		{"lang: it\nfail-on: never\nselect: [O, P01, raise-after-thought]\nignore: W05\n", true, true},
		{"rules: {preset: ./casa.YML, penalty-times: 10}\n", true, true},
		{"rules: {ante: all}\nselect: []\n", true, true},
		{"select: o, p01 ,T\nignore: [Raise-After-Thought, w05, ' T ', 'T01,T02']\n", true, true},
		{"select: o\n", true, true},
		{"fail-on: \"error\"\n", true, true},
		{"ignore: [Z]\n", false, false},
		{"ignore: [W99]\n", false, false},
		{"ignore: [raise-after-thougt]\n", false, false},
		{"select: {W: x}\n", false, false},
		{"lang: de\n", false, false},
		{"fail-on: errors\n", false, false},
		{"rule: {ante: all}\n", false, false},
		{"rules: {ante: some}\n", false, false},
		{"lang\n", false, false},
		{"[lang]\n", false, false},
		{"ignore: [W05, W99, 'W05,W99']\n", false, false},
		{"ignore: W05, W99\n", false, true}, // several in one line
	} {
		if err := refused(takes, []byte(c.text)); (err == nil) != c.taken {
			t.Errorf("%q: got %v, want it taken: %t", c.text, err, c.taken)
		}
		for name, text := range map[string]string{
			".apertura.yaml": c.text, "casa.YML": "ante: all\n",
			"a.yaml": "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n",
		} {
			if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if status, _, errs := runIn(cmd.Environment{}, "check", "a.yaml"); (status == 0) != c.followed {
			t.Errorf("%q: got status %d and %q, want it followed: %t", c.text, status, errs, c.followed)
		}
	}
}

// The schemas that go with the docs are those the program prints.
func TestSchemaFiles(t *testing.T) {
	for _, what := range []string{"log", "rules", "settings"} {
		name := "../docs/schema/apertura-" + what + ".schema.json"
		if page(t, name) != printed([]string{"schema", what, "--lang", "en"}, "") {
			t.Errorf("%s is stale: go generate ./cmd writes it anew", name)
		}
	}
}
