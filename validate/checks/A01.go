package checks

import (
	_ "embed"

	"apertura/format"
	"apertura/format/lang"
	"apertura/validate"
)

//go:embed A01.md
var a01Doc string

// A01 flags what a log allows in vain. It words no breach: nobody at the table
// has broken anything, and [validate.Run] finds it by itself.
var A01 = &validate.Check{
	Code:     validate.UnusedCode,
	Slug:     validate.UnusedSlug,
	Summary:  lang.Text{EN: "something allowed that never happened", IT: "qualcosa di ammesso che poi non è successo"},
	Severity: format.Warning,
	Phase:    "any",
	Source:   "unsourced",
	Doc:      a01Doc,
}
