package cmd_test

import (
	"errors"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"apertura/cmd"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"apertura": func() {
			os.Exit(cmd.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, cmd.Environment{Getenv: os.Getenv}))
		},
	})
}

// TestScripts runs the program as a shell does: flags, statuses and streams.
// GOLDIE_UPDATE=1 writes anew what a script compares whole.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "../testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       os.Getenv("GOLDIE_UPDATE") != "",
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"status": status},
	})
}

// status is the command of scripts that runs another and wants an exit status:
// `status 2 apertura check --nosuch`.
func status(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND…")
	}
	got := 0
	var exit *exec.ExitError
	switch err := ts.Exec(args[1], args[2:]...); {
	case errors.As(err, &exit):
		got = exit.ExitCode()
	case err != nil:
		ts.Fatalf("%v", err)
	}
	if want := args[0]; strconv.Itoa(got) != want {
		ts.Fatalf("exit status %d, want %s", got, want)
	}
}
