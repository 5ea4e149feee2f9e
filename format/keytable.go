package format

import "apertura/format/lang"

// keys holds every key, mapping by mapping, in the order in which they are read:
// what others depend on comes first.
var keys = [mappings][]keyRow{
	documentKeys: {
		{"apertura", versionShape, lang.Text{
			EN: "`1`, the version of the format; the first document of a file must say so",
			IT: "`1`, la versione del formato; nel primo documento di un file ci vuole",
		}},
		{"session", sessionShape, lang.Text{
			EN: "the evening: where and when, what a chip is worth, how suits are written",
			IT: "la serata: dove e quando, quanto vale una fiche, come si scrivono i semi",
		}},
		{"rules", rulesShape, lang.Text{
			EN: "the house rules: a `preset` and what this table changes",
			IT: "le regole della casa: un `preset` e quel che questo tavolo cambia",
		}},
		{"players", playersShape, lang.Text{
			EN: "the roster, clockwise; up to 64, ten at the table",
			IT: "i giocatori in senso orario; fino a 64, dieci al tavolo",
		}},
		{"allow", allowShape, lang.Text{
			EN: "irregularities the table accepts in every hand, each with its reason",
			IT: "irregolarità che il tavolo accetta in ogni mano, ognuna col suo perché",
		}},
		{"hands", handsShape, lang.Text{
			EN: "the hands, one after another",
			IT: "le mani, una dopo l'altra",
		}},
	},
	sessionKeys: {
		{"title", textShape, lang.Text{
			EN: "what it is called",
			IT: "come si chiama",
		}},
		{"date", textShape, lang.Text{
			EN: "when",
			IT: "quando",
		}},
		{"place", textShape, lang.Text{
			EN: "where",
			IT: "dove",
		}},
		{"currency", textShape, lang.Text{
			EN: "for display",
			IT: "la moneta, solo da mostrare",
		}},
		{"chip", unitShape, lang.Text{
			EN: "what the smallest chip is worth, 0.01 unless said; every amount is a multiple of it",
			IT: "quanto vale la fiche più piccola, 0.01 se non si dice; ogni cifra ne è un multiplo",
		}},
		{"cip", amountShape, lang.Text{
			EN: "what `cip` means as an amount; a chip unless said",
			IT: "che cosa vuol dire `cip` come cifra; una fiche se non si dice",
		}},
		{"suits", suitsShape, lang.Text{
			EN: "`international`, letters h d c s, or `italian`, letters c q f p (cuori quadri fiori picche)",
			IT: "`international`, lettere h d c s, o `italian`, lettere c q f p (cuori quadri fiori picche)",
		}},
	},
	playerKeys: {
		{"name", textShape, lang.Text{
			EN: "any text; may hold blanks",
			IT: "un testo qualsiasi, anche con spazi",
		}},
		{"as", textShape, lang.Text{
			EN: "a short name, good wherever the name is",
			IT: "un nome breve, buono dovunque lo sia il nome",
		}},
		{"stack", amountShape, lang.Text{
			EN: "his chips as the session begins; may be left out",
			IT: "le sue fiches a inizio serata; si può lasciar fuori",
		}},
	},
	handKeys: {
		{"hand", textShape, lang.Text{
			EN: "a number or a name, once in a session; left out: counted. A number that skips breaks the chain",
			IT: "un numero o un nome, uno solo per sessione; se manca si conta. Un numero che salta spezza la catena",
		}},
		{"time", textShape, lang.Text{
			EN: "when",
			IT: "a che ora",
		}},
		{"rules", rulesShape, lang.Text{
			EN: "house rules for this hand alone",
			IT: "regole della casa per questa mano soltanto",
		}},
		{"seats", namesShape, lang.Text{
			EN: "who is at the table, clockwise; holds until it changes; all players unless said",
			IT: "chi è al tavolo, in senso orario; vale finché non cambia; tutti, se non si dice",
		}},
		{"dealer", nameShape, lang.Text{
			EN: "who deals; left out: it moves as the rules say. Needed on the first hand and behind a gap",
			IT: "il mazziere; se manca passa come vogliono le regole. Serve nella prima mano e dopo un salto",
		}},
		{"deck", deckShape, lang.Text{
			EN: "24, 28 … 52 cards; left out: as the rules say",
			IT: "24, 28 … 52 carte; se manca, come vogliono le regole",
		}},
		{"ante", anteShape, lang.Text{
			EN: "the dealer's amount, paid as the rules say, until another is written; `{Anna: 2, Carla: 1}` is what was really put in, in this hand",
			IT: "la cifra del mazziere, pagata come vogliono le regole finché non se ne scrive un'altra; `{Anna: 2, Carla: 1}` è quel che si è messo davvero, in questa mano",
		}},
		{"stacks", amountsShape, lang.Text{
			EN: "chips as counted before the hand: checked, then believed",
			IT: "le fiches contate prima della mano: si controllano, poi ci si crede",
		}},
		{"blinds", blindsShape, lang.Text{
			EN: "fixed blinds of this hand, `1/2`",
			IT: "i bui fissi di questa mano, `1/2`",
		}},
		{"opening-at", rankShape, lang.Text{
			EN: "the lowest pair the table asked for: checked against the ladder",
			IT: "la coppia più bassa chiesta dal tavolo: si controlla con la scala",
		}},
		{"split", splitShape, lang.Text{
			EN: "1 to 4: this hand's pot, once frozen, is played for in so many parts",
			IT: "da 1 a 4: il piatto di questa mano, se resta a parola, si gioca in tante parti",
		}},
		{"carried", carriedShape, lang.Text{
			EN: "what the hand starts with, where it starts in mid-game",
			IT: "con che cosa comincia la mano, se comincia a metà partita",
		}},
		{"cards", cardsShape, lang.Text{
			EN: "the cards dealt, as far as known, by player",
			IT: "le carte servite, per quel che se ne sa, giocatore per giocatore",
		}},
		{"before", actsShape, lang.Text{
			EN: "before the deal: levels, chips bought, penalties, the cut, then blinds",
			IT: "prima di dare: chi si mette in pari, chi ricarica, chi paga penali, il taglio, poi i bui",
		}},
		{"opening", actsShape, lang.Text{
			EN: "the first round",
			IT: "il primo giro",
		}},
		{"draw", actsShape, lang.Text{
			EN: "the draw",
			IT: "il cambio",
		}},
		{"betting", actsShape, lang.Text{
			EN: "the second round",
			IT: "il secondo giro",
		}},
		{"showdown", actsShape, lang.Text{
			EN: "what was declared and shown",
			IT: "che cosa si è dichiarato e mostrato",
		}},
		{"result", resultShape, lang.Text{
			EN: "who took the pot, or what became of it",
			IT: "chi ha preso il piatto, o che fine ha fatto",
		}},
		{"note", noteShape, lang.Text{
			EN: "a text, or `{en: …, it: …}`",
			IT: "un testo, o `{en: …, it: …}`",
		}},
		{"expect", codesShape, lang.Text{
			EN: "what a regression corpus expects to be found",
			IT: "che cosa una raccolta di prove si aspetta di trovare",
		}},
		{"allow", allowShape, lang.Text{
			EN: "irregularities accepted in this hand",
			IT: "irregolarità accettate in questa mano",
		}},
	},
	actKeys: {
		{"act", actShape, lang.Text{
			EN: "the line itself",
			IT: "la riga",
		}},
		{"after", durationShape, lang.Text{
			EN: "how long he took, `25s`",
			IT: "quanto tempo ci ha messo, `25s`",
		}},
		{"mark", markShape, lang.Text{
			EN: "a glyph for a lesson: ! ? !! ?? !? ?!",
			IT: "un segno per la lezione: ! ? !! ?? !? ?!",
		}},
		{"signal", signalShape, lang.Text{
			EN: "`weak`: what was said or done announced weakness",
			IT: "`weak`: quel che si è detto o fatto annunciava debolezza",
		}},
		{"undone", flagShape, lang.Text{
			EN: "`true`: done and taken back; judged, not played",
			IT: "`true`: fatto e ritirato; si giudica, non si gioca",
		}},
		{"note", noteShape, lang.Text{
			EN: "a text; may stand beside several acts",
			IT: "un testo; può stare accanto a più gesti",
		}},
		{"expect", codesShape, lang.Text{
			EN: "what is expected on this act",
			IT: "che cosa ci si aspetta su questo gesto",
		}},
		{"allow", allowShape, lang.Text{
			EN: "what is accepted of it",
			IT: "che cosa se ne accetta",
		}},
	},
	carriedKeys: {
		{"pot", amountShape, lang.Text{
			EN: "what lies there",
			IT: "quanto c'è nel piatto",
		}},
		{"opening", rankShape, lang.Text{
			EN: "the pair this hand asks for",
			IT: "la coppia che questa mano chiede",
		}},
		{"frozen", flagShape, lang.Text{
			EN: "`true`: the pot is a frozen one",
			IT: "`true`: il piatto è a parola",
		}},
		{"level", amountsShape, lang.Text{
			EN: "who still owes what: `{Dino: 30}`",
			IT: "chi deve ancora quanto: `{Dino: 30}`",
		}},
		{"parts", partsShape, lang.Text{
			EN: "the parts that wait behind this one: `[45]`",
			IT: "le parti che aspettano dopo questa: `[45]`",
		}},
	},
	noteKeys: {
		{"en", textShape, lang.Text{
			EN: "for those who read English",
			IT: "per chi legge in inglese",
		}},
		{"it", textShape, lang.Text{
			EN: "for those who read Italian",
			IT: "per chi legge in italiano",
		}},
	},
}
