package format

import (
	"slices"
	"strings"
	"sync"

	"apertura/format/card"
	"apertura/format/lang"
)

// pointNames are the names of the points, longer ones before those they begin
// with.
var pointNames = [...]struct {
	category Category
	kind     string
	it, en   string
}{
	{StraightFlush, "minima", "scala reale minima", "straight flush low, low straight flush, minima straight flush"},
	{StraightFlush, "media", "scala reale media", "straight flush middle, middle straight flush, media straight flush"},
	{StraightFlush, "massima", "scala reale massima", "straight flush high, high straight flush, massima straight flush, royal flush"},
	{StraightFlush, "", "scala reale", "straight flush"},
	{HighCard, "", "carta alta", "high card"},
	{TwoPair, "", "doppia coppia, doppie coppie, due coppie, doppia", "two pairs, two pair"},
	{Pair, "", "coppia", "one pair, a pair, pair"},
	{Three, "", "tris", "three of a kind, trips"},
	{Four, "", "poker", "four of a kind, quads"},
	{Straight, "", "scala", "straight"},
	{FullHouse, "", "", "full house"},
	{FullHouse, "", "full", "full"},
	{Flush, "", "colore", "flush"},
}

// rankWords are what a rank is called beside the card's letter or number: one
// and several, which may be the same word.
var rankWords = [...]struct {
	rank    card.Rank
	it, its string
	en, ens string
}{
	{card.Two, "due", "due", "two, deuce", "twos, deuces"},
	{3, "tre", "tre", "three", "threes"},
	{4, "quattro", "quattro", "four", "fours"},
	{5, "cinque", "cinque", "five", "fives"},
	{6, "sei", "sei", "six", "sixes"},
	{7, "sette", "sette", "seven", "sevens"},
	{8, "otto", "otto", "eight", "eights"},
	{9, "nove", "nove", "nine", "nines"},
	{card.Ten, "dieci", "dieci", "ten", "tens"},
	{card.Jack, "fante, jack", "fanti, jack", "jack", "jacks"},
	{card.Queen, "donna, dama, regina", "donne, dame, regine", "queen", "queens"},
	{card.King, "re", "re", "king", "kings"},
	{card.Ace, "asso", "assi", "ace", "aces"},
}

// Words that only join a point to its ranks.
const (
	joinersIT = "di, d, da, a, ad, al, allo, alla, all, ai, agli, alle, del, della, dell, dei, degli, delle, " +
		"e, ed, con, il, la, i, gli, le, alto, alta"
	joinersEN = "of, to, the, a, and, with, over, high, up"
)

// rankOf reads a rank as a point names it: a card's letter or number, or a word.
func rankOf(word string) card.Rank {
	if r, ok := parseRank(word); ok {
		return r
	}
	return pointIndex().ranks[word]
}

// A pointPhrase is one name of a point, word by word.
type pointPhrase struct {
	words    []string
	category Category
	kind     string
}

// A pointFinder finds in the tables above: names by their first word, in the
// order of the table, ranks, those of several cards, and words that join.
type pointFinder struct {
	names          map[string][]pointPhrase
	ranks, several map[string]card.Rank
	joins          map[string]bool
}

var pointIndex = sync.OnceValue(func() *pointFinder {
	found := new(pointFinder)
	found.names = make(map[string][]pointPhrase)
	for _, row := range pointNames {
		for _, name := range slices.Concat(wordList(row.it), wordList(row.en)) {
			words := strings.Fields(name)
			found.names[words[0]] = append(found.names[words[0]], pointPhrase{words, row.category, row.kind})
		}
	}
	found.ranks, found.several = make(map[string]card.Rank), make(map[string]card.Rank)
	for _, w := range rankWords {
		for _, name := range slices.Concat(wordList(w.its), wordList(w.ens)) {
			found.several[name] = w.rank
		}
		for _, name := range slices.Concat(wordList(w.it), wordList(w.its), wordList(w.en), wordList(w.ens)) {
			found.ranks[name] = w.rank
		}
	}
	found.joins = make(map[string]bool)
	for _, w := range slices.Concat(wordList(joinersIT), wordList(joinersEN)) {
		found.joins[w] = true
	}
	return found
})

// several returns the rank of a word that says more than one card of it.
func several(word string) card.Rank { return pointIndex().several[word] }

// joinsPoint reports whether a word only joins a point to its ranks.
func joinsPoint(word string) bool { return pointIndex().joins[word] }

// listed reports whether a word is one of a list, apart by commas.
func listed(list, word string) bool {
	for w := range strings.SplitSeq(list, ", ") {
		if w == word && w != "" {
			return true
		}
	}
	return false
}

// pointLang returns the words points are made of in a language.
func pointLang(l lang.Lang) []string {
	var all []string
	add := func(t lang.Text) {
		for _, words := range wordList(t.In(l)) {
			all = append(all, strings.Fields(words)...)
		}
	}
	for _, n := range pointNames {
		add(lang.Text{EN: n.en, IT: n.it})
	}
	for _, r := range rankWords {
		add(lang.Text{EN: r.en, IT: r.it})
		add(lang.Text{EN: r.ens, IT: r.its})
	}
	add(lang.Text{EN: joinersEN, IT: joinersIT})
	return all
}
