package format

import (
	"strings"
	"unicode/utf8"

	"apertura/format/lang"
)

// Nearest returns the word of among that word was probably meant to be: at
// most one slip in three letters away, the first of equals. It returns "" when
// nothing is that near.
func Nearest(word string, among []string) string {
	if utf8.RuneCountInString(word) > maxSlips {
		return ""
	}
	w := []rune(strings.ToLower(word))
	best, least := "", len(w)/3+1
	if len(w) == 2 || len(w) == 1 {
		least = 1 // of so short a word only the case may differ
	}
	for _, a := range among {
		b := []rune(strings.ToLower(a))
		if a == word || abs(len(b)-len(w)) >= least {
			continue
		}
		if d := slips(w, b); d < least {
			best, least = a, d
		}
	}
	return best
}

// Meant ends a sentence about an unknown word with the one probably meant: it
// is empty where that is.
func Meant(word string) lang.Text {
	if word == "" {
		return lang.Text{}
	}
	return lang.Text{EN: ": did you mean %q?", IT: ": forse %q?"}.Fmt(word)
}

// maxSlips bounds the words compared, so that a page of text costs nothing.
const maxSlips = 64

// slips counts letters left out, put in, taken for another and swapped with
// their neighbour.
func slips(a, b []rune) int {
	before, prev, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := range a {
		row[0] = i + 1
		for j := range b {
			cost := 1
			if a[i] == b[j] {
				cost = 0
			}
			row[j+1] = min(prev[j]+cost, prev[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, prev, row = prev, row, before
	}
	return prev[len(b)]
}

func abs(n int) int { return max(n, -n) }
