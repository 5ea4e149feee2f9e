package format

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// same compares what the two readers make of a document; quick must have
// accepted it.
func same(src *Source, fast *Tree) error {
	slow := readText(src)
	if len(slow.faults) > 0 {
		return fmt.Errorf("accepted, though readText says %s at %v", slow.faults[0].code, slow.faults[0].span)
	}
	if slow.cut || !slow.root.Said() {
		return fmt.Errorf("accepted, though YAML cannot read it")
	}
	want := slow.root.tree.nodes
	for i := range max(len(want), len(fast.nodes)) {
		switch {
		case i >= len(want):
			return fmt.Errorf("node %d: got %+v, want none", i, fast.nodes[i])
		case i >= len(fast.nodes):
			return fmt.Errorf("node %d: got none, want %+v", i, want[i])
		case want[i] != fast.nodes[i]:
			return fmt.Errorf("node %d: got %+v, want %+v", i, fast.nodes[i], want[i])
		}
	}
	return nil
}

// chunks cuts a file into the documents that are read.
func chunks(text string) []*Source {
	s := newSplitter(strings.NewReader(text), "log.yaml")
	var out []*Source
	for {
		c, err := s.next()
		if err != nil {
			return out
		}
		first, directives := firstRow(c.source.Text)
		if !first.Empty() && !c.tooLarge && !c.afterEnd && !directives {
			out = append(out, c.source)
		}
	}
}

// The quick reader accepts nearly all documents of the corpus and makes of them
// what YAML does.
func TestQuickCorpus(t *testing.T) {
	var all, accepted, good int
	err := filepath.WalkDir("../testdata/corpus", func(path string, _ os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".yaml" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, src := range chunks(string(text)) {
			all++
			var fast Tree
			if quick(&fast, string(src.Text)) {
				accepted++
				if err := same(src, &fast); err != nil {
					t.Errorf("%s:%d: %v", path, src.Line, err)
				}
			} else if len(readText(src).faults) == 0 {
				good++
				t.Logf("%s:%d not accepted", path, src.Line)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	share := float64(accepted) / float64(accepted+good)
	t.Logf("accepted %d of %d documents, %.1f %% of those without a fault", accepted, all, 100*share)
	if share < 0.98 {
		t.Errorf("accepted %.1f %% of the documents without a fault, want 98 %%", 100*share)
	}
}

// What is in canonical form is all accepted.
func TestQuickCanonical(t *testing.T) {
	if testing.Short() {
		t.Skip("prints every log three times")
	}
	logs, err := filepath.Glob("../testdata/corpus/*/*.yaml")
	if err != nil || len(logs) == 0 {
		t.Fatalf("got %d logs, %v", len(logs), err)
	}
	for _, name := range logs {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for spelling, s := range spellings {
			out, _ := formatted(t, string(text), s)
			for _, src := range chunks(out) {
				var tree Tree
				if !quick(&tree, string(src.Text)) && len(readText(src).faults) == 0 {
					t.Errorf("%s, %s: line %d of what is printed is not accepted", name, spelling, src.Line)
				}
			}
		}
	}
}

// Of whatever text the quick reader accepts it makes what YAML does, and readText
// finds no fault in it.
func FuzzQuick(f *testing.F) {
	for _, fault := range Faults() {
		f.Add(fault.Example)
	}
	for _, text := range []string{
		"---  # ours\na: b c # d\n\n# e\nf:\n- g\n- h: i\n  j: 'k'\n...\n",
		"a:\n  - {b: c, d: [e, f g], h: 'i''j'}\n  - \"k\": l\n    m: n#o\n", "a: |\n  b\n\n   c \nd: >-\n  e\n  f\n\n  g\n# h\n",
		"a: [b,\n  {c: d,\n   e: f},\n  ]\ng: {}\nh: []\n", "a: ??\nb: -3\nc: 'd' #e\nf: 1:30\ng:\n- h\ni: \"j\\\"k\\\\\"\n",
		"a: {\"b\": c, 'd': \"e\"}\r\nf: g\r\n", "perché: città # è\n“a”: b\n", "a: b\n c\n", "a: b: c\n", "a: # b\n  c: d\n  e: f\n g: h\n",
		"- a\n- b\n", "a: >\n  b\n   c\n", "a: |\n  b", "? a\n: b\n", "a: !b c\nd: &e f\ng: *e\n", "a: b\na: c\n", "a:\n", "a: 'b\n  c'\n", "<<: a\n",
	} {
		f.Add(text)
	}
	logs, err := filepath.Glob("../testdata/corpus/rules/*.yaml")
	if err != nil {
		f.Fatal(err)
	}
	for i, name := range logs {
		if text, err := os.ReadFile(name); err == nil && i%10 == 0 && len(text) < 2000 {
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, src := range chunks(text) {
			var fast Tree
			if quick(&fast, string(src.Text)) {
				if err := same(src, &fast); err != nil {
					t.Errorf("%q: %v", src.Text, err)
				}
			}
		}
	})
}

// A document is read without memory beyond that of its tree, and of the texts
// that are not their bytes.
func TestQuickAllocatesNothing(t *testing.T) {
	text, err := os.ReadFile("../testdata/corpus/evenings/classico-4-players.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var tree Tree
	log := string(text)
	if !quick(&tree, log) {
		t.Fatal("not accepted")
	}
	made := 0
	for _, n := range tree.nodes {
		if n.style == Escaped || n.style == Block {
			made++
		}
	}
	if n := testing.AllocsPerRun(10, func() { quick(&tree, log) }); n != float64(made) {
		t.Errorf("got %v allocations for %d nodes, want %d", n, len(tree.nodes), made)
	}
}
