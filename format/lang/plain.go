package lang

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain returns s with everything a terminal would obey, would turn the
// direction of writing or would not show at all as a visible escape: \x1b,
// \u202e, \u200b. Bytes that are no UTF-8 are written as \xff.
func Plain(s string) string {
	if ascii(s) || !strings.ContainsFunc(s, func(r rune) bool { return Unsafe(r) || joiner(r) }) {
		return s
	}
	var b strings.Builder
	before := rune(0)
	for i, r := range s {
		last := before
		before = r
		switch {
		case r == utf8.RuneError && raw(s[i:]):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case joiner(r) && (last < utf8.RuneSelf || strings.IndexFunc(s[i+utf8.RuneLen(r):], wide) != 0):
			fmt.Fprintf(&b, `\u%04x`, r)
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

// ascii reports whether s is printable ASCII, as nearly all text here is.
func ascii(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return false
		}
	}
	return true
}

// joiner reports whether a rune joins its neighbours, as in emoji and in
// scripts other than ours; between two of our letters it only hides.
func joiner(r rune) bool { return r == 0x200c || r == 0x200d }

func wide(r rune) bool { return r >= utf8.RuneSelf }

// Unsafe reports whether a rune may not reach a terminal: control characters,
// marks that turn the direction of writing, separators of lines, signs that
// take no room, and the one that stands for bytes that are no text.
func Unsafe(r rune) bool {
	switch {
	case unicode.IsControl(r), r == utf8.RuneError:
		return true
	case r == 0x061c, r == 0x200e, r == 0x200f, r == 0xfeff:
		return true
	case r == 0xad, r == 0x180e, r == 0x200b, r >= 0x2060 && r <= 0x2065, r >= 0xfff9 && r <= 0xfffb:
		return true
	case r == 0xfffe, r == 0xffff, r >= 0xfdd0 && r <= 0xfdef: // no characters at all
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
