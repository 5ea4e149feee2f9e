package format

import (
	"os"
	"testing"
)

// BenchmarkNodes reads an evening of 22 hands to nodes, and has the YAML library
// decode the same bytes, ours of its nodes included.
func BenchmarkNodes(b *testing.B) {
	text, err := os.ReadFile("../testdata/corpus/evenings/classico-4-players.yaml")
	if err != nil {
		b.Fatal(err)
	}
	b.Run("by=library", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			if _, _, err := parseYAML(&Source{Text: text}, text, 0); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("by=quick", func(b *testing.B) {
		var tree Tree
		log := string(text)
		b.SetBytes(int64(len(text)))
		b.ReportAllocs()
		for b.Loop() {
			if !quick(&tree, log) {
				b.Fatal("not accepted")
			}
		}
	})
}
