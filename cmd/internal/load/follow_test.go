package load

import (
	"fmt"
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/validate"
)

// followed is what a follower is told of a file, in order.
func followed(j *Judge, f File) []string {
	var out []string
	j.Follow(f, Follower{
		Session:  func(d *format.Document, file string) { out = append(out, fmt.Sprint("session ", file, " ", d.Opens)) },
		Document: func(d *format.Document) { out = append(out, fmt.Sprint("document of ", len(d.Hands))) },
		Hand: func(h *Hand, played *replay.Hand) {
			out = append(out, fmt.Sprint("hand ", h.Log.Name, " ", len(played.Accounts), " ", h.Codes, " ", len(h.Found)))
		},
		Cut: func() { out = append(out, "cut") },
	}, func(*Document) {})
	return out
}

func TestFollow(t *testing.T) {
	const hands = `---
hand: 1
dealer: Ada
ante: 2
opening: tutti passano
---
hands:
  - {hand: 2, opening: tutti pasano}
  - {hand: 3, opening: [Beppe apre 50, gli altri escono], result: Beppe}
`
	got := followed(judge(), file(session+hands+"---\n"+session))
	want := []string{
		"session serata.yaml true", "document of 0", "document of 1", "hand 1 3 [] 0",
		"document of 2", "hand 2 0 [F26] 1", "hand 3 3 [] 2",
		"session serata.yaml true", "document of 0",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	j := judge()
	j.Catalogue = []*validate.Check{{Code: "O04", Breaches: []replay.Kind{replay.OpeningTooLarge},
		Word: func(*replay.Hand, *replay.Breach) validate.Wording { panic("lost for words") }}}
	got = followed(j, file(session+hands))
	if want := append(want[:6:6], "cut"); !slices.Equal(got, want) {
		t.Errorf("a fault of the program: got  %q\nwant %q", got, want)
	}
}
