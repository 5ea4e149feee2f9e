package cmd

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"apertura/format/lang"
)

func env(vars string) func(string) string {
	return func(name string) string {
		for v := range strings.FieldsSeq(vars) {
			if key, value, _ := strings.Cut(v, "="); key == name {
				return value
			}
		}
		return ""
	}
}

func TestColors(t *testing.T) {
	for _, c := range []struct {
		name     string
		flag     string
		env      string
		terminal bool
		want     bool
	}{
		{name: "into a file", flag: "auto"},
		{name: "on a terminal", flag: "auto", terminal: true, want: true},
		{name: "the flag before everything", flag: "always", env: "NO_COLOR=1 TERM=dumb", want: true},
		{name: "the flag against everything", flag: "never", env: "CLICOLOR_FORCE=1", terminal: true},
		{name: "NO_COLOR before CLICOLOR_FORCE", flag: "auto", env: "NO_COLOR=1 CLICOLOR_FORCE=1", terminal: true},
		{name: "forced", flag: "auto", env: "CLICOLOR_FORCE=1 TERM=dumb", want: true},
		{name: "not forced", flag: "auto", env: "CLICOLOR_FORCE=0"},
		{name: "switched off", flag: "auto", env: "CLICOLOR=0", terminal: true},
		{name: "a dumb terminal", flag: "auto", env: "TERM=dumb", terminal: true},
	} {
		g := global{color: c.flag, env: Environment{Getenv: env(c.env), Terminal: c.terminal}}
		if got := g.colors(); got != c.want {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLanguage(t *testing.T) {
	for _, c := range []struct {
		env, args string
		want      lang.Lang
		fails     bool
	}{
		{},
		{env: "LANG=it_IT.UTF-8", want: lang.IT},
		{env: "LANG=it LC_ALL=en_GB", want: lang.EN},
		{env: "LANG=de LC_MESSAGES=it_CH", want: lang.IT},
		{env: "LANG=it", args: "check --lang en", want: lang.EN},
		{args: "check --lang=it a.yaml", want: lang.IT},
		{args: "check --lang en --lang it", want: lang.IT},
		{args: "check -- --lang it"},
		{args: "check --lang"},
		{args: "check --lang fr", fails: true},
		{env: "LANG=it", args: "check --lang=", want: lang.IT, fails: true},
	} {
		g := global{env: Environment{Getenv: env(c.env)}}
		got, err := g.language(strings.Fields(c.args))
		if got != c.want || (err != nil) != c.fails {
			t.Errorf("%q, %q: got %v, %v, want %v", c.env, c.args, got, err, c.want)
		}
	}
}

// broken fails every write.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// A reader that breaks stands for a fault of the program.
type breaking struct{}

func (breaking) Read([]byte) (int, error) { panic("a seat too many") }

func TestMainSurvives(t *testing.T) {
	world := Environment{Getenv: env("")}
	var stdout, stderr bytes.Buffer
	if got := Main([]string{"check", "-"}, breaking{}, &stdout, &stderr, world); got != statusFault {
		t.Errorf("a panic: got status %d, want %d", got, statusFault)
	}
	if want := "apertura: <stdin>: a fault of the program, not of the log: a seat too many\n"; stderr.String() != want {
		t.Errorf("got %q, want %q", stderr.String(), want)
	}
	stderr.Reset()
	if got := Main([]string{"version"}, strings.NewReader(""), broken{}, &stderr, world); got != statusUsage {
		t.Errorf("a full disk: got status %d, want %d", got, statusUsage)
	}
	if want := "apertura: writing output: the disk is full\n"; stderr.String() != want {
		t.Errorf("got %q, want %q", stderr.String(), want)
	}
}

// A log where a command should be was meant to be checked.
func TestLogForCommand(t *testing.T) {
	for word, want := range map[string]lang.Text{
		"serata.yaml": {
			EN: `unknown command "serata.yaml": did you mean "apertura check serata.yaml"?`,
			IT: `comando "serata.yaml" sconosciuto: forse "apertura check serata.yaml"?`},
		"chek": {EN: `unknown command "chek": did you mean "check"?`, IT: `comando "chek" sconosciuto: forse "check"?`},
	} {
		g := &global{}
		var e *exitError
		if err := unknownCommand(newRoot(g), word); !errors.As(err, &e) || e.text != want {
			t.Errorf("%s: got %v, want %v", word, err, want)
		}
	}
}
