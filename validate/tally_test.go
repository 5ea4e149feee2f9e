package validate

import (
	"reflect"
	"testing"

	"apertura/format"
	"apertura/replay"
)

func TestTally(t *testing.T) {
	var got Tally
	got.Judge(replay.Tally{Verified: 2, Wrong: 1})
	got.Judge(replay.Tally{Verified: 1, Unverifiable: 4})
	left := LeftOut{File: "a.yaml", Line: 3, Hand: "3", Reason: replay.FormatErrors, Codes: []string{"F26"}}
	got.Leave(left)
	got.Add(
		format.Diagnostic{Code: "F26", Severity: format.Error, Verdict: format.Malformed},
		format.Diagnostic{Code: "W03", Severity: format.Error, Verdict: format.Violation},
		format.Diagnostic{Code: "W03", Severity: format.Warning, Verdict: format.Violation, Undone: true},
		format.Diagnostic{Code: "W03", Severity: format.Error, Verdict: format.Violation, Accepted: true},
		format.Diagnostic{Code: "O01", Severity: format.Note, Verdict: format.Unverifiable},
		format.Diagnostic{Code: "S05", Severity: format.Note, Verdict: format.Remark},
	)
	want := Tally{
		Hands: 3, Judged: 2, LeftOut: 1, Groups: []Group{{left, []string{"3"}, 1}},
		Errors: 2, Warnings: 1, Notes: 2, Allowed: 1, Unverifiable: 1,
		Openings: replay.Tally{Verified: 3, Wrong: 1, Unverifiable: 4},
		Codes:    map[string]int{"F26": 1, "W03": 2, "O01": 1, "S05": 1},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
