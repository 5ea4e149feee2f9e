package format

import (
	"bytes"
	"unicode/utf8"

	"apertura/format/lang"
)

// maxBadBytes is how many bad places a document may have before it is taken
// for something else than text.
const maxBadBytes = 16

// clean returns a copy of a document, of the same length, that the library can
// read: without bytes that are no text, each of which is a fault, and without
// the signs that it alone takes for line ends. ok is false where the document
// is no text at all.
func clean(src *Source) (text []byte, faults []textFault, ok bool) {
	text = bytes.Clone(src.Text)
	if bytes.HasPrefix(text, []byte{0xff, 0xfe}) || bytes.HasPrefix(text, []byte{0xfe, 0xff}) {
		return text, []textFault{notText(Span{0, 2}, lang.Text{
			EN: "this is UTF-16", IT: "questo è UTF-16"})}, false
	}
	for i := 0; i < len(text); {
		if b := text[i]; b >= ' ' && b < 0x7f || b == '\n' {
			i++
			continue
		}
		r, n := utf8.DecodeRune(text[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			faults = append(faults, notText(Span{i, i + 1}, lang.Text{
				EN: "a byte that is no UTF-8", IT: "un byte che non è UTF-8"}))
			text[i] = '?'
		case r == 0:
			faults = append(faults, notText(Span{i, i + 1}, lang.Text{
				EN: "a NUL byte", IT: "un byte NUL"}))
			text[i] = '?'
		case !printable(r):
			faults = append(faults, notText(Span{i, i + n}, lang.Text{
				EN: "a control character", IT: "un carattere di controllo"}))
			copy(text[i:i+n], "???")
		default:
			hide(text[i:i+n], r)
		}
		if len(faults) > maxBadBytes {
			return text, faults[:1], false
		}
		i += n
	}
	return text, faults, true
}

func notText(sp Span, what lang.Text) textFault {
	return textFault{code: "F08", span: sp, scope: sp, args: []any{what}}
}

// printable reports whether YAML allows a character; the byte order mark is
// one only at the start of a file, where it has been taken off.
func printable(r rune) bool {
	switch {
	case r == '\t', r == '\n', r == '\r', r == 0x85:
		return true
	case r < ' ', r >= 0x7f && r < 0xa0, r == '\ufeff', r == 0xfffe, r == 0xffff:
		return false
	}
	return true
}

func hide(text []byte, r rune) {
	switch r {
	case 0x85:
		copy(text, standNEL)
	case 0x2028:
		copy(text, standLS)
	case 0x2029:
		copy(text, standPS)
	}
}
