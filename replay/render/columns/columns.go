package columns

import (
	"bytes"
	"io"

	"apertura/format/lang"

	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/tw"
)

// widest is where the text of a cell is wrapped.
const widest = 60

// Write writes rows below a header, a line at a time, the columns named with
// figures to the right. Cells may hold whatever a log does.
func Write(w io.Writer, header []string, rows [][]string, figures ...int) error {
	var b bytes.Buffer
	align := make(tw.Alignment, len(header))
	for i := range align {
		align[i] = tw.AlignLeft
	}
	for _, i := range figures {
		align[i] = tw.AlignRight
	}
	t := tablewriter.NewTable(&b,
		tablewriter.WithHeaderAutoFormat(tw.Off),
		tablewriter.WithEastAsian(tw.Off),
		tablewriter.WithTrimSpace(tw.Off),
		tablewriter.WithAlignment(align),
		tablewriter.WithRowAutoWrap(tw.WrapNormal),
		tablewriter.WithRowMaxWidth(widest),
		tablewriter.WithRendition(tw.Rendition{
			Borders:  tw.BorderNone,
			Symbols:  tw.NewSymbols(tw.StyleLight),
			Settings: tw.Settings{Separators: tw.Separators{BetweenColumns: tw.Off, BetweenRows: tw.Off}},
		}),
	)
	t.Header(plain(header))
	for _, r := range rows {
		if err := t.Append(plain(r)); err != nil {
			return err
		}
	}
	if err := t.Render(); err != nil {
		return err
	}
	for line := range bytes.Lines(b.Bytes()) {
		if _, err := w.Write(append(bytes.TrimRight(line, " \n"), '\n')); err != nil {
			return err
		}
	}
	return nil
}

func plain(cells []string) []string {
	out := make([]string, len(cells))
	for i, c := range cells {
		out[i] = lang.Plain(c)
	}
	return out
}
