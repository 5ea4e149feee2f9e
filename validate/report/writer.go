package report

import (
	"path"
	"path/filepath"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
)

// A Writer writes what a run comes to in one form. It is given every document
// in order, keeps nothing of it, and hears at the end what all came to.
type Writer interface {
	// Document takes one document of a log.
	Document(d *Document)
	// End ends the report. Where nothing was written before it, a run that is
	// cut off leaves nothing by halves.
	End(t *validate.Tally) error
}

// A Document is one document of a log as a report tells of it: its hands, and
// what is to be shown of it.
type Document struct {
	File  string
	Hands []Hand
	Loose []*format.Diagnostic // of Found, those about no hand
	Found []*format.Diagnostic // in the order of the text
}

// A Hand is one hand of a document. Pot and Winners are those by the rules,
// all rulings carried out.
type Hand struct {
	Name    string
	LeftOut *validate.LeftOut // nil: it was judged
	Pot     lang.Text         // empty: not known
	Winners []string
	Known   bool // the cards on record tell who wins
	Found   []*format.Diagnostic
}

// Relative names a file from the folder root, where it lies below it; a slash
// parts the folders. Any other file keeps its name.
func Relative(root, file string) string {
	if filepath.IsAbs(file) && root != "" {
		if rel, err := filepath.Rel(root, file); err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
			file = rel
		}
	}
	return path.Clean(filepath.ToSlash(file))
}
