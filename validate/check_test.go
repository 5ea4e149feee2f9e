package validate

import "testing"

// A section is what stands under its heading, to the next one; one that a
// document has not is empty.
func TestSection(t *testing.T) {
	c := &Check{Doc: "# W02\n\n## English\nA raise.\n\n### More\nOf it.\n\n## Breaks\n"}
	for name, want := range map[string]string{"English": "A raise.\n\n### More\nOf it.", "Breaks": "", "Italiano": "", "More": ""} {
		if got := c.Section(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}
