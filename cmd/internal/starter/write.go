package starter

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"apertura/format"
	"apertura/format/lang"
	"apertura/format/schema"
)

// aside is the column in which a word on a line begins.
const aside = 36

// A writer writes a file line by line.
type writer struct {
	bytes.Buffer
	lang lang.Lang
}

func (w *writer) line(indent int, text string) {
	w.WriteString(strings.Repeat(" ", indent) + text + "\n")
}

func (w *writer) say(indent int, t lang.Text) { w.line(indent, t.In(w.lang)) }

// noted writes a line and a word on it, unless there is none.
func (w *writer) noted(indent int, text string, about lang.Text) {
	if !about.Empty() {
		text += strings.Repeat(" ", max(2, aside-indent-utf8.RuneCountInString(text))) + "# " + about.In(w.lang)
	}
	w.line(indent, text)
}

// act writes an act as a line of a list.
func (w *writer) act(name string, v format.Verb, more string) {
	w.line(6, "- "+scalar(strings.TrimSpace(name+" "+v.Words(w.lang)[0]+" "+more)))
}

// schema writes the line by which an editor finds what it knows of the file,
// and how the file that it names is made.
func (w *writer) schema(file, command string) {
	w.line(0, "# yaml-language-server: $schema="+file)
	w.say(0, lang.Text{
		EN: "# The line above is for editors. Once, in this folder: %[1]s > %[2]s",
		IT: "# La riga qui sopra serve agli editor. Una volta sola, in questa cartella: %[1]s > %[2]s",
	}.Fmt(command, file))
}

// scalar writes a text so that YAML reads it back: as it is, or in quotes.
func scalar(text string) string {
	if plain(text) {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", "''") + "'"
}

// plain reports whether a text needs no quotes anywhere, not in braces either.
func plain(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	_, word := schema.Read(text).(string)
	return word && (unicode.IsLetter(first) || unicode.IsDigit(first) || strings.HasPrefix(text, "./") || strings.HasPrefix(text, "../")) &&
		!strings.ContainsAny(text, ",[]{}\"#") && !strings.Contains(text, ": ") && !strings.HasSuffix(text, ":")
}
