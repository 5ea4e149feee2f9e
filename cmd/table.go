package cmd

import "apertura/validate/report/table"

// table writes rows below a header, in columns. Cells may hold whatever a log
// does.
func (g *global) table(header []string, rows [][]string) error {
	return table.Render(g.out, header, rows)
}
