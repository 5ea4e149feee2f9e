package cmd

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is written to a spool is read back, little or much, and leaves no file.
func TestSpool(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Setenv("TMP", dir)
	var o outfiles
	for _, lines := range []int{0, 10, 20_000, 200_000} {
		s, want := o.keep(), new(bytes.Buffer)
		for i := range lines {
			fmt.Fprintln(io.MultiWriter(s, want), "line", i)
		}
		head := make([]byte, min(7, want.Len()))
		if _, err := io.ReadFull(s, head); err != nil {
			t.Fatal(err)
		}
		rest, err := io.ReadAll(s)
		if err != nil || string(head)+string(rest) != want.String() {
			t.Errorf("%d lines: got %d bytes, %v, want %d", lines, len(head)+len(rest), err, want.Len())
		}
	}
	o.drop()
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("got %v, want nothing left", left)
	}
	s := o.keep().(*spool)
	s.drop()
	if _, err := s.Write(make([]byte, 2*mostKept)); err == nil {
		t.Error("got a file behind the end of the run")
	}
}

// A report that there is no room for is not written, and why is said.
func TestNoRoom(t *testing.T) {
	t.Chdir(t.TempDir())
	log := "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands:\n" + strings.Repeat("  - {hand: 1, dealer: Anna, opening: tutti pasano}\n", 2000)
	if err := os.WriteFile("log.yaml", []byte(log), 0o600); err != nil {
		t.Fatal(err)
	}
	nowhere := filepath.Join(t.TempDir(), "nosuch")
	t.Setenv("TMPDIR", nowhere)
	t.Setenv("TMP", nowhere)
	for _, form := range []string{"json", "junit", "sarif", "json=report.json"} {
		var out, errs bytes.Buffer
		status := Main([]string{"check", "--quiet", "--format", form, "log.yaml"}, strings.NewReader(""), &out, &errs, Environment{Getenv: func(string) string { return "" }})
		const want = "apertura: no room to make the report in: there is no such folder\n"
		if errs.String() != want || status != statusUsage || form == "json" && out.Len() > 0 {
			t.Errorf("%s: got status %d, %q and %d bytes, want %d and %q", form, status, errs.String(), out.Len(), statusUsage, want)
		}
		if _, err := os.Stat("report.json"); err == nil {
			t.Error("got a report by halves")
		}
	}
}
