package validate

import (
	"slices"
	"strings"
	"testing"

	"apertura/format"
)

// expects reads "W03, O01 unverifiable" as an `expect` of the hand or an act.
func expects(list string) format.Expect {
	e := format.Expect{Span: span("hand")}
	for w := range strings.SplitSeq(list, ", ") {
		if w != "" {
			code, unverifiable := strings.CutSuffix(w, " unverifiable")
			e.List = append(e.List, format.Expectation{Word: code, Unverifiable: unverifiable})
		}
	}
	return e
}

// diagnostics reads "1 W03, 0 O01 unverifiable": act, code and what is special
// about it.
func diagnostics(list string) []format.Diagnostic {
	var out []format.Diagnostic
	for s := range strings.SplitSeq(list, ", ") {
		f := strings.Fields(s)
		if len(f) < 2 {
			continue
		}
		d := format.Diagnostic{Act: int(f[0][0] - '0'), Code: f[1], Slug: "slug-of-" + f[1], Verdict: format.Violation}
		if f[1][0] == 'F' {
			d.Verdict = format.Malformed
		}
		switch strings.Join(f[2:], "") {
		case "unverifiable":
			d.Verdict = format.Unverifiable
		case "remark":
			d.Verdict = format.Remark
		case "allowed":
			d.Accepted = true
		}
		out = append(out, d)
	}
	return out
}

func TestCompare(t *testing.T) {
	const unsaid = "-"
	for _, c := range []struct {
		name           string
		hand           string
		acts           []string
		found          string
		missing, extra string
	}{
		{name: "clean as expected"},
		{name: "one too much", found: "1 W03", extra: "W03"},
		{name: "one missing", hand: "W03", missing: "W03"},
		{name: "the hand's own, anywhere", hand: "W03, D04", found: "0 D04, 2 W03"},
		{name: "on its act", acts: []string{"W03"}, hand: unsaid, found: "1 W03"},
		{name: "on another act", acts: []string{"W03"}, hand: unsaid, found: "2 W03", missing: "W03", extra: "W03"},
		{name: "of the hand, on an act", acts: []string{"M05"}, hand: unsaid, found: "0 M05", missing: "M05", extra: "M05"},
		{name: "the union", acts: []string{"W03", "T01"}, hand: "D04", found: "0 D04, 1 W03, 2 T01"},
		{name: "an act's entry comes before the hand's", acts: []string{"W03"}, hand: "W03", found: "1 W03, 2 W03"},
		{name: "each once", hand: "D02", found: "1 D02, 1 D02", extra: "D02"},
		{name: "twice", hand: "D02, D02", found: "1 D02, 1 D02"},
		{name: "twice is not once", hand: "D02, D02", found: "1 D02", missing: "D02"},
		{name: "by slug, in any case", hand: "slug-of-W03, w04", found: "1 W03, 1 W04"},
		{name: "not to be known is no extra", found: "1 O01 unverifiable"},
		{name: "not to be known, listed", hand: "O01 unverifiable", found: "1 O01 unverifiable"},
		{name: "not to be known, missing", hand: "O01 unverifiable", missing: "O01 unverifiable"},
		{name: "proven is not unknown", hand: "O01 unverifiable", found: "1 O01", missing: "O01 unverifiable", extra: "O01"},
		{name: "unknown is not proven", hand: "O01", found: "1 O01 unverifiable", missing: "O01"},
		{name: "a remark is no extra", found: "0 S05 remark"},
		{name: "a remark, listed", hand: "S05", found: "0 S05 remark"},
		{name: "allowed is not expected", found: "1 O04 allowed"},
		{name: "allowed meets nothing", hand: "O04", found: "1 O04 allowed", missing: "O04"},
		{name: "a format error of the hand", hand: "F26", found: "0 F26"},
		{name: "a format error on words that became no act", acts: []string{"F26"}, hand: unsaid, found: "0 F26"},
		{name: "a format error on another act", acts: []string{"F26"}, hand: unsaid, found: "2 F26", missing: "F26", extra: "F26"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := played().Log
			if c.hand != unsaid {
				h.Expect = expects(c.hand)
			}
			for i, list := range c.acts {
				h.Acts[i].Extend().Expect = expects(list)
			}
			missing, extra := Compare(h, diagnostics(c.found))
			var codes []string
			for _, d := range extra {
				codes = append(codes, d.Code)
			}
			if got := strings.Join(missing, ", "); got != c.missing {
				t.Errorf("missing: got %q, want %q", got, c.missing)
			}
			if got := strings.Join(codes, ", "); got != c.extra {
				t.Errorf("extra: got %q, want %q", got, c.extra)
			}
			if !Expects(h) {
				t.Error("Expects: got false, want true")
			}
		})
	}
	if Expects(played().Log) {
		t.Error("Expects of a hand that says nothing: got true, want false")
	}
}

func TestCompareFile(t *testing.T) {
	src := played().Log.Source
	at := func(code, words string) format.Diagnostic {
		return format.Diagnostic{Code: code, Verdict: format.Malformed, Place: format.Place{Source: src, Span: span(words)}}
	}
	want := func(code string, line, column int) format.FileExpectation {
		return format.FileExpectation{Code: code, At: format.Position{Line: line, Column: column}}
	}
	for _, c := range []struct {
		name           string
		expects        []format.FileExpectation
		found          []format.Diagnostic
		missing, extra []string
	}{
		{name: "nothing"},
		{name: "as expected", expects: []format.FileExpectation{want("F05", 4, 5)}, found: []format.Diagnostic{at("F05", "opening")}},
		{name: "elsewhere", expects: []format.FileExpectation{want("F05", 4, 6)}, found: []format.Diagnostic{at("F05", "opening")},
			missing: []string{"F05 4:6"}, extra: []string{"F05"}},
		{name: "not expected", found: []format.Diagnostic{at("F05", "opening")}, extra: []string{"F05"}},
		{name: "twice at one place", expects: []format.FileExpectation{want("F05", 4, 5), want("F05", 4, 5)},
			found: []format.Diagnostic{at("F05", "opening"), at("F05", "opening")}},
		{name: "once too few", expects: []format.FileExpectation{want("F05", 4, 5), want("F05", 4, 5)},
			found: []format.Diagnostic{at("F05", "opening")}, missing: []string{"F05 4:5"}},
	} {
		missing, extra := CompareFile(c.expects, c.found)
		var codes []string
		for _, d := range extra {
			codes = append(codes, d.Code)
		}
		if !slices.Equal(missing, c.missing) || !slices.Equal(codes, c.extra) {
			t.Errorf("%s: got missing %q, extra %q, want %q, %q", c.name, missing, codes, c.missing, c.extra)
		}
	}
}
