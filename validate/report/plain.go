package report

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain returns s with everything a terminal would obey, or that would turn
// the direction of writing, as a visible escape: \x1b, \u202e. Bytes that are
// no UTF-8 are written as \xff.
func Plain(s string) string {
	if !strings.ContainsFunc(s, Unsafe) {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && raw(s[i:]):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case !Unsafe(r):
			b.WriteRune(r)
		case r < 0x100:
			fmt.Fprintf(&b, `\x%02x`, r)
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	return b.String()
}

// Unsafe reports whether a rune may not reach a terminal: control characters,
// marks that turn the direction of writing, separators of lines, and the sign
// that stands for bytes that are no text.
func Unsafe(r rune) bool {
	switch {
	case unicode.IsControl(r), r == utf8.RuneError:
		return true
	case r == 0x061c, r == 0x200e, r == 0x200f, r == 0xfeff:
		return true
	case r >= 0x2028 && r <= 0x202e, r >= 0x2066 && r <= 0x2069:
		return true
	}
	return false
}

// raw reports whether s begins with a byte that is no UTF-8, not with the
// replacement sign itself.
func raw(s string) bool {
	_, n := utf8.DecodeRuneInString(s)
	return n == 1
}
