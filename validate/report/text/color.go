package text

import "apertura/format"

// The colours, as the numbers a terminal takes.
const (
	bold   = "1"
	dim    = "2"
	blue   = "34"
	red    = "1;31"
	yellow = "1;33"
	cyan   = "1;36"
)

func severityColor(s format.Severity) string {
	switch s {
	case format.Error:
		return red
	case format.Warning:
		return yellow
	}
	return cyan
}

// paint colours s where the writer colours.
func (w *Writer) paint(color, s string) string {
	if !w.Color || s == "" {
		return s
	}
	return "\x1b[" + color + "m" + s + "\x1b[0m"
}
