package load

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tree makes files in a fresh folder, which becomes the current one.
func tree(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestFind(t *testing.T) {
	const log = "# a log\napertura: 1\n"
	tree(t, map[string]string{
		"a.yaml":            log,
		"b.yml":             "\ufeffapertura: 1\n",
		"c.txt":             log,
		"deep/d.yaml":       strings.Repeat("#", 10000) + "\r\napertura: 1",
		"deep/e.yaml":       "  apertura: 1\n" + strings.Repeat("#", 10000) + "apertura: 1\n",
		"deep/.hidden.yaml": log,
		".git/f.yaml":       log,
		"empty/g.yaml":      "",
		"odd/h[1].yaml":     log,
	})
	if err := os.Symlink("../a.yaml", "deep/link.yaml"); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("deep", "linked"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name     string
		paths    []string
		want     string
		problems []string
	}{
		{name: "the current folder", paths: []string{"."}, want: "a.yaml b.yml deep/d.yaml odd/h[1].yaml"},
		{name: "a folder", paths: []string{"deep"}, want: "deep/d.yaml"},
		{name: "a folder with a slash", paths: []string{"deep/"}, want: "deep/d.yaml"},
		{name: "a hidden folder, named", paths: []string{".git"}, want: ".git/f.yaml"},
		{name: "a linked folder, named", paths: []string{"linked"}, want: "linked/d.yaml"},
		{name: "files, in the order named", paths: []string{"b.yml", "a.yaml"}, want: "b.yml a.yaml"},
		{name: "a named file need not look like a log", paths: []string{"c.txt", "deep/e.yaml"}, want: "c.txt deep/e.yaml"},
		{name: "a named link is followed", paths: []string{"deep/link.yaml"}, want: "deep/link.yaml"},
		{name: "each file once", paths: []string{"a.yaml", "./a.yaml", "."}, want: "a.yaml b.yml deep/d.yaml odd/h[1].yaml"},
		{name: "a pattern", paths: []string{"*.y*ml"}, want: "a.yaml b.yml"},
		{name: "a pattern through folders", paths: []string{"**/*.yaml"}, want: "a.yaml deep/d.yaml deep/link.yaml odd/h[1].yaml"},
		{name: "a file that looks like a pattern", paths: []string{"odd/h[1].yaml"}, want: "odd/h[1].yaml"},
		{name: "a pattern for nothing", paths: []string{"*.json"}, problems: []string{`no log matches "*.json"`}},
		{name: "no pattern", paths: []string{"[a"}, problems: []string{`"[a" is no pattern of file names`}},
		{name: "missing", paths: []string{"no.yaml", "a.yaml"}, want: "a.yaml", problems: []string{"no.yaml: there is no such file"}},
		{name: "no logs in it", paths: []string{"empty"}},
		{name: "standard input", paths: []string{"-", "a.yaml", "-"}, want: "evening a.yaml"},
	} {
		t.Run(c.name, func(t *testing.T) {
			files, problems := Find(c.paths, strings.NewReader("text"), "evening")
			var names, said []string
			for _, f := range files {
				names = append(names, filepath.ToSlash(f.Name))
			}
			for _, p := range problems {
				said = append(said, p.EN)
				if p.IT == "" {
					t.Errorf("%q has no Italian", p.EN)
				}
			}
			if want := strings.Fields(c.want); !slices.Equal(names, want) || !slices.Equal(said, c.problems) {
				t.Errorf("got %q and %q, want %q and %q", names, said, c.want, c.problems)
			}
		})
	}
}

func TestOpenStdin(t *testing.T) {
	files, _ := Find([]string{"-"}, strings.NewReader("text"), "evening")
	r, err := files[0].Open()
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); string(got) != "text" || err != nil {
		t.Errorf("got %q, %v, want what stdin holds", got, err)
	}
}

// The first document says what a file is: behind 16 MiB nobody looks for the
// mark of a log, so that a file without end has one.
func TestMarkFarBehind(t *testing.T) {
	line := strings.Repeat("#", 1023) + "\n"
	tree(t, map[string]string{
		"near.yaml": strings.Repeat(line, 15<<10) + "apertura: 1\n",
		"far.yaml":  strings.Repeat(line, 17<<10) + "apertura: 1\n",
	})
	if err := os.WriteFile("endless.yaml", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate("endless.yaml", 1<<36); err != nil {
		t.Skip(err)
	}
	files, problems := Find([]string{"."}, nil, "")
	if len(problems) > 0 || len(files) != 1 || files[0].Name != "near.yaml" {
		t.Errorf("got %v %v, want near.yaml", files, problems)
	}
}

// A folder that holds a whole disk is left with a word, and what was found by
// then is read.
func TestTooManyEntries(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("disk", 0o755); err != nil {
		t.Fatal(err)
	}
	for i := range 30 {
		if err := os.WriteFile(filepath.Join("disk", string(rune('a'+i))+".yaml"), []byte("apertura: 1\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f := finder{seen: map[string]bool{}, left: 20}
	f.path("disk")
	f.path("disk")
	if len(f.files) == 0 || len(f.files) > 20 {
		t.Errorf("got %d files, want some of 30", len(f.files))
	}
	if len(f.problems) != 1 || !strings.HasPrefix(f.problems[0].EN, "disk: ") || !strings.Contains(f.problems[0].IT, "un milione") {
		t.Errorf("got %v, want one word of it", f.problems)
	}
}
