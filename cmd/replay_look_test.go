package cmd_test

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// parted is a hand with a side pot, a name too long for the table and one that
// has none shorter, in a log without a title.
const parted = `apertura: 1
session: {date: 2026-11-27, place: da Mimmo, chip: 0.50}
players: [{name: Ida, stack: 60}, {name: Leo, stack: 6}, {name: Mariafrancesca Dotti, as: Mafra, stack: 60}, {name: Ugobaldofante, stack: 60}]
hands:
  - hand: 1
    dealer: Ida
    ante: 2
    cards: {Leo: Js Jd 9h 8c 7d}
    opening: [Leo apre 2, Mafra rilancia a 6, Ugobaldofante gioca, Ida esce, Leo gioca]
    draw: [Leo cambia 9h 8c 7d prende As Kd 10c, Mafra cambia 3, Ugobaldofante cambia 3]
    betting: [Mafra punta 4, Ugobaldofante vede]
    showdown: [Mafra mostra Qs Qd 10s 9d 8h, Ugobaldofante lascia coperte, Leo lascia coperte]
    result: {Mafra: 28}
`

// unstacked is a hand of which no stack is on record, nor in its second half
// what lies in the pot, and one who leaves with a card that is known.
const unstacked = `apertura: 1
session: {title: Sera, chip: 0.50}
players: [{name: Anna}, {name: Bruno}, {name: Carla}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Jh Jd 10c 9h 8s}
    opening: [Bruno apre 2, Carla gioca, Anna esce]
    draw: [Bruno cambia 3, Carla cambia 3 prende Kh Kd 9c]
    betting: [Bruno punta 2, "Carla dice \"` + talk + `\"", Carla esce]
    result: {Bruno: 8}
  - hand: 2
    opening: [Carla apre resto, Anna gioca, Bruno esce]
    draw: [Carla servita, Anna cambia 1]
    result: Carla
`

// talk is longer than there is room for.
const talk = "quando il mazziere distribuisce le carte bisogna aspettare che tutti abbiano finito di guardarle, " +
	"e soltanto dopo si comincia a parlare, uno alla volta, cominciando da chi sta alla sinistra del mazziere " +
	"e proseguendo nello stesso verso finché ciascuno abbia detto la sua"

func drawn(part string) string {
	return `document.querySelector('#table [data-part="` + part + `"]').textContent`
}

func TestReplayTable(t *testing.T) {
	b := browser(t)
	file := pageOf(t, parted, "--lang", "en")

	t.Run("side pot", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=5", 1280, 800)
		p.is(drawn("pot"), "Pot 20")
		p.is(drawn("parts"), "")
		p.is(`document.querySelectorAll("#here .parts").length`, "0")
		p = open(t, b, file, "#hand=1&step=10", 1280, 800)
		p.is(drawn("pot"), "Pot 28")
		p.is(drawn("parts"), "20 + 8")
		p.is(`[...document.querySelectorAll("#here .parts li")].map(li => li.textContent).join("; ")`,
			"main pot of 20 for Leo, Mariafrancesca Dotti and Ugobaldofante; side pot 1 of 8 for Mariafrancesca Dotti and Ugobaldofante")
	})

	t.Run("names", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=2", 1280, 800)
		p.is(`[...document.querySelectorAll('#table [data-part="name"]')].map(el => el.textContent).join()`, "Ida,Leo,Mafra,Ugobaldof…")
		p.is(`[...document.querySelectorAll('#table [data-part="seat"] > title')].map(el => el.textContent).join()`,
			"Ida,Leo,Mariafrancesca Dotti,Ugobaldofante")
		p.is(said, "2. Mariafrancesca Dotti raises to 6")
	})

	t.Run("without a title", func(t *testing.T) {
		p := open(t, b, file, "", 1280, 800)
		p.is(`document.title === document.getElementById("title").textContent`, "true")
		p.is(`document.title.endsWith("da Mimmo")`, "true")
		p.is(`document.getElementById("where").textContent`, "")
	})

	t.Run("no stacks", func(t *testing.T) {
		p := open(t, b, pageOf(t, unstacked, "--lang", "it"), "#hand=1&step=2", 1280, 800)
		p.is(`[...document.querySelectorAll('#table .stack')].map(el => el.textContent).join()`, "saldo −2,saldo −2,saldo −2")
		p.is(`document.querySelector("#here .legend").textContent.startsWith("una cifra col segno")`, "true")
		p.key(kb.Home)
		p.is(`[...document.querySelectorAll('#table .stack')].map(el => el.textContent).join()`, "saldo −2,saldo ±0,saldo ±0")
	})

	t.Run("a pot nobody knows", func(t *testing.T) {
		p := open(t, b, pageOf(t, unstacked, "--lang", "en"), "#hand=2&step=1", 1280, 800)
		p.is(drawn("pot"), "Pot ?")
		p.is(`document.querySelector('#acts [data-step="1"] .pot').textContent`, "?")
	})

	t.Run("known in part", func(t *testing.T) {
		p := open(t, b, pageOf(t, unstacked, "--lang", "en"), "#hand=1&step=8", 1280, 800)
		p.is(`document.querySelectorAll('#table .folded [data-part="card"]:not(.off)').length`, "5")
	})
}

// A link that leads nowhere leads to the end of its hand, or says so.
func TestReplayLinks(t *testing.T) {
	b := browser(t)
	file := pageOf(t, lesson, "--lang", "en")
	p := open(t, b, file, "#hand=1&step=99", 1280, 800)
	p.is(place, "#hand=1&step=5")
	p.is(`document.getElementById("astray").checkVisibility()`, "false")
	p = open(t, b, file, "#hand=9&step=99", 1280, 800)
	p.is(place, "#hand=1&step=0")
	p.is(`document.getElementById("astray").textContent`, "There is no hand 9 here: this is hand 1.")
	p.click("#other")
	p.is(`document.getElementById("astray").textContent`, "La mano 9 qui non c'è: questa è la 1.")
	p.key("l")
	p.is(`document.getElementById("astray").checkVisibility()`, "false")
}

// However long a sentence is, all of it is read, on a telephone too.
func TestReplaySentenceIsWhole(t *testing.T) {
	b := browser(t)
	file := pageOf(t, unstacked, "--lang", "it")
	for _, width := range []int64{320, 800, 1280} {
		p := open(t, b, file, "#hand=1&step=7", width, 700)
		p.is(said+`.includes("abbia detto la sua")`, "true")
		p.is(`(el => el.scrollHeight <= el.clientHeight)(document.getElementById("said"))`, "true")
		p.is(`document.documentElement.scrollWidth <= innerWidth`, "true")
	}
}

// Where the system chooses the colours nothing is told by ours alone.
func TestReplayInForcedColours(t *testing.T) {
	b := browser(t)
	p := open(t, b, pageOf(t, lesson, "--lang", "en"), "#hand=1&step=2", 1280, 800)
	p.run(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}},
		})
		return err
	}))
	p.is(`matchMedia("(forced-colors: active)").matches`, "true")
	look := func(selector, property string) string {
		return p.value(`getComputedStyle(document.querySelector('` + selector + `')).` + property)
	}
	if felt, face := look("#table .felt", "fill"), look("#table .face", "fill"); felt == face {
		t.Errorf("cards and felt are both %s", felt)
	}
	if turn, other := look("#table .turn .plate", "strokeWidth"), look("#table .seat:not(.turn):not(.acts) .plate", "strokeWidth"); turn == other {
		t.Errorf("who is to speak has a frame like all others: %s", turn)
	}
	p.is(`[...new Set([...document.querySelectorAll('#table .seat use')].map(el => el.getAttribute("href")))].length > 2`, "true")
	p.is(`document.querySelector("#here .finding .weight").textContent`, "error")
	if now, other := look("#acts [aria-current]", "outlineStyle"), look("#acts button:not([aria-current])", "outlineStyle"); now == other {
		t.Errorf("the act shown looks like the others: %s", now)
	}
	if now, other := look("#acts [aria-current]", "borderLeftColor"), look("#acts button:not([aria-current])", "borderLeftColor"); now == other {
		t.Errorf("all acts have the bar of the one shown: %s", now)
	}
	p.key("x")
	p.is(`getComputedStyle(document.getElementById("hide")).borderTopWidth`, "3px")
}

// One hand is printed, or all of them, a page each.
func TestReplayPrintsAll(t *testing.T) {
	b := browser(t)
	p := open(t, b, pageOf(t, lesson, "--lang", "en"), "#hand=1&step=2", 1280, 800)
	const papers = `[...document.querySelectorAll("#sheet > article")].map(el => el.querySelector("h2").textContent + " " + el.querySelectorAll("svg").length).join()`
	p.run(chromedp.Evaluate[chromedp.Void](`window.print = () => { dispatchEvent(new Event("beforeprint")); dispatchEvent(new Event("afterprint")) }`))
	p.click("#print")
	p.is(papers, "Hand 1 1")
	p.key("P")
	p.is(papers, "Hand 1 1,Hand 2 0,Hand 3 1")
	p.click("#print")
	p.is(papers, "Hand 1 1")
	p.click("#print-all")
	p.is(papers, "Hand 1 1,Hand 2 0,Hand 3 1")
}

// On a projector and on a telephone the sentence lies above the buttons, a
// question and its answer come in sight, and no act moves what is below it.
func TestReplayFits(t *testing.T) {
	b := browser(t)
	const (
		inSight = `(el => { const r = el.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight })`
		clear   = inSight + `(document.getElementById("said")) && document.getElementById("said").getBoundingClientRect().bottom <=
			document.querySelector(".controls").getBoundingClientRect().top`
		list = `document.getElementById("acts").getBoundingClientRect().top + scrollY`
	)
	file, quiz := pageOf(t, lesson, "--lang", "it"), pageOf(t, lesson, "--lang", "it", "--quiz")
	for _, size := range [][2]int64{{800, 600}, {320, 568}, {320, 640}} {
		p := open(t, b, file, "#hand=1&step=0", size[0], size[1])
		top := p.value(list)
		for range 5 {
			p.is(clear, "true")
			p.is(list, top)
			p.key("l")
		}
		p = open(t, b, quiz, "#hand=1&step=0", size[0], size[1])
		p.key("l")
		for _, selector := range []string{"#said .sentence", "[data-answer=yes]", "[data-answer=no]"} {
			p.is(inSight+`(document.querySelector("`+selector+`"))`, "true")
		}
		p.key("y")
		p.is(inSight+`(document.querySelector("#here .verdict"))`, "true")
	}
	p := open(t, b, file, "#hand=1&step=1", 320, 640)
	p.is(`document.getElementById("held").textContent`, "J♥J♦10♣9♥8♠")
}

// What is hidden on the screen, or not answered yet, is so on paper.
func TestReplayPrintsWhatIsSeen(t *testing.T) {
	b := browser(t)
	const (
		printing = `window.print = () => { dispatchEvent(new Event("beforeprint")); dispatchEvent(new Event("afterprint")) }`
		acts     = `[...document.querySelectorAll("#sheet .head")].map(el => el.firstChild.textContent + el.childNodes[2].textContent).join()`
		faces    = `document.querySelectorAll('#sheet [data-part="card"]:not(.off) [data-part="face"]:not(.off)').length`
	)
	p := open(t, b, pageOf(t, lesson, "--lang", "en", "--hide"), "#hand=3&step=1", 1280, 800)
	p.run(chromedp.Evaluate[chromedp.Void](printing))
	p.click("#print")
	p.is(acts, "the cards are dealt,1.Anna passes")
	p.is(faces, "0")
	p.key("P")
	p.is(`document.querySelectorAll("#sheet .finding.error").length`, "1") // hand 2, that cannot be read
	p = open(t, b, pageOf(t, lesson, "--lang", "en", "--quiz"), "#hand=1&step=0", 1280, 800)
	p.run(chromedp.Evaluate[chromedp.Void](printing))
	p.key("l", "y", "l")
	p.click("#print")
	p.is(acts, "the cards are dealt, the pot is 2,1.Bruno opens for 2,2.May Carla raise to 20?")
	p.is(`document.querySelectorAll("#sheet .finding, #sheet .outcome").length`, "0")
	p.key("n")
	p.click("#print")
	p.is(`document.querySelectorAll("#sheet .finding").length`, "1")
}

// A hand's own note comes with its end, and of several logs each is told by its
// number behind that of the hand.
func TestReplayLogsAndNotes(t *testing.T) {
	b := browser(t)
	p := open(t, b, pageOf(t, strings.Replace(lesson, "    ante: 2\n", "    ante: 2\n    note: The raise was too large\n", 1), "--lang", "en"), "", 1280, 800)
	const notes = `[...document.querySelectorAll("#here > .note")].map(el => el.textContent).join()`
	p.is(notes, "")
	p.key(kb.End)
	p.is(notes, "The raise was too large")
	two := parted + "---\n" + parted
	p = open(t, b, pageOf(t, two, "--lang", "en"), "", 1280, 800)
	p.is(`[...document.querySelectorAll("#hands option")].map(el => el.textContent.slice(0, 12)).join()`, "Hand 1 · 1. ,Hand 1 · 2. ")
}
