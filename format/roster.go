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
	names   []rosterName // longest first
	longest int          // in bytes
}

type rosterName struct {
	folded string
	player int
}

func newRoster(s *Session) *roster {
	r := &roster{session: s}
	for i := range s.Players {
		for _, name := range []string{s.Players[i].Name.V, s.Players[i].Short.V} {
			if f := foldName(name); f != "" {
				r.names = append(r.names, rosterName{f, i})
				r.longest = max(r.longest, len(f))
			}
		}
	}
	slices.SortStableFunc(r.names, func(a, b rosterName) int { return len(b.folded) - len(a.folded) })
	return r
}

// name matches the longest name at the start of a text, up to a blank, a comma
// or a semicolon, and returns what stands behind it.
func (r *roster) name(text string) (player int, rest string, ok bool) {
	if plainASCII(text[:min(len(text), r.longest+1)]) {
		for _, n := range r.names {
			if asciiPrefix(text, n.folded) && endsName(text[len(n.folded):]) {
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
	type written struct {
		Node[string]
		folded string
		seen   string // of it
		player int
	}
	var all []written
	for i := range r.session.Players {
		p := &r.session.Players[i]
		for _, n := range []Node[string]{p.Name, p.Short} {
			if f := foldName(n.V); f != "" {
				all = append(all, written{n, f, visible(f), i})
			}
		}
	}
	for i, n := range all {
		if reservedName(n.folded) {
			rep.fault("F24", n.Span, n.V)
		}
		for j, o := range all {
			if j < i && o.seen == n.seen && o.player != n.player {
				rep.fault("F23", n.Span, n.V)
				break
			}
		}
		for _, o := range all {
			tail, ok := strings.CutPrefix(n.folded, o.folded+" ")
			if !ok {
				continue
			}
			c := cursor{text: tail, end: len(tail)}
			if _, at, ok := c.verb(); ok {
				rep.fault("F25", n.Span, n.V, o.V, c.written(at))
				break
			}
		}
	}
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

// asciiPrefix reports whether text begins with a folded name, in any case.
func asciiPrefix(text, folded string) bool {
	if len(text) < len(folded) {
		return false
	}
	for i := range len(folded) {
		b := text[i]
		if b >= 'A' && b <= 'Z' {
			b += 'a' - 'A'
		}
		if b != folded[i] {
			return false
		}
	}
	return true
}

func endsName(rest string) bool {
	if rest == "" {
		return true
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsSpace(r) || r == ',' || r == ';'
}
