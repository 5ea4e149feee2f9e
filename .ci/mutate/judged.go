package main

import (
	_ "embed"
	"fmt"
	"strings"
)

// A key names a mutant wherever its line moves to: the file, the function, the
// line as it is written and the change.
type key struct{ file, in, line, change string }

// String is how judged.txt has it, the reason left open.
func (k key) String() string { return strings.Join([]string{k.file, k.in, k.line, k.change}, "\t") }

//go:embed judged.txt
var judgedText string

// judged reads which mutants make no difference to anybody, and why.
func judged() (map[key]string, error) {
	out := map[key]string{}
	n := 0
	for line := range strings.Lines(judgedText) {
		n++
		line = strings.TrimRight(line, "\n")
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 5 || f[4] == "" {
			return nil, fmt.Errorf("judged.txt:%d: got %d columns, want file, function, line, change and reason", n, len(f))
		}
		k := key{f[0], f[1], f[2], f[3]}
		if out[k] != "" {
			return nil, fmt.Errorf("judged.txt:%d: judged twice", n)
		}
		out[k] = f[4]
	}
	return out, nil
}
