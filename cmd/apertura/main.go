// Command apertura checks, replays and teaches hand logs of poker all'italiana.
package main

import (
	"os"

	"apertura/cmd"

	"golang.org/x/term"
)

func main() {
	os.Exit(cmd.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, cmd.Environment{
		Getenv:   os.Getenv,
		Terminal: term.IsTerminal(int(os.Stdout.Fd())),
	}))
}
