package cmd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"
)

// laborious are the functions that make what is to be made when it is first
// needed, by the package they are of.
var laborious = map[string][]string{
	"regexp":        {"Compile", "CompilePOSIX", "MustCompile", "MustCompilePOSIX"},
	"text/template": {"Must", "New", "ParseFS", "ParseFiles", "ParseGlob"},
	"html/template": {"Must", "New", "ParseFS", "ParseFiles", "ParseGlob"},
	"time":          {"LoadLocation"},
}

// premature lists what a file does before main begins that it had better do when it
// is first needed: expressions and templates compiled, and maps filled. A
// function that only may be called later is left alone.
func premature(f *ast.File) (out []string) {
	from := map[string]string{}
	for _, i := range f.Imports {
		p := strings.Trim(i.Path.Value, `"`)
		name := path.Base(p)
		if i.Name != nil {
			name = i.Name.Name
		}
		from[name] = p
	}
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			of, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			if p, ok := of.X.(*ast.Ident); ok && slices.Contains(laborious[from[p.Name]], of.Sel.Name) {
				out = append(out, p.Name+"."+of.Sel.Name)
			}
		case *ast.CompositeLit:
			if _, ok := n.Type.(*ast.MapType); ok && len(n.Elts) > 0 {
				out = append(out, "a map")
			}
		}
		return true
	}
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, s := range g.Specs {
			for _, v := range s.(*ast.ValueSpec).Values {
				ast.Inspect(v, look)
			}
		}
	}
	return out
}

// What every start would pay for is made when it is first needed.
func TestMadeWhenNeeded(t *testing.T) {
	for _, s := range tree(t) {
		if strings.HasSuffix(s.file, "_test.go") {
			continue
		}
		for _, what := range premature(s.ast) {
			t.Errorf("%s: got %s made before main begins, want it made when it is first needed", s.file, what)
		}
	}
}

// TestPremature proves that the test above can fail.
func TestPremature(t *testing.T) {
	for _, tt := range []struct{ src, want string }{
		{`import "regexp"; var a = regexp.MustCompile("a")`, "regexp.MustCompile"},
		{`import re "regexp"; var a, b = 1, re.MustCompile("a")`, "re.MustCompile"},
		{`import "html/template"; var a = template.Must(template.New("a").Parse(""))`, "template.Must template.New"},
		{`import "regexp"; var a = []*regexp.Regexp{regexp.MustCompile("a")}`, "regexp.MustCompile"},
		{`import "regexp"; var a = func() any { return regexp.MustCompile("a") }`, ""},
		{`import ("regexp"; "sync"); var a = sync.OnceValue(func() any { return regexp.MustCompile("a") })`, ""},
		{`import "regexp"; func f() { var a = regexp.MustCompile("a"); _ = a }`, ""},
		{`var a = map[string]int{"a": 1}`, "a map"},
		{`var a = [...]struct{ m map[string]int }{{map[string]int{"a": 1}}}`, "a map"},
		{`var a = [...]string{"a"}`, ""},
		{`import "a/regexp"; var a = regexp.MustCompile("a")`, ""},
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "p.go", "package p; "+tt.src, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(premature(f), " "); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.src, got, tt.want)
		}
	}
}
