package replay_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/house"
)

// A session made another plays as a new one does, whatever was played before: each
// log of the corpus behind the ones before it.
func TestReset(t *testing.T) {
	logs, err := filepath.Glob("../testdata/corpus/*/*.yaml")
	if err != nil || len(logs) < 100 {
		t.Fatalf("got %d logs, %v", len(logs), err)
	}
	c := replay.Config{Base: house.Classico()}
	var used, fresh *replay.Session
	used = replay.NewSession(nil, c)
	for _, name := range logs {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range format.ReadAll(text, name, format.Options{}) {
			if d.Opens || fresh == nil {
				used.Reset(d.Session, c)
				fresh = replay.NewSession(d.Session, c)
			}
			for _, h := range d.Hands {
				if got, want := found(used.Play(h)), found(fresh.Play(h)); got != want {
					t.Errorf("%s, hand %s: got %s, want %s", name, h.Name, got, want)
				}
			}
		}
		fresh = nil
	}
}

// found is what a hand came to.
func found(h *replay.Hand) string {
	who, known := h.Winners()
	return fmt.Sprint(h.LeftOut, h.Breaches, h.Accounts, h.Dues, h.Openings, who, known)
}
