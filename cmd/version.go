package cmd

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"runtime"
	"runtime/debug"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate/checks"

	"github.com/spf13/cobra"
)

func newVersion(g *global) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: g.say(lang.Text{EN: "which version this is", IT: "che versione è questa"}),
		Args:  noArguments,
		RunE: func(*cobra.Command, []string) error {
			g.print("apertura " + version())
			if c := commit(); !c.Empty() {
				g.print(g.say(c))
			}
			g.print(g.say(lang.Text{
				EN: "catalogue %s: %d checks, %d format errors, %d house rules",
				IT: "catalogo %s: %d controlli, %d errori di formato, %d regole della casa",
			}.Fmt(revision(), len(checks.Catalogue()), len(format.Faults()), len(house.Switches()))))
			g.print(runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH)
			return nil
		},
	}
}

// version is what the build recorded: a tag, or "devel" for a build of the
// working tree.
func version() string {
	if b, ok := debug.ReadBuildInfo(); ok && b.Main.Version != "" && b.Main.Version != "(devel)" {
		return b.Main.Version
	}
	return "devel"
}

// commit names the commit that was built, empty where the build did not record
// it.
func commit() lang.Text {
	b, ok := debug.ReadBuildInfo()
	if !ok {
		return lang.Text{}
	}
	said := map[string]string{}
	for _, s := range b.Settings {
		said[s.Key] = s.Value
	}
	out := lang.Text{EN: "commit %s of %s", IT: "commit %s del %s"}.Fmt(said["vcs.revision"], said["vcs.time"])
	switch {
	case said["vcs.revision"] == "":
		return lang.Text{}
	case said["vcs.modified"] == "true":
		return lang.Text{EN: out.EN + ", and changes since", IT: out.IT + ", con modifiche"}
	}
	return out
}

// revision is a mark of what is checked, and how: two programs of one mark find
// by their catalogue the same. It changes with each code, severity, breach,
// switch and value.
func revision() string {
	h := sha256.New()
	for _, c := range checks.Catalogue() {
		fmt.Fprintln(h, c.Code, c.Slug, c.Severity, c.Breaches)
	}
	for _, f := range format.Faults() {
		fmt.Fprintln(h, f.Code, f.Slug)
	}
	for _, s := range house.Switches() {
		fmt.Fprintln(h, s.Name, s.Allowed().EN)
	}
	for _, name := range house.Presets() {
		r, _ := house.Preset(name)
		for _, s := range house.Switches() {
			fmt.Fprintln(h, name, s.Name, s.Value(&r))
		}
	}
	return hex.EncodeToString(h.Sum(nil))[:8]
}

// noArguments refuses arguments of a command that takes none.
func noArguments(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return refuse("%s takes no arguments, not %q", "%s non vuole argomenti, nemmeno %q", c.Name(), args[0])
}
