package format

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
)

const (
	twoPlayers = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"
	handOne    = "  - hand: 1\n    dealer: Anna\n    opening: tutti passano\n"
	handTwo    = "  - hand: 2\n    dealer: Anna\n    opening: tutti passano\n"
)

// A hand of more values than any table plays is not read, and costs only
// itself; so is a document of nothing but lines.
func TestTooManyValues(t *testing.T) {
	many := func(s string, n int) string { return strings.Repeat(s, n) }
	for _, row := range []struct{ name, log, hands, want string }{
		{"values in brackets", twoPlayers + "hands:\n" + handOne + "    note: [" + many("a,", 1<<20) + "]\n" + handTwo, "1[F06] 2", "F06 4:5"},
		{"keys in braces", twoPlayers + "hands:\n" + handOne + "    note: {" + many("a:,", 1<<18) + "}\n" + handTwo, "1[F06] 2", "F06 4:5"},
		{"items", twoPlayers + "hands:\n" + handOne + "    note:\n" + many("    - a\n", 1<<17) + handTwo, "1[F06] 2", "F06 4:5"},
		{"players", "apertura: 1\nplayers: [" + many("{name: a},", 1<<17) + "]\nhands:\n" + handOne, "1[F06]", "F06 1:1"},
		{"lines", twoPlayers + "hands:\n" + handOne + many("  -\n", 1<<21), "", "F06 1:1"},
		{"hands", twoPlayers + "hands:\n" + many("  - {}\n", 1<<20+1) + "---\nhand: 2\nopening: tutti passano\n", "2[F06]", "F06 1:1"},
		{"hands in brackets", twoPlayers + "hands: [" + many("{},", 1<<20) + "{}]\n", "", "F06 1:1"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if testing.Short() && len(row.log) > 2<<20 {
				t.Skip("large")
			}
			docs := ReadAll([]byte(row.log), "log.yaml", Options{})
			var got []string
			for _, doc := range docs {
				for _, d := range doc.Faults {
					got = append(got, fmt.Sprintf("%s %d:%d", d.Code, d.Place.Start().Line, d.Place.Start().Column))
				}
			}
			if len(got) == 0 || got[0] != row.want {
				t.Errorf("got %.5q, want %s first", got, row.want)
			}
			if s := handsOf(docs); s != row.hands {
				t.Errorf("got hands %.80s, want %s", s, row.hands)
			}
		})
	}
}

// What says nothing and what people write in words is no value, however long it
// goes on: only bytes limit it.
func TestManySignsOfNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("large")
	}
	many := func(s string, n int) string { return strings.Repeat(s, n) }
	for _, row := range []struct{ name, log string }{
		{"empty lines", handOne + many("\n", 3<<20) + handTwo},
		{"comments", handOne + many("# -, [a: b]\n", 1<<20) + handTwo},
		{"a note", handOne + "    note: well" + many(", so; - it:was? [", 1<<18) + "\n" + handTwo},
		{"a note in quotes", handOne + "    note: \"" + many("a: b, - c ", 1<<18) + "\"\n" + handTwo},
		{"a block", handOne + "    note: |\n" + many("      - a: b, c\n", 1<<18) + handTwo},
		{"a comment behind the hands", handOne + handTwo + "# " + many(", - :", 1<<18) + "\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			docs, faults := readLog(t, twoPlayers+"hands:\n"+row.log)
			if s := handsOf(docs); s != "1 2" || len(faults) > 0 {
				t.Errorf("got hands %.80s and %.5q, want 1 2", s, faults)
			}
		})
	}
}

// A long document reads as a short one does, hand by hand.
func TestLongDocument(t *testing.T) {
	const n = 20_000
	var b strings.Builder
	b.WriteString(twoPlayers + "rules: {ante: all}\nhands:\n")
	for i := range n {
		fmt.Fprintf(&b, "  # hand %d\n  - hand: %d\n    dealer: Anna\n    cards: {Anna: Kh Kd}\n    opening: Bruno passa; Anna apre 2\n", i, i)
		if i%5000 == 7 {
			b.WriteString("    note: [\n")
		}
	}
	b.WriteString("allow: {T01: so}\n")
	docs, faults := readLog(t, b.String())
	hands, broken := 0, 0
	for i, doc := range docs {
		if doc.Session == nil || doc.Opens != (i == 0) {
			t.Fatalf("document %d: got session %v, opens %v", i, doc.Session, doc.Opens)
		}
		for _, h := range doc.Hands {
			if h.Name != fmt.Sprint(hands) {
				t.Fatalf("got hand %s, want %d", h.Name, hands)
			}
			if hands++; len(h.Faults) > 0 {
				broken++
			} else if len(h.Acts) != 2 || len(h.Cards) != 1 {
				t.Fatalf("hand %s: got %d acts, want 2", h.Name, len(h.Acts))
			}
		}
	}
	if hands != n || broken != 4 || len(faults) != 4 {
		t.Errorf("got %d hands, %d of them broken by %.5q, want %d and 4", hands, broken, faults, n)
	}
}

// However a text is made, what reading it takes grows with its size and no
// faster.
func TestMemoryOfHostileText(t *testing.T) {
	const size = 1 << 20
	for _, row := range []struct{ name, piece string }{
		{"values", "a,"},
		{"keys", "a: ,"},
		{"no-break spaces", "a\u00a0"},
		{"aliases", "*a,"},
		{"NUL", "a\x00"},
		{"bytes that are no text", strings.Repeat("a", 30) + "\xff"},
		{"lone carriage returns", strings.Repeat("a", 30) + "\r"},
		{"question marks", "? "},
		{"hashes", "a #b ["},
		{"brackets", "[],"},
		{"brackets that close nothing", "]}"},
		{"quotes", "'a'b,"},
	} {
		for _, shape := range []struct{ name, head, tail string }{
			{"between brackets", "    note: [", "]\n"},
			{"in a line", "    note: ", "\n"},
		} {
			t.Run(row.name+" "+shape.name, func(t *testing.T) {
				log := []byte(twoPlayers + "hands:\n" + handOne + shape.head + strings.Repeat(row.piece, size/len(row.piece)) + shape.tail + handTwo)
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				docs := ReadAll(log, "log.yaml", Options{})
				runtime.ReadMemStats(&after)
				if used, most := after.TotalAlloc-before.TotalAlloc, uint64(64*len(log)); used > most {
					t.Errorf("took %d bytes for %d, want at most %d", used, len(log), most)
				}
				if len(docs) == 0 {
					t.Error("got no document")
				}
			})
		}
	}
}

// zeros is a stream without end.
type zeros struct{ read int64 }

func (z *zeros) Read(p []byte) (int, error) {
	clear(p)
	z.read += int64(len(p))
	if z.read > 8<<30 {
		return 0, io.ErrUnexpectedEOF
	}
	return len(p), nil
}

// A document without end is said to be too large, and then left.
func TestEndlessDocument(t *testing.T) {
	in := new(zeros)
	r := NewReader(io.MultiReader(strings.NewReader(twoPlayers), in), "log.yaml", Options{})
	doc, err := r.Next()
	if err != nil || len(doc.Faults) != 1 || doc.Faults[0].Code != "F06" {
		t.Fatalf("got %v %v, want F06", doc, err)
	}
	if _, err := r.Next(); !errors.Is(err, ErrEndless) || in.read > 1<<30 {
		t.Errorf("got %v after %d bytes, want %v soon", err, in.read, ErrEndless)
	}
}
