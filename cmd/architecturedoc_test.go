package cmd_test

import (
	"go/ast"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	architecturePage = "../docs/architecture.md"
	engine           = "replay"
)

// importTable makes the rows of who imports whom, of the packages there are.
func importTable() string {
	var b strings.Builder
	for _, r := range rows() {
		rooms, may := existing(r.rooms), existing(r.may)
		if len(rooms) == 0 {
			continue
		}
		if len(may) == 0 {
			may = []string{"nothing of ours"}
		}
		b.WriteString("| " + strings.Join(rooms, ", ") + " | " + strings.Join(may, ", ") + " |\n")
	}
	return b.String()
}

// existing keeps those rooms that have been built, between backticks.
func existing(rooms []string) (out []string) {
	for _, r := range rooms {
		if _, err := os.Stat(filepath.Join("..", strings.TrimSuffix(r, "/*"))); err == nil {
			out = append(out, "`"+r+"`")
		}
	}
	return out
}

// The table of imports is the one the layering test reads; GOLDIE_UPDATE=1
// writes it anew.
func TestArchitectureImports(t *testing.T) {
	text := page(t, architecturePage)
	start, end, _ := between(t, text, "imports")
	want := text[:start] + importTable() + text[end:]
	switch {
	case want == text:
	case os.Getenv("GOLDIE_UPDATE") != "":
		if err := os.WriteFile(architecturePage, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is stale: GOLDIE_UPDATE=1 go test ./cmd writes its table anew", architecturePage)
	}
}

// exported lists what the packages export, as other packages call it:
// house.Rules, replay.Session.Play.
func exported(sources []source) map[string]bool {
	out := map[string]bool{}
	for _, s := range sources {
		name := s.ast.Name.Name
		for _, d := range s.ast.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil {
					out[name+"."+d.Name.Name] = true
				} else if of := receiver(d.Recv.List[0].Type); of != "" {
					out[name+"."+of+"."+d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if t, ok := spec.(*ast.TypeSpec); ok {
						out[name+"."+t.Name.Name] = true
					}
				}
			}
		}
	}
	return out
}

func receiver(e ast.Expr) string {
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

var (
	goFile = regexp.MustCompile(`^[a-z_/]+\.go$`)
	goName = regexp.MustCompile(`^[a-z]+(\.[A-Z]\w*)+$`)
)

// misplaced says what a page has wrong of the house: a file that is not there,
// from the top or from the engine's folder, a name that nobody exports, a file
// of the engine it does not tell of.
func misplaced(text string, sources []source) (out []string) {
	files, names, told := map[string]bool{}, exported(sources), map[string]bool{}
	for _, s := range sources {
		files[s.file] = true
	}
	for _, m := range ticked.FindAllStringSubmatch(text, -1) {
		switch word := m[1]; {
		case goFile.MatchString(word):
			if file := path.Join(engine, word); files[file] {
				told[file] = true
			} else if !files[word] {
				out = append(out, "no file "+word)
			}
		case goName.MatchString(word) && !names[word]:
			out = append(out, "nobody exports "+word)
		}
	}
	for _, s := range sources {
		if path.Dir(s.file) == engine && !strings.HasSuffix(s.file, "_test.go") && !told[s.file] {
			out = append(out, "does not say what is in "+s.file)
		}
	}
	return out
}

// The page of architecture names what there is, and all files of the engine.
func TestArchitecturePage(t *testing.T) {
	text, sources := page(t, architecturePage), tree(t)
	for _, wrong := range misplaced(text, sources) {
		t.Errorf("%s: %s", architecturePage, wrong)
	}
	for _, tt := range []struct{ old, slip, want string }{
		{"`thinking.go`", "`thinkin.go`", "no file thinkin.go"},
		{"`thinking.go`", "`thinkin.go`", "does not say what is in replay/thinking.go"},
		{"`house/ladder.go`", "`house/stairs.go`", "no file house/stairs.go"},
		{"`format/yaml.go`", "`format/toml.go`", "no file format/toml.go"},
		{"`house.Resolve`", "`house.Dissolve`", "nobody exports house.Dissolve"},
		{"`replay.Session.Play`", "`replay.Session.Sing`", "nobody exports replay.Session.Sing"},
	} {
		slipped := strings.Replace(text, tt.old, tt.slip, 1)
		if got := misplaced(slipped, sources); !slices.Contains(got, tt.want) {
			t.Errorf("%s for %s: got %q, want %q", tt.slip, tt.old, got, tt.want)
		}
	}
}

// Rules and files meet in the numbers of the chapters: each that has a rule is
// in the table, and none that is not.
func TestArchitectureChapters(t *testing.T) {
	_, table, _ := strings.Cut(page(t, architecturePage), "\n## Where each rule lives\n")
	var want, got []string
	for _, c := range halves(t, page(t, rulesPage))["English"] {
		if c.number != "" && c.number != "1" {
			want = append(want, c.number)
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^\| (\d+(?:, \d+)*) \|`).FindAllStringSubmatch(table, -1) {
		got = append(got, strings.Split(m[1], ", ")...)
	}
	if got, want := set(got), set(want); !slices.Equal(got, want) {
		t.Errorf("%s: got chapters %v, want %v", architecturePage, got, want)
	}
}
