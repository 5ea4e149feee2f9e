package format

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/money"
)

// scalar is a document of one plain scalar.
func scalar(text string) Value {
	t := &Tree{Source: &Source{File: "test", Text: []byte(text), Line: 1}}
	t.Add(Scalar, Plain, text, Span{0, len(text)})
	return t.Root()
}

func testSession(names ...string) *Session {
	s := &Session{Unit: money.Unit{Value: 50, Decimals: 2}, Cip: 1}
	for _, n := range names {
		name, short, _ := strings.Cut(n, "/")
		s.Players = append(s.Players, Player{Name: Node[string]{V: name}, Short: Node[string]{V: short}})
	}
	return s
}

var table4 = []string{"Anna", "Bruno", "Carla", "Zio Pino/Z"}

// parser returns a parser in the first hand of a session, dealt by the first player.
func parser(s *Session) *actParser {
	p := newActParser(s, newRoster(s), &reporter{}, newStore(nil))
	p.begin(&Hand{Session: s, Dealer: Node[int]{0, Span{0, 1}}})
	return p
}

var verbNames = [...]string{"-", "buio", "over", "match", "level", "rebuy", "pay", "pass", "open", "call", "fold",
	"raise", "read", "time", "think", "pat", "discard", "receive", "cut", "burn", "reshuffle", "check", "bet",
	"declare", "show", "show-openers", "ask-openers", "muck", "say", "do"}

// wrote says all that an act holds in one line, its places as the text there.
func wrote(s *Session, src *Source, a *Act) string {
	var b strings.Builder
	who := "nobody"
	if a.Player >= 0 {
		who = s.Players[a.Player].Name.V
	}
	fmt.Fprintf(&b, "%s %s", who, verbNames[a.Verb])
	say := func(label string, at Span) { fmt.Fprintf(&b, " %s<%s>", label, src.Slice(at)) }
	if a.Amount.Kind != NoAmount {
		label := [...]string{"", "amount", "pot", "cip", "rest"}[a.Amount.Kind]
		if a.Amount.Kind == Exact {
			label += "=" + s.Unit.Format(a.Amount.Chips, '.')
		}
		if a.By {
			label = "by " + label
		}
		if a.Amount.AllIn {
			label += "+all-in"
		}
		say(label, a.Amount.Span)
	}
	if a.Count.Said() {
		say(fmt.Sprint("count=", a.Count.V), a.Count.Span)
	}
	list := func(label string, cards []CardNode) {
		for _, c := range cards {
			say(label+c.V.String(), c.Span)
		}
	}
	list("thrown", a.Thrown)
	if a.Openers {
		b.WriteString(" openers")
	}
	list("set", a.Set)
	if a.Gets {
		b.WriteString(" gets")
	}
	list("got", a.Got)
	if a.Point.Said() {
		say(fmt.Sprint("point=", a.Point.V.Category, a.Point.V.Kind, a.Point.V.Ranks), a.Point.Span)
	}
	if a.To.Said() {
		say("to="+s.Players[a.To.V].Name.V, a.To.Span)
	}
	if a.Speech().Said() {
		say("speech="+a.Speech().V, a.Speech().Span)
	}
	if a.Duration().Said() {
		say(fmt.Sprint("time=", a.Duration().V), a.Duration().Span)
	}
	return b.String()
}

// faultsOf lists codes with the words underlined.
func faultsOf(p *actParser, src *Source) string {
	var out []string
	for _, d := range p.rep.list {
		out = append(out, d.Code+"<"+src.Slice(d.Place.Span)+">")
	}
	return strings.Join(out, " ")
}

func TestLineReadsWhatFollowsAVerb(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Anna apre 2", "Anna open amount=2<2>"},
		{"Anna apre 25,50", "Anna open amount=25.50<25,50>"},
		{"anna Apre piatto", "Anna open pot<piatto>"},
		{"Bob buio", ""},
		{"Bruno buio", "Bruno buio"},
		{"Bruno fa buio 4", "Bruno buio amount=4<4>"},
		{"Bruno posa", ""},
		{"Carla over 8", "Carla over amount=8<8>"},
		{"Carla gioca 4", "Carla call amount=4<4>"},
		{"Carla vede 8 resto", "Carla call amount=8+all-in<8 resto>"},
		{"Carla vede resto", "Carla call rest+all-in<resto>"},
		{"Carla calls all in", "Carla call rest+all-in<all in>"},
		{"Carla opens 1.50 all-in", "Carla open amount=1.50+all-in<1.50 all-in>"},
		{"Z punta cip", "Zio Pino bet cip<cip>"},
		{"zio pino rilancia a 6", "Zio Pino raise amount=6<6>"},
		{"Z rilancia di 4", "Zio Pino raise by amount=4<4>"},
		{"Z rilancia a 34 resto", "Zio Pino raise amount=34+all-in<34 resto>"},
		{"Z rilancia piatto", "Zio Pino raise by pot<piatto>"},
		{"Z raises pot", "Zio Pino raise by pot<pot>"},
		{"Z raises all-in", "Zio Pino raise rest+all-in<all-in>"},
		{"Z raises to 6", "Zio Pino raise amount=6<6>"},
		{"Z raise by 16", "Zio Pino raise by amount=16<16>"},
		{"Z rilancia di cip", "Zio Pino raise by cip<cip>"},
		{"Anna paga 60", "Anna pay amount=60<60>"},
		{"Anna paga 60 a Zio Pino", "Anna pay amount=60<60> to=Zio Pino<Zio Pino>"},
		{"Bruno paga 60 ad anna", "Bruno pay amount=60<60> to=Anna<anna>"},
		{"Anna pays 60 to Z", "Anna pay amount=60<60> to=Zio Pino<Z>"},
		{"Anna ricarica 50", "Anna rebuy amount=50<50>"},
		{"Anna si mette all’altezza 2", "Anna level amount=2<2>"},
		{"Anna pensa", "Anna think"},
		{"Anna pensa 1m30s", "Anna think time=1m30s<1m30s>"},
		{"Anna thinks 20s", "Anna think time=20s<20s>"},
		{"Anna cambia 3", "Anna discard count=3<3>"},
		{"Anna cambia tre", "Anna discard count=3<tre>"},
		{"Anna cambia una carta", "Anna discard count=1<una>"},
		{"Anna draws three cards", "Anna discard count=3<three>"},
		{"Anna cambia 9h 8c 7d prende Qh Qs 10d",
			"Anna discard thrown9♥<9h> thrown8♣<8c> thrown7♦<7d> gets gotQ♥<Qh> gotQ♠<Qs> got10♦<10d>"},
		{"Anna cambia 3 prende Ks ?? ??", "Anna discard count=3<3> gets gotK♠<Ks> got??<??> got??<??>"},
		{"Anna cambia Qd scarta apertura prende Kh", "Anna discard thrownQ♦<Qd> openers gets gotK♥<Kh>"},
		{"Anna cambio Qd scarto apertura Qd prendo Kh",
			"Anna discard thrownQ♦<Qd> openers setQ♦<Qd> gets gotK♥<Kh>"},
		{"Anna discards Qd splits openers Qd gets Kh",
			"Anna discard thrownQ♦<Qd> openers setQ♦<Qd> gets gotK♥<Kh>"},
		{"Anna prende 10c", "Anna receive got10♣<10c>"},
		{"Anna prende 2", "Anna receive count=2<2>"},
		{"Anna cambia 1 scarta l’apertura Qd prende 10d", "Anna discard count=1<1> openers setQ♦<Qd> gets got10♦<10d>"},
		{"Anna quarta", "Anna receive count=1<quarta>"},
		{"Anna quinta 10d", "Anna receive got10♦<10d>"},
		{"brucia 7d", "nobody burn got7♦<7d>"},
		{"Brucia", "nobody burn"},
		{"Anna burns 7d", "Anna burn got7♦<7d>"},
		{"rimescola", "nobody reshuffle"},
		{"Anna rimescola", "Anna reshuffle"},
		{"Anna taglia", "Anna cut"},
		{"Anna mostra", "Anna show"},
		{"Anna mostra 9♦ 8♣ 7♥\ufe0f Td ac", "Anna show got9♦<9♦> got8♣<8♣> got7♥<7♥\ufe0f> got10♦<Td> gotA♣<ac>"},
		{"Anna mostra apertura", "Anna show-openers"},
		{"Anna shows openers Ks Kd", "Anna show-openers gotK♠<Ks> gotK♦<Kd>"},
		{"Anna non mostra", "Anna muck"},
		{"Anna lascia coperte", "Anna muck"},
		{"Anna lascia", "Anna fold"},
		{`Anna dice "carte; da, buttare"`, `Anna say speech=carte; da, buttare<"carte; da, buttare">`},
		{"Anna fa «un sospiro»", "Anna do speech=un sospiro<«un sospiro»>"},
		{"Anna says “hm”", "Anna say speech=hm<“hm”>"},
		{`Anna does ""`, `Anna do speech=<"">`},
		{"Anna\u00a0apre\u00a02", "Anna open amount=2<2>"},
	} {
		s := testSession(table4...)
		p := parser(s)
		v := scalar(c.line)
		got := ""
		for _, a := range p.line(v, Opening) {
			got += wrote(s, v.Source(), &a)
		}
		if got != c.want {
			t.Errorf("%q: got %q, want %q (%s)", c.line, got, c.want, faultsOf(p, v.Source()))
		}
		if c.want != "" && len(p.rep.list) > 0 {
			t.Errorf("%q: got faults %s, want none", c.line, faultsOf(p, v.Source()))
		}
	}
}

func TestLineKnowsWhereThingsStand(t *testing.T) {
	s := testSession(table4...)
	v := scalar(`Z passa ;  Anna si mette all'altezza 2;Carla, Bruno escono`)
	var got []string
	for _, a := range parser(s).line(v, Opening) {
		src := v.Source()
		got = append(got, src.Slice(a.Line)+"|"+src.Slice(a.Name)+"|"+src.Slice(a.Word))
	}
	want := []string{
		"Z passa|Z|passa",
		"Anna si mette all'altezza 2|Anna|si mette all'altezza",
		"Carla, Bruno escono|Carla|escono",
		"Carla, Bruno escono|Bruno|escono",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestLineReportsWhatItCannotRead(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Ana apre 2", "F22<Ana>"},
		{"Zio Pno apre 2", "F22<Zio Pno>"},
		{"apre 2", "F22<apre>"},
		{"Anna, Brno escono", "F22<Brno>"},
		{"Brno, Anna escono", "F22<Brno>"},
		{"Anna paga 2 a Brno", "F22<Brno>"},
		{"Anna paga 2 a", "F22<paga>"},
		{"Anna aprre 2", "F26<aprre>"},
		{"Anna", "F26<Anna>"},
		{"Anna copre", "F27<copre>"},
		{"Bruno servo", "F27<servo>"},
		{"Anna rilancia 6", "F28<6>"},
		{"Anna rilancia cip", "F28<cip>"},
		{"Anna rilancia", "F37<rilancia>"},
		{"Anna rilancia a", "F37<rilancia>"},
		{"Anna rilancia a piatto", "F37<a piatto>"},
		{"Anna draws Ks Kd", "F29<Ks Kd>"},
		{"Anna passa subito e ride", "F30<subito e ride>"},
		{"Anna apre 2 3", "F30<3>"},
		{"Anna cambia 3 scarta tutto", "F30<scarta tutto>"},
		{"Anna cambia Qd prende Kh scarta apertura", "F30<scarta apertura>"},
		{"Anna, Bruno cambiano 3", "F31<cambiano>"},
		{"tutti cambiano 3", "F31<cambiano>"},
		{"Anna mostra 1h", "F33<1h>"},
		{"Anna mostra Kx", "F33<Kx>"},
		{"Anna prende", "F33<prende>"},
		{"Anna cambia 3 prende", "F33<prende>"},
		{"Anna cambia 3 prende 2", "F33<2>"},
		{"Anna mostra Kq", "F34<Kq>"},
		{"Anna mostra Ks Qd Ks", "F35<Ks>"},
		{"Anna mostra Ks Kd Kh Kc Qs Qd", "F36<Ks Kd Kh Kc Qs Qd>"},
		{"brucia Ks Kd", "F36<Ks Kd>"},
		{"Anna cambia 6", "F36<6>"},
		{"Anna cambia 0", "F41<0>"},
		{"Anna cambia", "F41<cambia>"},
		{"Anna draws", "F41<draws>"},
		{"Anna apre", "F37<apre>"},
		{"Anna apre due", "F37<due>"},
		{"Anna apre -2", "F37<-2>"},
		{"Anna apre 02", "F37<02>"},
		{"Anna apre 1e3", "F37<1e3>"},
		{"Anna apre 1.000", "F38<1.000>"},
		{"Anna apre 0.30", "F39<0.30>"},
		{"Anna apre 9000000000000000", "F40<9000000000000000>"},
		{"Anna dichiara", "F41<dichiara>"},
		{"Anna dichiara boh", "F41<boh>"},
		{"Anna dichiara full e basta", "F30<basta>"},
		{"Anna dice ciao", "F41<ciao>"},
		{`Anna dice "ciao`, `F41<"ciao>`},
		{`Anna dice "ciao" poi`, "F30<poi>"},
		{"Anna pensa 20", "F41<20>"},
		{"Ana apre 2; Bruno apre; Carla passa", "F22<Ana> F37<apre>"},
	} {
		p := parser(testSession(table4...))
		v := scalar(c.line)
		p.line(v, Opening)
		if got := faultsOf(p, v.Source()); got != c.want {
			t.Errorf("%q: got %q, want %q", c.line, got, c.want)
		}
		for _, d := range p.rep.list {
			for _, m := range []string{d.Message.EN, d.Message.IT, d.Hint.EN, d.Hint.IT} {
				if m == "" || strings.Contains(m, "%!") {
					t.Errorf("%q: message %q is not filled", c.line, m)
				}
			}
		}
	}
}

func TestFaultsNameTheNearest(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Ana apre 2", `nobody is called "Ana": did you mean "Anna"?`},
		{"Anna aprre 2", `unknown verb "aprre": did you mean "apre"?`},
		{"Anna si adegia", `unknown verb "si": did you mean "si adegua"?`},
		{"Anna chiede 3", `unknown verb "chiede": did you mean "cambia"?`},
		{"Anna apre", `the amount is missing: digits, as in 2 or 0.50`},
		{"Anna apre 0.30", `0.30 is no multiple of the smallest chip, 0.50`},
		{"Anna rilancio 6", `rilancio 6: to 6, or by 6?`},
	} {
		p := parser(testSession(table4...))
		p.line(scalar(c.line), Opening)
		if len(p.rep.list) != 1 || p.rep.list[0].Message.EN != c.want {
			t.Errorf("%q: got %v, want %q", c.line, p.rep.list, c.want)
		}
	}
}

// Every word of the table, as written and with a capital, is its verb.
func TestEveryWordIsItsVerb(t *testing.T) {
	behind := map[takes]string{
		takesAmount: " 2", takesRaise: " a 2", takesPayment: " 2", takesNumber: " 2", takesDiscards: " 2",
		takesReceived: " 2", takesPoint: " full", takesSpeech: ` "…"`,
	}
	for i := range wordings {
		w := &wordings[i]
		for _, l := range []lang.Lang{lang.IT, lang.EN} {
			for _, word := range wordList(w.in(l)) {
				for _, text := range []string{word, capital(word), strings.ReplaceAll(word, "'", "’")} {
					p := parser(testSession(table4...))
					acts := p.line(scalar("Anna "+text+behind[w.takes]), Opening)
					if w.takes >= goesOn {
						want := map[takes]string{goesOn: "F26", callsForAnother: "F27"}[w.takes]
						if len(acts) > 0 || p.rep.list[0].Code != want {
							t.Errorf("%q: got %v, want %s", text, p.rep.list, want)
						}
						continue
					}
					if len(acts) != 1 || acts[0].Verb != w.verb || len(p.rep.list) > 0 {
						t.Errorf("%q: got %v %v, want %s", text, acts, p.rep.list, verbNames[w.verb])
					}
				}
			}
		}
	}
}

func capital(word string) string {
	first, n := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[n:]
}

func TestEveryVerbHasWords(t *testing.T) {
	if len(verbNames) != int(verbs) {
		t.Fatalf("got %d names, want %d", len(verbNames), verbs)
	}
	for v := NoVerb + 1; v < verbs; v++ {
		if len(v.Words(lang.IT)) == 0 || len(v.Words(lang.EN)) == 0 {
			t.Errorf("%s: got no words, want some", verbNames[v])
		}
	}
	if got := Discard.Words(lang.IT)[0]; got != "cambia" {
		t.Errorf("got %q, want cambia", got)
	}
}

func TestNoWordsHaveTwoMeanings(t *testing.T) {
	seen := map[string]*wording{}
	for i := range wordings {
		w := &wordings[i]
		for _, text := range append(wordList(w.it), wordList(w.en)...) {
			if o := seen[text]; o != nil && o != w {
				t.Errorf("%q: got %s, and %s as well", text, verbNames[o.verb], verbNames[w.verb])
			}
			seen[text] = w
		}
	}
}

func TestVerbsThatShareWords(t *testing.T) {
	for text, want := range map[string]Verb{
		"resta servita": Pat, "sERVITO": Pat, "me ne vado": Fold, "se ne và": Fold, "mi copro": Match, "si copre": Match,
		"va in pari": Level, "mi metto all altezza": Level, "lascio coperte": Muck, "lascio": Fold, "fa buio": Buio,
		"faccio superbuio": Over, "mostro apertura": ShowOpeners, "mostro": Show, "chiedo l'apertura": AskOpeners,
		"levels up": Level, "stands pat": Pat, "asks for the openers": AskOpeners,
	} {
		acts := parser(testSession(table4...)).line(scalar("Anna "+text), Before)
		if len(acts) != 1 || acts[0].Verb != want {
			t.Errorf("%q: got %v, want %s", text, acts, verbNames[want])
		}
	}
}

func TestPoints(t *testing.T) {
	ranks := func(r ...card.Rank) (out [2]card.Rank) { copy(out[:], r); return out }
	for text, want := range map[string]Point{
		"full":                        {Category: FullHouse},
		"coppia di K":                 {Pair, "", ranks(card.King)},
		"doppia ai K":                 {TwoPair, "", ranks(card.King)},
		"doppia coppia":               {Category: TwoPair},
		"doppia agli assi e ai re":    {TwoPair, "", ranks(card.Ace, card.King)},
		"scala al K":                  {Straight, "", ranks(card.King)},
		"scala alla donna":            {Straight, "", ranks(card.Queen)},
		"scala all'asso":              {Straight, "", ranks(card.Ace)},
		"scala all’asso":              {Straight, "", ranks(card.Ace)},
		"tris di J":                   {Three, "", ranks(card.Jack)},
		"tris di 10":                  {Three, "", ranks(card.Ten)},
		"Tris di dieci":               {Three, "", ranks(card.Ten)},
		"scala reale minima":          {StraightFlush, "minima", ranks()},
		"scala reale":                 {Category: StraightFlush},
		"scala reale media al J":      {StraightFlush, "media", ranks(card.Jack)},
		"colore":                      {Category: Flush},
		"poker d'assi":                {Four, "", ranks(card.Ace)},
		"carta alta":                  {Category: HighCard},
		"three of a kind":             {Category: Three},
		"two pair":                    {Category: TwoPair},
		"two pair, kings and jacks":   {TwoPair, "", ranks(card.King, card.Jack)},
		"donna alta":                  {HighCard, "", ranks(card.Queen)},
		"asso alto":                   {HighCard, "", ranks(card.Ace)},
		"doppia coppia d'assi e otto": {TwoPair, "", ranks(card.Ace, 8)},
		"full di dieci con gli otto":  {FullHouse, "", ranks(card.Ten, 8)},
		"queen high":                  {HighCard, "", ranks(card.Queen)},
		"queen-high straight":         {Straight, "", ranks(card.Queen)},
		"full house, kings over tens": {FullHouse, "", ranks(card.King, card.Ten)},
		"kings full of tens":          {FullHouse, "", ranks(card.King, card.Ten)},
		"pair of K":                   {Pair, "", ranks(card.King)},
		"royal flush":                 {StraightFlush, "massima", ranks()},
		"straight to the Q":           {Straight, "", ranks(card.Queen)},
		"three":                       {Category: Three},
		"three nines":                 {Three, "", ranks(9)},
		"four sevens":                 {Four, "", ranks(7)},
		"two kings":                   {Pair, "", ranks(card.King)},
		"tre nove":                    {Three, "", ranks(9)},
		"quattro assi":                {Four, "", ranks(card.Ace)},
		"due donne":                   {Pair, "", ranks(card.Queen)},
		"aces and kings":              {TwoPair, "", ranks(card.Ace, card.King)},
		"assi e re":                   {TwoPair, "", ranks(card.Ace, card.King)},
		"two twos":                    {Pair, "", ranks(card.Two)},
		"coppia di due":               {Pair, "", ranks(card.Two)},
		"twos and threes":             {TwoPair, "", ranks(card.Two, 3)},
		"three-high flush":            {Flush, "", ranks(3)},
		"four high":                   {HighCard, "", ranks(4)},
		"kings up":                    {TwoPair, "", ranks(card.King)},
		"kings full":                  {FullHouse, "", ranks(card.King)},
		"full house, kings full":      {FullHouse, "", ranks(card.King)},
		"ace-high flush":              {Flush, "", ranks(card.Ace)},
		"ace-high straight flush":     {StraightFlush, "", ranks(card.Ace)},
		"minima straight flush":       {StraightFlush, "minima", ranks()},
	} {
		p := parser(testSession(table4...))
		acts := p.line(scalar("Anna dichiara "+text), Showdown)
		if len(acts) != 1 || acts[0].Point.V != want || len(p.rep.list) > 0 {
			t.Errorf("%q: got %+v %v, want %+v", text, acts[0].Point, p.rep.list, want)
		}
	}
}

// Two ranks or one are no point by themselves, nor are three.
func TestNoPoints(t *testing.T) {
	for _, text := range []string{
		"re", "kings", "asso", "asso e re", "ace and king", "A e K", "K K", "aces kings", "aces over kings", "three K",
		"up", "aces up kings", "two kings and two queens", "cinque assi", "five aces", "e assi re",
	} {
		p := parser(testSession(table4...))
		if p.line(scalar("Anna dichiara "+text), Showdown); len(p.rep.list) == 0 {
			t.Errorf("%q: got a point, want a fault", text)
		}
	}
}

// What a pen writes of any point, and what it is called, reads back as that point.
func TestPointsReadBack(t *testing.T) {
	for category := HighCard; category <= StraightFlush; category++ {
		for _, kind := range []string{"", "minima", "media", "massima"} {
			if kind != "" && category != StraightFlush {
				continue
			}
			for first := card.Rank(1); first <= card.Ace; first++ {
				for second := card.Rank(1); second <= card.Ace && (first > 1 || second == 1); second++ {
					pt := Point{category, kind, [2]card.Rank{first, second}}
					for i, r := range pt.Ranks {
						if r == 1 {
							pt.Ranks[i] = 0
						}
					}
					for _, l := range []lang.Lang{lang.EN, lang.IT} {
						readsBack(t, Pen{Lang: l}.Point(pt), pt)
						if two := category == TwoPair || category == FullHouse; kind == "" && (two || second == 1) {
							readsBack(t, pt.Name().In(l), pt)
						}
					}
				}
			}
		}
	}
}

func readsBack(t *testing.T, text string, want Point) {
	t.Helper()
	p := parser(testSession(table4...))
	acts := p.line(scalar("Anna dichiara "+text), Showdown)
	if len(acts) != 1 || acts[0].Point.V != want || len(p.rep.list) > 0 {
		t.Errorf("%q: got %d acts, %s, want %+v", text, len(acts), faultsOf(p, scalar("Anna dichiara "+text).Source()), want)
	}
}
