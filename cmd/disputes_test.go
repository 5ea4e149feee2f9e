package cmd_test

import (
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A question is one that tables argue about, by its number on the page of
// sources: "13" of the disputes, "C13" of the points on which the five part.
type question struct {
	logs         []string // that have a hand about it
	right, wrong int      // hands without a fault, and with one
}

var (
	newHand = regexp.MustCompile(`(?m)^  - \{?hand: `)
	about   = regexp.MustCompile(`# ((?:C?\d+, )*C?\d+)\. `)
	fault   = regexp.MustCompile(`expect: \[?[A-Z]\d\d`)
	remark  = regexp.MustCompile(`expect: (S05|W05)\b`)
)

// oneWay lists the questions that no log can have wrong, and why.
var oneWay = map[string]string{
	"42": "a question and its answer are words: there is nothing in them to break",
}

// asked reads what each hand of the sources is about from its comments:
// "# 13, C14. not shown". The ranking has a list of its own.
func asked(t *testing.T) map[string]*question {
	t.Helper()
	logs, err := filepath.Glob("../testdata/corpus/sources/*.yaml")
	if err != nil || len(logs) == 0 {
		t.Fatalf("no logs of the sources: %v", err)
	}
	out := map[string]*question{}
	for _, path := range logs {
		name := strings.TrimSuffix(filepath.Base(path), ".yaml")
		if strings.HasPrefix(name, "ranking") {
			continue
		}
		for _, hand := range newHand.Split(page(t, path), -1)[1:] {
			var numbers []string
			for _, m := range about.FindAllStringSubmatch(hand, -1) {
				numbers = append(numbers, strings.Split(m[1], ", ")...)
			}
			for _, n := range set(numbers) {
				q := out[n]
				if q == nil {
					q = &question{}
					out[n] = q
				}
				if !slices.Contains(q.logs, name) {
					q.logs = append(q.logs, name)
				}
				switch {
				case fault.MatchString(remark.ReplaceAllString(hand, "")):
					q.wrong++
				case strings.Contains(hand, "expect: "):
					q.right++
				}
			}
		}
	}
	return out
}

// Every dispute and every point on which the five part has hands that play it
// right and hands that play it wrong, and the page names the logs they are in.
func TestDisputes(t *testing.T) {
	text := page(t, "../docs/sources.md")
	hands := asked(t)
	row := regexp.MustCompile(`(?m)^\| (C?\d+) \|.*\| (.+) \|$`)
	for _, section := range [...]struct {
		title, prefix string
		rows          int
	}{
		{"Disputes", "", 48},
		{"Where the five part", "C", 38},
	} {
		_, part, _ := strings.Cut(text, "\n## "+section.title)
		part, _, _ = strings.Cut(part, "\n## ")
		rows := row.FindAllStringSubmatch(part, -1)
		if len(rows) != section.rows {
			t.Errorf("%s: got %d rows, want %d", section.title, len(rows), section.rows)
		}
		for i, r := range rows {
			if want := fmt.Sprint(section.prefix, i+1); r[1] != want {
				t.Errorf("got %s, want %s", r[1], want)
			}
			q := hands[r[1]]
			if q == nil {
				t.Errorf("%s: no hand is about it", r[1])
				continue
			}
			if got, want := r[2], "`"+strings.Join(q.logs, "`, `")+"`"; got != want {
				t.Errorf("%s: the page names %s, its hands are in %s", r[1], got, want)
			}
			if q.right == 0 || q.wrong == 0 && oneWay[r[1]] == "" {
				t.Errorf("%s: got %d hands right and %d wrong, want one of each", r[1], q.right, q.wrong)
			}
			delete(hands, r[1])
		}
	}
	for _, n := range slices.Sorted(maps.Keys(hands)) {
		t.Errorf("%s: a hand of %v is about it, and the page has no such row", n, hands[n].logs)
	}
}
