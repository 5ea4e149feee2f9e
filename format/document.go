package format

// A Document is one YAML document of a log, read, or a part of a very long one.
type Document struct {
	Source  *Source
	Session *Session // what its hands belong to; nil where that cannot be read
	Opens   bool     // it declares the session itself
	Rules   Value    // of a session that it declares and that cannot be read
	Hands   []*Hand  // broken ones included, with their Faults
	Faults  []Diagnostic
	Expects []FileExpectation // `# expect: F05 4:3` in the file's first lines
	store   *store            // where its hands are, nil where it need not be left
}

// A FileExpectation is a format error that a file's first lines expect
// outside any hand.
type FileExpectation struct {
	Code string
	At   Position
}
