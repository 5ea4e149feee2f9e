package format

import (
	"embed"

	"apertura/format/lang"
)

//go:embed faults/*.yaml
var examples embed.FS

// example returns the log of a code's example, "" for one too long to show.
func example(code string) string {
	text, err := examples.ReadFile("faults/" + code + ".yaml")
	if err != nil {
		return ""
	}
	return string(text)
}

// faults is the table, F01 first. After each entry's code: its arguments.
var faults = [...]Fault{
	{ // what is wrong (lang.Text)
		Code: "F01", Slug: "yaml-syntax",
		Text: lang.Text{EN: "%s", IT: "%s"},
		Hint: lang.Text{
			EN: "look for an open quote or bracket, or a line indented unlike its neighbours",
			IT: "cerca virgolette o parentesi rimaste aperte, o una riga rientrata in modo diverso",
		},
	},
	{ // -
		Code: "F02", Slug: "tab",
		Text: lang.Text{EN: "a tab in the indentation: use spaces", IT: "un tab nel rientro: usa gli spazi"},
		Hint: lang.Text{EN: "two spaces for each tab", IT: "due spazi al posto di ogni tab"},
	},
	{ // -
		Code: "F03", Slug: "text-after-end",
		Text: lang.Text{
			EN: "text after ... belongs to no document: begin a new one with ---",
			IT: "il testo dopo ... non appartiene a nessun documento: cominciane uno nuovo con ---",
		},
		Hint: lang.Text{EN: "put a line --- above it, or take out the ...", IT: "metti una riga --- sopra, o togli i ..."},
	},
	{ // word
		Code: "F04", Slug: "alias-anchor-tag",
		Text: lang.Text{
			EN: "%q is YAML shorthand, which a log does not have: write it out, or in quotes",
			IT: "%q è una scorciatoia di YAML, che qui non c'è: scrivilo per esteso, o fra virgolette",
		},
		Hint: lang.Text{
			EN: "text that begins with * & or ! goes in quotes",
			IT: "un testo che comincia con * & o ! va fra virgolette",
		},
	},
	{ // key
		Code: "F05", Slug: "key-twice",
		Text: lang.Text{EN: "key %q stands here twice: keep one", IT: "la chiave %q c'è due volte: lasciane una"},
		Hint: lang.Text{
			EN: "take out the one that is wrong, or make one of the two",
			IT: "togli quella sbagliata, o fanne una sola",
		},
	},
	{ // what is
		Code: "F06", Slug: "too-large",
		Text: lang.Text{EN: "%s: nothing of it is read", IT: "%s: non se ne legge niente"},
		Hint: lang.Text{
			EN: "a hand, or an evening, to a document keeps it small",
			IT: "una mano, o una serata, per documento e resta piccolo",
		},
	},
	{ // -
		Code: "F07", Slug: "too-deep",
		Text: lang.Text{
			EN: "nested deeper than 16: a log never needs half of that",
			IT: "annidato oltre 16 livelli: a un verbale non serve nemmeno la metà",
		},
		Hint: lang.Text{EN: "look for brackets too many", IT: "cerca parentesi di troppo"},
	},
	{ // what was found (lang.Text)
		Code: "F08", Slug: "not-text",
		Text: lang.Text{EN: "%s: a log is UTF-8 text", IT: "%s: un verbale è testo UTF-8"},
		Hint: lang.Text{EN: "save the file again as UTF-8", IT: "salva di nuovo il file in UTF-8"},
	},
	{ // the sign, "|" or ">"
		Code: "F09", Slug: "block-scalar-act",
		Text: lang.Text{
			EN: "%q makes a block of text: an act is one line",
			IT: "%q apre un blocco di testo: un gesto sta in una riga",
		},
		Hint: lang.Text{
			EN: "a dash for each act, or ; between two on one line",
			IT: "un trattino per ogni gesto, o ; fra due sulla stessa riga",
		},
	},
	{ // -
		Code: "F10", Slug: "act-became-mapping",
		Text: lang.Text{
			EN: "YAML takes the text before the colon for a key: quote the whole line with '",
			IT: "per YAML il testo prima dei due punti è una chiave: metti tutta la riga fra apici '",
		},
		Hint: lang.Text{EN: `'Anna dice "ecco: apro"'`, IT: `'Anna dice "ecco: apro"'`},
	},
	{ // -
		Code: "F11", Slug: "forgotten-dash",
		Text: lang.Text{
			EN: "no dash before this line, so it goes on from the one above: begin it with -",
			IT: "manca il trattino, e la riga continua quella sopra: falla cominciare con -",
		},
		Hint: lang.Text{EN: "a dash and a space before each hand, player or act", IT: "un trattino e uno spazio prima di ogni mano, giocatore o gesto"},
	},
	{ // the word behind the dash
		Code: "F12", Slug: "dash-without-blank",
		Text: lang.Text{
			EN: `no space after the dash: write "- %s"`,
			IT: `manca lo spazio dopo il trattino: scrivi "- %s"`,
		},
		Hint: lang.Text{EN: "a dash needs a space after it", IT: "dopo il trattino ci vuole uno spazio"},
	},
	{ // key
		Code: "F13", Slug: "colon-without-blank",
		Text: lang.Text{
			EN: `no space after the colon: write "%s: "`,
			IT: `manca lo spazio dopo i due punti: scrivi "%s: "`,
		},
		Hint: lang.Text{EN: "a colon needs a space after it", IT: "dopo i due punti ci vuole uno spazio"},
	},
	{ // the word with the hash
		Code: "F14", Slug: "cut-by-hash",
		Text: lang.Text{
			EN: "YAML cuts the line at %q as a comment: quote the whole line with '",
			IT: "YAML taglia la riga a %q come commento: metti tutta la riga fra apici '",
		},
		Hint: lang.Text{
			EN: "if %q is a comment, put a space after its #",
			IT: "se %q è un commento, metti uno spazio dopo il #",
		},
	},
	{ // what to write ("2.50"), "" where that is not known
		Code: "F15", Slug: "comma-in-braces",
		Text: lang.Text{
			EN: "a comma separates inside {} and []: write %s",
			IT: "fra {} e [] la virgola separa: scrivi %s",
		},
		Hint: lang.Text{
			EN: "a point for decimals, or the amount in quotes",
			IT: "il punto per i decimali, o la cifra fra virgolette",
		},
	},
	{ // -
		Code: "F16", Slug: "no-players",
		Text: lang.Text{
			EN: "no players yet: the first document lists them under \"players:\"",
			IT: "mancano i giocatori: il primo documento li elenca sotto \"players:\"",
		},
		Hint: lang.Text{EN: "players: [{name: Anna}, {name: Bruno}]", IT: "players: [{name: Anna}, {name: Bruno}]"},
	},
	{ // what is wrong (lang.Text)
		Code: "F17", Slug: "unknown-version",
		Text: lang.Text{EN: "%s: the first document says \"apertura: 1\"", IT: "%s: il primo documento dice \"apertura: 1\""},
		Hint: lang.Text{EN: "apertura: 1", IT: "apertura: 1"},
	},
	{ // key, where it belongs (lang.Text: "in a hand")
		Code: "F18", Slug: "key-not-here",
		Text: lang.Text{EN: "key %q is not for this place: it goes %s", IT: "la chiave %q non va qui: va %s"},
		Hint: lang.Text{EN: "move it, or check the indentation", IT: "spostala, o controlla il rientro"},
	},
	{ // key, nearest
		Code: "F19", Slug: "unknown-key", near: 2,
		Text: lang.Text{EN: "unknown key %q%s", IT: "chiave sconosciuta %q%s"},
		Hint: lang.Text{EN: "a free text goes into \"note\"", IT: "un testo libero va in \"note\""},
	},
	{ // key or what is empty
		Code: "F20", Slug: "empty-value",
		Text: lang.Text{EN: "nothing after %q: write a value, or leave it out", IT: "dopo %q non c'è niente: scrivi un valore, o togli la chiave"},
		Hint: lang.Text{EN: "an empty list is []", IT: "una lista vuota è []"},
	},
	{ // what it should be (lang.Text: "a list of names")
		Code: "F21", Slug: "wrong-type",
		Text: lang.Text{EN: "what goes here is %s", IT: "qui ci vuole %s"},
		Hint: lang.Text{EN: "check the indentation and the colons", IT: "controlla il rientro e i due punti"},
	},
	{ // name, nearest
		Code: "F22", Slug: "unknown-name", near: 2,
		Text: lang.Text{EN: "nobody is called %q%s", IT: "nessuno si chiama %q%s"},
		none: lang.Text{EN: "the name is missing", IT: "manca il nome"},
		Hint: lang.Text{
			EN: "names are those under \"players\", or their short forms",
			IT: "i nomi sono quelli sotto \"players\", o le loro abbreviazioni",
		},
	},
	{ // name
		Code: "F23", Slug: "name-twice",
		Text: lang.Text{EN: "two are called %q: add a second letter or a short name", IT: "in due si chiamano %q: aggiungi una lettera o un'abbreviazione"},
		Hint: lang.Text{EN: "capital letters alone do not tell two names apart", IT: "le maiuscole non bastano a distinguere due nomi"},
	},
	{ // name
		Code: "F24", Slug: "name-reserved",
		Text: lang.Text{EN: "%q is a word of the table and cannot be a name", IT: "%q è una parola del tavolo e non può essere un nome"},
		Hint: lang.Text{EN: "call the player something longer", IT: "dai al giocatore un nome più lungo"},
	},
	{ // name, the shorter name, the verb behind it
		Code: "F25", Slug: "name-with-verb",
		Text: lang.Text{
			EN: "%q could also be %q and %q: a line must read one way",
			IT: "%q potrebbe essere anche %q e %q: una riga deve leggersi in un modo solo",
		},
		Hint: lang.Text{EN: "change one of the two names", IT: "cambia uno dei due nomi"},
	},
	{ // word, nearest
		Code: "F26", Slug: "unknown-verb", near: 2,
		Text: lang.Text{EN: "unknown verb %q%s", IT: "verbo sconosciuto %q%s"},
		none: lang.Text{EN: "the verb is missing", IT: "manca il verbo"},
		Hint: lang.Text{EN: "NAME VERB: Anna apre 2, Anna opens 2", IT: "NOME VERBO: Anna apre 2"},
	},
	{ // word, what was probably meant (lang.Text)
		Code: "F27", Slug: "which-verb", near: 2,
		Text: lang.Text{EN: "%q can mean more than one thing%s", IT: "%q può voler dire più di una cosa%s"},
		Hint: lang.Text{EN: "write the verb that says it", IT: "scrivi il verbo che lo dice"},
	},
	{ // verb as written, amount as written
		Code: "F28", Slug: "raise-to-or-by",
		Text: lang.Text{EN: "%s %s: to %[2]s, or by %[2]s?", IT: "%s %s: a %[2]s, o di %[2]s?"},
		Hint: lang.Text{
			EN: "to N: his wagers become N; by N: the highest rises by N",
			IT: "a N: le sue puntate diventano N; di N: la più alta sale di N",
		},
	},
	{ // verb as written
		Code: "F29", Slug: "thrown-or-received",
		Text: lang.Text{EN: "%q and cards: thrown away, or received?", IT: "%q e carte: scartate, o ricevute?"},
		Hint: lang.Text{EN: "discards 9h 8c gets Qh Qs", IT: "cambia 9h 8c prende Qh Qs"},
	},
	{ // words
		Code: "F30", Slug: "words-left-over",
		Text: lang.Text{EN: "%q is left over: the act is complete before it", IT: "%q avanza: il gesto è già completo"},
		Hint: lang.Text{EN: "anything more to say goes into \"note\", or after a #", IT: "quel che c'è da aggiungere va in \"note\", o dopo un #"},
	},
	{ // verb as written
		Code: "F31", Slug: "group-not-here",
		Text: lang.Text{EN: "%q is for one player at a time", IT: "%q si dice di un giocatore alla volta"},
		Hint: lang.Text{EN: "groups pass, fold, call, check or stand pat", IT: "in gruppo si passa, si esce, si vede, si dice parola o servito"},
	},
	{ // key
		Code: "F32", Slug: "needs-a-single-act",
		Text: lang.Text{EN: "%q needs a line with a single act", IT: "%q vuole una riga con un gesto solo"},
		Hint: lang.Text{EN: "give the act it is about a line of its own", IT: "metti su una riga a parte il gesto di cui si parla"},
	},
	{ // card as written, what cards look like (lang.Text: "10h or Kd")
		Code: "F33", Slug: "unknown-card",
		Text: lang.Text{EN: "%q is not a card: rank and suit, as in %s", IT: "%q non è una carta: valore e seme, come %s"},
		none: lang.Text{EN: "no cards: rank and suit, as in %[2]s", IT: "mancano le carte: valore e seme, come %[2]s"},
		Hint: lang.Text{EN: "?? is a card nobody saw", IT: "?? è una carta che nessuno ha visto"},
	},
	{ // card as written, letters in force ("h d c s"), value of `suits` to declare ("italian")
		Code: "F34", Slug: "other-suit-letters",
		Text: lang.Text{EN: "%[1]q is in other letters: here suits are %[2]s", IT: "%[1]q usa altre lettere: qui i semi sono %[2]s"},
		Hint: lang.Text{EN: "or say \"suits: %[3]s\" under \"session\"", IT: "oppure scrivi \"suits: %[3]s\" sotto \"session\""},
	},
	{ // card as written
		Code: "F35", Slug: "card-twice-in-list",
		Text: lang.Text{EN: "%s stands twice in one list", IT: "%s c'è due volte nello stesso elenco"},
		Hint: lang.Text{EN: "?? for a card you are not sure of", IT: "?? per una carta di cui non sei sicuro"},
	},
	{ // cards found, most there can be (ints)
		Code: "F36", Slug: "too-many-cards",
		Text: lang.Text{EN: "%d cards: here at most %d can be written", IT: "%d carte: qui se ne scrivono al massimo %d"},
		Hint: lang.Text{EN: "one list is one player's", IT: "un elenco è di un giocatore solo"},
	},
	{ // text
		Code: "F37", Slug: "not-an-amount",
		Text: lang.Text{EN: "%q is not an amount: digits, as in 2 or 0.50", IT: "%q non è una cifra: scrivi 2, o 0,50"},
		none: lang.Text{EN: "the amount is missing: digits, as in 2 or 0.50", IT: "manca la cifra: scrivi 2, o 0,50"},
		Hint: lang.Text{EN: "no signs, exponents or leading zeros", IT: "niente segni, esponenti o zeri davanti"},
	},
	{ // text
		Code: "F38", Slug: "thousands-or-decimals",
		Text: lang.Text{EN: "%q could be thousands or decimals: leave the separator out", IT: "%q può essere migliaia o decimali: scrivilo senza separatore"},
		Hint: lang.Text{EN: "1000, or 1.00", IT: "1000, oppure 1,00"},
	},
	{ // text, chip ("0.50")
		Code: "F39", Slug: "not-in-chips",
		Text: lang.Text{EN: "%s is no multiple of the smallest chip, %s", IT: "%s non è un multiplo della fiche più piccola, %s"},
		Hint: lang.Text{EN: "a smaller \"chip:\" under \"session\", or another amount", IT: "una \"chip:\" più piccola sotto \"session\", o un'altra cifra"},
	},
	{ // text
		Code: "F40", Slug: "amount-too-large",
		Text: lang.Text{EN: "%s is more than a log can hold", IT: "%s è più di quanto un verbale possa contenere"},
		Hint: lang.Text{EN: "at most 1 000 000 000 000 chips", IT: "al massimo 1 000 000 000 000 di fiches"},
	},
	{ // text, what would fit (lang.Text)
		Code: "F41", Slug: "bad-value",
		Text: lang.Text{EN: "%q does not fit here: %s", IT: "%q qui non va: %s"},
		none: lang.Text{EN: "missing here: %[2]s", IT: "qui manca qualcosa: %[2]s"},
		Hint: lang.Text{EN: "write %[2]s", IT: "scrivi %[2]s"},
	},
	{ // word, nearest
		Code: "F42", Slug: "unknown-code", near: 2,
		Text: lang.Text{EN: "no check is called %q%s", IT: "nessun controllo si chiama %q%s"},
		Hint: lang.Text{EN: "a code such as O01, or its slug", IT: "un codice come O01, o il suo nome"},
	},
	{ // key, nearest
		Code: "F43", Slug: "unknown-switch", near: 2,
		Text: lang.Text{EN: "no house rule is called %q%s", IT: "nessuna regola della casa si chiama %q%s"},
		Hint: lang.Text{EN: "`apertura rules` lists them all", IT: "`apertura rules` le elenca tutte"},
	},
	{ // switch, value, nearest (string) or the values there are (lang.Text)
		Code: "F44", Slug: "bad-switch-value", near: 3,
		Text: lang.Text{EN: "%[2]q is no value of %[1]s%[3]s", IT: "%[2]q non è un valore di %[1]s%[3]s"},
		Hint: lang.Text{EN: "`apertura rules` says what the values of %[1]s mean", IT: "che cosa dicono i valori di %[1]s lo spiega `apertura rules`"},
	},
	{ // name, nearest (string) or the presets there are (lang.Text)
		Code: "F45", Slug: "no-such-preset", near: 2,
		Text: lang.Text{EN: "no preset is called %q%s", IT: "nessun preset si chiama %q%s"},
		Hint: lang.Text{EN: "a file of your own begins with ./", IT: "un file tuo comincia con ./"},
	},
	{ // chain ("a.yaml, b.yaml, a.yaml")
		Code: "F46", Slug: "presets-in-a-circle",
		Text: lang.Text{EN: "these presets go round in a circle: %s", IT: "questi preset girano in tondo: %s"},
		Hint: lang.Text{EN: "let one of them stand on its own", IT: "uno di loro deve reggersi da solo"},
	},
	{ // name
		Code: "F47", Slug: "hand-twice",
		Text: lang.Text{EN: "a hand of this session is already called %s", IT: "in questa sessione c'è già una mano %s"},
		Hint: lang.Text{EN: "give it another number, or begin a new session", IT: "dalle un altro numero, o comincia una nuova sessione"},
	},
	{ // -
		Code: "F48", Slug: "no-dealer",
		Text: lang.Text{
			EN: "who deals is not known here: write \"dealer:\"",
			IT: "qui non si sa chi è il mazziere: scrivi \"dealer:\"",
		},
		Hint: lang.Text{EN: "needed on the first hand and after a gap", IT: "serve nella prima mano e dopo un salto"},
	},
}
