package format

import (
	"bytes"
	"slices"

	"apertura/format/lang"
)

// MaxDocument is how many bytes of a document are read.
const MaxDocument = 16 << 20

// The most of anything else that is read. No table comes near; what they are for
// is that no text takes more memory than its size lets one expect.
const (
	maxRows    = 1 << 21 // lines of a document that say something
	maxHands   = 1 << 20 // of a document
	maxSkipped = 1 << 28 // bytes behind which one that is too large is not read to its end
	maxValues  = 1 << 16 // in what YAML is given at once: a hand, or all that is in no hand

	// handsAtOnce is how many hands of a document are read before they are
	// handed on.
	handsAtOnce = 1000

	// piecesAtOnce is how many hands of a long document YAML is given at once
	// where nothing is wrong with them.
	piecesAtOnce = 100

	// mostInText is how many faults of the text are kept, certain ones and
	// others each: many fall away before they are told.
	mostInText = 4 * maxFaults
)

// What is too large, for F06.
var (
	bytesTooMany = lang.Text{EN: "document over 16 MiB", IT: "documento oltre i 16 MiB"}
	rowsTooMany  = lang.Text{EN: "document of over two million lines that say something", IT: "documento con più di due milioni di righe scritte"}
	handsTooMany = lang.Text{EN: "document of over a million hands", IT: "documento con più di un milione di mani"}
	handTooLarge = lang.Text{EN: "hand of over 65536 values", IT: "mano con più di 65536 valori"}
	restTooLarge = lang.Text{EN: "over 65536 values in no hand", IT: "più di 65536 valori fuori dalle mani"}
)

// marks counts the signs without which YAML begins no further value: never
// fewer than there are values, but for one.
func marks(text []byte) int {
	n := 0
	for _, b := range text {
		switch b {
		case ',', ':', '[', '{', '-', '?':
			n++
		}
	}
	return n
}

// tooMany reports whether a part of the text has more values than YAML is given
// at once. Where something is wrong in it nobody knows what its signs are, and
// each counts, those of notes and comments too.
func (s *scanner) tooMany(work []byte, sp Span, wrong bool) bool {
	return marks(work[sp.Start:sp.End]) > maxValues && (wrong || s.values(work, sp) > maxValues)
}

// values counts the signs of values in what is left of a part of the text, as
// far as the scanner knows them from text, quotes and comments.
func (s *scanner) values(work []byte, sp Span) int {
	n := 0
	first, _ := slices.BinarySearchFunc(s.rows, sp.Start, func(r row, at int) int { return r.end - at })
	for i := first; i < len(s.rows) && s.rows[i].start < sp.End; i++ {
		if r := &s.rows[i]; r.signs > 0 && len(bytes.TrimLeft(work[r.start:r.end], " ")) > 0 {
			n += r.signs
		}
	}
	return n
}

// together reads hands that stand one behind the other in one go, as long as
// they are as good as they look.
func (t *rawDoc) together(s *scanner, spans []Span) bool {
	sp := Span{spans[0].Start, spans[len(spans)-1].End}
	if t.single || s.tooMany(s.text, sp, false) || len(s.faultsIn(sp, nil)) > 0 || t.spoiled(sp) {
		return false
	}
	tree, faults, err := parseYAML(t.source, s.text[sp.Start:sp.End], sp.Start)
	if err != nil || len(faults) > 0 {
		return false
	}
	hands := make([]rawHand, 0, len(spans))
	for v := range tree.Root().Items() {
		if i := len(hands); i == len(spans) || !within(spans[i], v.Span()) {
			return false
		}
		hands = append(hands, rawHand{area: spans[len(hands)], span: v.Span(), value: v, name: nameOf(v)})
	}
	if len(hands) < len(spans) {
		return false
	}
	t.lint(tree.Root(), "")
	t.hands = append(t.hands, hands...)
	return true
}
