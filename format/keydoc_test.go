package format

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"apertura/format/lang"
)

// keyTable makes the rows of one mapping's keys.
func keyTable(m mapping, l lang.Lang) string {
	head := lang.Text{EN: "| key | what it holds |\n|---|---|\n", IT: "| chiave | che cosa contiene |\n|---|---|\n"}
	b := head.In(l)
	for _, k := range keys[m] {
		b += fmt.Sprintf("| `%s` | %s |\n", k.name, k.about.In(l))
	}
	return b
}

// The page of the format has every key of a log, mapping by mapping, in both
// languages, with what the table of keys says of it. GOLDIE_UPDATE=1 writes it
// anew.
func TestKeysAreDocumented(t *testing.T) {
	const page = "../docs/format.md"
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	tables := map[string]mapping{
		"document": documentKeys, "session": sessionKeys, "player": playerKeys,
		"hand": handKeys, "carried": carriedKeys, "act": actKeys,
	}
	made := map[string]bool{}
	block := regexp.MustCompile(`(?s)<!-- keys (\w+) (en|it) -->\n.*?<!-- end -->`)
	want := block.ReplaceAllStringFunc(string(src), func(old string) string {
		name := block.FindStringSubmatch(old)
		m, ok := tables[name[1]]
		if !ok || made[name[1]+name[2]] {
			t.Errorf("the page asks for the keys %s %s, once too often", name[1], name[2])
		}
		made[name[1]+name[2]] = true
		return fmt.Sprintf("<!-- keys %s %s -->\n%s<!-- end -->", name[1], name[2], keyTable(m, lang.FromLocale(name[2])))
	})
	if len(made) != 2*len(tables) {
		t.Errorf("got %d tables of keys, want %d", len(made), 2*len(tables))
	}
	switch {
	case want == string(src):
	case os.Getenv("GOLDIE_UPDATE") != "":
		if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./format writes its keys anew", page)
	}
}

// Whatever a key takes and holds is said, in two languages.
func TestKeysSayWhatTheyHold(t *testing.T) {
	for m := range mappings {
		for _, k := range keys[m] {
			if k.about.EN == "" || k.about.IT == "" || strings.HasSuffix(k.about.EN, ".") {
				t.Errorf("%s: got %q, want what it holds in both languages", k.name, k.about)
			}
		}
	}
}
