package format

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Of the switches that `gli altri` depends on, each preset has here what its
// own file says where that is not what `classico` has.
func TestTurnRulesArePresets(t *testing.T) {
	const dir = "../replay/house/presets"
	preset := func(name string) Value {
		src, err := os.ReadFile(filepath.Join(dir, name+".yaml"))
		if err != nil {
			t.Fatal(err)
		}
		v, faults := ReadTree(src, name)
		if len(faults) > 0 {
			t.Fatalf("%s: got %v", name, faults)
		}
		return v
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil || len(files) < 2 {
		t.Fatalf("got %d presets in %s: %v", len(files), dir, err)
	}
	classico := preset("classico")
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		own := preset(name)
		for _, key := range []string{
			"dealer-after-void", "first-after-draw", "blind-after-draw", "blinds", "heads-up-blinds", "parola-split",
		} {
			want := own.Key(key).Text()
			if want == "" {
				t.Fatalf("%s does not set %s", name, key)
			}
			if want == classico.Key(key).Text() {
				want = ""
			}
			if got := presetRule(name, key); got != want {
				t.Errorf("%s, %s: got %q, want %q", name, key, got, want)
			}
		}
	}
}
