package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
)

// A finder walks one file and puts mutants around its pieces.
type finder struct {
	*pkg
	s    *source
	in   string // the function it is in
	seen map[key]int
}

// find puts a mutant wherever one of the rules of this file has one to offer.
func (p *pkg) find() {
	for _, s := range p.files {
		f := &finder{pkg: p, s: s, seen: map[key]int{}}
		for _, d := range s.tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if f.in = d.Name.Name; d.Body != nil {
					f.results(d)
					ast.Inspect(d.Body, f.node)
				}
			case *ast.GenDecl:
				if d.Tok == token.VAR {
					f.vars(d)
				}
			}
		}
	}
}

// vars walks the tables of a file.
func (f *finder) vars(d *ast.GenDecl) {
	for _, s := range d.Specs {
		s := s.(*ast.ValueSpec)
		f.in = s.Names[0].Name
		for _, e := range s.Values {
			f.results(e)
			ast.Inspect(e, f.node)
		}
	}
}

func (f *finder) at(n ast.Node) (start, end int) {
	return f.fset.Position(n.Pos()).Offset, f.fset.Position(n.End()).Offset
}

// code returns a piece of the source as it is written.
func (f *finder) code(n ast.Node) string {
	start, end := f.at(n)
	return string(f.s.text[start:end])
}

// add puts a mutant around n. Text makes the new piece from the mutant's number
// and the piece with what lies in it already changed.
func (f *finder) add(n ast.Node, change string, text func(id int, inner string) string) {
	start, end := f.at(n)
	at := f.fset.Position(n.Pos())
	m := &mutant{id: f.first + len(f.mutants) + 1, file: f.path + "/" + filepath.Base(f.s.path), line: at.Line}
	m.where = key{m.file, f.in, oneLine(strings.Split(string(f.s.text), "\n")[at.Line-1]), oneLine(change)}
	if f.seen[m.where]++; f.seen[m.where] > 1 {
		m.where.change += fmt.Sprintf(" (#%d)", f.seen[m.where])
	}
	m.change = m.where.change
	f.mutants = append(f.mutants, m)
	f.s.wraps = append(f.s.wraps, wrap{start, end, func(inner string) string { return text(m.id, inner) }})
}

func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 100 {
		s = string(r[:99]) + "…"
	}
	return s
}

// instead offers another value for an expression; both are looked at.
func (f *finder) instead(e ast.Expr, other string) {
	f.add(e, f.code(e)+" -> "+other, func(id int, inner string) string {
		return fmt.Sprintf("mutantPick(%d, %s, %s)", id, inner, other)
	})
}

// negated offers the contrary of a condition.
func (f *finder) negated(e ast.Expr) {
	f.add(e, "!("+f.code(e)+")", func(id int, inner string) string {
		return fmt.Sprintf("((%s) != mutantOn(%d))", inner, id)
	})
}

func (f *finder) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		f.call(n)
	case *ast.CompositeLit:
		if f.isText(n) {
			return false
		}
	case *ast.ArrayType:
		return false // its length has to be a constant
	case *ast.BlockStmt:
		f.dropped(n.List)
	case *ast.CaseClause:
		f.dropped(n.Body)
	case *ast.IfStmt:
		f.negated(n.Cond)
	case *ast.SwitchStmt:
		f.cases(n)
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.BasicLit:
		f.number(n)
	case *ast.ReturnStmt:
		return !f.nothing(n)
	case *ast.Ident:
		f.ident(n)
	case *ast.SelectorExpr:
		f.constant(n, n.Sel)
		f.field(n)
		ast.Inspect(n.X, f.node)
		return false
	case *ast.KeyValueExpr:
		c, literal := n.Value.(*ast.CompositeLit)
		if elided := literal && c.Type == nil; f.value(n.Value) && !elided { // which stands nowhere else
			f.add(n.Value, "without "+f.code(n), func(id int, inner string) string { return fmt.Sprintf("mutantZero(%d, %s)", id, inner) })
		}
		if !f.value(n.Key) {
			ast.Inspect(n.Value, f.node)
			return false
		}
	case *ast.AssignStmt:
		f.assigned(n)
		if n.Tok != token.DEFINE && n.Tok != token.ASSIGN {
			for _, e := range n.Rhs {
				ast.Inspect(e, f.node)
			}
			return false
		}
		for _, e := range n.Rhs {
			ast.Inspect(e, f.node)
		}
		return false
	case *ast.IncDecStmt, *ast.DeclStmt:
		return false
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			if c, ok := n.X.(*ast.CompositeLit); ok {
				ast.Inspect(c, f.node)
			}
			return false
		}
	case *ast.RangeStmt:
		ast.Inspect(n.X, f.node)
		ast.Inspect(n.Body, f.node)
		return false
	case *ast.ForStmt:
		f.loop(n)
		return false
	}
	return true
}

// isText reports whether a piece is a sentence in both languages: words are no
// business of a mutant.
func (f *finder) isText(e ast.Expr) bool {
	n, ok := f.info.Types[e].Type.(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Name() == "lang" && n.Obj().Name() == "Text"
}

// loop leaves a loop's own steps alone: without them it does not end.
func (f *finder) loop(n *ast.ForStmt) {
	if a, ok := n.Init.(*ast.AssignStmt); ok {
		for _, e := range a.Rhs {
			ast.Inspect(e, f.node)
		}
	}
	if n.Cond != nil {
		ast.Inspect(n.Cond, f.node)
	}
	if a, ok := n.Post.(*ast.AssignStmt); ok {
		for _, e := range a.Rhs {
			ast.Inspect(e, f.node)
		}
	}
	ast.Inspect(n.Body, f.node)
}

// value reports whether an expression is a value whose type can be told apart
// from that of a constant: something with a zero to put in its place.
func (f *finder) value(e ast.Expr) bool {
	t, ok := f.info.Types[e]
	if !ok || !t.IsValue() || t.IsNil() {
		return false
	}
	b, basic := t.Type.(*types.Basic)
	return t.Value == nil && !(basic && b.Info()&types.IsUntyped != 0)
}

// dropped offers to leave out each statement that can be.
func (f *finder) dropped(list []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.ExprStmt, *ast.IncDecStmt, *ast.ReturnStmt:
		case *ast.BranchStmt:
			if s.Tok == token.FALLTHROUGH {
				continue
			}
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE {
				continue
			}
		default:
			continue
		}
		f.add(s, "without "+f.code(s), func(id int, inner string) string {
			return fmt.Sprintf("if !mutantOn(%d) { %s }", id, inner)
		})
	}
}

// results lets the functions of a piece end where a return was left out.
func (f *finder) results(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		var body *ast.BlockStmt
		var t *ast.FuncType
		switch n := n.(type) {
		case *ast.FuncDecl:
			body, t = n.Body, n.Type
		case *ast.FuncLit:
			body, t = n.Body, n.Type
		}
		if body != nil && t.Results != nil {
			at := f.fset.Position(body.Rbrace).Offset
			f.s.wraps = append(f.s.wraps, wrap{at, at, func(string) string { return "; panic(\"no return\")\n" }})
		}
		return true
	})
}

// assigned offers the zero for each of several values assigned at once, unless
// it is one as it is written.
func (f *finder) assigned(n *ast.AssignStmt) {
	if len(n.Rhs) < 2 {
		return
	}
	for i, e := range n.Rhs {
		if c, ok := e.(*ast.CompositeLit); f.value(e) && !(ok && len(c.Elts) == 0) {
			f.add(e, f.code(n.Lhs[i])+" = zero, not "+f.code(e), func(id int, inner string) string {
				return fmt.Sprintf("mutantZero(%d, %s)", id, inner)
			})
		}
	}
}

// cases offers to leave a case of a switch without a tag out, or to take it
// always.
func (f *finder) cases(n *ast.SwitchStmt) {
	if n.Tag != nil {
		return
	}
	for _, c := range n.Body.List {
		for _, e := range c.(*ast.CaseClause).List {
			f.add(e, "no case "+f.code(e), func(id int, inner string) string { return fmt.Sprintf("(!mutantOn(%d) && (%s))", id, inner) })
			f.add(e, "case true, not "+f.code(e), func(id int, inner string) string { return fmt.Sprintf("(mutantOn(%d) || (%s))", id, inner) })
		}
	}
}

var operators = map[token.Token][]token.Token{
	token.LSS: {token.LEQ, token.GEQ}, token.LEQ: {token.LSS, token.GTR},
	token.GTR: {token.GEQ, token.LEQ}, token.GEQ: {token.GTR, token.LSS},
	token.EQL: {token.NEQ}, token.NEQ: {token.EQL},
	token.ADD: {token.SUB}, token.SUB: {token.ADD}, token.MUL: {token.ADD},
	token.QUO: {token.MUL}, token.REM: {token.QUO},
	token.AND: {token.OR}, token.OR: {token.AND}, token.AND_NOT: {token.AND},
}

func (f *finder) binary(n *ast.BinaryExpr) {
	if f.info.Types[n].Value != nil {
		return
	}
	x, y := f.code(n.X), f.code(n.Y)
	switch n.Op {
	case token.LAND, token.LOR:
		for _, e := range []ast.Expr{n.X, n.Y} {
			if n.Op == token.LAND {
				f.add(e, "without "+f.code(e)+" &&", func(id int, inner string) string { return fmt.Sprintf("(mutantOn(%d) || (%s))", id, inner) })
			} else {
				f.add(e, "without "+f.code(e)+" ||", func(id int, inner string) string { return fmt.Sprintf("(!mutantOn(%d) && (%s))", id, inner) })
			}
		}
		return
	}
	for _, op := range operators[n.Op] {
		other := fmt.Sprintf("%s %s %s", x, op, y)
		switch b, ok := f.info.Types[n.X].Type.Underlying().(*types.Basic); {
		case n.Op == token.EQL || n.Op == token.NEQ || n.Op == token.LSS || n.Op == token.LEQ || n.Op == token.GTR || n.Op == token.GEQ:
			f.add(n, f.code(n)+" -> "+other, func(id int, inner string) string {
				return fmt.Sprintf("(mutantOn(%d) && (%s) || !mutantOn(%d) && (%s))", id, other, id, inner)
			})
		case ok && b.Info()&types.IsInteger != 0 && f.value(n):
			f.instead(n, other)
		}
	}
}

// nothing reports whether a return says that there is nothing to return: what
// stands before that false is not looked at.
func (f *finder) nothing(n *ast.ReturnStmt) bool {
	return len(n.Results) == 2 && f.code(n.Results[0]) == "0" && f.code(n.Results[1]) == "false"
}

// number offers one more and one less.
func (f *finder) number(n *ast.BasicLit) {
	t := f.info.Types[n]
	name, ok := f.typeName(t.Type)
	if n.Kind != token.INT || !ok || t.Value == nil {
		return
	}
	k, exact := constant.Int64Val(t.Value)
	if !exact {
		return
	}
	for _, other := range []int64{k + 1, k - 1} {
		if other < 0 || other > 127 {
			continue
		}
		f.add(n, fmt.Sprintf("%s -> %d", f.code(n), other), func(id int, inner string) string {
			return fmt.Sprintf("mutantPick[%s](%d, %s, %d)", name, id, inner, other)
		})
	}
}

// typeName returns how this file writes a type, false where it cannot.
func (f *finder) typeName(t types.Type) (string, bool) {
	switch t := t.(type) {
	case *types.Basic:
		return t.Name(), t.Info()&types.IsUntyped == 0
	case *types.Named:
		o := t.Obj()
		if o.Pkg() == f.types {
			return o.Name(), true
		}
		for _, i := range f.s.tree.Imports {
			if o.Pkg() != nil && strings.Trim(i.Path.Value, `"`) == o.Pkg().Path() {
				return o.Pkg().Name() + "." + o.Name(), true
			}
		}
	}
	return "", false
}
