package cmd

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"apertura/format/lang"
)

// ranked runs `rank` with arguments and returns what it writes, or its refusal.
func ranked(l lang.Lang, args ...string) (string, error) {
	var out bytes.Buffer
	g := &global{lang: l, out: &out, err: &out}
	c := newRank(g)
	c.SetArgs(args)
	c.SetOut(&out)
	c.SetErr(&out)
	c.SilenceErrors, c.SilenceUsage = true, true
	err := c.Execute()
	return out.String(), err
}

func TestRankText(t *testing.T) {
	for _, tt := range []struct {
		name string
		lang lang.Lang
		args []string
		want string
	}{
		{"one hand", lang.EN, []string{"As7s8s9s10s"}, `
32 cards, 7 to A
A♠ 7♠ 8♠ 9♠ 10♠   minima straight flush
`},
		{"two flushes", lang.EN, []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, `
32 cards, 7 to A
A♣ K♣ J♣ 10♣ 7♣   flush, ace high   wins
A♥ K♥ J♥ 9♥ 8♥    flush, ace high
decided by tie-flush: values; with suit A♥ K♥ J♥ 9♥ 8♥ wins
`},
		{"due colori", lang.IT, []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, `
32 carte, 7–A
A♣ K♣ J♣ 10♣ 7♣   colore all'asso   vince
A♥ K♥ J♥ 9♥ 8♥    colore all'asso
decide tie-flush: values; con suit vince A♥ K♥ J♥ 9♥ 8♥
`},
		{"semi italiani", lang.IT, []string{"--suits", "italian", "Ac Kc Jc 10c 7c", "Ap Kq Jf 9♦ 8p"}, `
32 carte, 7–A
A♥ K♥ J♥ 10♥ 7♥   colore all'asso   vince
A♠ K♦ J♣ 9♦ 8♠    asso alto
`},
		{"by suit", lang.EN, []string{"--set", "tie-flush=suit", "Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, `
32 cards, 7 to A
A♣ K♣ J♣ 10♣ 7♣   flush, ace high
A♥ K♥ J♥ 9♥ 8♥    flush, ace high   wins
decided by tie-flush: suit; with values A♣ K♣ J♣ 10♣ 7♣ wins
it hangs on suits-break-ties: true too; with false A♣ K♣ J♣ 10♣ 7♣ wins
`},
		{"three players", lang.IT, []string{"--players", "3", "A♥ 8♠ 9♣ 10♦ j♥", "kskckd9d8c"}, `
28 carte, 8–A
A♥ 8♠ 9♣ 10♦ J♥   scala al jack   vince
K♠ K♣ K♦ 9♦ 8♣    tris di re
decide ace-low: true; con false vince K♠ K♣ K♦ 9♦ 8♣
`},
		{"five players, no blanks", lang.EN, []string{"--players", "5", "Ad6s7s8d9h", "KsKhKd10c9c"}, `
36 cards, 6 to A
A♦ 6♠ 7♠ 8♦ 9♥    straight to the nine   wins
K♠ K♥ K♦ 10♣ 9♣   three kings
decided by ace-low: true; with false K♠ K♥ K♦ 10♣ 9♣ wins
`},
		{"all agree", lang.EN, []string{"Ks Kc 9d 9c 7d", "Qs Qd Qh Jd 8c"}, `
32 cards, 7 to A
K♠ K♣ 9♦ 9♣ 7♦   two pair, kings and nines
Q♠ Q♦ Q♥ J♦ 8♣   three queens                wins
`},
		{"shared", lang.IT, []string{"--rules", "five-card-draw", "Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, `
52 carte, 2–A
A♣ K♥ Q♦ 10♥ 8♠   asso alto   divide
A♦ K♣ Q♥ 10♠ 8♣   asso alto   divide
decide suits-break-ties: false; con true vince A♦ K♣ Q♥ 10♠ 8♣
`},
		{"would be shared", lang.EN, []string{"Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, `
32 cards, 7 to A
A♣ K♥ Q♦ 10♥ 8♠   ace high
A♦ K♣ Q♥ 10♠ 8♣   ace high   wins
decided by suits-break-ties: true; with false A♣ K♥ Q♦ 10♥ 8♠ and A♦ K♣ Q♥ 10♠ 8♣ split
`},
	} {
		got, err := ranked(tt.lang, tt.args...)
		if err != nil || got != strings.TrimPrefix(tt.want, "\n") {
			t.Errorf("%s: got %v\n%s\nwant%s", tt.name, err, got, tt.want)
		}
	}
}

func TestRankJSON(t *testing.T) {
	for _, tt := range []struct {
		name string
		args []string
		want string
	}{
		{"two hands", []string{"As 7s 8s 9s 10s", "Kh Kd 9c 8c 7d"}, `{"deck":32,"hands":[
{"cards":["A♠","7♠","8♠","9♠","10♠"],"point":"straight-flush","kind":"minima","name":{"en":"minima straight flush","it":"scala reale minima"}},
{"cards":["K♥","K♦","9♣","8♣","7♦"],"point":"pair","kind":null,"name":{"en":"pair of kings","it":"coppia di re"}}],
"winners":[0],"switch":null}`},
		{"a switch", []string{"--deck", "36", "Ad6s7c8d9h", "KhKdKcAsQc"}, `{"deck":36,"hands":[
{"cards":["A♦","6♠","7♣","8♦","9♥"],"point":"straight","kind":null,"name":{"en":"straight to the nine","it":"scala al nove"}},
{"cards":["K♥","K♦","K♣","A♠","Q♣"],"point":"three","kind":null,"name":{"en":"three kings","it":"tris di re"}}],
"winners":[0],"switch":{"name":"ace-low","value":"true","other":"false"}}`},
		{"three kinds", []string{"As 7s 8s 9s 10s", "Ad Kd Qd Jd 10d", "8h 9h 10h Jh Qh", "--set", "ace-low=true"}, `{"deck":32,"hands":[
{"cards":["A♠","7♠","8♠","9♠","10♠"],"point":"straight-flush","kind":"minima","name":{"en":"minima straight flush","it":"scala reale minima"}},
{"cards":["A♦","K♦","Q♦","J♦","10♦"],"point":"straight-flush","kind":"massima","name":{"en":"massima straight flush","it":"scala reale massima"}},
{"cards":["8♥","9♥","10♥","J♥","Q♥"],"point":"straight-flush","kind":"media","name":{"en":"media straight flush to the queen","it":"scala reale media alla donna"}}],
"winners":[0,1,2],"switch":{"name":"cycle-tie","value":"split","other":"suit"}}`},
		{"count", []string{"--count"}, `{"deck":32,"points":{"straight-flush":20,"four":224,"flush":204,"full":1344,"straight":5100,
"three":10752,"two-pair":24192,"pair":107520,"high-card":52020},
"openers":{"J":95596,"Q":82156,"K":68716,"A":55276},"straight-flush-draw":216}`},
		{"count where no draw opens", []string{"--count", "--rules", "circolo", "--deck", "28"}, `{"deck":28,"points":{"straight-flush":16,"four":168,
"flush":68,"full":1008,"straight":4080,"three":6720,"two-pair":15120,"pair":53760,"high-card":17340},
"openers":{"J":57900,"Q":50220,"K":42540,"A":34860},"straight-flush-draw":0}`},
	} {
		got, err := ranked(lang.IT, append([]string{"--format", "json"}, tt.args...)...)
		if err != nil || squeeze(got) != squeeze(tt.want) {
			t.Errorf("%s: got %v\n%s\nwant\n%s", tt.name, err, got, tt.want)
		}
	}
}

// squeeze takes the blanks between JSON's tokens out; inside its texts too.
func squeeze(s string) string {
	return strings.NewReplacer(" ", "", "\n", "").Replace(s)
}

func TestRankCountText(t *testing.T) {
	got, err := ranked(lang.IT, "--count", "--set", "flush-beats-full=false", "--set", "opening=10")
	want := `
32 carte, 7–A
      20    0,010%  scala reale
     224    0,111%  poker
    1344    0,667%  full
     204    0,101%  colore
    5100    2,533%  scala
   10752    5,339%  tris
   24192   12,013%  doppia coppia
  107520   53,393%  coppia
   52020   25,832%  carta alta
  201376  100,000%  in tutto
  109036   54,145%  aprono ai dieci
   95596   47,471%  aprono ai jack
   82156   40,797%  aprono alle donne
   68716   34,123%  aprono ai re
   55276   27,449%  aprono agli assi
     168    0,083%  in più ai dieci, con quattro carte di scala reale
`
	if err != nil || got != strings.TrimPrefix(want, "\n") {
		t.Errorf("got %v\n%s\nwant%s", err, got, want)
	}
}

func TestRankRefuses(t *testing.T) {
	const good = "Ks Kc 9d 9c 7d"
	for _, tt := range []struct {
		name string
		args []string
		want string
	}{
		{"no hand", nil, `no hand to rank: write one, such as "As Kd Jh 9c 7d"`},
		{"four cards", []string{"Ks Kc 9d 9c"}, `"Ks Kc 9d 9c" is not five cards: a hand is one argument, such as "As Kd Jh 9c 7d"`},
		{"a card an argument", []string{"Ks", "Kc", "9d", "9c", "7d"}, `"Ks" is not five cards: a hand is one argument, such as "As Kd Jh 9c 7d"`},
		{"empty", []string{""}, `"" is not five cards: a hand is one argument, such as "As Kd Jh 9c 7d"`},
		{"no card", []string{"Ks Kx 9d 9c 7d"}, `"Kx" is not a card: write the rank, then h, d, c or s, such as 10h`},
		{"italian letters", []string{"Ks Kp 9d 9c 7d"}, `"Kp" is in Italian letters: say --suits italian`},
		{"other letters", []string{"--suits", "italian", "Kp Ks 9q 9c 7q"}, `"Ks" is in the other letters: here suits are c, q, f and p`},
		{"no letters", []string{"--suits", "french", good}, `--suits has no value "french" (international, italian)`},
		{"four italian cards", []string{"--suits", "italian", "Kp"}, `"Kp" is not five cards: a hand is one argument, such as "Ap Kq Jc 9f 7q"`},
		{"unknown card", []string{"Ks ?? 9d 9c 7d"}, `"??" is not a card: write the rank, then h, d, c or s, such as 10h`},
		{"no rank", []string{"♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥♥"}, `"♥♥♥♥♥♥♥♥♥♥♥♥…" is not a card: write the rank, then h, d, c or s, such as 10h`},
		{"a rank alone", []string{"10"}, `"10" is not a card: write the rank, then h, d, c or s, such as 10h`},
		{"twice in a hand", []string{"Ks Ks 9d 9c 7d"}, "K♠ is there twice: the deck has it once"},
		{"twice", []string{good, "Qs Qd Qh 9d 8c"}, "9♦ is there twice: the deck has it once"},
		{"outside the deck", []string{"Ks Kc 9d 9c 6d"}, "6♦ is outside the deck: 32 cards, 7 to A"},
		{"outside a smaller deck", []string{"--players", "3", good}, "7♦ is outside the deck: 28 cards, 8 to A"},
		{"no such deck", []string{"--deck", "30", good}, "no deck has 30 cards: 24, 28, 32, 36, 40, 44, 48 or 52"},
		{"a deck beyond a byte", []string{"--deck", "288", good}, "no deck has 288 cards: 24, 28, 32, 36, 40, 44, 48 or 52"},
		{"a negative one", []string{"--deck", "-4", good}, "no deck has -4 cards: 24, 28, 32, 36, 40, 44, 48 or 52"},
		{"one player", []string{"--players", "1", good}, "--players: a table has from 2 to 10, not 1"},
		{"eleven players", []string{"--players", "11", good}, "--players: a table has from 2 to 10, not 11"},
		{"hands to count", []string{"--count", good}, `--count takes no hands, not "Ks Kc 9d 9c 7d"`},
		{"no such format", []string{"--format", "xml", good}, `--format has no value "xml" (text, json)`},
		{"no such preset", []string{"--rules", "clasico", good}, `unknown preset "clasico": did you mean "classico"?`},
	} {
		got, err := ranked(lang.EN, tt.args...)
		var e *exitError
		if !errors.As(err, &e) || e.status != statusUsage || e.text.EN != tt.want || got != "" {
			t.Errorf("%s: got %v, %q, want %s", tt.name, err, got, tt.want)
		} else if e.text.IT == "" || e.text.IT == e.text.EN {
			t.Errorf("%s: no Italian words: %q", tt.name, e.text.IT)
		}
	}
}

// Every spelling of a card.
func TestReadHand(t *testing.T) {
	want := "10♥ K♠ 7♦ A♣ 9♥"
	for _, text := range []string{
		"10h Ks 7d Ac 9h", "10hKs7dAc9h", "THKS7DAC9H", "th ks 7d ac 9h", "10♥K♠7♦A♣9♥",
		"10♥\ufe0f K♠\ufe0e 7♦\ufe0f A♣ 9♥", " 10h\u00a0Ks\t7d Ac  9h ",
	} {
		if h, err := readHand(text, false); err != nil || h.String() != want {
			t.Errorf("%q: got %v %v, want %s", text, h, err, want)
		}
	}
}
