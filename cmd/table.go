package cmd

import "apertura/replay/render/columns"

// table writes rows below a header, in columns. Cells may hold whatever a log
// does.
func (g *global) table(header []string, rows [][]string) error {
	return columns.Write(g.out, header, rows)
}
