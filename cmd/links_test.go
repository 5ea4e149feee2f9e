package cmd_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var (
	linked  = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	fences  = regexp.MustCompile("(?ms)^```.*?^```$")
)

// anchors lists what the headings of a page are called in links.
func anchors(text string) []string {
	var out []string
	for _, m := range heading.FindAllStringSubmatch(fences.ReplaceAllString(text, ""), -1) {
		var b strings.Builder
		for _, r := range strings.ToLower(m[1]) {
			switch {
			case r == ' ':
				b.WriteByte('-')
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				b.WriteRune(r)
			}
		}
		out = append(out, b.String())
	}
	return out
}

// broken lists the links of a page that lead nowhere, seen from its folder.
func broken(t *testing.T, folder, text string) []string {
	t.Helper()
	var out []string
	for _, m := range linked.FindAllStringSubmatch(fences.ReplaceAllString(text, ""), -1) {
		name, anchor, _ := strings.Cut(m[1], "#")
		to := text
		switch {
		case strings.Contains(name, "://"):
			continue
		case name != "":
			src, err := os.ReadFile(filepath.Join(folder, name))
			if info, e := os.Stat(filepath.Join(folder, name)); e == nil && info.IsDir() {
				err = nil
			}
			if err != nil {
				out = append(out, m[1])
				continue
			}
			to = string(src)
		}
		if anchor != "" && !slices.Contains(anchors(to), anchor) {
			out = append(out, m[1])
		}
	}
	return out
}

// Every link of a page leads to a file that is there, and to a heading of it.
func TestLinks(t *testing.T) {
	pages := []string{"../README.md"}
	for _, name := range below(t, "../docs", ".md") {
		pages = append(pages, name+".md")
	}
	for _, name := range pages {
		for _, to := range broken(t, filepath.Dir(name), page(t, name)) {
			t.Errorf("%s: %s leads nowhere", name, to)
		}
	}
	text := "# A · b\n\n[a](#a--b) [b](#c) [c](docs_test.go) [d](nosuch.md) [e](https://example.org/)\n```\n[f](nosuch)\n```\n"
	if got, want := broken(t, ".", text), []string{"#c", "nosuch.md"}; !slices.Equal(got, want) {
		t.Errorf("got %q broken, want %q", got, want)
	}
}
