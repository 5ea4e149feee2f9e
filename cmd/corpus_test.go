package cmd_test

import (
	"bytes"
	"strings"
	"testing"

	"apertura/cmd"
)

// The corpus is the oracle: every hand's hand-written `expect` against what is
// found, no more and no less.
func TestCorpus(t *testing.T) {
	var out, errs bytes.Buffer
	status := cmd.Main([]string{"test", "--lang", "en", "../testdata/corpus", "../testdata/hands/seven-faults.yaml"},
		strings.NewReader(""), &out, &errs, cmd.Environment{Getenv: func(string) string { return "" }})
	if status != 0 {
		t.Errorf("status %d, want 0\n%s%s", status, out.String(), errs.String())
	}
	if !strings.Contains(out.String(), " passed, 0 failed") {
		t.Errorf("got %q, want every hand passed", out.String())
	}
}
