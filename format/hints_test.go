package format

import (
	"testing"

	"apertura/format/lang"
)

// What one writes by oneself before having read the page, and what is said of it.
func TestHintsSayWhatToWriteInstead(t *testing.T) {
	for _, c := range []struct {
		line string
		code string
		text string // the Italian sentence, "" for any
		hint lang.Text
	}{
		{"Anna vede e rilancia di 4", "F30", "", lang.Text{
			EN: `to raise is to call as well: "Anna rilancia di 4" is enough`,
			IT: `chi rilancia vede già: basta "Anna rilancia di 4"`}},
		{"Anna passa poi esce", "F30", "", lang.Text{
			EN: `two acts: part them with ; as in "…; Anna esce"`,
			IT: `sono due gesti: separali con ; come "…; Anna esce"`}},
		{"Anna apre 2 Bruno vede", "F30", "", lang.Text{
			EN: `two acts: part them with ; as in "…; Bruno vede"`,
			IT: `sono due gesti: separali con ; come "…; Bruno vede"`}},
		{"Anna cambia 1 e ride", "F30", "", faultOf("F30").Hint},
		{"Anna passa, Bruno passa", "F26", `verbo sconosciuto "passa,"`, lang.Text{
			EN: "a comma parts names, a ; parts acts", IT: "la virgola separa i nomi, il ; i gesti"}},
		{"Anna apre 2, Bruno vede", "F37", `"2," non è una cifra: scrivi 2, o 0,50`, lang.Text{
			EN: "a comma parts names, a ; parts acts", IT: "la virgola separa i nomi, il ; i gesti"}},
		{"Anna e Bruno escono", "F26", `verbo sconosciuto "e"`, lang.Text{
			EN: "a comma goes between names: Anna, Bruno …", IT: "fra i nomi ci va la virgola: Anna, Bruno …"}},
		{"Anna dice parola", "F41", "", lang.Text{
			EN: `"dice" is only talk: to act, write "Anna parola"`,
			IT: `"dice" è solo quel che si dice: per farlo davvero scrivi "Anna parola"`}},
		{"Anna dice vedo", "F41", "", lang.Text{
			EN: `"dice" is only talk: to act, write "Anna vedo"`,
			IT: `"dice" è solo quel che si dice: per farlo davvero scrivi "Anna vedo"`}},
		{"Anna dice ciao", "F41", "", faultOf("F41").Hint.Fmt("", speechWanted)},
		{"Anna apre", "F37", "manca la cifra: scrivi 2, o 0,50", lang.Text{
			EN: "or a word: pot, all-in, cip", IT: "o una parola: piatto, resto, cip"}},
		{"Anna apre a 2", "F37", "", lang.Text{EN: `leave "a" out: apre 2`, IT: `togli "a": apre 2`}},
		{"Anna apre con 2", "F37", "", lang.Text{EN: `leave "con" out: apre 2`, IT: `togli "con": apre 2`}},
		{"Anna apre due", "F37", "", lang.Text{EN: "in digits: 2", IT: "in cifre: 2"}},
		{"Anna apre -2", "F37", "", faultOf("F37").Hint},
		{"Anna", "F26", "manca il verbo", faultOf("F26").Hint},
		{"Anna prende", "F33", "mancano le carte: valore e seme, come 10h o Kd", faultOf("F33").Hint},
		{"Anna mostra Rh", "F33", "", lang.Text{
			EN: "F, D and R are J, Q and K here: Kh", IT: "F, D e R qui sono J, Q e K: Kh"}},
		{"Anna butta", "F27", "", faultOf("F27").Hint},
		{"Anna chiama", "F26", `verbo sconosciuto "chiama": forse "vede"?`, faultOf("F26").Hint},
		{"Anna cip", "F26", `verbo sconosciuto "cip": forse "punta cip"?`, faultOf("F26").Hint},
		{"Anna apre al buio 2", "F37", "", lang.Text{
			EN: "the blind is an act of its own, in before: buio 2", IT: "il buio è un gesto a sé, sotto before: buio 2"}},
		{"Anna opens with the pot", "F37", "", lang.Text{EN: `leave "with the" out: opens pot`, IT: `togli "with the": opens pot`}},
		{"Anna opens for two", "F37", "", lang.Text{EN: `leave "for" out: opens 2`, IT: `togli "for": opens 2`}},
		{"Anna punta 2 cip", "F30", "", lang.Text{EN: "2 cip are 1: punta 1", IT: "2 cip sono 1: punta 1"}},
		{"Anna punta 2 euro", "F30", "", lang.Text{EN: "the figure is enough: punta 2", IT: "basta la cifra: punta 2"}},
		{"Anna punta 2€", "F37", "", lang.Text{EN: "the figure is enough: punta 2", IT: "basta la cifra: punta 2"}},
		{"Anna punta tutto", "F37", "", lang.Text{
			EN: `all he has is "resto" or "all-in": punta resto`, IT: `tutto quel che ha è "resto": punta resto`}},
		{"Anna bets half the pot", "F37", "", lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}},
		{"Anna rilancia al piatto", "F37", "", lang.Text{
			EN: "a raise of the size of the pot: rilancia piatto", IT: "un rilancio grande quanto il piatto: rilancia piatto"}},
		{"Anna rilancia all'8", "F37", "", lang.Text{EN: "up to 8: rilancia a 8", IT: "fino a 8: rilancia a 8"}},
		{"Anna rilancia fino all’8", "F37", "", lang.Text{EN: "up to 8: rilancia a 8", IT: "fino a 8: rilancia a 8"}},
		{"Anna punta all'8", "F37", "", lang.Text{EN: "the figure is enough: punta 8", IT: "basta la cifra: punta 8"}},
		{"Anna rilancia al massimo", "F37", "", lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}},
		{"Anna rilancia fino al massimo", "F37", "", lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}},
		{"Anna apre il minimo", "F37", "", lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}},
		{"Anna bets the maximum", "F37", "", lang.Text{EN: "how much that is, in digits", IT: "in cifre, quanto fa"}},
		{"Anna raises to the pot", "F37", "", lang.Text{
			EN: "a raise of the size of the pot: raises pot", IT: "un rilancio grande quanto il piatto: raises pot"}},
		{"Anna vede Bruno", "F30", "", lang.Text{
			EN: `whose wager goes without saying: "Anna vede"`, IT: `di chi è la puntata si sa già: basta "Anna vede"`}},
		{"Anna mostra tris di nove", "F30", "", lang.Text{
			EN: `cards are shown, a point is declared: "Anna dichiara tris di nove"`,
			IT: `si mostrano le carte, il punto si dichiara: "Anna dichiara tris di nove"`}},
		{"Anna shows three nines", "F30", "", lang.Text{
			EN: `cards are shown, a point is declared: "Anna declares three nines"`,
			IT: `si mostrano le carte, il punto si dichiara: "Anna declares three nines"`}},
		{"Anna mostra K di cuori", "F33", "", lang.Text{
			EN: "a card is a rank and a letter: Kh", IT: "una carta è un valore e una lettera: Kh"}},
		{"Anna shows the king of hearts", "F33", "", lang.Text{
			EN: `alone, "shows" shows the five on record`, IT: `da solo, "shows" fa vedere le cinque che si conoscono`}},
		{"Anna cambia niente", "F33", "", lang.Text{EN: `who changes no card is "servito"`, IT: `chi non cambia è "servito"`}},
		{"Anna draws none", "F41", "", lang.Text{EN: `who changes no card is "pat"`, IT: `chi non cambia è "pat"`}},
		{"Anna scarta apertura", "F26", "", lang.Text{
			EN: "openers are split in a draw: discards Qd splits openers", IT: "l'apertura si scarta in un cambio: cambia Qd scarta apertura"}},
		{"Anna vince", "F26", "", lang.Text{
			EN: "who takes the pot stands below: result: Anna", IT: "chi prende il piatto si scrive sotto: result: Anna"}},
		{"Anna boh", "F26", `verbo sconosciuto "boh"`, lang.Text{
			EN: "here one opens, passes, calls, raises or folds", IT: "qui si dice apre, passa, gioca, rilancia o esce"}},
		{"Anna non apre", "F26", `verbo sconosciuto "non apre": forse "passa"?`, faultOf("F26").Hint},
		{"Anna drops out", "F26", `verbo sconosciuto "drops out": forse "folds"?`, faultOf("F26").Hint},
		{"Anna sta", "F27", `"sta" può voler dire più di una cosa: "ci sta" resta in gioco, "servito" tiene le carte`, faultOf("F27").Hint},
		{"Anna stays", "F27", `"stays" può voler dire più di una cosa: "calls" resta in gioco, "pat" tiene le carte`, faultOf("F27").Hint},
		{"Anna buys 3", "F27", `"buys" può voler dire più di una cosa: "rebuys" compra fiches, "draws" cambia carte`, faultOf("F27").Hint},
		{"passano tutti", "F22", `nessuno si chiama "passano"`, lang.Text{
			EN: `who acts goes first: "tutti passano"`, IT: `prima chi lo fa: "tutti passano"`}},
		{"fold the others", "F22", "", lang.Text{EN: `who acts goes first: "the others fold"`, IT: `prima chi lo fa: "the others fold"`}},
		{"apre Bruno 2", "F22", "", lang.Text{EN: `who acts goes first: "Bruno apre 2"`, IT: `prima chi lo fa: "Bruno apre 2"`}},
		{"apre 2", "F22", "", lang.Text{EN: `who acts goes first: "Anna apre 2"`, IT: `prima chi lo fa: "Anna apre 2"`}},
		{"nessuno apre", "F22", "", lang.Text{EN: `write what they do: "tutti passano"`, IT: `scrivi che cosa fanno: "tutti passano"`}},
		{"no one calls", "F22", "", lang.Text{EN: `write what they do: "the others fold"`, IT: `scrivi che cosa fanno: "the others fold"`}},
		{"nobody sneezes", "F22", "", faultOf("F22").Hint},
		{"Anna all in", "F27",
			`"all in" può voler dire più di una cosa: "vede resto", "punta resto" o "rilancia resto"`, faultOf("F27").Hint},
	} {
		p := parser(testSession(table4...))
		p.line(scalar(c.line), Opening)
		if len(p.rep.list) != 1 {
			t.Errorf("%q: got %v, want %s alone", c.line, p.rep.list, c.code)
			continue
		}
		d := p.rep.list[0]
		if d.Code != c.code || c.text != "" && d.Message.IT != c.text || d.Hint != c.hint {
			t.Errorf("%q: got %s %q\n%q,\nwant %s %q\n%q", c.line, d.Code, d.Message.IT, d.Hint, c.code, c.text, c.hint)
		}
	}
}

func TestLineTakesWhatPeopleSay(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Anna apre di 2", "Anna open amount=2<2>"},
		{"Anna punta di 2,50", "Anna bet amount=2.50<2,50>"},
		{"Anna bets the pot", "Anna bet pot<pot>"},
		{"Anna opens for 2", "Anna open amount=2<2>"},
		{"Anna fa buio di 2", "Anna buio amount=2<2>"},
		{"Anna fa il buio", "Anna buio"},
		{"Anna fa il buio 2", "Anna buio amount=2<2>"},
		{"Anna fa l'over", "Anna over"},
		{"Anna punta il piatto", "Anna bet pot<piatto>"},
		{"Anna rilancia del piatto", "Anna raise by pot<piatto>"},
		{"Anna raises by the pot", "Anna raise by pot<pot>"},
		{"Anna rilancia il piatto", "Anna raise by pot<piatto>"},
		{"Anna rilancia il resto", "Anna raise rest+all-in<resto>"},
		{"Anna vede il resto", "Anna call rest+all-in<resto>"},
		{"Anna gioca il resto", "Anna call rest+all-in<resto>"},
		{"Anna punta 8, il resto", ""},
		{"Anna punta 8 il resto", "Anna bet amount=8+all-in<8 il resto>"},
		{"Anna si mette in pari 2", "Anna level amount=2<2>"},
		{"Anna non cambia", "Anna pat"},
		{"Anna non cambio", "Anna pat"},
		{"Anna si ritira", "Anna fold"},
		{"Anna non ci sta", "Anna fold"},
		{"Anna molla", "Anna fold"},
		{"Anna cambia 1 e scarta l'apertura", "Anna discard count=1<1> openers"},
		{"Anna cambia Qd e scarta apertura e prende Kh", "Anna discard thrownQ♦<Qd> openers gets gotK♥<Kh>"},
		{"Anna punta un cip", "Anna bet cip<cip>"},
		{"Anna bets a cip", "Anna bet cip<cip>"},
		{"Anna bets for the pot", "Anna bet pot<pot>"},
		{"Anna apre di un cip", "Anna open cip<cip>"},
		{"Anna rilancia fino a 12", "Anna raise amount=12<12>"},
		{"Anna rilancia di altri 4", "Anna raise by amount=4<4>"},
		{"Anna rilancia altri 4", "Anna raise by amount=4<4>"},
		{"Anna raises up to 12", "Anna raise amount=12<12>"},
		{"Anna raises it to 12", "Anna raise amount=12<12>"},
		{"Anna raises by another 4", "Anna raise by amount=4<4>"},
		{"Anna raises another 4", "Anna raise by amount=4<4>"},
		{"Anna scarta tre", "Anna discard count=3<tre>"},
		{"Anna scarta Qd scarta apertura e prende Kh", "Anna discard thrownQ♦<Qd> openers gets gotK♥<Kh>"},
		{"Anna è servita", "Anna pat"},
		{"Anna sta servita", "Anna pat"},
		{"Anna is pat", "Anna pat"},
		{"Anna stays pat", "Anna pat"},
		{"Anna fa parola", "Anna check"},
		{"Anna passa parola", "Anna check"},
		{"Anna fa vedere Kh Kd", "Anna show gotK♥<Kh> gotK♦<Kd>"},
		{"Anna fa vedere l'apertura", "Anna show-openers"},
		{"Anna non fa vedere", "Anna muck"},
		{"Anna doesn't show", "Anna muck"},
		{"Anna draws two and gets Kh Kd", "Anna discard count=2<two> gets gotK♥<Kh> gotK♦<Kd>"},
	} {
		s := testSession(table4...)
		p := parser(s)
		v := scalar(c.line)
		got := ""
		for _, a := range p.line(v, Opening) {
			got += wrote(s, v.Source(), &a)
		}
		if c.want != "" && (got != c.want || len(p.rep.list) > 0) {
			t.Errorf("%q: got %q, want %q (%s)", c.line, got, c.want, faultsOf(p, v.Source()))
		}
		if c.want == "" && len(p.rep.list) == 0 {
			t.Errorf("%q: got %q, want a fault", c.line, got)
		}
	}
}
