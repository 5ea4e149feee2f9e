package format

import (
	"bytes"
	"slices"
	"unicode"
	"unicode/utf8"

	"apertura/format/lang"
)

// What is wrong with a text that is no YAML.
var (
	openQuote = lang.Text{
		EN: "this %s opens a quote that nothing closes: put the line in the other kind of quotes",
		IT: "questo %s apre virgolette che nessuno chiude: metti la riga fra virgolette dell'altro tipo"}
	openBracket = lang.Text{
		EN: "this %s is never closed",
		IT: "questa %s non si chiude mai"}
	behindQuote = lang.Text{
		EN: "text after the closing quote: put the whole in quotes of the other kind",
		IT: "testo dopo le virgolette chiuse: metti tutto fra virgolette dell'altro tipo"}
	behindBracket = lang.Text{
		EN: "text after the closing bracket: put the whole in quotes",
		IT: "testo dopo la parentesi chiusa: metti tutto fra virgolette"}
	badStart = lang.Text{
		EN: "text that begins with %s goes in quotes",
		IT: "un testo che comincia con %s va fra virgolette"}
	colonInside = lang.Text{
		EN: "a colon and a space inside the text: put it in quotes",
		IT: "due punti e spazio dentro il testo: mettilo fra virgolette"}
	misfit = lang.Text{
		EN: "this line does not fit in with those above: check its indentation",
		IT: "questa riga non si accorda con quelle sopra: controlla il rientro"}
	listBelow = lang.Text{
		EN: "a list begins on the line below its key",
		IT: "un elenco comincia sulla riga sotto la sua chiave"}
	unknownInBraces = lang.Text{
		EN: "between brackets ?? ends the text: put these cards in quotes",
		IT: "fra parentesi ?? chiude il testo: metti queste carte fra virgolette"}
	questionInBraces = lang.Text{
		EN: "between brackets a ? ends the text: put it in quotes",
		IT: "fra parentesi un ? chiude il testo: mettilo fra virgolette"}
	nothingBefore = lang.Text{
		EN: "nothing stands before this %s: take it out",
		IT: "prima di questo %s non c'è niente: toglilo"}
	otherBracket = lang.Text{
		EN: "this %s does not close a %s",
		IT: "questa %s non chiude una %s"}
	oddBlank = lang.Text{
		EN: "a space of another kind in the indentation: use plain spaces",
		IT: "uno spazio di un altro tipo nel rientro: usa spazi normali"}
	besideMarker = lang.Text{
		EN: "keys begin on the line below ---",
		IT: "le chiavi cominciano sulla riga sotto i ---"}
	directive = lang.Text{
		EN: "a line that begins with % speaks to YAML itself: leave it out",
		IT: "una riga che comincia con % parla a YAML: toglila"}
	noYAML = lang.Text{
		EN: "the text cannot be read from here on",
		IT: "da qui in poi il testo non si riesce a leggere"}
)

// soft reports a text that YAML should refuse; it is said only if it does.
func (s *scanner) soft(sp Span, what lang.Text) { s.softly("F01", sp, what) }

func (s *scanner) softly(code string, sp Span, args ...any) {
	s.add(textFault{code: code, span: sp, scope: Span{s.row.start, s.row.end}, args: args, soft: true})
}

// parent returns the index of the level that a row at a column belongs to.
func (s *scanner) parent(column int, dash bool) int {
	i := len(s.path) - 1
	for i > 0 {
		l := &s.path[i]
		if l.column < column || l.column == column && dash && !l.dash {
			break
		}
		i--
	}
	return i
}

// section returns the key that the i-th level stands under.
func (s *scanner) section(i int) string {
	for ; i > 0; i-- {
		if s.path[i].key != "" {
			return s.path[i].key
		}
	}
	return ""
}

// continues reports whether a row goes on with a text begun above it.
func (s *scanner) continues(column int, dash bool) bool {
	l := &s.path[s.parent(column, dash)]
	return !s.row.tabbed && l.full && column > l.column
}

// enter opens the level of a dash or a key.
func (s *scanner) enter(column int, dash bool, key string) {
	if s.row.tabbed {
		return
	}
	i := s.parent(column, dash)
	p := &s.path[i]
	rest := Span{s.row.start + column, s.row.end}
	fits := p.child < 0 || p.child == column && (p.dashes == dash || p.dashes && takesList(s.section(i)))
	if !fits || s.leavesHands(column, dash, key) {
		s.soft(rest, misfit)
		if !dash || s.section(i) != "hands" && !s.handBehind(rest) {
			s.row.tabbed = true // the rows below go on as if it were not there
			return
		}
	}
	s.path = s.path[:i+1]
	switch {
	case p.child < 0 && !dash && p.key == "hands", p.child == column && p.dashes && !dash && takesList(s.section(i)):
		s.softly("F11", rest)
		// From here on as if the dash were there.
		p.child, p.dashes = column, true
		s.path = append(s.path, level{column: column, dash: true, child: column + len("- ")})
		column += len("- ")
	case p.child < 0:
		p.child, p.dashes = column, dash
	}
	s.path = append(s.path, level{column: column, dash: dash, key: key, child: -1})
}

// handBehind reports whether a hand with a name stands behind a dash.
func (s *scanner) handBehind(dash Span) bool {
	item := bytes.TrimLeft(s.text[dash.Start+1:dash.End], " \t{")
	return bytes.HasPrefix(item, []byte("hand:"))
}

// leavesHands reports whether a row would end the list of hands, by standing in
// the first column, though its key is none of a document.
func (s *scanner) leavesHands(column int, dash bool, key string) bool {
	return column == 0 && !dash && len(s.path) > 1 && s.path[1].key == "hands" && documentKeys.find(key) < 0
}

// deeperDash reports a dash under the text of a list item, or under a text
// that was to be one.
func (s *scanner) deeperDash(p int) {
	i := s.parent(s.row.column, true)
	l := &s.path[i]
	switch {
	case !takesList(s.section(i)):
	case l.dash:
		s.soft(Span{p, p + 1}, misfit)
	case !l.text.Empty():
		s.softly("F11", l.text)
	}
}

// deeperKey reports a key under a text that has already begun.
func (s *scanner) deeperKey(key Span) {
	i := s.parent(s.row.column, false)
	l := &s.path[i]
	l.full = false
	switch {
	case l.dash && takesList(s.section(i)):
		s.softly("F11", Span{key.Start, s.row.end})
	case freeText(l.key):
		s.soft(Span{key.End, key.End + 1}, colonInside)
	default:
		s.soft(Span{key.Start, s.row.end}, misfit)
	}
}

// loose scans a row that has neither dash nor key.
func (s *scanner) loose(p, end int) {
	r := s.row
	if r.tabbed {
		return
	}
	i := s.parent(r.column, false)
	beside := false
	for _, l := range s.path[i+1:] {
		beside = beside || l.dash && l.column == r.column && takesList(s.section(i))
	}
	l := &s.path[i]
	switch {
	case beside:
		s.softly("F11", Span{p, end})
	case l.full && l.ended && l.dash && takesList(s.section(i)):
		s.softly("F11", Span{p, end})
	case l.full && !l.ended:
		r.kind = innerRow
		s.plainText(p, end, i)
	case !l.full && l.child < 0:
		s.owner, l.text = l.column, Span{p, end}
		s.value(p, end, l)
	default:
		s.soft(Span{p, end}, misfit)
	}
}

// forgottenBlank reports a dash that sticks to its text where a list item is
// due, and reads the row as if the blank were there.
func (s *scanner) forgottenBlank(p, end int) bool {
	if s.text[p] != '-' || s.blankAt(p+1, end) || s.text[p+1] == '-' {
		return false
	}
	col := p - s.row.start
	i := s.parent(col, true)
	if !takesList(s.section(i)) || s.row.tabbed {
		return false
	}
	word := s.wordEnd(p, end)
	s.merged("F12", Span{p, word}, string(bytes.TrimPrefix(s.text[p+1:word], []byte("\u00a0"))))
	s.path[i].full = false
	s.enter(col, true, "")
	s.row.dash, s.row.inner = true, col+1
	if nbsp := []byte("\u00a0"); bytes.HasPrefix(s.text[p+1:end], nbsp) {
		p += len(nbsp)
	}
	if p+1 < end {
		s.content(p+1, end)
	}
	return true
}

// mergedRows bounds how far up a text is followed to where it begins.
const mergedRows = 64

// merged reports a fault by which a row may have become part of the text
// above it.
func (s *scanner) merged(code string, sp Span, args ...any) {
	scope := Span{s.row.start, s.row.end}
	last := len(s.rows) - 1
	for i := last; i > max(0, last-mergedRows) && !s.rows[i].apart; i-- {
		if above := &s.rows[i-1]; above.kind == structureRow {
			scope.Start = above.start
			break
		}
	}
	s.add(textFault{code: code, span: sp, scope: scope, args: args})
}

// knownColon returns the colon of `dealer:Anna`: a known key with no blank
// behind its colon, where a key may stand.
func (s *scanner) knownColon(p, end int) int {
	r := s.row
	i := len(s.path) - 1
	if !r.dash {
		i = s.parent(r.column, false)
	}
	if s.path[i].full || r.tabbed {
		return 0
	}
	named := byName(s.section(i))
	for j := p; j < end; {
		c, n := utf8.DecodeRune(s.text[j:end])
		switch {
		case c == ':':
			if j > p && j+1 < end && (named || knownKey(string(s.text[p:j]))) {
				return j
			}
			return 0
		case unicode.IsLetter(c), unicode.IsDigit(c), c == '-', named && c == ' ':
			j += n
		default:
			return 0
		}
	}
	return 0
}

// takesList reports whether the items under a key are list items.
func takesList(key string) bool {
	return hasShape(key, actsShape, handsShape, playersShape, namesShape, partsShape, codesShape, resultShape)
}

// byName reports whether what is under a key has names for keys.
func byName(key string) bool { return hasShape(key, cardsShape, amountsShape, anteShape) }

// freeText reports whether a key takes any text.
func freeText(key string) bool {
	return slices.Contains([]string{"note", "en", "it", "title", "place", "date", "currency", "time"}, key)
}

// takesActs reports whether a key takes acts.
func takesActs(key string) bool { return hasShape(key, actsShape, actShape) }
