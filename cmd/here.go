package cmd

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// speakAsHere has a command that reads no log speak as the settings say that
// hold in the current folder, unless the command line says how.
func (g *global) speakAsHere() { g.speakAsAt(".") }

func (g *global) speakAsAt(log string) {
	shelf := newShelf()
	if s := shelf.Of(log); s.Lang != nil && !g.spoken {
		g.lang = *s.Lang
	}
}

// speakFor has what is wrong with a command itself said as the settings say of
// the first log that it names, or else of the current folder. A corpus is no
// table's.
func (g *global) speakFor(root *cobra.Command, args []string) {
	c, rest, _ := root.Find(args)
	if g.heard || c.Name() == "test" {
		return
	}
	at := "."
	if c.Flags().Lookup("stdin-name") != nil {
		if i := slices.IndexFunc(rest, isPath); i >= 0 {
			at = within(rest[i])
		}
	}
	g.speakAsAt(at)
}

// isPath reports whether an argument is a file or a folder.
func isPath(arg string) bool {
	_, err := os.Stat(arg)
	return err == nil && !strings.HasPrefix(arg, "-")
}

// within returns a name in a folder for the folder's, and any other as it is.
func within(path string) string {
	if i, err := os.Stat(path); err == nil && i.IsDir() {
		return filepath.Join(path, "-")
	}
	return path
}
