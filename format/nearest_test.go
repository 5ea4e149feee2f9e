package format

import (
	"strings"
	"testing"
)

func TestNearestWeighsSlips(t *testing.T) {
	for _, c := range []struct{ name, word, among, want string }{
		{"a letter left out", "Brno", "Anna Bruno", "Bruno"},
		{"a letter too many", "Brunoo", "Anna Bruno", "Bruno"},
		{"another letter", "Bruni", "Anna Bruno", "Bruno"},
		{"two letters changed places", "apire", "gioca apri apier", "apier"},
		{"the case alone", "KH", "kd kh", "kh"},
		{"a double letter written once before another letter", "pasa", "paga passa", "passa"},
		{"a single letter written twice", "ggioca", "gioca", "gioca"},
		{"the first of equals", "bana", "bane bano", "bane"},
		{"one slip in three letters", "abcdef", "abcdxy", "abcdxy"},
		{"two in five", "abcde", "abcxy", ""},
		{"a short word", "Z", "A Zo", ""},
		{"itself", "apre", "apre", ""},
		{"a page of text", strings.Repeat("x", 2000), strings.Repeat("x", 2001), ""},
	} {
		if got := Nearest(c.word, strings.Fields(c.among)); got != c.want {
			t.Errorf("%s: Nearest(%.20q) is %q, want %q", c.name, c.word, got, c.want)
		}
	}
}
