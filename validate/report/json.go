package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"unicode/utf8"

	"apertura/format/lang"
)

// JSON writes v in one piece, each level behind so much indent and on lines of
// its own, all on one line where that is empty, with everything a terminal
// would obey escaped.
func JSON(w io.Writer, v any, indent string) error {
	b, err := Marshal(v, indent)
	if err == nil {
		_, err = w.Write(b)
	}
	return err
}

// Marshal is [JSON] in memory.
func Marshal(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return escape(b.Bytes()), nil
}

// escape writes what [Plain] would not print as JSON's own escapes. Line ends
// between values stay.
func escape(b []byte) []byte {
	out := make([]byte, 0, len(b))
	for len(b) > 0 {
		r, n := utf8.DecodeRune(b)
		if r != '\n' && lang.Unsafe(r) {
			out = fmt.Appendf(out, `\u%04x`, r)
		} else {
			out = append(out, b[:n]...)
		}
		b = b[n:]
	}
	return out
}
