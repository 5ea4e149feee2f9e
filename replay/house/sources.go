package house

import (
	"slices"

	"apertura/format/lang"
)

// A Source is a text that rules were taken from. Switches, checks, comments and
// logs name it by its tag, in brackets.
type Source struct {
	Tag    string
	Name   lang.Text // whose it is and which page
	Preset string    // the preset that plays by it, of the five first
	For    lang.Text // what it is cited for, of the others
	Cited  []string  // switches and codes that it is cited for, of the others
}

// Sources returns all sources: the five first in order, then the others.
func Sources() []Source { return slices.Clone(sources[:]) }

// SourceOf returns the source of a tag.
func SourceOf(tag string) (Source, bool) {
	for i := range sources {
		if sources[i].Tag == tag {
			return sources[i], true
		}
	}
	return Source{}, false
}

// sources is the table; docs/sources.md is made from it.
var sources = [...]Source{
	{Tag: "000", Name: lang.Text{
		EN: "pokerfiches.com, the page on the first phase of the Italian game",
		IT: "pokerfiches.com, la pagina sulla prima fase del poker all'italiana",
	}, Preset: "casa"},
	{Tag: "001", Name: lang.Text{
		EN: "a page on the ways of play, site unknown",
		IT: "una pagina sulle modalità del gioco, sito ignoto",
	}, Preset: "circolo"},
	{Tag: "002", Name: lang.Text{
		EN: "itapoker.com, the phases of play",
		IT: "itapoker.com, le fasi di gioco",
	}, Preset: "invito"},
	{Tag: "003", Name: lang.Text{
		EN: "Poker all'italiana, the rules of the game, site unknown",
		IT: "Poker all'italiana, le regole del gioco, sito ignoto",
	}, Preset: "undici"},
	{Tag: "004", Name: lang.Text{
		EN: "planetpoker.it, the betting round of any poker",
		IT: "planetpoker.it, il giro di puntate di qualsiasi poker",
	}, Preset: "five-card-draw"},
	{Tag: "AO", Name: lang.Same("about-online-poker.com, draw high"), For: lang.Text{
		EN: "a hand of more or fewer than five is dead",
		IT: "una mano non di cinque carte è morta",
	}, Cited: []string{"D03"}},
	{Tag: "BA", Name: lang.Text{EN: "betacademy.it, points of the Italian game", IT: "betacademy.it, i punti del poker all'italiana"}, For: lang.Text{
		EN: "minima, media, massima go round",
		IT: "girano",
	}, Cited: []string{"straight-flush-cycle"}},
	{Tag: "BB", Name: lang.Text{EN: "blackjack-baccarat.net, its pages on Italian poker", IT: "blackjack-baccarat.net, le pagine sul poker all'italiana"}, For: lang.Text{
		EN: "the blind speaks last after the draw, no blind on a frozen pot, the opener gone: the next at his left",
		IT: "il buio parla ultimo anche dopo il cambio, niente buio a parola, uscito chi ha aperto parla chi gli sta a sinistra",
	}, Cited: []string{"blind-after-draw", "blind-when", "first-after-draw"}},
	{Tag: "BP", Name: lang.Text{EN: "blogpokeronline.com, 2009 and 2010", IT: "blogpokeronline.com, 2009 e 2010"}, For: lang.Text{
		EN: "the ace below the lowest card, kickers, the fifth card of two pair",
		IT: "l'asso sotto la carta più bassa, le altre carte, la quinta della doppia",
	}, Cited: []string{"ace-low", "tie-pair", "tie-two-pair"}},
	{Tag: "BX", Name: lang.Text{EN: "bettix.it, points, rules, words", IT: "bettix.it, punti, regole, parole"}, For: lang.Text{
		EN: "a flush card by card, then the suit",
		IT: "il colore carta per carta, poi il seme",
	}, Cited: []string{"tie-flush"}},
	{Tag: "CB", Name: lang.Text{EN: "casinoonlineblog.net, the Italian poker", IT: "casinoonlineblog.net, il poker all'italiana"}, For: lang.Text{
		EN: "any four of five of a straight flush open; a round of cip is shown for",
		IT: "quattro quinti qualsiasi aprono; un giro di cip si scopre",
	}, Cited: []string{"straight-flush-draw-kind"}},
	{Tag: "CM", Name: lang.Same("casinoonlinesicuri.com"), For: lang.Text{
		EN: "any four of five; who has openers must open, which nobody else says",
		IT: "quattro quinti qualsiasi; chi ha l'apertura deve aprire, e lo dice solo lei",
	}},
	{Tag: "DO", Name: lang.Text{EN: "G. Dossena, on the \"resto\"", IT: "G. Dossena, sul «resto»"}, For: lang.Text{
		EN: "a hundred against a thousand contests a hundred",
		IT: "cento contro mille giocano cento",
	}, Cited: []string{"stakes"}},
	{Tag: "EB", Name: lang.Same("Encyclopaedia Britannica, vol. 18, Poker"), For: lang.Text{
		EN: "the false opener loses what he put in",
		IT: "chi apre senza averne perde quel che ha messo",
	}, Cited: []string{"false-opening"}},
	{Tag: "ES", Name: lang.Same("escommesse.com, 2008"), For: lang.Text{
		EN: "three blinds, each twice the one before",
		IT: "tre bui, ognuno il doppio",
	}, Cited: []string{"blind-levels"}},
	{Tag: "FH", Name: lang.Text{EN: "forum.html.it, thread 975627", IT: "forum.html.it, discussione 975627"}, For: lang.Text{
		EN: "a buio who covers does not get the first raise back",
		IT: "il buio che si copre non riprende il primo rilancio",
	}, Cited: []string{"match-gives"}},
	{Tag: "GE", Name: lang.Text{EN: "genovagioca.it, tournament rules", IT: "genovagioca.it, regolamento di torneo"}, For: lang.Text{
		EN: "everybody antes; buio as much as the pot; J Q K A A K",
		IT: "l'invito è di tutti; buio pari al piatto; J Q K A A K",
	}, Cited: []string{"ante", "blind-amount", "opening-ladder"}},
	{Tag: "HH", Name: lang.Same("highheelspokertouracademy.com"), For: lang.Text{
		EN: "two equal pairs: the suit at once",
		IT: "due coppie uguali: subito il seme",
	}, Cited: []string{"tie-pair"}},
	{Tag: "IV", Name: lang.Text{EN: "internet-videopoker.org, raises", IT: "internet-videopoker.org, i rilanci"}, For: lang.Text{
		EN: "no ante on a frozen pot; at some tables three raises",
		IT: "niente invito a parola; a certi tavoli tre rilanci",
	}, Cited: []string{"ante-on-parola", "raises-max"}},
	{Tag: "MO", Name: lang.Text{EN: "moldrek.com, the phases", IT: "moldrek.com, le fasi"}, For: lang.Text{
		EN: "openings without a limit; the first to speak after the draw in a blind hand",
		IT: "aperture senza limite; chi parla dopo il cambio in una mano al buio",
	}, Cited: []string{"opening-max", "blind-after-draw"}},
	{Tag: "PE", Name: lang.Text{EN: "pokerengineering.com, jacks to open", IT: "pokerengineering.com, apertura ai jack"}, For: lang.Text{
		EN: "a false opening seen at once is taken back; at the end the best other hand wins",
		IT: "vista subito si ritira; alla fine vince la migliore delle altre",
	}, Cited: []string{"false-opening"}},
	{Tag: "PF", Name: lang.Text{EN: "pokerfiches.com, other pages by the author of 000", IT: "pokerfiches.com, altre pagine dell'autore di 000"}, For: lang.Text{
		EN: "flushes by suit first; debts beyond the chips, or not",
		IT: "il colore va prima a seme; buoni oltre le fiches, o no",
	}, Cited: []string{"tie-flush", "stakes"}},
	{Tag: "PO", Name: lang.Text{EN: "GitHub lucadir74-ai/pokerora, after pagat.com's page", IT: "GitHub lucadir74-ai/pokerora, dalla pagina di pagat.com"}, For: lang.Text{
		EN: "four in a row without the ace open at every step; the circle, shared when all three meet; of two equal two pairs the suit of the high one; levels; the last raiser speaks first",
		IT: "quattro in fila senza l'asso aprono sempre; il giro delle scale reali, diviso se ci sono tutte e tre; fra due doppie uguali il seme della coppia alta; mettersi in pari; parla primo chi ha rilanciato",
	}, Cited: []string{"straight-flush-draw", "straight-flush-cycle", "cycle-tie", "tie-two-pair", "first-after-draw"}},
	{Tag: "SP", Name: lang.Same("solo-poker.com"), For: lang.Text{
		EN: "ace-low straights, the circle",
		IT: "scala con l'asso basso, il giro delle scale reali",
	}, Cited: []string{"ace-low", "straight-flush-cycle"}},
	{Tag: "SW", Name: lang.Same("spazioinwind.libero.it, poker all'italiana"), For: lang.Text{
		EN: "flushes by suit first",
		IT: "il colore va prima a seme",
	}, Cited: []string{"tie-flush"}},
	{Tag: "TK", Name: lang.Text{EN: "pagat.com, Turkish poker, a sister game", IT: "pagat.com, il poker turco, un gioco fratello"}, For: lang.Text{
		EN: "an opener who folded still shows; the suit of the pair",
		IT: "chi ha aperto mostra anche se è uscito; il seme della coppia",
	}, Cited: []string{"show-openers-after-fold", "tie-pair"}},
	{Tag: "TS", Name: lang.Text{EN: "totosi.it, Italian poker", IT: "totosi.it, poker all'italiana"}, For: lang.Text{
		EN: "three blinds, at Jacks only",
		IT: "tre bui, solo ai jack",
	}, Cited: []string{"blind-levels", "blind-when"}},
	{Tag: "WK", Name: lang.Same("it.168casinos.com, poker tradizionale: apertura"), For: lang.Text{
		EN: "the project opens at every step; a false opening that won gives everybody his stakes back",
		IT: "il progetto apre sempre; se la falsa apertura ha vinto ognuno riprende il suo",
	}, Cited: []string{"straight-flush-draw", "false-opening"}},
}
