package cmd_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"apertura/cmd"
)

// entries lists a folder, hidden files too.
func entries(t *testing.T) string {
	t.Helper()
	list, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range list {
		names = append(names, e.Name())
	}
	return strings.Join(names, " ")
}

// A file of output is whole or as it was: whatever ends the run before its end
// leaves neither half of it nor anything beside it.
func TestOutfileIsWholeOrNotAtAll(t *testing.T) {
	none := func(string) string { return "" }
	for _, form := range reports {
		for _, old := range []string{"", "as it was\n"} {
			t.Run(form+" "+old, func(t *testing.T) {
				t.Chdir(t.TempDir())
				want := ""
				if old != "" {
					want = "r"
					if err := os.WriteFile("r", []byte(old), 0o640); err != nil {
						t.Fatal(err)
					}
				}
				check := func(what string) {
					t.Helper()
					if got := entries(t); got != want {
						t.Errorf("%s: got %q, want %q", what, got, want)
					}
					if b, _ := os.ReadFile("r"); string(b) != old {
						t.Errorf("%s: got %q in the file", what, b)
					}
				}
				args := []string{"check", "--format", form + "=r", "-"}

				stop, never := make(chan struct{}), make(chan struct{})
				during := ""
				in := &evenings{left: 300, then: func() { during = entries(t); close(stop); <-never }}
				var out, errs bytes.Buffer
				status := cmd.Main(args, in, &out, &errs, cmd.Environment{Getenv: none, Interrupt: stop})
				if status != 2 || !strings.Contains(errs.String(), "interrupted") || during == want {
					t.Errorf("got status %d, %q and %q beside it", status, errs.String(), during)
				}
				check("an interrupt")

				// A reader of standard output who has gone ends the run.
				status = cmd.Main(args, &evenings{left: 20_000}, &full{room: 1000, err: os.ErrClosed}, &errs, cmd.Environment{Getenv: none})
				if status != 2 {
					t.Errorf("got status %d, want 2", status)
				}
				check("output that fails")

				status = cmd.Main(args, strings.NewReader(""), &out, &errs, cmd.Environment{Getenv: none})
				if status != 2 {
					t.Errorf("got status %d, want 2", status)
				}
				check("no log")

				status = cmd.Main(args, &evenings{left: 3}, &out, &errs, cmd.Environment{Getenv: none})
				if b, err := os.ReadFile("r"); status != 1 || err != nil || string(b) == old || entries(t) != "r" {
					t.Errorf("got status %d, %q, %v beside %q", status, b, err, entries(t))
				}
				if info, err := os.Stat("r"); old != "" && (err != nil || info.Mode().Perm() != 0o640) {
					t.Errorf("got %v, want its permissions kept", info.Mode())
				}
			})
		}
	}
}
