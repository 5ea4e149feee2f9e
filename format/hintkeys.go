package format

import (
	"strings"

	"apertura/format/lang"
)

// italianKeys are what an Italian calls a key before having read the page.
var italianKeys = [...]struct{ key, words string }{
	{"session", "sessione, serata"},
	{"players", "giocatori"},
	{"rules", "regole"},
	{"allow", "permessi, accettati"},
	{"hands", "mani"},
	{"title", "titolo"},
	{"date", "data"},
	{"place", "luogo, posto, dove"},
	{"currency", "valuta, moneta"},
	{"chip", "fiche, gettone"},
	{"suits", "semi"},
	{"name", "nome"},
	{"as", "sigla, abbreviazione"},
	{"stack", "fiches"},
	{"hand", "mano"},
	{"time", "ora, orario"},
	{"seats", "posti, tavolo"},
	{"dealer", "mazziere, cartaio"},
	{"deck", "mazzo"},
	{"ante", "invito, inviti"},
	{"stacks", "fiches"},
	{"blinds", "bui"},
	{"split", "parti"},
	{"cards", "carte"},
	{"before", "prima"},
	{"opening", "apertura, primo giro"},
	{"draw", "cambio, cambi"},
	{"betting", "puntate, secondo giro"},
	{"result", "risultato, esito, vince, vincitore"},
	{"note", "nota, commento"},
	{"act", "gesto"},
	{"after", "dopo"},
	{"mark", "segno"},
	{"signal", "segnale"},
	{"pot", "piatto"},
	{"level", "livello"},
	{"parts", "parti"},
}

// nearestKey returns the key of a mapping that a word was probably meant to be,
// "" for none.
func (m mapping) nearestKey(word string) string {
	plain := strings.ToLower(word)
	for _, k := range italianKeys {
		if m.find(k.key) < 0 {
			continue
		}
		for _, w := range wordList(k.words) {
			if w == plain {
				return k.key
			}
		}
	}
	return Nearest(word, m.names())
}

// hint lists the keys of a mapping that has none for a free text.
func (m mapping) hint() lang.Text {
	if m.find("note") >= 0 {
		return lang.Text{}
	}
	all := strings.Join(m.names(), ", ")
	return lang.Text{EN: "the keys here are " + all, IT: "qui le chiavi sono " + all}
}

// emptyHint says of a key without a value that the value is in the key.
func emptyHint(code string, args []any) lang.Text {
	if code != "F20" || len(args) == 0 {
		return lang.Text{}
	}
	text, _ := args[0].(string)
	key, value, found := strings.Cut(text, " ")
	if !found || !knownKey(key) {
		return lang.Text{}
	}
	return lang.Text{
		EN: `the colon goes after the key: "%s: %s"`,
		IT: `i due punti vanno dopo la chiave: "%s: %s"`,
	}.Fmt(key, clip(strings.TrimSpace(value)))
}

// resultHint says how to write the result that a text which is no name was
// meant to be.
func (p *actParser) resultHint(text string) lang.Text {
	folded := foldName(text)
	switch folded {
	case "nessuno", "niente", "nobody", "none", "no one", "nothing":
		return lang.Text{
			EN: `nobody opened: "void"; all checked after the draw: "parola"`,
			IT: `nessuno ha aperto: "void"; tutti parola dopo il cambio: "parola"`}
	case "annullata", "annulla", "tutti passano", "passano tutti", "nessuno apre", "all pass", "nobody opens", "nobody opened":
		return lang.Text{EN: `a hand nobody opened is "void"`, IT: `una mano senza apertura è "void"`}
	case "congelato", "tutti parola", "all check", "frozen", "piatto a parola", "checked":
		return lang.Text{
			EN: `a pot that stays for the next hand is "parola"`,
			IT: `un piatto che resta per la mano dopo è "parola"`}
	case "diviso", "divisa", "divisi", "si divide", "patta", "a metà", "split", "split pot", "tie", "push", "chop", "chopped", "pari":
		if names := p.session.Players; len(names) > 1 {
			return inBrackets(names[0].Name.V, names[1].Name.V)
		}
	}
	first, rest, ok := p.roster.name(text)
	if word, behind, found := strings.Cut(text, " "); !ok && found && winsWord(word) {
		if first, rest, ok = p.roster.name(behind); ok && rest == "" {
			return nameAlone(p.session.Players[first].Name.V)
		}
	}
	if !ok {
		return lang.Text{}
	}
	rest = strings.TrimLeft(rest, " ,")
	if winsWord(rest) {
		return nameAlone(p.session.Players[first].Name.V)
	}
	for _, and := range []string{"e ", "ed ", "and ", "& "} {
		rest = strings.TrimPrefix(rest, and)
	}
	name := p.session.Players[first].Name.V
	if second, behind, ok := p.roster.name(rest); ok && behind == "" {
		return inBrackets(name, p.session.Players[second].Name.V)
	}
	if _, err := p.session.unit().Parse(rest); err == nil {
		return lang.Text{
			EN: "what was taken goes in braces: {%s: %s}",
			IT: "quanto ha preso va fra graffe: {%s: %s}",
		}.Fmt(name, strings.ReplaceAll(rest, ",", "."))
	}
	return lang.Text{}
}

func winsWord(word string) bool {
	return listed("vince, ha vinto, prende, prende tutto, wins, won, takes it, takes all", strings.ToLower(word))
}

func nameAlone(name string) lang.Text {
	return lang.Text{EN: "the name is enough: %s", IT: "basta il nome: %s"}.Fmt(name)
}

func inBrackets(a, b string) lang.Text {
	return lang.Text{
		EN: "those who split go in brackets: [%s, %s]",
		IT: "chi divide va fra parentesi quadre: [%s, %s]",
	}.Fmt(a, b)
}
