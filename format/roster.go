package format

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"apertura/format/lang"
)

// A roster finds players by name or short name, whatever the case, the
// Unicode form, the kind of blank or of apostrophe.
type roster struct {
	session *Session
	said    []rosterName // as they stand in the log
	names   []rosterName // longest first
	longest int          // in bytes
}

type rosterName struct {
	folded string
	player int
	head   nameHead
	short  bool // `as`
	apart  bool // no other name begins with this one and a blank
}

// A nameHead is the beginning of a folded name, to be told from that of a text in one
// go, whatever the case.
type nameHead struct{ letters, small, all uint64 }

// headBytes is how many bytes of a text it is told by.
const headBytes = 8

func newNameHead(folded string) (h nameHead) {
	for i := range min(len(folded), headBytes) {
		b := folded[i]
		h.letters |= uint64(b) << (8 * i)
		h.all |= 0xff << (8 * i)
		if b >= 'a' && b <= 'z' {
			h.small |= ('a' - 'A') << (8 * i)
		}
	}
	return h
}

// firstBytes returns those of a text by which heads are told.
func firstBytes(s string) uint64 {
	_ = s[headBytes-1]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

func (h *nameHead) begins(first uint64) bool { return (first|h.small)&h.all == h.letters }

func newRoster(s *Session) *roster {
	room := make([]rosterName, 0, 4*len(s.Players))
	r := &roster{session: s, said: room}
	for i := range s.Players {
		for _, short := range [...]bool{false, true} {
			n := rosterName{player: i, short: short}
			if n.folded = foldName(r.written(n).V); n.folded != "" {
				n.head = newNameHead(n.folded)
				r.said = append(r.said, n)
				r.longest = max(r.longest, len(n.folded))
			}
		}
	}
	r.names = append(r.said[len(r.said):], r.said...)
	slices.SortStableFunc(r.names, func(a, b rosterName) int { return len(b.folded) - len(a.folded) })
	for i := range r.names {
		r.names[i].apart = !r.begins(r.names[i].folded + " ")
	}
	return r
}

// written returns a name as it stands in the log.
func (r *roster) written(n rosterName) Node[string] {
	p := &r.session.Players[n.player]
	if n.short {
		return p.Short
	}
	return p.Name
}

// name matches the longest name at the start of a text, up to a blank, a comma
// or a semicolon, and returns what stands behind it.
func (r *roster) name(text string) (player int, rest string, ok bool) {
	if len(text) >= headBytes {
		first := firstBytes(text)
		for i := range r.names {
			if n := &r.names[i]; n.head.begins(first) && n.apart && n.begins(text, headBytes) {
				return n.player, text[len(n.folded):], true
			}
		}
	}
	if plainASCII(text[:min(len(text), r.longest+1)]) {
		for i := range r.names {
			if n := &r.names[i]; n.begins(text, 0) {
				return n.player, text[len(n.folded):], true
			}
		}
		return NoPlayer, text, false
	}
	best, word, passed := -1, 0, ""
	for i := 0; ; {
		c, n := utf8.DecodeRuneInString(text[i:])
		blank := n > 0 && unicode.IsSpace(c)
		if i > word && (n == 0 || blank || c == ',' || c == ';') {
			f := passed + foldName(text[word:i])
			if !r.begins(f) {
				break
			}
			if p := r.exact(f); p != NoPlayer {
				player, best = p, i
			}
			if blank {
				passed = f + " "
			}
		}
		if n == 0 {
			break
		}
		if i += n; blank {
			word = i
		}
	}
	if best < 0 {
		return NoPlayer, text, false
	}
	return player, text[best:], true
}

// begins reports whether any name begins with a folded text.
func (r *roster) begins(folded string) bool {
	return slices.ContainsFunc(r.names, func(n rosterName) bool { return strings.HasPrefix(n.folded, folded) })
}

func (r *roster) exact(folded string) int {
	for _, n := range r.names {
		if n.folded == folded {
			return n.player
		}
	}
	return NoPlayer
}

// find reads a scalar that is a name and nothing else.
func (r *roster) find(v Value, rep *reporter) (Node[int], bool) {
	none := Node[int]{V: NoPlayer}
	if v.Kind() != Scalar {
		rep.fault("F21", v.Span(), lang.Text{EN: "a name", IT: "un nome"})
		return none, false
	}
	if p, rest, ok := r.name(v.Text()); ok && rest == "" {
		return Node[int]{p, v.Span()}, true
	}
	if p := r.exact(foldName(v.Text())); p != NoPlayer {
		return Node[int]{p, v.Span()}, true
	}
	rep.fault("F22", v.Span(), v.Text(), r.nearest(v.Text()))
	return none, false
}

// nearest returns the name or short name that a word was probably meant to be.
func (r *roster) nearest(word string) string {
	var names []string
	for i := range r.session.Players {
		p := &r.session.Players[i]
		names = append(names, p.Name.V)
		if p.Short.V != "" {
			names = append(names, p.Short.V)
		}
	}
	return Nearest(word, names)
}

// check reports names that would make a line read two ways.
func (r *roster) check(rep *reporter) {
	for i, n := range r.said {
		if reservedName(n.folded) {
			w := r.written(n)
			rep.fault("F24", w.Span, w.V)
		}
		if slices.ContainsFunc(r.said[:i], func(o rosterName) bool { return o.player != n.player && looksLike(o.folded, n.folded) }) {
			w := r.written(n)
			rep.fault("F23", w.Span, w.V)
		}
		for _, o := range r.said {
			tail, ok := strings.CutPrefix(n.folded, o.folded)
			if !ok || tail == "" || tail[0] != ' ' {
				continue
			}
			c := cursor{text: tail[1:], end: len(tail) - 1}
			if _, at, ok := c.verb(); ok {
				w := r.written(n)
				rep.fault("F25", w.Span, w.V, r.written(o).V, c.written(at))
				break
			}
		}
	}
}

// looksLike reports whether one sees no difference between two folded names.
func looksLike(a, b string) bool {
	return a == b || !(plainASCII(a) && plainASCII(b)) && visible(a) == visible(b)
}

// reservedName reports whether a folded name is a word that lines and results use
// where a name may stand.
func reservedName(folded string) bool {
	switch folded {
	case "piatto", "resto", "pot", "all-in", "all in", "allin",
		"parola", "a parola", "void", "nulla", "mano nulla", "refund", "redeal":
		return true
	}
	c := cursor{text: folded, end: len(folded)}
	_, ok := c.everybody()
	return ok && c.done()
}

// foldName makes two spellings of one name the same text.
func foldName(s string) string {
	if plainASCII(s) && strings.TrimSpace(s) == s {
		return strings.ToLower(s)
	}
	return strings.Join(strings.Fields(norm.NFC.String(strings.Map(lowered, norm.NFC.String(s)))), " ")
}

func lowered(r rune) rune {
	if apostrophe(r) {
		return '\''
	}
	return unicode.ToLower(unicode.ToUpper(r))
}

func apostrophe(r rune) bool { return r == '’' || r == '‘' || r == 'ʼ' || r == '`' }

// plainWord returns a word in small letters without accents and apostrophes.
func plainWord(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\'' || apostrophe(r) || unicode.Is(unicode.Mn, r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(s))
}

// plainASCII reports whether a text is ASCII without tabs and double blanks, so
// that folding it changes nothing but capital letters.
func plainASCII(s string) bool {
	for i := range len(s) {
		b := s[i]
		if b >= utf8.RuneSelf || b < ' ' || b == '`' || b == ' ' && i > 0 && s[i-1] == ' ' {
			return false
		}
	}
	return true
}

// begins reports whether a text begins with the name, in any case; so many bytes
// are known to.
func (n *rosterName) begins(text string, told int) bool {
	if len(text) < len(n.folded) {
		return false
	}
	for i := told; i < len(n.folded); i++ {
		b := text[i]
		if b >= 'A' && b <= 'Z' {
			b += 'a' - 'A'
		}
		if b != n.folded[i] {
			return false
		}
	}
	return endsName(text[len(n.folded):])
}

func endsName(rest string) bool {
	if rest == "" || rest[0] == ' ' {
		return true
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsSpace(r) || r == ',' || r == ';'
}
