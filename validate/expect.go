package validate

import (
	"slices"
	"strconv"

	"apertura/format"
)

// Expects reports whether a hand says anywhere what it expects.
func Expects(h *format.Hand) bool {
	return h.Expect.Said() || slices.ContainsFunc(h.Acts, func(a format.Act) bool { return a.Expect().Said() })
}

// Compare holds what was found in a hand against what the hand expects: each
// act's list on that act, the hand's own list anywhere in it, no more and no
// less. found is all that is known of the hand, its format errors where it
// could not be read. Missing are the entries nothing answers to, as the log
// writes them; extra the findings no entry asked for. What the table allows is
// not compared, and what cannot be known, or is only a remark, is never extra.
func Compare(h *format.Hand, found []format.Diagnostic) (missing []string, extra []format.Diagnostic) {
	met := make([]bool, len(found))
	for i := range h.Acts {
		a := &h.Acts[i]
		for _, e := range a.Expect().List {
			if !meet(e, found, met, a) {
				missing = append(missing, Entry(e))
			}
		}
	}
	for _, e := range h.Expect.List {
		if !meet(e, found, met, nil) {
			missing = append(missing, Entry(e))
		}
	}
	return missing, unmet(found, met)
}

// Counts reports whether a diagnostic must be expected: it is proven and the
// table did not accept it.
func Counts(d *format.Diagnostic) bool {
	return !d.Accepted && (d.Verdict == format.Violation || d.Verdict == format.Malformed)
}

// meet marks the finding an entry asks for, on act a unless that is nil. A
// format error may be about words that never became an act: it meets any
// act's entry.
func meet(e format.Expectation, found []format.Diagnostic, met []bool, a *format.Act) bool {
	return mark(found, met, func(d *format.Diagnostic) bool {
		return asks(e, d) && (a == nil || d.Act == a.Number || d.Act == 0 && d.Verdict == format.Malformed)
	})
}

// mark marks the first finding not yet met that fits, and reports whether
// there is one.
func mark(found []format.Diagnostic, met []bool, fits func(*format.Diagnostic) bool) bool {
	for i := range found {
		if !met[i] && fits(&found[i]) {
			met[i] = true
			return true
		}
	}
	return false
}

// unmet returns the findings that must be expected and were not.
func unmet(found []format.Diagnostic, met []bool) []format.Diagnostic {
	var extra []format.Diagnostic
	for i := range found {
		if !met[i] && Counts(&found[i]) {
			extra = append(extra, found[i])
		}
	}
	return extra
}

// Lists reports whether a hand expects a diagnostic by name anywhere, as it
// must one that does not count by itself.
func Lists(h *format.Hand, d *format.Diagnostic) bool {
	lists := func(e format.Expect) bool {
		return slices.ContainsFunc(e.List, func(e format.Expectation) bool { return asks(e, d) })
	}
	return lists(h.Expect) || slices.ContainsFunc(h.Acts, func(a format.Act) bool { return lists(a.Expect()) })
}

// asks reports whether an entry names a diagnostic, wherever it is.
func asks(e format.Expectation, d *format.Diagnostic) bool {
	return !d.Accepted && names(e.Word, d) && e.Unverifiable == (d.Verdict == format.Unverifiable)
}

// Entry is an entry of `expect` as a log writes it.
func Entry(e format.Expectation) string {
	if e.Unverifiable {
		return e.Word + " unverifiable"
	}
	return e.Word
}

// CompareFile holds what was found outside any hand against the `# expect:`
// lines of a file, each at its place.
func CompareFile(expects []format.FileExpectation, found []format.Diagnostic) (missing []string, extra []format.Diagnostic) {
	met := make([]bool, len(found))
	for _, e := range expects {
		ok := mark(found, met, func(d *format.Diagnostic) bool {
			return names(e.Code, d) && d.Place.Known() && d.Place.Start() == e.At
		})
		if !ok {
			missing = append(missing, e.Code+" "+strconv.Itoa(e.At.Line)+":"+strconv.Itoa(e.At.Column))
		}
	}
	return missing, unmet(found, met)
}
