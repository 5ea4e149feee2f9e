package format

import (
	"slices"

	"apertura/format/lang"
)

// A mapping is one of the mappings a log is made of, by the keys it has.
type mapping uint8

// The mappings.
const (
	documentKeys mapping = iota
	sessionKeys
	playerKeys
	handKeys
	actKeys
	carriedKeys
	noteKeys
	mappings
)

// A shape is what a key's value looks like.
type shape uint8

// The shapes.
const (
	textShape shape = iota
	nameShape
	namesShape
	amountShape
	unitShape
	amountsShape // name: amount
	anteShape    // amount, or name: amount
	cardsShape   // name: cards
	partsShape   // list of amounts
	actShape
	actsShape
	resultShape
	rankShape
	deckShape
	splitShape
	blindsShape
	flagShape
	durationShape
	markShape
	signalShape
	suitsShape
	codesShape
	allowShape
	noteShape
	rulesShape
	sessionShape
	playersShape
	playerShape // one of them
	handsShape
	handShape // one of them
	carriedShape
	versionShape
)

// A keyRow is one row of the table of keys: a key, what it takes, and what it
// holds, as docs/format.md and the schema have it.
type keyRow struct {
	name  string
	shape shape
	about lang.Text
}

// wheres says where the keys of each mapping go.
var wheres = [mappings]lang.Text{
	documentKeys: {EN: "at the top of a session document", IT: "in testa al documento di una sessione"},
	sessionKeys:  {EN: "under \"session\"", IT: "sotto \"session\""},
	playerKeys:   {EN: "beside a player's name", IT: "accanto al nome di un giocatore"},
	handKeys:     {EN: "in a hand", IT: "in una mano"},
	actKeys:      {EN: "beside an \"act\"", IT: "accanto a un \"act\""},
	carriedKeys:  {EN: "under \"carried\"", IT: "sotto \"carried\""},
	noteKeys:     {EN: "under \"note\"", IT: "sotto \"note\""},
}

// wanted says what each shape is, as it follows "what goes here is".
var wanted = [...]lang.Text{
	textShape:     {EN: "a text", IT: "un testo"},
	nameShape:     {EN: "a name", IT: "un nome"},
	namesShape:    {EN: "a list of names", IT: "un elenco di nomi"},
	amountShape:   {EN: "an amount", IT: "una cifra"},
	unitShape:     {EN: "an amount, as in 0.50", IT: "una cifra, come 0,50"},
	amountsShape:  {EN: "amounts by name: {Anna: 2}", IT: "cifre per nome: {Anna: 2}"},
	anteShape:     {EN: "an amount, or amounts by name", IT: "una cifra, o cifre per nome"},
	cardsShape:    {EN: "cards by name: {Anna: Kh Kd}", IT: "carte per nome: {Anna: Kh Kd}"},
	partsShape:    {EN: "a list of amounts", IT: "un elenco di cifre"},
	actShape:      {EN: "one act, as in Anna apre 2", IT: "un gesto, come Anna apre 2"},
	actsShape:     {EN: "a list of acts, or one line", IT: "un elenco di gesti, o una riga"},
	resultShape:   {EN: "who took the pot", IT: "chi ha preso il piatto"},
	rankShape:     {EN: "a rank, as in K", IT: "un valore, come K"},
	deckShape:     {EN: "a number of cards: 24, 28 … 52", IT: "un numero di carte: 24, 28 … 52"},
	splitShape:    {EN: "a number of parts: 2, 3 or 4", IT: "un numero di parti: 2, 3 o 4"},
	blindsShape:   {EN: "small and big blind, as in 1/2", IT: "piccolo e grande buio, come 1/2"},
	flagShape:     {EN: "true or false", IT: "true o false"},
	durationShape: {EN: "a time, as in 25s or 1m30s", IT: "un tempo, come 25s o 1m30s"},
	markShape:     {EN: "one of ! ? !! ?? !? ?!", IT: "uno fra ! ? !! ?? !? ?!"},
	signalShape:   {EN: "weak", IT: "weak"},
	suitsShape:    {EN: "international or italian", IT: "international o italian"},
	codesShape:    {EN: "codes, as in [O01, T03]", IT: "codici, come [O01, T03]"},
	allowShape:    {EN: "codes and why: {T01: we let it pass}", IT: "l'elenco dei codici, col perché: {T01: lo lasciamo passare}"},
	noteShape:     {EN: "a text, or {en: …, it: …}", IT: "un testo, o {en: …, it: …}"},
	rulesShape:    {EN: "house rules: {preset: classico}", IT: "regole della casa: {preset: classico}"},
	sessionShape:  {EN: "a mapping: {title: …, chip: 0.50}", IT: "chiavi e valori: {title: …, chip: 0.50}"},
	playersShape:  {EN: "a list: [{name: Anna}, {name: Bruno}]", IT: "un elenco: [{name: Anna}, {name: Bruno}]"},
	playerShape:   {EN: "a player: {name: Anna}", IT: "un giocatore: {name: Anna}"},
	handsShape:    {EN: "a list of hands, each with its dash", IT: "un elenco di mani, ognuna col suo trattino"},
	handShape:     {EN: "a hand: {hand: 2, dealer: Anna}", IT: "una mano: {hand: 2, dealer: Anna}"},
	carriedShape:  {EN: "a mapping: {pot: 90, opening: K}", IT: "chiavi e valori: {pot: 90, opening: K}"},
	versionShape:  {EN: "1", IT: "1"},
}

// findFrom is find for a key that is likely to stand at an index or behind it.
func (m mapping) findFrom(at int, name string) int {
	for i := at; i < len(keys[m]); i++ {
		if keys[m][i].name == name {
			return i
		}
	}
	return m.find(name)
}

// find returns the index of a key of a mapping, -1 for none.
func (m mapping) find(name string) int {
	for i, k := range keys[m] {
		if k.name == name {
			return i
		}
	}
	return -1
}

// names lists the keys of a mapping.
func (m mapping) names() []string {
	var out []string
	for _, k := range keys[m] {
		out = append(out, k.name)
	}
	return out
}

// elsewhere returns where a key goes that is not one of m.
func (m mapping) elsewhere(name string) (where lang.Text, ok bool) {
	for o := range mappings {
		if o != m && o.find(name) >= 0 {
			return wheres[o], true
		}
	}
	return lang.Text{}, false
}

// knownKey reports whether any mapping has a key of that name.
func knownKey(name string) bool {
	_, ok := mappings.elsewhere(name)
	return ok
}

// hasShape reports whether a key of that name takes one of some shapes, in
// whichever mapping.
func hasShape(name string, shapes ...shape) bool {
	for m := range mappings {
		for _, k := range keys[m] {
			if k.name == name && slices.Contains(shapes, k.shape) {
				return true
			}
		}
	}
	return false
}
