package format

import (
	"strconv"
	"strings"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/schema"
)

// AmountPattern is how an amount is spelled, in chips of any worth.
const AmountPattern = `(?:0|[1-9][0-9]*)(?:[.,](?:[0-9]{1,2}|[0-9]{4,}))?`

// Patterns for what else a log spells in its own way. They take whatever is
// read: which suit letters are in force, say, a line alone cannot tell.
const (
	durationPattern = `[0-9]{1,3}[mM](?:[0-9]{1,3}[sS])?|[0-9]{1,3}[sS]`
	rankPattern     = `10|[2-9TtJjQqKkAa]`
	cardPattern     = `(?:\?\?|(?:` + rankPattern + `)(?:[hdcsqfpHDCSQFP]|[♥♦♣♠][` + "\ufe0e\ufe0f" + `]*))`
	restPattern     = `\S*\.\S*\.\S*\.\S*` // the word ..., whatever accents it has
	somePattern     = `[^\s;]`             // of an act: more than blanks and semicolons
)

// Where the shapes that are used more than once are defined.
const (
	handPart  = "hand"
	actsPart  = "acts"
	actPart   = "act"
	codesPart = "codes"
	allowPart = "allow"
	notePart  = "note"
	rulesPart = "rules"
)

// amountSchema takes the plain amount of a key.
func amountSchema() *schema.Schema {
	zero := 0
	return schema.Either(&schema.Schema{Type: schema.Number, Minimum: &zero},
		schema.Text(schema.Blanks+AmountPattern+schema.Blanks))
}

// unitSchema takes what the smallest chip is worth.
func unitSchema() *schema.Schema {
	zero := 0
	return schema.Either(&schema.Schema{Type: schema.Number, Above: &zero}, schema.Text(AmountPattern))
}

// holdingSchema takes the cards dealt to a player.
func holdingSchema() *schema.Schema {
	more := strconv.Itoa(dealtCards - 1)
	return schema.Text(schema.Blanks + `(?:` + cardPattern + `(?:` + schema.Blank + `+` + cardPattern + `){0,` + more + `}` +
		`(?:` + schema.Blank + `+` + restPattern + `)?|` + restPattern + `)` + schema.Blanks)
}

// rankSchema takes a rank.
func rankSchema() *schema.Schema {
	words := &schema.Schema{}
	for r := card.Two; r <= card.Ace; r++ {
		words.Enum = append(words.Enum, schema.Read(r.String()))
	}
	return schema.Either(words, schema.Text(rankPattern))
}

func deckWords() []string {
	var words []string
	for _, d := range card.Decks() {
		words = append(words, strconv.Itoa(int(d)))
	}
	return words
}

// resultSchema takes who took the pot.
func resultSchema() *schema.Schema {
	names, taken := schema.List(schema.Scalar()), schema.ByName(amountSchema())
	names.MinItems, taken.MinKeys = 1, 1
	return schema.Either(schema.Scalar(), names, taken)
}

// takesWords say what follows a verb.
var takesWords = [...]lang.Text{
	takesNothing:  {},
	mayTakeAmount: lang.Same("[N]"),
	takesAmount:   lang.Same("N"),
	takesRaise:    {EN: "to N | by N | pot | all-in", IT: "a N | di N | piatto | resto"},
	takesPayment:  {EN: "N [to NAME]", IT: "N [a NOME]"},
	mayTakeTime:   lang.Same("[20s]"),
	takesNumber:   {EN: "N [gets CARDS]", IT: "N [prende CARTE]"},
	takesDiscards: {EN: "N | CARDS [splits openers [CARDS]] [gets CARDS]", IT: "N | CARTE [scarta apertura [CARTE]] [prende CARTE]"},
	takesReceived: {EN: "N | CARDS", IT: "N | CARTE"},
	takesOneMore:  {EN: "[N | CARDS]", IT: "[N | CARTE]"},
	mayTakeCard:   {EN: "[CARD]", IT: "[CARTA]"},
	takesPoint:    {EN: "POINT", IT: "PUNTO"},
	mayTakeHand:   {EN: "[CARDS]", IT: "[CARTE]"},
	takesSpeech:   lang.Same(`"…"`),
}

// lineSchema takes the line of an act, and says which words there are.
func lineSchema(l lang.Lang) *schema.Schema {
	text := lang.Text{
		EN: "NAME VERB and what follows; a ; between two acts, quotes ' around a line that has a colon or a # in it. The words:",
		IT: "NOME VERBO e quel che segue; un ; fra due gesti, apici ' attorno a una riga che ha dentro due punti o un #. Le parole:",
	}.In(l)
	for i := range wordings {
		w := &wordings[i]
		if words := wordList(w.in(l)); w.takes < goesOn && len(words) > 0 {
			text += "\n- " + strings.TrimSpace(words[0]+" "+takesWords[w.takes].In(l))
		}
	}
	opens := Open.Words(l)[0]
	return &schema.Schema{Description: text, Examples: []any{"Anna " + opens + " 2"}, Type: schema.String, Pattern: somePattern}
}

// codesSchema takes what `expect` lists. One code alone is held against those
// there are; of several in one text, or one with a word behind it, it is not
// told which they are.
func codesSchema(known []string) *schema.Schema {
	one := &schema.Schema{Type: schema.String, Pattern: `\S`}
	if known != nil {
		one = schema.Either(&schema.Schema{Enum: texts(known)}, &schema.Schema{Type: schema.String, Pattern: `\S[\s,]|[\s,]\S`})
	}
	return schema.Either(one, schema.List(one))
}

// allowSchema takes accepted irregularities.
func allowSchema(known []string) *schema.Schema {
	s := schema.ByName(schema.Scalar())
	if known != nil {
		s.Names = &schema.Schema{Enum: texts(known)}
	}
	return s
}

func texts(words []string) []any {
	var out []any
	for _, w := range words {
		out = append(out, w)
	}
	return out
}
