package house

import (
	"testing"

	"apertura/format/lang"
)

func TestMeantPreset(t *testing.T) {
	for word, want := range map[string]lang.Text{
		"clasico": {EN: `: did you mean "classico"?`, IT: `: forse "classico"?`},
		"casetta": {
			EN: ": classico, casa, circolo, invito, undici or five-card-draw",
			IT: ": classico, casa, circolo, invito, undici o five-card-draw"},
	} {
		if got := MeantPreset(word); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
}
