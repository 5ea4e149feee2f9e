package cmd

import (
	"context"

	"apertura/cmd/internal/tui"
)

// screenable refuses --interactive where there is no screen to step on.
func (c *replaying) screenable() error {
	switch {
	case !c.interactive:
	case c.format != "table" || c.file != "":
		return refuse("--interactive is for the screen: leave --format and --output out",
			"--interactive è per lo schermo: senza --format e --output")
	case !c.g.env.Terminal:
		return refuse("--interactive needs a terminal", "--interactive vuole un terminale")
	}
	return nil
}

// step shows the hands on the whole screen until the user leaves. An interrupt
// gives the screen back first.
func (c *replaying) step() error {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	c.g.screened.Add(1)
	defer c.g.screened.Done()
	go func() {
		select {
		case <-c.g.env.Interrupt:
			stop()
		case <-ctx.Done():
		}
	}()
	lessons := lessons()
	for i := range c.shown {
		c.shown[i].Checks = lessons
	}
	err := tui.Run(ctx, c.g.in, c.g.screen, c.shown, tui.Options{Lang: c.g.lang, Color: c.g.colors(), Hide: c.hide})
	if err != nil {
		return refuse("the screen cannot be used: %s", "lo schermo non si può usare: %s", err)
	}
	return nil
}
