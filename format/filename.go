package format

import (
	"path"
	"slices"
	"strings"
)

// Endings lists what the names of logs and of house rules end with, without
// their dot.
func Endings() []string { return []string{"yaml", "yml"} }

// IsNamed reports whether a file is called as logs and house rules are, in
// letters of any size.
func IsNamed(name string) bool {
	ending, _ := strings.CutPrefix(path.Ext(name), ".")
	return slices.Contains(Endings(), strings.ToLower(ending))
}

// NamePattern is [IsNamed] as a pattern of JSON Schema, which knows letters of
// one size only.
func NamePattern() string {
	var all []string
	for _, e := range Endings() {
		p := ""
		for _, r := range e {
			p += "[" + string(r) + strings.ToUpper(string(r)) + "]"
		}
		all = append(all, p)
	}
	return `\.(?:` + strings.Join(all, "|") + `)$`
}
