package sarif

import (
	"bytes"
	"regexp"
)

// lean takes out of indented JSON the members that only say what holds anyway:
// empty lists, and -1 for no index, which the library writes at every object.
// What a reader looks for stays, empty or not.
func lean(b []byte) []byte {
	bare := regexp.MustCompile(`^ *"(\w+)": (?:\[\]|-1),?\n$`)
	out := make([]byte, 0, len(b))
	for line := range bytes.Lines(b) {
		m := bare.FindSubmatch(line)
		switch {
		case m == nil, string(m[1]) == "results", string(m[1]) == "rules":
			out = append(out, line...)
		case !bytes.HasSuffix(line, []byte(",\n")):
			// The last member goes: the one before it is last now.
			if bytes.HasSuffix(out, []byte(",\n")) {
				out = append(out[:len(out)-2], '\n')
			}
		}
	}
	return out
}
