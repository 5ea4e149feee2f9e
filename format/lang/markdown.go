package lang

import "strings"

// Markdown returns a line of text as Markdown that shows it as it is: no sign in
// it is markup, ends a cell, calls somebody or names an issue. What begins a line
// is for the caller to look at.
func Markdown(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case strings.ContainsRune("\\`*_{}[]<>|~$", r):
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '&':
			b.WriteString("&amp;")
		case r == '@', r == '#':
			// Sites look for these two when the escapes are gone.
			b.WriteRune(r)
			b.WriteString("<!-- -->")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
