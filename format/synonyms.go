package format

import (
	"strings"

	"apertura/format/lang"
)

// synonyms are words people use where the table has another. They say less, or
// might say something else, so they are asked about and not taken.
var synonyms = [...]struct{ meant, words string }{
	{"cambia", "chiede, chiedo, chiedono, vuole, voglio, vogliono, ne cambia, ne cambio, ne chiede, ne chiedo, ne vuole"},
	{"vede", "chiama, chiamo, chiamano, accetta, accetto, accettano"},
	{"gioca", "entra, entro, entrano, è dentro, sono dentro, viene, vengo, vengono"},
	{"passa", "non apre, non apro, non aprono"},
	{"esce", "abbandona, abbandono, abbandonano, scappa, scappo, scappano, fuori, è fuori, sono fuori, " +
		"non vede, non vedo, non vedono, non gioca, non gioco, non giocano"},
	{"parola", "non punta, non punto, non puntano, dà parola, do parola, cede la parola"},
	{"punta cip", "cip, chip"},
	{"rilancia", "aumenta, aumento, aumentano, controrilancia, controrilancio"},
	{"dichiara", "ha, ho, hanno, annuncia, annuncio, annunciano"},
	{"mostra", "scopre, scopro, scoprono, gira, giro, girano"},
	{"chiede apertura", "chiede le aperture, chiedo le aperture, vuole l'apertura, vuole vedere l'apertura, vuole vedere le aperture"},
	{"lascia coperte", "non scopre, non scopro"},
	{"blind", "posts, post"},
	{"calls", "sees, see, comes in, comes along, is in, limps, limp"},
	{"checks", "knocks, taps, does not bet, doesn't bet"},
	{"passes", "does not open, doesn't open"},
	{"folds", "drops, drops out, quits, gives up, is out, goes out, does not call, doesn't call"},
	{"bets", "leads, leads out"},
	{"raises", "reraises, re-raises, bumps, bumps it"},
	{"draws", "asks for, exchanges, exchange, swaps, swap, changes, change"},
	{"gets", "receives, receive"},
	{"discards", "throws away, tosses"},
	{"declares", "has, have, announces"},
	{"shows", "tables, turns over, turns up, lays down"},
	{"asks openers", "asks to see the openers, asks to see openers, wants to see the openers"},
}

// synonym returns what was meant by words that are no verb of the table, and
// where they stand; without any, w as it is.
func (c *cursor) synonym(w part) (meant string, at part) {
	at = w
	longest := 0
	for i := range synonyms {
		for _, words := range wordList(synonyms[i].words) {
			if end, n := c.reads(w.i, words); n > longest {
				meant, at.j, longest = synonyms[i].meant, end, n
			}
		}
	}
	return meant, at
}

// reads returns where words end that stand at an offset, and how many they are,
// 0 if others do.
func (c *cursor) reads(from int, words string) (end, n int) {
	end = from
	for want := range strings.FieldsSeq(words) {
		next := c.from(end)
		if next.empty() || !c.is(next, plainWord(want)) {
			return from, 0
		}
		end = next.j
		n++
	}
	return end, n
}

// wordsHere lists what is done in a part of a hand, for one whose verb says nothing.
func wordsHere(ph Phase) lang.Text {
	switch ph {
	case Before:
		return lang.Text{EN: "here one says blind, overblind, levels, rebuys or pays", IT: "qui si dice buio, over, va in pari, ricarica o paga"}
	case Opening:
		return lang.Text{EN: "here one opens, passes, calls, raises or folds", IT: "qui si dice apre, passa, gioca, rilancia o esce"}
	case Draw:
		return lang.Text{EN: "here one draws, discards, stands pat or gets cards", IT: "qui si dice cambia, servito o prende"}
	case Betting:
		return lang.Text{EN: "here one checks, bets, calls, raises or folds", IT: "qui si dice parola, punta, vede, rilancia o esce"}
	case Showdown:
		return lang.Text{EN: "here one declares, shows, mucks or asks openers", IT: "qui si dice dichiara, mostra, non mostra o chiede apertura"}
	}
	return lang.Text{}
}

// another says what a verb that is not of the table may have meant, in words of
// its own language.
func another(w *wording, word string) lang.Text {
	say := func(en, it string, english, italian []any) lang.Text {
		if !hasWord(w.it, word) {
			italian = english
		}
		return lang.Text{EN: en, IT: it}.Fmt(italian...)
	}
	verbs := func(v ...any) []any { return v }
	switch w.verb {
	case Match:
		return say("%q matches the over, %q shows nothing", "%q mette quanto l'over, %q non mostra",
			nil, verbs("si copre", "lascia coperte"))
	case Pat:
		return say("%q stands pat, %q receives cards", "%q tiene le sue, %q riceve carte", nil, verbs("servito", "prende"))
	case Fold:
		return say("%q leaves the hand, %q throws cards", "%q lascia la mano, %q scarta carte",
			verbs("folds", "discards"), verbs("esce", "cambia"))
	case Rebuy:
		return say("%q buys chips, %q draws cards", "%q compra fiches, %q cambia carte",
			verbs("rebuys", "draws"), verbs("ricarica", "cambia"))
	case Receive:
		return say("%q throws cards for others, %q is given them", "%q scarta e ne chiede altre, %q le riceve",
			verbs("draws", "gets"), nil)
	case Call:
		return say("%q plays on, %q keeps the cards", "%q resta in gioco, %q tiene le carte",
			verbs("calls", "pat"), verbs("ci sta", "servito"))
	case Open:
		return say("%q, %q or %q", "%q, %q o %q",
			verbs("opens pot", "bets pot", "raises pot"), verbs("apre piatto", "punta piatto", "rilancia piatto"))
	case Bet:
		return say("%q, %q, %q or %q", "%q, %q, %q o %q",
			verbs("blind", "opens", "calls", "bets"), verbs("buio", "apre", "vede", "punta"))
	}
	return say("%q, %q or %q", "%q, %q o %q",
		verbs("calls all-in", "bets all-in", "raises all-in"), verbs("vede resto", "punta resto", "rilancia resto"))
}

// noName says how to write a line that does not begin with a name: `passano
// tutti`, `nessuno apre`, `apre Bruno 2`. It is empty where a name is misspelt.
func (p *actParser) noName(c *cursor, s subject) lang.Text {
	look := *c
	look.at = s.at.i
	if w := look.peek(); look.is(w, "nessuno", "nobody") || look.is(w, "no") && look.is(look.from(w.j), "one") {
		look.at = w.j
		look.eat("one")
		return nobody(&look)
	}
	row, verb, ok := look.verb()
	if !ok || row.takes >= goesOn {
		return lang.Text{}
	}
	word := look.written(verb)
	look.eat("per", "for")
	look.skip()
	if who, ok := look.everybody(); ok {
		return nameFirst(spaced(look.written(who), word))
	}
	name, rest, ok := p.roster.name(look.text[look.at:look.end])
	if !ok {
		if len(p.session.Players) == 0 {
			return lang.Text{}
		}
		name, rest = 0, look.text[look.at:look.end]
	}
	return nameFirst(spaced(p.session.Players[name].Name.V, word, strings.TrimSpace(rest)))
}

func nameFirst(line string) lang.Text {
	return lang.Text{EN: "who acts goes first: %q", IT: "prima chi lo fa: %q"}.Fmt(clip(line))
}

// nobody says what the others did where nobody did something.
func nobody(c *cursor) lang.Text {
	row, at, ok := c.verb()
	if !ok {
		return lang.Text{}
	}
	write := func(en, it string) lang.Text {
		line := it
		if hasWord(row.en, c.written(at)) {
			line = en
		}
		return lang.Text{EN: "write what they do: %q", IT: "scrivi che cosa fanno: %q"}.Fmt(line)
	}
	switch row.verb {
	case Open:
		return write("all pass", "tutti passano")
	case Call:
		return write("the others fold", "gli altri escono")
	case Bet:
		return write("all check", "tutti parola")
	case Discard:
		return write("all pat", "tutti serviti")
	}
	return lang.Text{}
}
