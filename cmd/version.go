package cmd

import (
	"runtime/debug"

	"apertura/format/lang"

	"github.com/spf13/cobra"
)

func newVersion(g *global) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: g.say(lang.Text{EN: "which version this is", IT: "che versione è questa"}),
		Args:  noArguments,
		RunE: func(*cobra.Command, []string) error {
			g.print("apertura " + version())
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

// noArguments refuses arguments of a command that takes none.
func noArguments(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return refuse("%s takes no arguments, not %q", "%s non vuole argomenti, nemmeno %q", c.Name(), args[0])
}
