package format

import (
	"bytes"
	"unicode/utf8"

	"apertura/format/lang"
)

// A document with more than maxBadBytes bytes that are no text is something
// else than text if these are more than one in badShare.
const (
	maxBadBytes = 16
	badShare    = 16
)

// clean returns a copy of a document, of the same length, that the library can
// read: without bytes that are no text, each run of which is a fault, and
// without the signs that it alone takes for line ends. ok is false where the
// document is no text at all.
func clean(src *Source) (text []byte, faults []textFault, ok bool) {
	text = bytes.Clone(src.Text)
	if bytes.HasPrefix(text, []byte{0xff, 0xfe}) || bytes.HasPrefix(text, []byte{0xfe, 0xff}) {
		return text, []textFault{notText(Span{0, 2}, lang.Text{
			EN: "this is UTF-16", IT: "questo è UTF-16"})}, false
	}
	bad := badBytes(text)
	ok = bad <= maxBadBytes || bad <= len(text)/badShare
	oldMac := bytes.IndexByte(text, '\n') < 0
	for i := 0; i < len(text); {
		if b := text[i]; b >= ' ' && b < 0x7f || b == '\n' {
			i++
			continue
		}
		r, n := utf8.DecodeRune(text[i:])
		switch what, fill := whatIsWrong(r, n); {
		case r == '\r':
			if i+1 < len(text) && text[i+1] == '\n' {
				break
			}
			if (!oldMac || len(faults) == 0) && len(faults) <= maxFaults {
				faults = append(faults, notText(Span{i, i + 1}, loneReturn))
			}
			text[i] = ' '
			if oldMac {
				text[i] = '\n'
			}
		case what.Empty():
			hide(text[i:i+n], r)
		default:
			if last := len(faults) - 1; last >= 0 && faults[last].span.End == i && faults[last].args[0] == what {
				faults[last].span.End, faults[last].scope.End = i+n, i+n
			} else if len(faults) <= maxFaults { // no more are told
				faults = append(faults, notText(Span{i, i + n}, what))
			}
			copy(text[i:i+n], fill)
		}
		if !ok && len(faults) > 0 {
			return text, faults[:1], false
		}
		i += n
	}
	return text, faults, ok
}

// badBytes counts the bytes that are no text.
func badBytes(text []byte) int {
	bad := 0
	for i := 0; i < len(text); {
		if text[i] >= ' ' && text[i] < 0x7f {
			i++
			continue
		}
		r, n := utf8.DecodeRune(text[i:])
		if what, _ := whatIsWrong(r, n); !what.Empty() {
			bad += n
		}
		i += n
	}
	return bad
}

var loneReturn = lang.Text{EN: "a carriage return on its own", IT: "un ritorno a capo (CR) da solo"}

// whatIsWrong says why the n bytes of r are no text, and what takes their
// place: letters, which mean nothing to YAML.
func whatIsWrong(r rune, n int) (what lang.Text, fill string) {
	switch {
	case r == utf8.RuneError && n == 1:
		return lang.Text{EN: "a byte that is no UTF-8", IT: "un byte che non è UTF-8"}, "x"
	case r == 0:
		return lang.Text{EN: "a NUL byte", IT: "un byte NUL"}, "x"
	case r == '\ufeff':
		return lang.Text{EN: "a byte order mark in mid-text", IT: "un segno d'ordine dei byte (BOM) in mezzo al testo"}, "xxx"
	case !printable(r):
		return lang.Text{EN: "a control character", IT: "un carattere di controllo"}, "xxx"
	}
	return lang.Text{}, ""
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
