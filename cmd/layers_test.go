package cmd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	module = "apertura"
	yaml   = "gopkg.in/yaml.v3"
	norm   = "golang.org/x/text/unicode/norm"
)

// A row says that the packages in rooms may import those in may, and through
// them whatever those may. A room that ends in /* is every package below.
type row struct{ rooms, may []string }

// rows is who imports whom.
func rows() []row {
	w := strings.Fields
	return []row{
		{w("format/lang format/card format/money format/schema"), nil},
		{w("format"), w("format/lang format/card format/money format/schema")},
		{w("replay/house"), w("format")},
		{w("replay/rank replay/rank/internal/*"), w("format/card replay/house")},
		{w("replay/proof"), w("format/card replay/house replay/rank")}, // openers are points
		{w("replay"), w("format replay/house replay/rank replay/proof")},
		{w("replay/evening replay/render replay/export/*"), w("replay")},
		{w("replay/render/columns"), w("format/lang")},
		{w("replay/render/html"), w("replay/render replay/render/svg")}, // the page fills its drawing
		{w("replay/render/*"), w("replay/render replay/render/columns")},
		{w("validate"), w("replay")},
		{w("validate/checks validate/report"), w("validate")},
		{w("validate/report/*"), w("validate/report replay/render/columns")},
		{w("cmd/internal/*"), w("replay/evening replay/render/* replay/export/* validate/checks validate/report/*")},
		{w("cmd"), w("cmd/internal/*")},
		{w("cmd/apertura cmd/playground"), w("cmd")},
	}
}

// layers are the folders of the top level that hold code, left to right.
var layers = [...]string{"format", "replay", "validate", "cmd"}

func layer(dir string) int {
	top, _, _ := strings.Cut(dir, "/")
	return slices.Index(layers[:], top)
}

func in(dir string, rooms []string) bool {
	return slices.ContainsFunc(rooms, func(r string) bool {
		if below, ok := strings.CutSuffix(r, "/*"); ok {
			return strings.HasPrefix(dir, below+"/")
		}
		return dir == r
	})
}

// rowOf returns the row of a package, nil where the table does not know it.
func rowOf(dir string) *row {
	for _, r := range rows() {
		if in(dir, r.rooms) {
			return &r
		}
	}
	return nil
}

// reaches reports whether a package of r may import dir.
func reaches(r *row, dir string) bool {
	if in(dir, r.may) {
		return true
	}
	for _, next := range rows() {
		through := slices.ContainsFunc(next.rooms, func(room string) bool { return slices.Contains(r.may, room) })
		if through && reaches(&next, dir) {
			return true
		}
	}
	return false
}

// machine reports whether a standard package reaches files, the environment,
// processes or the network, which is for cmd alone; net/url is only spelling.
func machine(imp string) bool {
	top, _, _ := strings.Cut(imp, "/")
	if imp == "net/url" {
		return false
	}
	return top == "os" || top == "net" || top == "syscall" || imp == "io/ioutil"
}

// objection says what is wrong with an import in a file, "" if nothing.
// Tests may use any library, and of ours whatever is not to their right.
func objection(file, imp string) string {
	dir, test := path.Dir(file), strings.HasSuffix(file, "_test.go")
	first, _, _ := strings.Cut(imp, "/")
	switch {
	case first == module:
		to := strings.TrimPrefix(imp, module+"/")
		from := rowOf(dir)
		switch {
		case from == nil:
			return "the table has no row for this package"
		case test && layer(to) > layer(dir):
			return "a test looks to the right"
		case !test && !reaches(from, to):
			return "points the wrong way"
		}
	case !strings.Contains(first, "."):
		if !test && layer(dir) != layer("cmd") && machine(imp) {
			return "only cmd touches the machine"
		}
	case test:
	case imp == yaml:
		if file != "format/yaml.go" {
			return "only format/yaml.go reads YAML"
		}
	case imp == norm && dir == "format":
	case !in(dir, strings.Fields("cmd cmd/* validate/report validate/report/* replay/render replay/render/*")):
		return "no library here"
	}
	return ""
}

// A source is one parsed Go file, named from the top level with slashes.
type source struct {
	file string
	ast  *ast.File
}

func (s source) imports() []string {
	var out []string
	for _, i := range s.ast.Imports {
		p, _ := strconv.Unquote(i.Path.Value)
		out = append(out, p)
	}
	return out
}

// aside reports whether a file belongs to no package: a generator run by hand.
func aside(f *ast.File) bool {
	return slices.ContainsFunc(f.Comments, func(c *ast.CommentGroup) bool {
		return c.Pos() < f.Package && c.List[0].Text == "//go:build ignore"
	})
}

// tree parses every Go file of the module's packages.
func tree(t *testing.T) []source {
	t.Helper()
	var out []source
	err := filepath.WalkDir("..", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() && p != ".." && (name == "testdata" || name[0] == '.' || name[0] == '_') {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(name, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), p, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel("..", p)
		if !aside(f) {
			out = append(out, source{filepath.ToSlash(rel), f})
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestImportsPointLeft(t *testing.T) {
	var normalize []string
	for _, s := range tree(t) {
		if rowOf(path.Dir(s.file)) == nil {
			t.Errorf("%s: got a package that no row of the table names", s.file)
		}
		for _, imp := range s.imports() {
			if got := objection(s.file, imp); got != "" {
				t.Errorf("%s imports %s: %s", s.file, imp, got)
			}
			if imp == norm && !strings.HasSuffix(s.file, "_test.go") {
				normalize = append(normalize, s.file)
			}
		}
	}
	if len(normalize) > 1 {
		t.Errorf("files that import %s: got %v, want one", norm, normalize)
	}
}

func TestNoInit(t *testing.T) {
	for _, s := range tree(t) {
		if !strings.HasSuffix(s.file, "_test.go") && hasInit(s.ast) {
			t.Errorf("%s: got func init, want none", s.file)
		}
	}
}

func hasInit(f *ast.File) bool {
	return slices.ContainsFunc(f.Decls, func(d ast.Decl) bool {
		fn, ok := d.(*ast.FuncDecl)
		return ok && fn.Recv == nil && fn.Name.Name == "init"
	})
}

func TestEveryPackageSaysWhatItIs(t *testing.T) {
	documented := map[string]bool{}
	for _, s := range tree(t) {
		if strings.HasSuffix(s.file, "_test.go") {
			continue
		}
		dir := path.Dir(s.file)
		// A program says in main.go what it is, and there is little more to it.
		home := path.Base(s.file) == "doc.go" || s.ast.Name.Name == "main"
		documented[dir] = documented[dir] || home && s.ast.Doc != nil
	}
	for dir, ok := range documented {
		if !ok {
			t.Errorf("%s: got no package comment where one looks for it, want a doc.go", dir)
		}
	}
}

func TestTopLevel(t *testing.T) {
	want := strings.Fields("go.mod go.sum cmd format replay validate testdata docs README.md LICENSE")
	want = append(want, "apertura") // the binary, which git ignores
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if n := e.Name(); n[0] != '.' && !slices.Contains(want, n) {
			t.Errorf("top level holds %s, want only %v and dotfiles", n, want)
		}
	}
}

// TestObjections proves that the tests above can fail.
func TestObjections(t *testing.T) {
	const none = ""
	for _, tt := range []struct{ file, imp, want string }{
		{"format/parse.go", "apertura/format/lang", none},
		{"format/parse.go", "apertura/replay/house", "points the wrong way"},
		{"format/card/card.go", "apertura/format/lang", "points the wrong way"},
		{"format/card/card.go", "apertura/format", "points the wrong way"},
		{"format/card/card.go", "strings", none},
		{"format/card/card.go", "golang.org/x/exp/maps", "no library here"},
		{"format/parse.go", yaml, "only format/yaml.go reads YAML"},
		{"format/yaml.go", yaml, none},
		{"cmd/internal/load/config.go", yaml, "only format/yaml.go reads YAML"},
		{"format/name.go", norm, none},
		{"replay/name.go", norm, "no library here"},
		{"format/open.go", "os", "only cmd touches the machine"},
		{"validate/get.go", "net/http", "only cmd touches the machine"},
		{"validate/report/sarif/result.go", "net/url", none},
		{"cmd/check.go", "os", none},
		{"replay/house/rules.go", "apertura/format/card", none},
		{"replay/house/rules.go", "apertura/replay", "points the wrong way"},
		{"replay/rank/rank.go", "apertura/replay/house", none},
		{"replay/rank/rank.go", "apertura/replay/proof", "points the wrong way"},
		{"replay/proof/opens.go", "apertura/replay/rank", none},
		{"replay/judge.go", "apertura/replay/rank", none},
		{"replay/judge.go", "apertura/format/money", none},
		{"replay/judge.go", "apertura/replay/evening", "points the wrong way"},
		{"replay/judge.go", "apertura/validate", "points the wrong way"},
		{"replay/judge_test.go", "apertura/replay/evening", none},
		{"replay/judge_test.go", "apertura/validate", "a test looks to the right"},
		{"replay/judge_test.go", "pgregory.net/rapid", none},
		{"replay/judge.go", "pgregory.net/rapid", "no library here"},
		{"replay/render/svg/svg.go", "apertura/validate", "points the wrong way"},
		{"replay/render/table/table.go", "github.com/olekukonko/tablewriter", none},
		{"validate/run.go", "apertura/validate/checks", "points the wrong way"},
		{"validate/run.go", "apertura/format", none},
		{"validate/checks/w02.go", "apertura/replay/house", none},
		{"validate/checks/w02.go", "apertura/validate/report/text", "points the wrong way"},
		{"validate/report/text/text.go", "apertura/validate", none},
		{"validate/report/text/text.go", "apertura/validate/report", none},
		{"validate/report/text/text.go", "apertura/validate/report/json", "points the wrong way"},
		{"validate/report/writer.go", "apertura/validate/report/json", "points the wrong way"},
		{"validate/report/text/text.go", "apertura/validate/checks", "points the wrong way"},
		{"validate/report/text/text.go", "apertura/cmd", "points the wrong way"},
		{"cmd/internal/load/load.go", "apertura/validate/report/json", none},
		{"cmd/internal/load/load.go", "apertura/validate/report", none},
		{"cmd/internal/load/load.go", "apertura/cmd/internal/tui", "points the wrong way"},
		{"cmd/internal/load/load.go", "apertura/cmd", "points the wrong way"},
		{"cmd/root.go", "apertura/cmd/internal/load", none},
		{"cmd/root.go", "apertura/format/card", none},
		{"cmd/root.go", "github.com/spf13/cobra", none},
		{"cmd/apertura/main.go", "apertura/cmd", none},
		{"util/util.go", "apertura/format", "the table has no row for this package"},
	} {
		if got := objection(tt.file, tt.imp); got != tt.want {
			t.Errorf("%s imports %s: got %q, want %q", tt.file, tt.imp, got, tt.want)
		}
	}
	for _, tt := range []struct {
		src  string
		want bool
	}{
		{"package p; func init() {}", true},
		{"package p; type t int; func (t) init() {}", false},
		{"package p; func initialise() {}", false},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "p.go", tt.src, parser.ParseComments)
		if got := err == nil && hasInit(f); got != tt.want {
			t.Errorf("init in %q: got %t, want %t", tt.src, got, tt.want)
		}
	}
	for _, tt := range []struct {
		src  string
		want bool
	}{
		{"//go:build ignore\n\npackage main", true},
		{"// Package p says.\npackage p\n//go:build ignore", false},
		{"//go:build js\n\npackage p", false},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "p.go", tt.src, parser.ParseComments)
		if got := err == nil && aside(f); got != tt.want {
			t.Errorf("set aside %q: got %t, want %t", tt.src, got, tt.want)
		}
	}
}
