// Coldstart is what the start of apertura is measured by: it links cobra, yaml.v3
// and tablewriter, has the YAML library decode one file to nodes, and is done.
//
//	go test ./cmd/apertura -run '^$' -bench Start
//
// runs it and `apertura check` of the same file in turns.
package main

import (
	"io"
	"os"

	"github.com/olekukonko/tablewriter"
	"github.com/spf13/cobra"
	"gopkg.in/yaml.v3"
)

func main() {
	table := false
	root := &cobra.Command{
		Use:  "coldstart FILE",
		Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			text, err := os.ReadFile(args[0])
			if err != nil {
				return err
			}
			var n yaml.Node
			if err := yaml.Unmarshal(text, &n); err != nil || !table {
				return err
			}
			return show(c.OutOrStdout(), &n)
		},
	}
	root.Flags().BoolVar(&table, "table", false, "show the kinds of the nodes at the top")
	if root.Execute() != nil {
		os.Exit(1)
	}
}

// show is there for the linker: a library that nothing calls is left out.
func show(w io.Writer, doc *yaml.Node) error {
	t := tablewriter.NewTable(w)
	t.Header("tag", "text")
	for _, n := range doc.Content {
		if err := t.Append(n.Tag, n.Value); err != nil {
			return err
		}
	}
	return t.Render()
}
