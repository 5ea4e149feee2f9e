package house_test

import (
	"errors"
	"strings"
	"testing"

	"apertura/format"
	"apertura/replay/house"
)

// Whatever two house files say, one beneath the other, they can be laid: every
// place lies in its file, and what was read reads the same when it is written
// as switches.
func FuzzFile(f *testing.F) {
	for _, s := range [][2]string{
		{"preset: ./b.yaml\nante: all\n", "preset: casa\nraise-limit: pot\n"},
		{"preset: ./b.yaml", "preset: ./a.yaml"},
		{"preset: ./a.yaml", ""},
		{"{preset: b.yaml, deck: 36, deck: 32}", "- a\n- b\n"},
		{"ladder: J Q K A\nblind-amount: 1/2\n---\nante: half\n", "\ufeffante: \u2028all\r\n"},
		{"preset: {a: b}\n? [a]\n: b\nace-low:", "&x a: *x\n<<: b"},
		{"preset: \"b.yaml\"\nante: [[[[[[[[[[[[[[[[[[[", "\x00\xff"},
	} {
		f.Add([]byte(s[0]), []byte(s[1]))
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		files := map[string][]byte{"a.yaml": a, "b.yaml": b}
		open := func(name string, _ format.Place) ([]byte, string, error) {
			name = strings.TrimPrefix(name, "./")
			if src, ok := files[name]; ok {
				return src, name, nil
			}
			return nil, name, errors.New("not there")
		}
		r, faults := house.File(a, "a.yaml", open)
		for i := range faults {
			d := &faults[i]
			size := len(d.Place.Source.Text)
			if sp := d.Place.Span; sp.Start < 0 || sp.End < sp.Start || sp.End > size {
				t.Errorf("%s: %v of %d bytes", d.Code, sp, size)
			}
			if d.Message.EN == "" || d.Message.IT == "" {
				t.Errorf("%s says nothing: %v", d.Code, d.Message)
			}
		}
		again := house.Classico()
		for _, s := range house.Switches() {
			var err error
			if again, err = house.Set(again, s.Name+"="+s.Value(&r)); err != nil {
				t.Errorf("%s: %v", s.Name, err)
			}
		}
		if again != r {
			t.Errorf("got other rules from the switches of %q on %q", a, b)
		}
	})
}
