package cmd_test

import (
	"bytes"
	"strings"
	"testing"

	"apertura/cmd"
	"apertura/replay/house"
)

// What one starts from is a log in which nothing is found, whoever plays and
// by whatever preset, and which an editor takes.
func TestNewIsClean(t *testing.T) {
	rosters := []string{
		"Anna,Bruno", "Anna,Bruno;Bea,Carla", "A,B,C,D,E,F,G,H,I,L",
		`'O Zio,Zio Pino,null,7,"Anna ""la rossa""",No`,
		"- Anna,Bruno: il primo,Carla #3,*Dino,{Elia},è,José,☂",
	}
	for _, l := range []string{"en", "it"} {
		log, rules := validator(t, "log", l), validator(t, "rules", l)
		for _, preset := range house.Presets() {
			for _, names := range rosters {
				text := printed([]string{"new", "--lang", l, "--preset", preset, "--players", names}, "")
				if err := refused(log, []byte(text)); err != nil {
					t.Errorf("%s, %s: %v", preset, names, err)
				}
				found := printed([]string{"check", "--lang", "en", "--show", "unverifiable,remarks", "--fail-on", "note", "-"}, text)
				if want := "1 file, 1 hand: 1 judged, 0 left out; "; !strings.HasPrefix(found, want) || strings.Contains(found, "exit status") {
					t.Errorf("%s, %s:\n%s\ngot %s, want %s…", preset, names, text, found, want)
				}
			}
			text := printed([]string{"new", "--house", "--lang", l, "--preset", preset}, "")
			if err := refused(rules, []byte(text)); err != nil {
				t.Errorf("%s: %v", preset, err)
			}
		}
	}
}

// Names that a log cannot have are told as such, and nothing is written.
func TestNewRefusesNames(t *testing.T) {
	for _, names := range []string{
		"", "Anna", "Anna,", "Anna,Anna", "Anna,anna", "Anna,tutti", "Anna,piatto", "Anna,Anna apre",
		"Anna," + strings.Repeat("x", 101), "Anna,\x00", "Anna,\xff", "Anna,\"B\nC\"", "Anna,\u200b",
		"A,B,C,D,E,F,G,H,I,L,M", `Anna,"B`,
	} {
		var out, errs bytes.Buffer
		env := cmd.Environment{Getenv: func(string) string { return "" }}
		status := cmd.Main([]string{"new", "--lang", "en", "--players", names}, strings.NewReader(""), &out, &errs, env)
		if status != 2 || out.Len() > 0 || errs.Len() == 0 {
			t.Errorf("%q: got status %d, %q and %q, want 2 and a word on it", names, status, &out, &errs)
		}
	}
}
