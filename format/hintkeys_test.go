package format

import (
	"slices"
	"testing"

	"apertura/format/lang"
)

const hintHead = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}, {name: Carla}]\n"

// hintsOf returns code, sentence and hint of the faults of a log.
func hintsOf(log string, l lang.Lang) []string {
	var out []string
	for _, doc := range ReadAll([]byte(log), "log.yaml", Options{}) {
		for _, d := range doc.Faults {
			out = append(out, d.Code+" "+d.Message.In(l)+" / "+d.Hint.In(l))
		}
	}
	return out
}

func TestHintsOfKeysAndResults(t *testing.T) {
	hand := func(keys string) string {
		return hintHead + "hands:\n  - hand: 1\n    dealer: Anna\n    opening: tutti passano\n" + keys
	}
	split := ` / chi divide va fra parentesi quadre: [Anna, Bruno]`
	for _, c := range []struct{ log, want string }{
		{hand("    result: nessuno\n"), `F22 nessuno si chiama "nessuno" / nessuno ha aperto: "void"; tutti parola dopo il cambio: "parola"`},
		{hand("    result: annullata\n"), `F22 nessuno si chiama "annullata" / una mano senza apertura è "void"`},
		{hand("    result: tutti passano\n"), `F22 nessuno si chiama "tutti passano" / una mano senza apertura è "void"`},
		{hand("    result: Anna vince\n"), `F22 nessuno si chiama "Anna vince" / basta il nome: Anna`},
		{hand("    result: vince Bruno\n"), `F22 nessuno si chiama "vince Bruno" / basta il nome: Bruno`},
		{hand("    result: patta\n"), `F22 nessuno si chiama "patta"` + split},
		{hand("    result: congelato\n"), `F22 nessuno si chiama "congelato" / un piatto che resta per la mano dopo è "parola"`},
		{hand("    result: diviso\n"), `F22 nessuno si chiama "diviso"` + split},
		{hand("    result: Anna e Bruno\n"), `F22 nessuno si chiama "Anna e Bruno"` + split},
		{hand("    result: Anna, Bruno\n"), `F22 nessuno si chiama "Anna, Bruno"` + split},
		{hand("    result: Carla 8\n"), `F22 nessuno si chiama "Carla 8": forse "Carla"? / quanto ha preso va fra graffe: {Carla: 8}`},
		{hand("    risultato: Anna\n"), `F19 chiave sconosciuta "risultato": forse "result"? / un testo libero va in "note"`},
		{hand("    invito: 2\n"), `F19 chiave sconosciuta "invito": forse "ante"? / un testo libero va in "note"`},
		{hand("    xyz: 2\n"), `F19 chiave sconosciuta "xyz" / un testo libero va in "note"`},
		{hintHead + "mani: []\n", `F19 chiave sconosciuta "mani": forse "hands"? / qui le chiavi sono apertura, session, rules, players, allow, hands`},
		{hintHead + "session: {data: oggi}\n", `F19 chiave sconosciuta "data": forse "date"? / qui le chiavi sono title, date, place, currency, chip, cip, suits`},
		{hintHead + "hands:\n  - hand 3:\n    dealer: Anna\n    opening: tutti passano\n",
			`F20 dopo "hand 3" non c'è niente: scrivi un valore, o togli la chiave / i due punti vanno dopo la chiave: "hand: 3"`},
		{hand("    result:\n"), `F20 dopo "result" non c'è niente: scrivi un valore, o togli la chiave / una lista vuota è []`},
		{hintHead + "hands:\n  - hand: 1\n    dealer: Anna\n    opening: [{Bruno: passa}, Carla passa]\n",
			`F10 per YAML il testo prima dei due punti è una chiave: metti tutta la riga fra apici ' / togli i due punti dopo il nome: Bruno passa`},
		{hintHead + "hands:\n  - hand: 1\n    dealer: Anna\n    opening: [Bruno apre 2, Carla, Anna escono]\n",
			`F26 manca il verbo / fra parentesi quadre la virgola comincia un'altra riga: metti fra apici 'Carla, Anna escono'`},
		{"apertura: 1\nplayers: [Anna, {name: Bruno}]\n", `F21 qui ci vuole un giocatore: {name: Anna} / ogni giocatore è {name: Anna}`},
		{hintHead + "allow: T01\n", `F21 qui ci vuole l'elenco dei codici, col perché: {T01: lo lasciamo passare} / controlla il rientro e i due punti`},
	} {
		if got := hintsOf(c.log, lang.IT); !slices.Equal(got, []string{c.want}) {
			t.Errorf("got  %q\nwant %q", got, c.want)
		}
	}
}

func TestResultWords(t *testing.T) {
	for text, want := range map[string]OutcomeKind{
		"nulla": Void, "Mano nulla": Void, "void": Void, "a parola": Frozen, "parola": Frozen,
		"refund": Refund, "redeal": Redeal, "Anna": Taken,
	} {
		docs := ReadAll([]byte(hintHead+"hands:\n  - hand: 1\n    dealer: Anna\n    opening: tutti passano\n    result: "+text+"\n"), "", Options{})
		if o := docs[0].Hands[0].Result; o.Kind != want || len(docs[0].Faults) > 0 {
			t.Errorf("%q: got %v %v, want %v", text, o.Kind, docs[0].Faults, want)
		}
	}
	if !reservedName("nulla") || !reservedName("mano nulla") || !reservedName("a parola") {
		t.Errorf("a result's word can be a name")
	}
}
