// Command apertura checks, replays and teaches hand logs of poker all'italiana.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"apertura/cmd"

	"golang.org/x/term"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second one ends the program as it would any
	os.Exit(cmd.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, cmd.Environment{
		Getenv:      os.Getenv,
		Terminal:    term.IsTerminal(int(os.Stdout.Fd())),
		ErrTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		Interrupt:   ctx.Done(),
	}))
}
