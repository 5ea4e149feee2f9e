package cmd

import (
	"bytes"
	"strings"
	"testing"

	"apertura/format/lang"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// tree is the tree of commands by name, in one language.
func tree(l lang.Lang) map[string]*cobra.Command {
	out := map[string]*cobra.Command{}
	root := newRoot(&global{lang: l, out: new(bytes.Buffer), err: new(bytes.Buffer)})
	root.InitDefaultHelpCmd()
	for _, c := range append(root.Commands(), root) {
		out[c.Name()] = c
	}
	return out
}

// TestHelpInBothLanguages proves that nothing was left in one language only.
func TestHelpInBothLanguages(t *testing.T) {
	en, it := tree(lang.EN), tree(lang.IT)
	if len(en) < 6 || len(en) != len(it) {
		t.Fatalf("got %d and %d commands", len(en), len(it))
	}
	for name, c := range en {
		other := it[name]
		if c.Short == "" || c.Short == other.Short {
			t.Errorf("%s: %q and %q", name, c.Short, other.Short)
		}
		if c.Long != "" && c.Long == other.Long {
			t.Errorf("%s: its long help is the same in both languages", name)
		}
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			twin := other.LocalFlags().Lookup(f.Name)
			if f.Usage == "" || f.Usage == twin.Usage {
				t.Errorf("%s --%s: %q and %q", name, f.Name, f.Usage, twin.Usage)
			}
			for _, u := range []string{f.Usage, twin.Usage} {
				if f.Value.Type() != "bool" && strings.Count(u, "`") != 2 {
					t.Errorf("%s --%s: %q does not name its value", name, f.Name, u)
				}
			}
		})
	}
}

// A command is found by its name alone, or by the tree it is a branch of.
func TestBranches(t *testing.T) {
	g := &global{out: new(bytes.Buffer), err: new(bytes.Buffer)}
	for _, b := range branches() {
		if got := b.make(g).Name(); got != b.name {
			t.Errorf("got a branch %s, which is called %s", b.name, got)
		}
		want := 1
		if b.whole {
			want = len(branches())
		}
		if got := len(newRoot(g, b.name, "--quiet").Commands()); got != want {
			t.Errorf("%s: got a tree of %d commands, want %d", b.name, got, want)
		}
	}
	if got := len(newRoot(g, "--quiet", "check").Commands()); got != len(branches()) {
		t.Errorf("got %d commands where the first word is none, want them all", got)
	}
}
