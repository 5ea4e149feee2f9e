package format

import (
	"math/bits"
	"strings"
	"sync"

	"apertura/format/lang"
)

// A wording is one row of the table of verbs: what is written for an act, the
// word the formatter prefers first, and what may follow it. Docs, formatter and
// parser all read this table. Words are apart by commas; case, accents and
// apostrophes do not matter.
type wording struct {
	verb   Verb
	takes  takes
	it, en string
}

// A takes says what follows a verb.
type takes uint8

const (
	takesNothing    takes = iota
	mayTakeAmount         // how much, or what the rules ask
	takesAmount           // N
	takesRaise            // to N, by N, the pot, all-in
	takesPayment          // N [to NAME]
	mayTakeTime           // 20s
	takesNumber           // N [gets CARDS]
	takesDiscards         // N or CARDS [splits openers [CARDS]] [gets CARDS]
	takesReceived         // CARDS or N
	takesOneMore          // CARDS or N, or nothing: one card
	mayTakeCard           // CARD
	takesPoint            // coppia di K
	mayTakeHand           // up to five CARDS
	takesSpeech           // "…"
	goesOn                // no verb of its own: goes on with a draw, [CARDS]
	callsForAnother       // not a verb of the table: which one was meant is asked
)

// wordings is the table, in the order of docs/format.md. A verb has a second
// row where other words of it take something else. Italian words go he, I,
// they, thou, we, ye.
var wordings = [...]wording{
	{Buio, mayTakeAmount,
		"buio, fa buio, faccio buio, fanno buio, fai buio, facciamo buio, fate buio, " +
			"fa il buio, faccio il buio, fanno il buio, fai il buio, facciamo il buio, fate il buio",
		"blind, blinds"},
	{Over, mayTakeAmount,
		"controbuio, over, superbuio, fa controbuio, faccio controbuio, fanno controbuio, " +
			"fa over, faccio over, fanno over, fa superbuio, faccio superbuio, fanno superbuio, " +
			"fa il controbuio, faccio il controbuio, fanno il controbuio, fa l'over, faccio l'over, fanno l'over, " +
			"fa il superbuio, faccio il superbuio, fanno il superbuio",
		"overblind, over, overblinds"},
	{Match, takesNothing,
		"si adegua, mi adeguo, si adeguano, ti adegui, ci adeguiamo, vi adeguate, " +
			"si copre, mi copro, si coprono, ti copri, ci copriamo, vi coprite",
		"matches, match"},
	{Level, mayTakeAmount,
		"va in pari, vado in pari, vanno in pari, vai in pari, andiamo in pari, andate in pari, " +
			"si mette in pari, mi metto in pari, si mettono in pari, " +
			"ti metti in pari, ci mettiamo in pari, vi mettete in pari, " +
			"si mette all'altezza, mi metto all'altezza, si mettono all'altezza, " +
			"ti metti all'altezza, ci mettiamo all'altezza, vi mettete all'altezza",
		"levels, level, levels up, level up"},
	{Rebuy, takesAmount, "ricarica, ricarico, ricaricano, ricarichi, ricarichiamo, ricaricate", "rebuys, rebuy"},
	{Pay, takesPayment, "paga, pago, pagano, paghi, paghiamo, pagate", "pays, pay"},
	{Pass, takesNothing, "passa, passo, passano, passi, passiamo, passate", "passes, pass"},
	{Open, takesAmount, "apre, apro, aprono, apri, apriamo, aprite", "opens, open"},
	{Call, mayTakeAmount,
		"gioca, gioco, giocano, giochi, giochiamo, giocate, vede, vedo, vedono, vedi, vediamo, vedete, " +
			"ci sta, ci sto, ci stanno, ci stai, ci stiamo, ci state",
		"calls, call, plays, play"},
	{Fold, takesNothing,
		"esce, esco, escono, esci, usciamo, uscite, lascia, lascio, lasciano, lasci, lasciamo, lasciate, " +
			"se ne va, me ne vado, se ne vanno, te ne vai, ce ne andiamo, ve ne andate, " +
			"si ritira, mi ritiro, si ritirano, ti ritiri, ci ritiriamo, vi ritirate, " +
			"molla, mollo, mollano, molli, molliamo, mollate, " +
			"non ci sta, non ci sto, non ci stanno, non ci stai, non ci stiamo, non ci state",
		"folds, fold"},
	{Raise, takesRaise, "rilancia, rilancio, rilanciano, rilanci, rilanciamo, rilanciate", "raises, raise"},
	{Read, takesNothing, "legge, leggo, leggono, leggi, leggiamo, leggete", "reads, read"},
	{Time, takesNothing, "tempo", "time"},
	{Think, mayTakeTime, "pensa, penso, pensano, pensi, pensiamo, pensate", "thinks, think"},
	{Pat, takesNothing,
		"servito, servita, serviti, servite, " +
			"è servito, è servita, sono servito, sono servita, sono serviti, sono servite, " +
			"sta servito, sta servita, sto servito, sto servita, stanno serviti, stanno servite, " +
			"resta servito, resta servita, resto servito, resto servita, restano serviti, restano servite, " +
			"resti servito, resti servita, restiamo serviti, restiamo servite, restate serviti, restate servite, " +
			"non cambia, non cambio, non cambiano, non cambi, non cambiamo, non cambiate",
		"pat, stands pat, stand pat, is pat, am pat, are pat, stays pat, stay pat"},
	{Discard, takesDiscards,
		"cambia, cambio, cambiano, cambi, cambiamo, cambiate, scarta, scarto, scartano, scarti, scartiamo, scartate",
		"discards, discard"},
	{Discard, takesNumber, "", "draws, draw"},
	{Discard, goesOn,
		"scarta apertura, scarto apertura, scartano apertura, scarti apertura, scartiamo apertura, scartate apertura, " +
			"scarta l'apertura, scarto l'apertura",
		"splits openers, split openers, splits the openers, split the openers"},
	{Receive, takesReceived, "prende, prendo, prendono, prendi, prendiamo, prendete", "gets, get"},
	{Receive, takesOneMore, "quarta, quinta", "fourth, fifth"},
	{Cut, takesNothing,
		"taglia, taglio, tagliano, tagli, tagliamo, tagliate, alza, alzo, alzano, alzi, alziamo, alzate", "cuts, cut"},
	{Burn, mayTakeCard, "brucia, brucio, bruciano, bruci, bruciamo, bruciate", "burns, burn"},
	{Reshuffle, takesNothing,
		"rimescola, rimescolo, rimescolano, rimescoli, rimescoliamo, rimescolate", "reshuffles, reshuffle"},
	{Check, takesNothing,
		"parola, parol, parole, busso, bussa, bussano, bussi, bussiamo, bussate, " +
			"fa parola, faccio parola, fanno parola, fai parola, facciamo parola, fate parola, " +
			"passa parola, passo parola, passano parola, passi parola, passiamo parola, passate parola",
		"checks, check"},
	{Bet, takesAmount, "punta, punto, puntano, punti, puntiamo, puntate", "bets, bet"},
	{Declare, takesPoint,
		"dichiara, dichiaro, dichiarano, dichiari, dichiariamo, dichiarate", "declares, declare"},
	{Show, mayTakeHand,
		"mostra, mostro, mostrano, mostri, mostriamo, mostrate, fa vedere, faccio vedere, fanno vedere", "shows, show"},
	{ShowOpeners, mayTakeHand,
		"mostra apertura, mostro apertura, mostrano apertura, mostri apertura, mostriamo apertura, mostrate apertura, " +
			"mostra l'apertura, mostro l'apertura, mostrano l'apertura, " +
			"fa vedere l'apertura, faccio vedere l'apertura, fanno vedere l'apertura",
		"shows openers, show openers, shows the openers, show the openers"},
	{AskOpeners, takesNothing,
		"chiede apertura, chiedo apertura, chiedono apertura, chiedi apertura, chiediamo apertura, chiedete apertura, " +
			"chiede l'apertura, chiedo l'apertura, chiedono l'apertura",
		"asks openers, ask openers, asks for openers, ask for openers, asks for the openers, ask for the openers"},
	{Muck, takesNothing,
		"non mostra, non mostro, non mostrano, non mostri, non mostriamo, non mostrate, " +
			"lascia coperte, lascio coperte, lasciano coperte, lasci coperte, lasciamo coperte, lasciate coperte, " +
			"non fa vedere, non faccio vedere, non fanno vedere",
		"mucks, muck, does not show, doesn't show, do not show, don't show"},
	{Say, takesSpeech, "dice, dico, dicono, dici, diciamo, dite", "says, say"},
	{Do, takesSpeech, "fa, faccio, fanno, fai, facciamo, fate", "does, do"},

	// Asked about, not guessed.
	{Match, callsForAnother, "copre, copro, coprono", ""},
	{Pat, callsForAnother, "servo, serve, servono", ""},
	{Fold, callsForAnother, "butta, butto, buttano, butta le carte, butto le carte, buttano le carte",
		"throws, throw, throws his cards"},
	{Rebuy, callsForAnother, "compra, compro, comprano", "buys, buy, buys in, buy in"},
	{Receive, callsForAnother, "", "takes, take"},
	{Call, callsForAnother, "sta, sto, stanno, stai, resta, restano, resti, tiene, tengo, tengono",
		"stays, stay, stays in, stay in, stands, stand, keeps, keep"},
	{Open, callsForAnother, "va al piatto, vado al piatto, vanno al piatto, fa piatto, fa il piatto", "pots, pots it"},
	{Bet, callsForAnother, "mette, metto, mettono", "puts in, puts"},
	{Raise, callsForAnother,
		"resto, va al resto, vado al resto, vanno al resto, va ai resti, vado ai resti, vanno ai resti, " +
			"all in, all-in, allin, va all-in, vado all-in, va all in, vado all in, va in all-in, fa all-in, mette tutto, metto tutto, mettono tutto",
		"all in, all-in, allin, goes all in, goes all-in, moves all in, moves all-in, shoves, shove, jams, jam"},
}

// Words returns the words for a verb in a language, the one to print first.
func (v Verb) Words(l lang.Lang) []string {
	var out []string
	for i := range wordings {
		if w := &wordings[i]; w.verb == v && w.takes < goesOn {
			out = append(out, wordList(w.in(l))...)
		}
	}
	return out
}

func (w *wording) in(l lang.Lang) string {
	if l == lang.IT {
		return w.it
	}
	return w.en
}

func wordList(words string) []string {
	if words == "" {
		return nil
	}
	return strings.Split(words, ", ")
}

// A phrase is one way to write a verb, in plain words.
type phrase struct {
	key   uint64 // of its first word
	text  string
	next  uint16 // in the list, 0 for none: those with more words come first
	row   uint8  // of the table
	words uint8  // behind the first
}

// A phraseBook finds phrases by their first word. It lies in few pages of memory,
// which is most of what it costs a run that reads one hand.
type phraseBook struct {
	first [256]uint16 // by the key of the word, in the list
	list  []phrase    // the first is none
}

var phrases = sync.OnceValue(func() *phraseBook {
	b := &phraseBook{list: make([]phrase, 1, 512)}
	for i := range wordings {
		for _, words := range [...]string{wordings[i].it, wordings[i].en} {
			for text := range strings.SplitSeq(words, ", ") {
				if apart := strings.ReplaceAll(text, "'", " "); apart != text {
					b.add(i, apart)
				}
				b.add(i, text)
			}
		}
	}
	return b
})

// add puts a phrase before those with fewer words.
func (b *phraseBook) add(row int, text string) {
	if text == "" {
		return
	}
	if strings.Contains(text, "'") || !plainASCII(text) {
		text = plainWord(text)
	}
	first, _, _ := strings.Cut(text, " ")
	ph := phrase{text: text, row: uint8(row), words: uint8(strings.Count(text, " "))}
	ph.key = keyOf(first)
	at := b.chain(ph.key)
	for *at != 0 && b.list[*at].words >= ph.words {
		at = &b.list[*at].next
	}
	ph.next, *at = *at, uint16(len(b.list))
	b.list = append(b.list, ph)
}

// chain returns where in the list the phrases are whose first words have a key.
func (b *phraseBook) chain(key uint64) *uint16 { return &b.first[key*0x9e3779b97f4a7c15>>56] }

// wholeKey is how many letters a word may have that its key alone tells from all
// others.
const wholeKey = 8

// keyOf returns a number by which plain words are told apart.
func keyOf(word string) (key uint64) {
	for i := range len(word) {
		key = withLetter(key, word[i])
	}
	return key
}

func withLetter(key uint64, letter byte) uint64 { return bits.RotateLeft64(key, 8) ^ uint64(letter) }

// shortWord is peek; short says that the word is plain as it is written, and its
// key tells it from all others.
func (c *cursor) shortWord() (w part, key uint64, short bool) {
	text := c.text[:c.end]
	i := skipBlanks(text, c.at)
	j := i
	for j < len(text) && text[j] >= 'a' && text[j] <= 'z' {
		key = withLetter(key, text[j])
		j++
	}
	if (j == len(text) || text[j] == ' ') && j-i <= wholeKey {
		w = part{i, j}
		c.looked, c.seen = c.at+1, w
		return w, key, j > i
	}
	return c.peek(), 0, false
}

// verb reads the longest verb at the cursor and moves behind it.
func (c *cursor) verb() (w *wording, at part, ok bool) {
	first, key, short := c.shortWord()
	word := c.text[first.i:first.j]
	if !short {
		var buf [maxWord]byte
		if word = string(c.plain(first, &buf)); word == "" {
			return nil, first, false
		}
		key = keyOf(word)
	}
	book := c.book
	if book == nil {
		book = phrases()
	}
	for i := *book.chain(key); i != 0; i = book.list[i].next {
		ph := &book.list[i]
		if ph.key != key || !short && !beginsWith(ph.text, word) {
			continue
		}
		end, fits := first.j, ph.words == 0
		if !fits && end < c.end {
			end, fits = c.fits(ph, end)
		}
		if fits {
			c.at = end
			return &wordings[ph.row], part{first.i, end}, true
		}
	}
	return nil, first, false
}

// beginsWith reports whether a phrase begins with a word.
func beginsWith(phrase, word string) bool {
	rest, ok := strings.CutPrefix(phrase, word)
	return ok && (rest == "" || rest[0] == ' ')
}

// fits reports whether what stands behind the first word of a phrase are its
// others, and where that ends.
func (c *cursor) fits(ph *phrase, end int) (int, bool) {
	_, want, _ := strings.Cut(ph.text, " ")
	for range ph.words {
		word, behind, _ := strings.Cut(want, " ")
		next := c.from(end)
		if !c.is(next, word) {
			return 0, false
		}
		end, want = next.j, behind
	}
	return end, true
}

// lookVerb reads the verb at the cursor and does not move.
func (c *cursor) lookVerb() (w *wording, at part, ok bool) {
	look := *c
	return look.verb()
}

// verbWords are all words that are verbs, and all phrases that are.
var verbWords = sync.OnceValue(func() (known struct{ one, more []string }) {
	for i := range wordings {
		if wordings[i].takes >= goesOn {
			continue
		}
		for _, w := range append(wordList(wordings[i].it), wordList(wordings[i].en)...) {
			if strings.Contains(w, " ") {
				known.more = append(known.more, w)
			} else {
				known.one = append(known.one, w)
			}
		}
	}
	return known
})

// nearestVerb returns the verb that the words at the cursor were probably
// meant to be, "" for none.
func (c *cursor) nearestVerb() string {
	first := c.peek()
	word := c.text[first.i:first.j]
	known := verbWords()
	if near := Nearest(word, known.one); near != "" {
		return near
	}
	end := first.j
	for range 2 {
		end = c.from(end).j
		if near := Nearest(c.text[first.i:end], known.more); near != "" {
			return near
		}
	}
	return ""
}
