package load

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apertura/format"
)

func TestOpenRules(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	rules := write("ours.yaml", "deck: 32\n")
	write("secret.txt", "not yours\n")
	write("page.yaml", "#"+strings.Repeat("x", mostRules-2)+"\n")
	write("book.yaml", "#"+strings.Repeat("x", mostRules-2)+"\ndeck: 32\n")
	if err := os.Mkdir(filepath.Join(dir, "folder.yaml"), 0o700); err != nil {
		t.Fatal(err)
	}
	log := format.Place{Source: &format.Source{File: filepath.Join(dir, "serata.yaml")}}
	for _, c := range []struct {
		name   string
		beside format.Place
		ok     bool
	}{
		{"ours.yaml", log, true},
		{"./ours.yaml", log, true},
		{rules, log, true},
		{rules, format.Place{}, true},
		{filepath.Join(dir, "secret.txt"), format.Place{}, true}, // whoever types the command may name what he likes
		{"./secret.txt", log, false},                             // a log that came by mail may not
		{"./nothere.yaml", log, false},
		{"./folder.yaml", log, false},
		{os.DevNull, log, false},
		{"./page.yaml", log, true},
		{"./book.yaml", log, false},
	} {
		src, _, err := OpenRules(c.name, c.beside)
		if (err == nil) != c.ok {
			t.Errorf("%s: got %d bytes and %v, want ok: %t", c.name, len(src), err, c.ok)
		}
	}
}
