package load

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"apertura/format/lang"
	"apertura/replay/house"
)

func words() Words {
	return Words{
		Code:   func(w string) bool { return slices.Contains([]string{"O08", "O", "T01"}, w) },
		Codes:  []string{"O08", "T01"},
		FailOn: []string{"error", "never"},
	}
}

// The nearest settings upwards count, by a relative name as by a whole one, and
// whether or not the log's own folder is there.
func TestShelf(t *testing.T) {
	t.Chdir(t.TempDir())
	put := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put("a/.apertura.yaml", "rules: {ante: all}\nlang: it\nfail-on: never\nselect: [O08, O]\nignore: T01\n")
	put("a/b/c/.apertura.yaml", "")
	put("a/b/d/x", "")
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	all, _ := house.Set(house.Classico(), "ante=all")
	s := Shelf{Words: words()}
	for _, c := range []struct{ log, file string }{
		{"a/log.yaml", "a/.apertura.yaml"},
		{"./a/log.yaml", "a/.apertura.yaml"},
		{"a/b/log.yaml", "a/.apertura.yaml"},
		{"a/b/c/log.yaml", "a/b/c/.apertura.yaml"},
		{"a/b/d/log.yaml", "a/.apertura.yaml"},
		{"a/no/such/folder/log.yaml", "a/.apertura.yaml"},
		{here + "/a/b/log.yaml", here + "/a/.apertura.yaml"},
		{"<stdin>", ""},
		{"log.yaml", ""},
		{"../log.yaml", ""},
		{"/log.yaml", ""},
		{"", ""},
	} {
		got := s.Of(c.log)
		if got.File != c.file || got.Err != nil || len(got.Faults) > 0 {
			t.Errorf("%s: got %q %v %v, want %q", c.log, got.File, got.Err, got.Faults, c.file)
		}
		want := house.Classico()
		if filepath.Base(filepath.Dir(c.file)) == "a" {
			want = all
			if !got.Ruled || got.Lang == nil || *got.Lang != lang.IT || got.FailOn != "never" ||
				!slices.Equal(got.Select, []string{"O08", "O"}) || !slices.Equal(got.Ignore, []string{"T01"}) {
				t.Errorf("%s: got %+v", c.log, got)
			}
		}
		if got.Rules != want {
			t.Errorf("%s: got other rules", c.log)
		}
	}
	if err := os.Chdir("a/b/d"); err != nil {
		t.Fatal(err)
	}
	if got := (&Shelf{Words: words()}).Of("log.yaml"); got.File != "../../.apertura.yaml" {
		t.Errorf("got %q, want ../../.apertura.yaml", got.File)
	}
}

// Whatever settings say, each fault lies in them, or in the house file they
// name, and says something; what is good of them holds.
func FuzzSettings(f *testing.F) {
	for _, s := range []string{
		"rules: {preset: casa, ante: all}\nlang: it\n", "lang: {a: b}\nfail-on: [x]\n", "select: [O, [T01], , x]\nignore: O08,,y\n",
		"rules: [a]\nrules: b\nselect:\n? [a]\n: b\n", "- a\n---\nlang: en\n", "lang: &a it\nfail-on: *a\n", "\xff\x00: \u2028\n\trules: {preset: ./x.yaml}",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		shelf := Shelf{Words: words()}
		s := shelf.read(src, "nosuch/.apertura.yaml")
		for i := range s.Faults {
			d := &s.Faults[i]
			if sp, size := d.Place.Span, len(d.Place.Source.Text); sp.Start < 0 || sp.End < sp.Start || sp.End > size {
				t.Errorf("%s: %v of %d bytes", d.Code, sp, size)
			}
			if d.Message.EN == "" || d.Message.IT == "" {
				t.Errorf("%s says nothing", d.Code)
			}
		}
		for _, w := range append(slices.Clone(s.Select), s.Ignore...) {
			if !shelf.Words.Code(w) {
				t.Errorf("got code %q", w)
			}
		}
		if s.FailOn != "" && !slices.Contains(shelf.Words.FailOn, s.FailOn) {
			t.Errorf("got fail-on %q", s.FailOn)
		}
	})
}
