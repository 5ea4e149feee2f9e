package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"sort"
	"strings"
)

// call offers min for max, and one side of either alone.
func (f *finder) call(n *ast.CallExpr) {
	name, ok := n.Fun.(*ast.Ident)
	if !ok || len(n.Args) != 2 || !f.value(n) {
		return
	}
	other := map[string]string{"min": "max", "max": "min"}[name.Name]
	if other == "" {
		return
	}
	f.instead(n, other+strings.TrimPrefix(f.code(n), name.Name))
	for _, a := range n.Args {
		if f.value(a) {
			f.instead(n, f.code(a))
		}
	}
}

// ident offers the contrary of true and false, another constant of the same
// kind, and another seat in reach.
func (f *finder) ident(n *ast.Ident) {
	o := f.info.Uses[n]
	if o == nil {
		return
	}
	if o.Pkg() == nil && (n.Name == "true" || n.Name == "false") {
		f.add(n, "not "+n.Name, func(id int, inner string) string { return fmt.Sprintf("(%s != mutantOn(%d))", inner, id) })
		return
	}
	f.constant(n, n)
	if v, ok := o.(*types.Var); ok && !v.IsField() && f.isSeat(v.Type()) {
		if other := f.otherSeat(n, v); other != "" {
			f.instead(n, other)
		}
	}
}

func (f *finder) isSeat(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Name() == "replay" && n.Obj().Name() == "Seat"
}

// otherSeat returns the last other variable in reach that holds a seat.
func (f *finder) otherSeat(n *ast.Ident, v *types.Var) string {
	var last *types.Var
	for scope := f.types.Scope().Innermost(n.Pos()); scope != nil && scope != f.types.Scope(); scope = scope.Parent() {
		for _, name := range scope.Names() {
			o, ok := scope.Lookup(name).(*types.Var)
			if ok && o != v && name != "_" && o.Pos() < n.Pos() && f.isSeat(o.Type()) && (last == nil || o.Pos() > last.Pos()) {
				if _, seen := f.types.Scope().Innermost(n.Pos()).LookupParent(name, n.Pos()); seen == o {
					last = o
				}
			}
		}
	}
	if last == nil {
		return ""
	}
	return last.Name()
}

// constant offers the next of a closed set of constants for one of them.
func (f *finder) constant(e ast.Expr, name *ast.Ident) {
	c, ok := f.info.Uses[name].(*types.Const)
	if !ok || c.Pkg() == nil {
		return
	}
	t, ok := c.Type().(*types.Named)
	if !ok || t.Obj().Pkg() != c.Pkg() {
		return
	}
	var set []*types.Const
	for _, n := range c.Pkg().Scope().Names() {
		o, ok := c.Pkg().Scope().Lookup(n).(*types.Const)
		if ok && types.Identical(o.Type(), t) && (o.Exported() || !c.Exported() && c.Pkg() == f.types) {
			set = append(set, o)
		}
	}
	sort.SliceStable(set, func(i, j int) bool { return constant.Compare(set[i].Val(), token.LSS, set[j].Val()) })
	for i, o := range set {
		if o == c && len(set) > 1 {
			other := set[(i+1)%len(set)]
			if constant.Compare(other.Val(), token.EQL, c.Val()) {
				return
			}
			f.instead(e, strings.TrimSuffix(f.code(e), name.Name)+other.Name())
			return
		}
	}
}

// field offers the next field of the same kind for one of a struct's: the
// opener for the dealer, cards dealt for those thrown, the wager of the round
// before for this one's.
func (f *finder) field(e *ast.SelectorExpr) {
	s := f.info.Selections[e]
	if s == nil || s.Kind() != types.FieldVal {
		return
	}
	t := s.Recv()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	n, named := t.(*types.Named)
	fields, ok := t.Underlying().(*types.Struct)
	_, kind := s.Type().(*types.Named)
	b, basic := s.Type().Underlying().(*types.Basic)
	if !ok || !named || n.Obj().Pkg() != f.types || !basic || !kind && b.Kind() != types.Bool {
		return
	}
	var names []string
	for i := range fields.NumFields() {
		if v := fields.Field(i); types.Identical(v.Type(), s.Type()) {
			names = append(names, v.Name())
		}
	}
	for i, n := range names {
		if n == e.Sel.Name && len(names) > 1 {
			f.instead(e, f.code(e.X)+"."+names[(i+1)%len(names)])
		}
	}
}
