package checks_test

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// logsOf returns the log that breaks a check and the one that keeps it, as its
// document has them.
func logsOf(t *testing.T, c *validate.Check) (breaks, keeps string) {
	t.Helper()
	log := func(section string) string {
		_, log, _ := strings.Cut(c.Section(section), "```yaml\n")
		log, _, closed := strings.Cut(log, "```")
		if !closed {
			return ""
		}
		return log
	}
	breaks, keeps = log("Breaks"), log("Keeps")
	if breaks == "" || keeps == "" {
		t.Fatalf("%s: the document lacks a log that breaks it or one that keeps it", c.Code)
	}
	return breaks, keeps
}

// judged runs a log and returns what was found, and what its hands expect that
// was not.
func judged(t *testing.T, name, log string) (codes, missing []string) {
	t.Helper()
	docs := format.ReadAll([]byte(log), name, format.Options{})
	for _, d := range docs {
		for _, f := range d.Faults {
			t.Errorf("%s:%d: %s %s", name, f.Place.Start().Line, f.Code, f.Message.EN)
		}
	}
	for h := range replay.Run(slices.Values(docs), replay.Config{Base: house.Classico()}) {
		if h.LeftOut != replay.NoReason {
			t.Errorf("%s: hand %s was left out", name, h.Log.Name)
		}
		found := validate.Run(h, checks.Catalogue())
		for i := range found {
			if found[i].Verdict != format.Unverifiable {
				codes = append(codes, found[i].Code)
			}
		}
		less, more := validate.Compare(h.Log, found)
		missing = append(missing, less...)
		for i := range more {
			missing = append(missing, "unexpected "+more[i].Code)
		}
	}
	return codes, missing
}

// Every check is made to fire by the log of its document, alone, and is kept
// by the other.
func TestLogsOfChecks(t *testing.T) {
	for _, c := range checks.Catalogue() {
		t.Run(c.Code, func(t *testing.T) {
			breaks, keeps := logsOf(t, c)
			codes, missing := judged(t, c.Code+" breaks", breaks)
			if want := []string{c.Code}; !slices.Equal(codes, want) {
				t.Errorf("the log that breaks it: got %v, want %v", codes, want)
			}
			if len(missing) > 0 {
				t.Errorf("the log that breaks it, against its own expect: %v", missing)
			}
			codes, missing = judged(t, c.Code+" keeps", keeps)
			if len(codes)+len(missing) > 0 {
				t.Errorf("the log that keeps it: got %v %v, want nothing", codes, missing)
			}
		})
	}
}
