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
