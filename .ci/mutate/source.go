package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
)

// A mutant is one small change of the engine.
type mutant struct {
	id     int
	file   string // from the root of the module
	line   int
	where  key
	change string
	by     string // what noticed it, "" for nothing
	how    string // the first thing it said
}

func (m *mutant) String() string { return fmt.Sprintf("%s:%d: %s", m.file, m.line, m.change) }

// A wrap puts one mutant around a piece of the source: it makes the text that
// behaves as it did, or as the mutant when that one is awake. Inner is the
// piece with the mutants inside it.
type wrap struct {
	start, end int
	text       func(inner string) string
}

// A source is a file of the package with the mutants put around its pieces.
type source struct {
	path  string
	text  []byte
	tree  *ast.File
	wraps []wrap
}

// A pkg is a package being changed, with its types. Its mutants are those after
// the first it was given.
type pkg struct {
	path    string // from the root of the module
	fset    *token.FileSet
	files   []*source
	types   *types.Package
	info    *types.Info
	first   int
	mutants []*mutant
}

// parse reads a package and checks its types against compiled imports.
func parse(path string, first int) (*pkg, error) {
	listed, err := output("go", "list", "-export", "-deps", "-f", "{{if .Export}}{{.ImportPath}}\t{{.Export}}{{end}}", path)
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	for line := range strings.Lines(listed) {
		if name, file, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			exports[name] = file
		}
	}
	names, err := output("go", "list", "-f", `{{range .GoFiles}}{{$.Dir}}/{{.}}{{"\n"}}{{end}}`, path)
	if err != nil {
		return nil, err
	}
	p := &pkg{path: filepath.ToSlash(filepath.Clean(path)), first: first, fset: token.NewFileSet(), info: &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Scopes: map[ast.Node]*types.Scope{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Defs: map[*ast.Ident]types.Object{},
	}}
	var trees []*ast.File
	for _, name := range strings.Fields(names) {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		tree, err := parser.ParseFile(p.fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		trees = append(trees, tree)
		p.files = append(p.files, &source{path: name, text: text, tree: tree})
	}
	c := types.Config{Importer: importer.ForCompiler(p.fset, "gc", func(name string) (io.ReadCloser, error) { return os.Open(exports[name]) })}
	p.types, err = c.Check(path, p.fset, trees, p.info)
	return p, err
}

func output(name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	if err := c.Run(); err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", name, args[0], err, errs.String())
	}
	return out.String(), nil
}

// render returns a file with all its mutants in it, asleep.
func (s *source) render() []byte {
	sort.SliceStable(s.wraps, func(i, j int) bool {
		a, b := s.wraps[i], s.wraps[j]
		return a.start < b.start || a.start == b.start && a.end > b.end
	})
	text, _ := s.piece(0, len(s.text), s.wraps)
	return []byte(text)
}

// piece renders text[start:end] with the wraps that lie in it, and returns those
// behind it. Wraps never overlap: each is a node of the tree.
func (s *source) piece(start, end int, ws []wrap) (string, []wrap) {
	var b strings.Builder
	for len(ws) > 0 && ws[0].start < end {
		w := ws[0]
		b.Write(s.text[start:w.start])
		var inner string
		inner, ws = s.piece(w.start, w.end, ws[1:])
		b.WriteString(w.text(inner))
		start = w.end
	}
	b.Write(s.text[start:end])
	return b.String(), ws
}

// asleep is the file that says which mutant is awake: of a package, and of the
// mutants that are its own. A mutant has so much time of the processor and no
// more, and a watch ends the run of one that eats the memory. With -1 none is
// awake, and a file is told which of them the run comes by.
const asleep = `package %s

import (
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"syscall"
	"time"
)

var mutantMarks []byte

var mutantAwake = func() int {
	n, _ := strconv.Atoi(os.Getenv("MUTANT"))
	switch {
	case n < 0:
		f, err := os.OpenFile(os.Getenv("MUTANT_MARKS"), os.O_RDWR, 0)
		if err != nil {
			panic(err)
		}
		size, _ := f.Seek(0, 2)
		if mutantMarks, err = syscall.Mmap(int(f.Fd()), 0, int(size), syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED); err != nil {
			panic(err)
		}
	case n > %d && n <= %d:
		debug.SetMaxStack(64 << 20)
		if s, _ := strconv.Atoi(os.Getenv("MUTANT_SECONDS")); s > 0 {
			_ = syscall.Setrlimit(syscall.RLIMIT_CPU, &syscall.Rlimit{Cur: uint64(s), Max: uint64(s)})
		}
		go func() {
			for range time.Tick(100 * time.Millisecond) {
				var m runtime.MemStats
				if runtime.ReadMemStats(&m); m.HeapAlloc > 1<<30 {
					os.Exit(9)
				}
			}
		}()
	}
	return n
}()

func mutantOn(id int) bool { return mutantAwake == id || mutantAwake < 0 && mutantMark(id) }

//go:noinline
func mutantMark(id int) bool {
	mutantMarks[id] = 1
	return false
}

func mutantPick[T any](id int, a, b T) T {
	if mutantOn(id) {
		return b
	}
	return a
}

func mutantZero[T any](id int, a T) T {
	var zero T
	return mutantPick(id, a, zero)
}
`

// overlay writes the files of the packages with all mutants in them to dir and
// returns the name of the overlay that puts them in the place of the real ones.
func overlay(ps []*pkg, dir string) (string, error) {
	var list []string
	put := func(path string, text []byte) error {
		name := filepath.Join(dir, fmt.Sprint(len(list), filepath.Base(path)))
		list = append(list, fmt.Sprintf("%q: %q", path, name))
		return os.WriteFile(name, text, 0o600)
	}
	for _, p := range ps {
		for _, s := range p.files {
			if err := put(s.path, s.render()); err != nil {
				return "", err
			}
		}
		text := fmt.Appendf(nil, asleep, p.types.Name(), p.first, p.first+len(p.mutants))
		if err := put(filepath.Join(filepath.Dir(p.files[0].path), "zz_mutants.go"), text); err != nil {
			return "", err
		}
	}
	root, err := os.Getwd()
	if err != nil {
		return "", err
	}
	if err := put(filepath.Join(root, "cmd", "reader", "main.go"), []byte(reader)); err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, []byte(`{"Replace": {`+strings.Join(list, ", ")+"}}"), 0o600)
}
