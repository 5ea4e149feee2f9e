package format

import (
	"unicode"
	"unicode/utf8"

	"apertura/format/lang"
)

// Nearest returns the word of among that word was probably meant to be: at
// most one slip in three letters away, the first of equals. It returns "" when
// nothing is that near.
func Nearest(word string, among []string) string {
	var wordBuf, otherBuf [maxSlips]rune
	w, ok := lowerRunes(word, wordBuf[:0])
	if !ok {
		return ""
	}
	most := len(w) / 3 * slip
	best, least := "", most+1
	for _, a := range among {
		if a == word || utf8.RuneCountInString(a) > len(w)+most {
			continue
		}
		b, ok := lowerRunes(a, otherBuf[:0])
		if !ok || abs(len(b)-len(w))*doubled >= least {
			continue
		}
		if d := slips(w, b, least); d < least {
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

// What a slip weighs: a double letter written once, or a single one twice,
// is the commonest.
const (
	slip    = 2
	doubled = 1
)

// lowerRunes appends the small letters of a word to buf; ok is false where it
// is too long.
func lowerRunes(word string, buf []rune) (out []rune, ok bool) {
	for _, r := range word {
		if len(buf) == maxSlips {
			return nil, false
		}
		buf = append(buf, unicode.ToLower(r))
	}
	return buf, true
}

// slips weighs letters left out, put in, taken for another and swapped with
// their neighbour. It stops where that comes to limit.
func slips(a, b []rune, limit int) int {
	var rows [3][maxSlips + 1]int
	before, prev, row := &rows[0], &rows[1], &rows[2]
	last := 0 // the least of the row before
	for j := range b {
		prev[j+1] = prev[j] + once(b, j)
	}
	for i := range a {
		row[0] = prev[0] + once(a, i)
		low := row[0]
		for j := range b {
			n := min(prev[j+1]+once(a, i), row[j]+once(b, j))
			if a[i] == b[j] {
				n = min(n, prev[j])
			} else {
				n = min(n, prev[j]+slip)
			}
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				n = min(n, before[j-1]+slip)
			}
			row[j+1] = n
			low = min(low, n)
		}
		if low >= limit && last+slip >= limit {
			return limit
		}
		last = low
		before, prev, row = prev, row, before
	}
	return prev[len(b)]
}

// once is what it weighs that one of two words lacks the i-th letter of the other.
func once(word []rune, i int) int {
	if i > 0 && word[i] == word[i-1] {
		return doubled
	}
	return slip
}

func abs(n int) int { return max(n, -n) }
