package format

import (
	"strings"

	"apertura/format/lang"
)

// A lesson is what a page says of a fault beyond its sentences: what it is, in
// a noun phrase, and the smallest edit of its example that mends it.
type lesson struct {
	about    lang.Text
	old, new string // the last old of the example becomes new
}

// mended returns the example without its fault.
func (l *lesson) mended(example string) string {
	i := strings.LastIndex(example, l.old)
	if l.old == "" || i < 0 {
		return ""
	}
	return example[:i] + l.new + example[i+len(l.old):]
}

// lessons are in the order of the table of faults.
var lessons = [len(faults)]lesson{
	{lang.Text{
		EN: "no YAML: an open quote or bracket, a line out of place",
		IT: "non è YAML: virgolette o parentesi aperte, una riga fuori posto",
	}, `"Che mano" disse Anna`, `'"Che mano" disse Anna'`}, // F01
	{lang.Text{
		EN: "a tab in the indentation",
		IT: "un tab nel rientro",
	}, "\topening", "    opening"}, // F02
	{lang.Text{
		EN: "text after `...` without `---`",
		IT: "testo dopo `...` senza `---`",
	}, "...\n", "---\n"}, // F03
	{lang.Text{
		EN: "an alias, anchor, merge key or tag of YAML",
		IT: "alias, ancora, merge o tag di YAML",
	}, "*** che mano", "'*** che mano'"}, // F04
	{lang.Text{
		EN: "a key twice",
		IT: "una chiave due volte",
	}, "    ante: 4\n", "    stacks: {Anna: 4}\n"}, // F05
	{lang.Text{
		EN: "a document over 16 MiB or a million hands, a hand of over 65536 values",
		IT: "un documento oltre i 16 MiB o un milione di mani, una mano oltre i 65536 valori",
	}, "", ""}, // F06
	{lang.Text{
		EN: "nested deeper than 16",
		IT: "annidato oltre 16 livelli",
	}, "[[[[[[[[[[[[[[[tutti passano]]]]]]]]]]]]]]]", "[tutti passano]"}, // F07
	{lang.Text{
		EN: "no UTF-8 text",
		IT: "non è testo UTF-8",
	}, "\xe9", "é"}, // F08
	{lang.Text{
		EN: "a block of text, `|` or `>`, where an act goes",
		IT: "un blocco di testo, `|` o `>`, al posto di un gesto",
	}, "|\n      tutti", "tutti"}, // F09
	{lang.Text{
		EN: "an act that `: ` made a key",
		IT: "un gesto che `: ` ha reso una chiave",
	}, `Carla dice: ecco`, `'Carla dice "ora: ecco"'`}, // F10
	{lang.Text{
		EN: "a line without its dash",
		IT: "una riga senza trattino",
	}, "  Carla", "- Carla"}, // F11
	{lang.Text{
		EN: "`-Bruno`: no blank behind the dash",
		IT: "`-Bruno`: manca lo spazio dopo il trattino",
	}, "-Carla", "- Carla"}, // F12
	{lang.Text{
		EN: "`dealer:Anna`: no blank behind the colon",
		IT: "`dealer:Anna`: manca lo spazio dopo i due punti",
	}, "at:J", "at: J"}, // F13
	{lang.Text{
		EN: "` #3` would cut the line",
		IT: "` #3` taglierebbe la riga",
	}, `Bruno dice "regola #3 del circolo"`, `'Bruno dice "regola #3 del circolo"'`}, // F14
	{lang.Text{
		EN: "`{Anna: 2,50}`: a comma separates there",
		IT: "`{Anna: 2,50}`: lì la virgola separa",
	}, "2,50", "2.50"}, // F15
	{lang.Text{
		EN: "a first document without `players`",
		IT: "primo documento senza `players`",
	}, "hands:", "players: [{name: Anna}, {name: Bruno}]\nhands:"}, // F16
	{lang.Text{
		EN: "`apertura` is missing, or not 1",
		IT: "manca `apertura`, o non è 1",
	}, "apertura: 2", "apertura: 1"}, // F17
	{lang.Text{
		EN: "a key that belongs elsewhere",
		IT: "una chiave che va altrove",
	}, "chip: 0.50", "time: 21:30"}, // F18
	{lang.Text{
		EN: "a key nobody knows",
		IT: "una chiave sconosciuta",
	}, "openning", "opening"}, // F19
	{lang.Text{
		EN: "nothing behind a key or a dash",
		IT: "niente dopo una chiave o un trattino",
	}, "result:", "result: void"}, // F20
	{lang.Text{
		EN: "a list where a text goes, and the like",
		IT: "una lista dove va un testo, e simili",
	}, "seats: Anna", "seats: [Anna, Bruno]"}, // F21
	{lang.Text{
		EN: "a name that is none of the players'",
		IT: "un nome che nessun giocatore ha",
	}, "Brno", "BRUNO"}, // F22
	{lang.Text{
		EN: "two players with one name",
		IT: "due giocatori con lo stesso nome",
	}, "bruno", "brunella"}, // F23
	{lang.Text{
		EN: "a name that is a word of the format",
		IT: "un nome che è una parola del formato",
	}, "Tutti", "Tuttino"}, // F24
	{lang.Text{
		EN: "a name that is another name and a verb",
		IT: "un nome fatto di un altro nome e di un verbo",
	}, "Anna apre", "Anna aprea"}, // F25
	{lang.Text{
		EN: "a verb that is not in the table",
		IT: "un verbo che nella tabella non c'è",
	}, "aspre", "apre"}, // F26
	{lang.Text{
		EN: "`copre`, `servo`: two verbs might be meant",
		IT: "`copre`, `servo`: può voler dire due cose",
	}, "copre", "si copre"}, // F27
	{lang.Text{
		EN: "`raises 6`: to 6, or by 6",
		IT: "`rilancia 6`: a 6, o di 6",
	}, "rilancia 6", "rilancia a 6"}, // F28
	{lang.Text{
		EN: "`draws CARDS`: thrown, or received",
		IT: "`draws CARTE`: scartate, o ricevute",
	}, "draws", "discards"}, // F29
	{lang.Text{
		EN: "words behind an act that is complete",
		IT: "parole dopo un gesto già completo",
	}, " volentieri", " # volentieri"}, // F30
	{lang.Text{
		EN: "several players for a verb that is one player's",
		IT: "più giocatori per un verbo che è di uno solo",
	}, "aprono 2", "passano"}, // F31
	{lang.Text{
		EN: "`after`, `expect` and the like beside several acts",
		IT: "`after`, `expect` e simili accanto a più gesti",
	}, "after: 25s", "note: svelti"}, // F32
	{lang.Text{
		EN: "a card that is none",
		IT: "una carta che non esiste",
	}, "Jx", "Jh"}, // F33
	{lang.Text{
		EN: "a suit letter of the other notation",
		IT: "una lettera di seme dell'altra notazione",
	}, "Jq", "Js"}, // F34
	{lang.Text{
		EN: "a card twice in one list",
		IT: "una carta due volte in un elenco",
	}, "8c Jd", "8c Js"}, // F35
	{lang.Text{
		EN: "more cards than can be there",
		IT: "più carte di quante ci stiano",
	}, " 7c", ""}, // F36
	{lang.Text{
		EN: "no amount",
		IT: "non è una cifra",
	}, "due", "2"}, // F37
	{lang.Text{
		EN: "`1.000`: thousands, or decimals",
		IT: "`1.000`: migliaia, o decimali",
	}, "1.000", "1.00"}, // F38
	{lang.Text{
		EN: "no multiple of the chip",
		IT: "non è un multiplo della fiche",
	}, "2.25", "2.5"}, // F39
	{lang.Text{
		EN: "an amount too large",
		IT: "una cifra troppo grande",
	}, "99999999999999", "9999999999"}, // F40
	{lang.Text{
		EN: "a value that its place does not take",
		IT: "un valore che lì non va",
	}, "giallo", "J"}, // F41
	{lang.Text{
		EN: "`expect` or `allow` with a code that is none",
		IT: "`expect` o `allow` con un codice che non c'è",
	}, "D77", "D07"}, // F42
	{lang.Text{
		EN: "a house rule that is none",
		IT: "una regola della casa che non c'è",
	}, `raise-limits`, `raise-limit`}, // F43
	{lang.Text{
		EN: "a house rule with a value it does not have",
		IT: "una regola della casa con un valore che non ha",
	}, `piatti`, `pot`}, // F44
	{lang.Text{
		EN: "a preset that is none",
		IT: "un preset che non c'è",
	}, `clasico`, `classico`}, // F45
	{lang.Text{
		EN: "presets that stand on each other",
		IT: "preset che poggiano l'uno sull'altro",
	}, "./a-circle.yaml} # whose own preset is ./a-circle.yaml", "classico}"}, // F46
	{lang.Text{
		EN: "two hands of a session with one name",
		IT: "due mani di una sessione con lo stesso nome",
	}, "hand: 1\n    opening", "hand: 2\n    opening"}, // F47
	{lang.Text{
		EN: "nobody known to deal",
		IT: "non si sa chi è il mazziere",
	}, "hand: 1\n", "hand: 1\n    dealer: Anna\n"}, // F48
}
