// Package json writes findings for other programs: one object a run, its keys
// in a fixed order, what is absent as null, texts in both languages whatever
// the reader's. Lines and columns are from 1, columns in code points; amounts
// are text.
package json
