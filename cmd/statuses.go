package cmd

import (
	"strconv"

	"apertura/format/lang"

	"github.com/spf13/cobra"
)

// The annotations of a command that has an exit status of 1: what that says, and
// what 0 does.
const (
	findingKey = "finding"
	cleanKey   = "clean"
)

// finds says what a command's exit statuses 0 and 1 mean; a command that nobody
// says it of has no 1.
func (g *global) finds(c *cobra.Command, clean, found lang.Text) {
	c.Annotations = map[string]string{cleanKey: g.say(clean), findingKey: g.say(found)}
}

// statuses lists a command's exit statuses and what they say.
func (g *global) statuses(c *cobra.Command) [][2]string {
	rows := [][2]string{{"0", g.say(lang.Text{EN: "done", IT: "fatto"})}}
	if found := c.Annotations[findingKey]; found != "" {
		rows[0][1] = c.Annotations[cleanKey]
		rows = append(rows, [2]string{strconv.Itoa(statusFinding), found})
	}
	return append(rows,
		[2]string{strconv.Itoa(statusUsage), g.say(lang.Text{
			EN: "the command cannot be carried out: a bad flag, a file that is not there",
			IT: "il comando non si può eseguire: un'opzione sbagliata, un file che non c'è"})},
		[2]string{strconv.Itoa(statusFault), g.say(lang.Text{EN: "a fault of the program", IT: "un errore del programma"})})
}
