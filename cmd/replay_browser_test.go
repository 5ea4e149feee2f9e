package cmd_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"apertura/replay/evening"
	"apertura/replay/house"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The names a browser goes by; none is needed but for these tests.
const browsers = "chromium chromium-browser headless-shell google-chrome"

// browser starts one without a window, for as long as the test runs.
func browser(t *testing.T) context.Context {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a browser")
	}
	path := ""
	for name := range strings.FieldsSeq(browsers) {
		if found, err := exec.LookPath(name); err == nil && path == "" {
			path = found
		}
	}
	if path == "" {
		t.Skipf("no browser to open the page in: none of %s is installed", browsers)
	}
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]),
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(t.TempDir()),
		chromedp.WSURLReadTimeout(2*time.Minute))
	allocated, end := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(end)
	ctx, closed := chromedp.NewContext(allocated)
	t.Cleanup(closed)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// A tab is one page open in a browser, and what went wrong in it.
type tab struct {
	t    *testing.T
	ctx  context.Context
	mu   sync.Mutex
	told []string
}

// open opens a file of the disk in a tab of a size. Whatever the page complains
// of or asks the network for fails the test.
func open(t *testing.T, browser context.Context, file, hash string, width, height int64) *tab {
	t.Helper()
	p := &tab{t: t}
	ctx, closed := chromedp.NewContext(browser, chromedp.WithListener(p.hear))
	t.Cleanup(closed)
	p.ctx = ctx
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, s := range p.told {
			t.Error(s)
		}
	})
	listen := chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, logged := cdp.Call(ctx, t, log.Enable, cdp.Empty{})
		_, asked := cdp.Call(ctx, t, network.Enable, network.EnableParams{})
		return errors.Join(logged, asked)
	})
	p.run(listen, chromedp.EmulateViewport(width, height), chromedp.Navigate("file://"+file+hash))
	return p
}

func (p *tab) hear(e any) {
	said := ""
	switch e := e.(type) {
	case *runtime.EventExceptionThrown:
		said = "an exception: " + fmt.Sprint(e.ExceptionDetails.Text, e.ExceptionDetails.LineNumber)
	case *runtime.EventConsoleAPICalled:
		said = fmt.Sprintf("the console has %s", e.Type)
	case *log.EventEntryAdded:
		said = "the log has " + e.Entry.Text
	case *network.EventRequestWillBeSent:
		if u := e.Request.URL; !strings.HasPrefix(u, "file:///") && !strings.HasPrefix(u, "data:") {
			said = "a request for " + u
		}
	}
	if said != "" {
		p.mu.Lock()
		p.told = append(p.told, said)
		p.mu.Unlock()
	}
}

func (p *tab) run(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// is fails where an expression of the page is not what it has to be.
func (p *tab) is(js, want string) {
	p.t.Helper()
	if got := p.value(js); got != want {
		p.t.Errorf("%s: got %q, want %q", js, got, want)
	}
}

func (p *tab) value(js string) string {
	p.t.Helper()
	got, err := chromedp.Run(p.ctx, chromedp.Evaluate[string]("String("+js+")"))
	if err != nil {
		p.t.Fatal(err)
	}
	return got
}

func (p *tab) key(keys ...string) {
	p.t.Helper()
	for _, k := range keys {
		p.run(chromedp.KeyEvent(k))
	}
}

func (p *tab) click(selector string) {
	p.t.Helper()
	p.run(chromedp.Click(chromedp.CSS(selector)))
}

// pageOf writes the page of a log and returns its file.
func pageOf(t *testing.T, log string, args ...string) string {
	t.Helper()
	folder := t.TempDir()
	in, out := filepath.Join(folder, "serata.yaml"), filepath.Join(folder, "serata.html")
	if err := os.WriteFile(in, []byte(log), 0o600); err != nil {
		t.Fatal(err)
	}
	said := output(append(append([]string{"replay", "--format", "html", "-o", out}, args...), in)...)
	if _, err := os.Stat(out); err != nil {
		t.Fatalf("no page: %s", said)
	}
	return out
}

// Where one is, as the link there says, and what is said there.
const (
	place = `location.hash`
	said  = `document.querySelector("#said .sentence").textContent.trim()`
)

const lesson = `apertura: 1
session: {title: Sera, chip: 0.50}
players: [{name: Anna, stack: 50}, {name: Bruno, stack: 50}, {name: Carla, stack: 50}]
hands:
  - hand: 1
    dealer: Anna
    ante: 2
    cards: {Bruno: Jh Jd 10c 9h 8s}
    opening:
      - {act: Bruno apre 2, mark: "?", note: {en: "Is it enough?", it: "Bastano?"}}
      - Carla rilancia a 20
      - Anna esce
      - Bruno esce
    result: Carla
  - {hand: 2, dealer: Bruno, opening: [Bruno apree 2]}
  - hand: 3
    dealer: Carla
    cards: {Bruno: Kh 10d 9c 8s Jc, Carla: Ah Ad 10h 9d 8d}
    opening: [Anna passa, Bruno passa, Carla passa]
    result: void
`

func TestReplayPage(t *testing.T) {
	b := browser(t)
	file := pageOf(t, lesson, "--lang", "en")

	t.Run("keys", func(t *testing.T) {
		p := open(t, b, file, "", 1280, 800)
		p.is(place, "#hand=1&step=0")
		for _, tt := range []struct{ key, want string }{
			{kb.ArrowRight, "#hand=1&step=1"}, {"l", "#hand=1&step=2"}, {"j", "#hand=1&step=3"}, {kb.ArrowDown, "#hand=1&step=4"},
			{kb.ArrowLeft, "#hand=1&step=3"}, {"h", "#hand=1&step=2"}, {"k", "#hand=1&step=1"}, {kb.ArrowUp, "#hand=1&step=0"},
			{kb.ArrowUp, "#hand=1&step=0"}, {kb.End, "#hand=1&step=5"}, {kb.ArrowRight, "#hand=1&step=5"}, {kb.Home, "#hand=1&step=0"},
			{"n", "#hand=1&step=1"}, {"n", "#hand=1&step=2"}, {"n", "#hand=2&step=0"}, {"N", "#hand=1&step=2"},
			{"]", "#hand=2&step=0"}, {"]", "#hand=3&step=0"}, {"]", "#hand=3&step=0"}, {"[", "#hand=2&step=0"}, {"z", "#hand=2&step=0"},
		} {
			p.key(tt.key)
			if got := p.value(place); got != tt.want {
				t.Fatalf("%q: got %s, want %s", tt.key, got, tt.want)
			}
		}
		p.is(said, "left out: format errors F26")
		p.is(`document.querySelector("#here .message").textContent`, `unknown verb "apree": did you mean "apre"?`)
		p.key("[", "?")
		p.is(`document.getElementById("keys").open`, "true")
		p.click("#keys button")
		p.is(`document.getElementById("keys").open`, "false")
		p.key(" ")
		p.is(`document.getElementById("play").getAttribute("aria-pressed")`, "true")
		p.run(chromedp.Poll[chromedp.Void](`location.hash === "#hand=1&step=5"`, chromedp.WithPollingTimeout(time.Minute)))
	})

	t.Run("deep link", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=2", 1280, 800)
		p.is(said, "2. Carla raises to 20 ! W01")
		p.is(`document.querySelector("#here .finding.error h3").textContent`, "error W01 raise-too-large")
		p.is(`document.querySelector("#here .instead").textContent`, "Carla could call 2, raise to anything from 2.50 to 8 or fold")
		p.is(`document.querySelector("#here .may h3").textContent`, "Anna may")
		p.is(`document.querySelectorAll("#here details p").length > 1`, "true")
		p.is(`document.querySelector("#here details").textContent.includes("\\x0a")`, "false")
		p.is(`document.querySelector('#table .acts [data-part="name"]').textContent`, "Carla")
		p.is(`document.querySelector('#table .turn [data-part="name"]').textContent`, "Anna")
		p.is(`document.querySelector('#table [data-part="pot"]').textContent`, "Pot 24")
		p.click("#ruled")
		p.is(`document.querySelector('#table [data-part="pot"]').textContent`, "Pot 12")
		p.run(chromedp.Evaluate[chromedp.Void](`location.hash = "#hand=3&step=2"`))
		p.run(chromedp.Poll[chromedp.Void](`document.querySelector("#said").textContent.includes("Bruno passes")`))
	})

	t.Run("list", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=5", 1280, 480)
		const sight = `(el => { const box = document.getElementById("acts").getBoundingClientRect(), r = el.getBoundingClientRect();
			return r.top >= box.top && r.bottom <= box.bottom })(document.querySelector("#acts [aria-current]"))`
		p.is(sight, "true")
		p.key(kb.Home)
		p.is(sight, "true")
		p.click(`#acts [data-step="2"] button`)
		p.is(place, "#hand=1&step=2")
	})

	t.Run("language", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=2", 1280, 800)
		p.click("#other")
		p.is(said, "2. Carla rilancia a 20 ! W01")
		p.is(`document.documentElement.lang`, "it")
		p.is(`document.querySelector('#table [data-part="pot"]').textContent`, "Piatto 24")
		p.is(`document.getElementById("next").getAttribute("aria-label")`, "Gesto dopo")
		p.is(place, "#hand=1&step=2&lang=it")
		p.is(`document.querySelectorAll("[data-word]:empty, #acts button:empty").length`, "0")
		p = open(t, b, file, "#hand=1&step=2&lang=it", 1280, 800)
		p.is(said, "2. Carla rilancia a 20 ! W01")
	})

	t.Run("hide", func(t *testing.T) {
		p := open(t, b, file, "#hand=3&step=1", 1280, 800)
		const faces = `[...document.querySelectorAll('#table [data-part="card"]:not(.off) [data-part="face"]:not(.off)')].length`
		p.is(faces, "10")
		p.key("x")
		p.is(faces, "0") // Anna acts, whose cards nobody knows
		p.key("l")
		p.is(faces, "5")
		p.is(`document.getElementById("hide").getAttribute("aria-pressed")`, "true")
		p.key("x")
		p.is(faces, "10")
	})

	t.Run("touch", func(t *testing.T) {
		p := open(t, b, file, "#hand=1&step=1", 360, 700)
		const swipe = `(dx => { const el = document.getElementById("table"); for (const [type, x] of [["touchstart", 200], ["touchend", 200 + dx]]) {
			const at = new Touch({identifier: 1, target: el, clientX: x, clientY: 100});
			el.dispatchEvent(new TouchEvent(type, {touches: type === "touchstart" ? [at] : [], changedTouches: [at]}));
		} return 0 })`
		p.is(swipe+"(-80)", "0")
		p.is(place, "#hand=1&step=2")
		p.is(swipe+"(80)", "0")
		p.is(place, "#hand=1&step=1")
		p.is(swipe+"(10)", "0")
		p.is(place, "#hand=1&step=1")
		p.click("#next")
		p.is(place, "#hand=1&step=2")
	})
}

// The quiz asks before it tells, and knows the answer from what was found.
func TestReplayQuiz(t *testing.T) {
	b := browser(t)
	p := open(t, b, pageOf(t, lesson, "--lang", "en", "--quiz"), "#hand=1&step=0", 1280, 800)
	p.key("l")
	p.is(said, "1. May Bruno open for 2?")
	p.is(`document.querySelectorAll("#here .finding, #here .note, #acts .mark.error").length`, "0")
	p.is(`document.querySelector('#table [data-part="pot"]').textContent`, "Pot 2") // he has not yet
	p.key("l")
	p.is(said, "1. May Bruno open for 2?")
	p.key("y")
	p.is(said, "1. Bruno opens for 2 ?")
	p.is(`document.querySelector("#here .verdict").textContent`, "May Bruno open for 2?✓ Correct: it may be done, no rule forbids it.1 of 1 right")
	p.key("l")
	p.is(said, "2. May Carla raise to 20?")
	p.click(`[data-answer="yes"]`)
	p.is(`document.querySelector("#here .verdict b").textContent`, "✗ Wrong:")
	p.is(`document.querySelector("#here .score").textContent`, "1 of 2 right ★")
	p.is(`document.querySelector("#here .finding h3").textContent`, "error W01 raise-too-large")
	p.key("h", "l")
	p.is(said, "2. Carla raises to 20 ! W01")
	p.click("#other")
	p.is(`document.querySelector("#here .verdict h3").textContent`, "Carla può rilanciare a 20?")
}

// What a log says is never markup.
func TestReplayPageIsInert(t *testing.T) {
	b := browser(t)
	const evil = `</script><script>window.hit=1</script><img src=x onerror=window.hit=1>`
	text := strings.NewReplacer("title: Sera", "title: '"+evil+"'", `"Is it enough?"`, "'"+evil+"'", `"Bastano?"`, "'"+evil+"'",
		"name: Carla", "name: '"+evil+"', as: Carla", "Anna esce", `'Anna dice "`+evil+`"'`).Replace(lesson)
	file := pageOf(t, text)
	p := open(t, b, file, "", 1280, 800)
	for range 2 {
		p.key("l", "l", "l", "l", "l", "]", "]", "l", "x", "[", "[")
		p.click("#other")
	}
	p.run(chromedp.Evaluate[chromedp.Void](`dispatchEvent(new Event("beforeprint"))`))
	p.is(`window.hit`, "undefined")
	p.is(`document.querySelectorAll("img").length + document.scripts.length`, "2")
	p.is(`document.body.textContent.includes("onerror=window.hit=1")`, "true")
}

// Nothing sticks out of a narrow page, and nothing moves in a wide one but what
// is stepped through.
func TestReplayPageHolds(t *testing.T) {
	b := browser(t)
	file, err := filepath.Abs("../testdata/hands/giovedi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	file = pageOf(t, string(text), "--lang", "it", "--quiz")
	p := open(t, b, file, "", 320, 640)
	for range 12 {
		p.key("n", "n", "]")
		p.is(`document.documentElement.scrollWidth <= innerWidth`, "true")
	}
	p = open(t, b, file, "", 1280, 800)
	p.run(chromedp.Evaluate[chromedp.Void](`window.moved = 0; new PerformanceObserver(list => { for (const e of list.getEntries()) window.moved += e.value }).observe({type: "layout-shift"}); 0`))
	for range 30 {
		p.key("l", "n")
	}
	p.is(`window.moved < 0.02 || window.moved`, "true")
}

// An evening of two hundred hands is a file one can send, and opens at once.
func TestReplayPageOfManyHands(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 7))
	e := evening.New(dice, evening.Config{Players: 7, Hands: 200, Rules: house.Classico()})
	file := pageOf(t, string(e.Text(dice)), "--quiz", "--show", "unverifiable,remarks")
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes", info.Size())
	if most := int64(3_000_000); info.Size() > most {
		t.Errorf("got %d bytes, want %d at most", info.Size(), most)
	}
	b := browser(t)
	const opened = `performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd`
	best := time.Hour
	for range 3 {
		p := open(t, b, file, "#hand=200&step=3", 1280, 800)
		ms, err := strconv.ParseFloat(p.value(opened), 64)
		if err != nil {
			t.Fatal(err)
		}
		best = min(best, time.Duration(ms*float64(time.Millisecond)))
		p.is(`document.querySelectorAll("#hands option").length`, "200")
	}
	t.Logf("opens in %v", best) // to be read, not held: machines are shared
}
