package format

import (
	"bytes"

	"apertura/format/lang"
)

// ReadTree reads the one YAML document of a file that is no log: house rules,
// settings. The value is Missing where nothing is written, or nothing of it
// can be read. What is wrong with any YAML is said here, as in a log: a key
// twice or without a value, an alias, bytes that are no text.
func ReadTree(src []byte, file string) (Value, []Diagnostic) {
	var root Value
	var faults []Diagnostic
	s := newSplitter(bytes.NewReader(src), file)
	for {
		c, err := s.next()
		if err != nil { // the end: bytes in memory have no other
			return root, faults
		}
		rep := reporter{source: c.source}
		if c.tooLarge {
			rep.fault("F06", Span{0, 1}, bytesTooMany)
			return root, append(faults, rep.list...)
		}
		doc := readQuick(c.source, nil)
		if doc == nil {
			doc = readText(c.source)
		}
		switch {
		case doc.root.Kind() == Missing:
		case root.Said():
			rep.fault("F21", doc.root.Span(), lang.Text{
				EN: "the end of the file: only one document stands in it",
				IT: "la fine del file: ci sta un documento solo",
			})
		default:
			root = doc.root
		}
		for _, f := range doc.faults {
			rep.fault(f.code, f.span, f.args...)
		}
		faults = append(faults, rep.list...)
	}
}
