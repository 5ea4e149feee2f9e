package cmd_test

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// Every sentence of the program is there in both languages, and both take the
// same words at the same places, as many as they are given.
func TestTexts(t *testing.T) {
	fset := token.NewFileSet()
	seen := 0
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && name != "..":
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			text, given := textOf(n)
			if text == nil {
				return true
			}
			seen++
			if fault := text.fault(given); fault != "" {
				t.Errorf("%s: %s", fset.Position(n.Pos()), fault)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 500 {
		t.Errorf("got %d texts, want all of them", seen)
	}
}

// sentence is a text as it stands in the code.
type sentence struct{ en, it ast.Expr }

// textOf returns the text that a node is, and with how many words it is filled
// there, -1 where that is not known.
func textOf(n ast.Node) (text *sentence, given int) {
	switch n := n.(type) {
	case *ast.CallExpr:
		switch f := n.Fun.(type) {
		case *ast.SelectorExpr:
			if f.Sel.Name != "Fmt" || n.Ellipsis.IsValid() {
				return nil, 0
			}
			text, _ = textOf(f.X)
			return text, len(n.Args)
		case *ast.Ident:
			if f.Name == "refuse" && len(n.Args) > 1 {
				return &sentence{n.Args[0], n.Args[1]}, len(n.Args) - 2
			}
		}
	case *ast.CompositeLit:
		text = new(sentence)
		for _, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				switch key, _ := kv.Key.(*ast.Ident); {
				case key == nil:
				case key.Name == "EN":
					text.en = kv.Value
				case key.Name == "IT":
					text.it = kv.Value
				}
			}
		}
		if text.en != nil || text.it != nil {
			return text, -1
		}
	}
	return nil, 0
}

func (s *sentence) fault(given int) string {
	if s.en == nil || s.it == nil {
		return "one of the languages is missing"
	}
	en, ok := written(s.en)
	it, also := written(s.it)
	if !ok || !also {
		return "" // made elsewhere
	}
	of, in := wordsOf(en), wordsOf(it)
	switch {
	case strings.TrimSpace(en) == "" || strings.TrimSpace(it) == "":
		return "one of the languages is empty"
	case !maps.Equal(of, in):
		return fmt.Sprintf("%q takes %v, and %q takes %v", en, of, it, in)
	case given >= 0 && len(of) != given && (given > 0 || len(of) > 0):
		return fmt.Sprintf("%q takes %d words, and is given %d", en, len(of), given)
	}
	return ""
}

// written returns a string as it stands in the code.
func written(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		v := constant.MakeFromLiteral(e.Value, e.Kind, 0)
		return constant.StringVal(v), v.Kind() == constant.String
	case *ast.BinaryExpr:
		x, ok := written(e.X)
		y, also := written(e.Y)
		return x + y, ok && also
	}
	return "", false
}

var verb = regexp.MustCompile(`%(?:\[(\d+)\])?[-+0#]*(\d|\*)*([a-zA-Z%])`)

// wordsOf returns the verb for each word that a format takes.
func wordsOf(s string) map[int]string {
	out := map[int]string{}
	next := 1
	for _, m := range verb.FindAllStringSubmatch(s, -1) {
		if m[3] == "%" {
			continue
		}
		if n, err := strconv.Atoi(m[1]); err == nil {
			next = n
		}
		out[next] = m[3]
		next++
	}
	return out
}
