package cmd_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"apertura/replay/house"
)

const rulesPage = "../docs/rules.md"

// A chapter is a numbered part of one half of the page of rules; the first, a
// few words on how to read it, has no number.
type chapter struct {
	number  string
	terms   []string // switches, "ante", and what they may be, "ante: all"
	sources []string
	logs    []string
	found   []string // codes, as the program prints them of the logs
	strange []string // in backticks, and neither switch nor value nor preset
}

var (
	fenced    = regexp.MustCompile("(?s)```(\\w+)\n(.*?)```\n")
	ticked    = regexp.MustCompile("`([^`]+)`")
	reported  = regexp.MustCompile(`(?m)^\S+:\d+:\d+: \S+ (\w\d\d) `)
	unsourced = regexp.MustCompile(`\*(unsourced)\*`)
)

// halves cuts the page of rules into its two languages.
func halves(t *testing.T, text string) map[string][]chapter {
	t.Helper()
	_, text, found := strings.Cut(text, "\n## English\n")
	en, it, both := strings.Cut(text, "\n## Italiano\n")
	if !found || !both {
		t.Fatalf("%s lacks a half", rulesPage)
	}
	return map[string][]chapter{"English": chapters(en), "Italiano": chapters(it)}
}

func chapters(half string) []chapter {
	var out []chapter
	for text := range strings.SplitSeq(half, "\n### ") {
		var c chapter
		if len(out) > 0 {
			c.number, _, _ = strings.Cut(text, ". ")
		}
		for _, m := range fenced.FindAllStringSubmatch(text, -1) {
			if m[1] == "yaml" {
				c.logs = append(c.logs, m[2])
			}
			for _, f := range reported.FindAllStringSubmatch(m[2], -1) {
				c.found = append(c.found, f[1])
			}
		}
		c.read(fenced.ReplaceAllString(text, ""))
		out = append(out, c)
	}
	return out
}

// read finds the switches and the sources of a chapter. A value that stands
// alone in its backticks is one of the switch named last.
func (c *chapter) read(prose string) {
	rules, last := house.Classico(), house.Switch{}
	for _, m := range ticked.FindAllStringSubmatch(prose, -1) {
		name, value, said := strings.Cut(m[1], ": ")
		if s, ok := house.Named(name); ok {
			if last = s; !said {
				c.terms = append(c.terms, name)
				continue
			}
		} else if said || slices.Contains(house.Presets(), name) {
			value = ""
		} else {
			value = name
		}
		if _, ok := last.With(rules, value); ok {
			c.terms = append(c.terms, last.Name+": "+value)
		} else if !slices.Contains(house.Presets(), m[1]) {
			c.strange = append(c.strange, m[1])
		}
	}
	for _, tags := range []*regexp.Regexp{cited, unsourced} {
		for _, m := range tags.FindAllStringSubmatch(prose, -1) {
			c.sources = append(c.sources, m[1])
		}
	}
	slices.Sort(c.sources)
	c.sources = slices.Compact(c.sources)
}

// unnamed says what a half leaves out or has wrong of the table of switches: a
// switch is named, first with what classico plays, and with all else it may
// be, where those who speak of it are named too.
func unnamed(half []chapter) (out []string) {
	rules := house.Classico()
	for _, s := range house.Switches() {
		first := slices.IndexFunc(half, func(c chapter) bool { return c.value(s) != "" })
		if first < 0 {
			out = append(out, "does not name "+s.Name)
			continue
		}
		c := half[first]
		if got, want := c.value(s), s.Value(&rules); got != want {
			out = append(out, fmt.Sprintf("%s: got %s before %s, which classico plays", s.Name, got, want))
		}
		for _, v := range s.Values() {
			if !obvious(s, v) && !slices.Contains(c.terms, s.Name+": "+v) {
				out = append(out, fmt.Sprintf("%s: does not say what %s is", s.Name, v))
			}
		}
		for _, tag := range s.Sources {
			if !slices.Contains(c.sources, tag) {
				out = append(out, fmt.Sprintf("%s: does not name its source %s", s.Name, tag))
			}
		}
	}
	for _, c := range half {
		for _, word := range c.strange {
			out = append(out, fmt.Sprintf("%s: %s is no switch and no value of one", c.number, word))
		}
	}
	return out
}

// obvious reports whether a value needs no word of its own: the other of two,
// or one of the ranks.
func obvious(s house.Switch, value string) bool {
	rank := s.Key == house.KeyOpening || s.Key == house.KeyOpeningOnParola
	return value == "true" || value == "false" || rank && value != "none"
}

// value returns what a chapter first says a switch may be, "" for nothing.
func (c *chapter) value(s house.Switch) string {
	for _, t := range c.terms {
		if v, ok := strings.CutPrefix(t, s.Name+": "); ok {
			return v
		}
	}
	return ""
}

// apart says where the halves differ: in their numbers, or in the switches,
// the sources, the logs and what is found in them under one number.
func apart(en, it []chapter) (out []string) {
	if len(en) != len(it) {
		out = append(out, fmt.Sprintf("got %d chapters and %d", len(en)-1, len(it)-1))
	}
	for i := range min(len(en), len(it)) {
		a, b := &en[i], &it[i]
		if want := fmt.Sprint(i); i > 0 && (a.number != want || b.number != want) {
			out = append(out, fmt.Sprintf("got chapters %s and %s, want %s", a.number, b.number, want))
		}
		for _, o := range [...]struct {
			what string
			a, b []string
		}{
			{"switches", set(a.terms), set(b.terms)},
			{"sources", a.sources, b.sources},
			{"findings", a.found, b.found},
			{"logs", make([]string, len(a.logs)), make([]string, len(b.logs))},
		} {
			if !slices.Equal(o.a, o.b) {
				out = append(out, fmt.Sprintf("%d: got %s %q and %q", i, o.what, o.a, o.b))
			}
		}
	}
	return out
}

func set(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// unknownSources lists the tags of a half that the page of sources does not know.
func unknownSources(half []chapter, sources string) (out []string) {
	for _, c := range half {
		for _, tag := range c.sources {
			if !tellsOf(sources, tag) {
				out = append(out, tag)
			}
		}
	}
	return out
}

// The page of rules names every switch in both languages, says the same in
// both, and names no source that nobody knows.
func TestRulesPage(t *testing.T) {
	both := halves(t, page(t, rulesPage))
	sources := page(t, "../docs/sources.md")
	for name, half := range both {
		for _, wrong := range unnamed(half) {
			t.Errorf("%s: %s", name, wrong)
		}
		for _, tag := range unknownSources(half, sources) {
			t.Errorf("%s: the page of sources does not say what %s is", name, tag)
		}
	}
	for _, wrong := range apart(both["English"], both["Italiano"]) {
		t.Errorf("English and Italiano: %s", wrong)
	}
}

// What the logs of the page expect is found in them, and nothing else.
func TestRulesLogs(t *testing.T) {
	for name, half := range halves(t, page(t, rulesPage)) {
		logs := 0
		for _, c := range half {
			for _, log := range c.logs {
				logs++
				got := printed(strings.Fields("test --lang en -"), log)
				if want := fmt.Sprintf("%d passed, 0 failed\n", strings.Count(log, "expect: ")); got != want {
					t.Errorf("%s, %s: got %q, want %q", name, c.number, got, want)
				}
			}
			if len(c.found) != len(c.logs) {
				t.Errorf("%s, %s: got findings %q, want one for each log", name, c.number, c.found)
			}
		}
		if logs < 7 {
			t.Errorf("%s: got %d logs, want seven or more", name, logs)
		}
	}
}

// TestRulesPageCanFail proves that the tests above can fail: one slip in the
// English half is said, and nothing else.
func TestRulesPageCanFail(t *testing.T) {
	text := page(t, rulesPage)
	sources := page(t, "../docs/sources.md")
	for _, tt := range []struct{ old, slip, want string }{
		{"`ante-on-parola: true`", "`ante-on-parole: true`", "does not name ante-on-parola"},
		{"`ante-on-parola: true`", "`ante-on-parole: true`", "3: ante-on-parole: true is no switch and no value of one"},
		{"`late-cards: true`", "`late-cards: perhaps`", "9: late-cards: perhaps is no switch and no value of one"},
		{"`draw-max: 4`; `5`", "`draw-max: 5`; `4`", "draw-max: got 5 before 4, which classico plays"},
		{"; `flat`, no ladder", ", no ladder", "opening-ladder: does not say what flat is"},
		{"; `flat`, no ladder", "; `steep`, no ladder", "6: steep is no switch and no value of one"},
		{"`allowed`; [000])", "`allowed`; [001])", "reverse-bluff: does not name its source 000"},
		{"though [IV] has none", "though [ZZ] has none", "ZZ"},
		{"though [IV] has none", "though some have none", `3: got sources ["000" "001" "002" "003"] and ["000" "001" "002" "003" "IV"]`},
		{"\n### 18. ", "\n### 20. ", "got chapters 20 and 18, want 18"},
		{"\n### 18. ", "\n#### 18. ", "got 18 chapters and 19"},
		{"error P01 ", "error P02 ", `12: got findings ["P02"] and ["P01"]`},
		{"```yaml", "```text", `5: got logs [] and [""]`},
	} {
		before, after, found := strings.Cut(text, tt.old)
		if !found {
			t.Errorf("the page has no %q to replace", tt.old)
			continue
		}
		both := halves(t, before+tt.slip+after)
		half := both["English"]
		said := slices.Concat(unnamed(half), unknownSources(half, sources), apart(half, both["Italiano"]))
		if !slices.Contains(said, tt.want) {
			t.Errorf("%q for %q: got %q, want %q", tt.slip, tt.old, said, tt.want)
		}
	}
}
