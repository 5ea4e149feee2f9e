package format

import (
	"fmt"
	"strings"

	"apertura/format/lang"
)

// An actParser reads the lines of the hands of one session, in order. It keeps
// what a line like `gli altri escono` needs to know of the lines and hands
// before it, so one serves all documents of a session; rep changes with them.
// A hand goes: its keys, begin, then phase and line for each section, parseResult.
// Behind a line whose acts were taken back the table is put as it was.
type actParser struct {
	session *Session
	roster  *roster
	rep     *reporter
	table   table
	store   *store
	book    *phraseBook
	acts    []Act  // of the hand
	full    bool   // it has more than it may, which was said
	word    Span   // of the verb being read
	written string // the verb being read, as written
	names   []named
	takers  []PlayerChips
}

func newActParser(s *Session, r *roster, rep *reporter, st *store) *actParser {
	return &actParser{session: s, roster: r, rep: rep, table: newTable(s), store: st, book: phrases()}
}

// maxActs is how many acts a hand may have: many times what a table does, and
// few enough to be judged while one waits.
const maxActs = 1000

// begin starts a hand whose keys, the acts apart, have been read.
func (p *actParser) begin(h *Hand) {
	p.table.begin(h)
	p.acts, p.full = p.store.acts.open(), false
}

// phase starts a section of the hand.
func (p *actParser) phase(ph Phase) { p.table.enter(ph) }

// line reads the acts of one scalar. They are good until the next line.
func (p *actParser) line(v Value, ph Phase) []Act {
	if ph != p.table.phase {
		p.table.enter(ph)
	}
	from := len(p.acts)
	c := newCursor(v)
	c.book = p.book
	if strings.IndexByte(c.text, ';') < 0 && from < maxActs && !p.rep.full() { // one act, as on most lines
		if !c.done() {
			start := c.at
			p.act(&c, p.subject(&c), start, ph)
		}
		return p.acts[from:]
	}
	for !c.done() && !p.rep.full() {
		if c.text[c.at] == ';' {
			c.at++
			continue
		}
		if len(p.acts) >= maxActs {
			p.tooMany(&c)
			break
		}
		start := c.at
		s := p.subject(&c)
		act := c
		act.end = actEnd(c.text, c.at)
		p.act(&act, s, start, ph)
		c.at = act.end
	}
	return p.acts[from:]
}

// tooMany reports, once a hand, an act beyond those it may have.
func (p *actParser) tooMany(c *cursor) {
	if p.full {
		return
	}
	p.full = true
	at := part{c.at, c.at + len(trimRight(c.text[c.at:actEnd(c.text, c.at)]))}
	p.rep.fault("F41", c.spanOf(at), c.written(at), lang.Text{
		EN: fmt.Sprintf("at most %d acts in a hand", maxActs), IT: fmt.Sprintf("al massimo %d gesti per mano", maxActs)})
}

// A subject is who acts: players named, a word for all who owe one, or nobody.
type subject struct {
	named    []named
	everyone bool
	at       part // all of it; of the word that is no name where known is false
	known    bool
}

type named struct {
	player int
	at     part
}

// subject reads who acts. A line may begin with the verb where nobody in
// particular does it.
func (p *actParser) subject(c *cursor) subject {
	s := subject{at: part{c.at, c.at}, named: p.names[:0]}
	for {
		c.skip()
		left := c.text[c.at:]
		player, rest, ok := p.roster.name(left)
		if !ok {
			break
		}
		at := part{c.at, c.at + len(left) - len(rest)}
		s.named = append(s.named, named{player, at})
		p.names = s.named
		s.at.j, s.known = at.j, true
		c.at = skipBlanks(c.text, at.j)
		if c.at == len(c.text) || c.text[c.at] != ',' {
			return s
		}
		c.at++
		s.known = false
	}
	if len(s.named) == 0 {
		look := *c
		look.end = actEnd(c.text, c.at)
		if at, ok := look.everybody(); ok {
			c.at = look.at
			return subject{everyone: true, at: at, known: true}
		}
		if w, _, ok := look.verb(); ok && (w.verb == Reshuffle || w.verb == Burn) {
			s.known = true
			return s
		}
	}
	s.at = p.unknown(c)
	return s
}

// unknown returns the words that stand where a name should: all up to the
// verb, or one where no verb follows.
func (p *actParser) unknown(c *cursor) part {
	look := *c
	look.end = actEnd(c.text, c.at)
	first := look.peek()
	for w := first; !w.empty(); w = look.from(w.j) {
		if look.text[w.j-1] == ',' {
			return part{first.i, w.j - 1}
		}
		next := look
		if next.at = w.j; next.done() {
			break
		}
		if _, _, ok := next.verb(); ok {
			return part{first.i, w.j}
		}
	}
	return first
}

// act reads one act: what stands behind the subject up to a `;`.
func (p *actParser) act(c *cursor, s subject, start int, ph Phase) {
	line := part{start, c.end}
	line.j = start + len(trimRight(c.text[start:c.end]))
	if !s.known {
		name := c.written(s.at)
		at := s.at
		if at.empty() {
			at = line
		}
		p.rep.hinted("F22", c.spanOf(at), p.noName(c, s), orNothing(name), p.roster.nearest(name))
		return
	}
	w, verb, ok := c.verb()
	if !ok || w.takes == goesOn {
		c.at = verb.i
		p.noVerb(c, line, s)
		return
	}
	p.word, p.written = c.spanOf(verb), c.written(verb)
	if w.takes == callsForAnother {
		p.rep.fault("F27", p.word, p.written, another(w, p.written))
		return
	}
	a := p.next()
	a.Phase, a.Verb, a.Line, a.Word = ph, w.verb, c.spanOf(line), p.word
	if s.everyone || len(s.named) > 1 {
		p.acts = p.acts[:len(p.acts)-1]
		p.group(c, s, *a)
		return
	}
	if len(s.named) == 1 {
		a.Player, a.Name = s.named[0].player, c.spanOf(s.named[0].at)
	}
	if p.follows(c, w.takes, a) {
		p.complete(c, a)
	}
	p.table.apply(a)
}

// next makes room for an act of nobody.
func (p *actParser) next() *Act {
	n := len(p.acts)
	p.acts = p.store.acts.grow(p.acts)[:n+1]
	a := &p.acts[n]
	*a = Act{Number: n + 1, Player: NoPlayer, To: Node[int]{V: NoPlayer}}
	return a
}

// add appends one of the acts of a group and lets the table know.
func (p *actParser) add(a Act) {
	p.table.apply(&a)
	next := p.next()
	a.Number = next.Number
	*next = a
}

// complete reports what is left behind an act that is complete.
func (p *actParser) complete(c *cursor, a *Act) {
	if c.done() {
		return
	}
	if left := c.rest(); !left.empty() {
		p.rep.hinted("F30", c.spanOf(left), p.secondAct(c, a), c.written(left))
	}
}

// group reads one act for each of several players.
func (p *actParser) group(c *cursor, s subject, a Act) {
	switch a.Verb {
	case Pass, Fold, Check, Call, Pat:
	default:
		p.rep.fault("F31", p.word, p.written)
		return
	}
	p.complete(c, &a)
	if !s.everyone {
		var seen seatSet
		for _, n := range s.named {
			if seen.has(n.player) {
				p.rep.fault("F41", c.spanOf(n.at), c.written(n.at), eachNameOnce())
				continue
			}
			seen = seen.with(n.player)
			a.Player, a.Name = n.player, c.spanOf(n.at)
			p.add(a)
		}
		return
	}
	a.Name = c.spanOf(s.at)
	who := p.table.owing()
	if len(who) == 0 {
		p.rep.fault("F41", a.Name, c.written(s.at), lang.Text{
			EN: "the names of those who act", IT: "i nomi di chi lo fa",
		})
	}
	a.Group = true
	for _, player := range who {
		a.Player = player
		p.add(a)
	}
}

// noVerb reports what stands where the verb should.
func (p *actParser) noVerb(c *cursor, line part, s subject) {
	w := c.peek()
	if w.empty() {
		p.rep.hinted("F26", c.spanOf(line), commaInBrackets(c), orNothing(""), "")
		return
	}
	hint, near := p.notVerb(c, w, s), ""
	if row, _, ok := c.lookVerb(); ok && row.takes == goesOn {
		hint = lang.Text{
			EN: "openers are split in a draw: %s", IT: "l'apertura si scarta in un cambio: %s",
		}.Fmt(lang.Text{EN: "discards Qd splits openers", IT: "cambia Qd scarta apertura"})
	}
	if hint.Empty() {
		if near, w = c.synonym(w); near == "" {
			near = c.nearestVerb()
		}
		if near == "" {
			hint = wordsHere(p.table.phase)
		}
	}
	p.rep.hinted("F26", c.spanOf(w), hint, c.written(w), near)
}

// orWord returns where a part stands, the verb where the part is empty.
func (p *actParser) orWord(c *cursor, at part) Span {
	if at.empty() {
		return p.word
	}
	return c.spanOf(at)
}
