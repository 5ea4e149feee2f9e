package house_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
)

// shelf is a folder of house files.
func shelf(files map[string]string) house.Open {
	return func(name string, _ format.Place) ([]byte, string, error) {
		name = strings.TrimPrefix(name, "./")
		if text, ok := files[name]; ok {
			return []byte(text), name, nil
		}
		return nil, "", errors.New("not there")
	}
}

// changed returns what r has that classico has not, in the order of the table.
func changed(r house.Rules) string {
	base := house.Classico()
	var out []string
	for _, s := range house.Switches() {
		if v := s.Value(&r); v != s.Value(&base) {
			out = append(out, s.Name+"="+v)
		}
	}
	return strings.Join(out, " ")
}

// said returns each fault as "file:line:column code words".
func said(faults []format.Diagnostic) []string {
	var out []string
	for _, d := range faults {
		p := d.Place.Start()
		out = append(out, fmt.Sprintf("%s:%d:%d %s %s", d.Place.Source.File, p.Line, p.Column, d.Code, d.Place.Text()))
	}
	return out
}

func TestResolve(t *testing.T) {
	files := map[string]string{
		"ours.yaml":   "ante: all\n",
		"upper.yaml":  "preset: ./lower.yml\nante: half\n",
		"lower.yml":   "tie-pair: suit\nante: all\npreset: casa\n",
		"bad.yaml":    "ante: nobody\ndekc: 32\nace-low: false\n",
		"broken.yml":  "preset: ./nowhere.yaml\nace-low: false\n",
		"empty.yaml":  "# nothing yet\n",
		"round.yaml":  "ante: all\npreset: circle.yaml\n",
		"circle.yaml": "preset: ./round.yaml\nace-low: false\n",
		"itself.yaml": "preset: ./itself.yaml\n",
	}
	for _, tt := range []struct {
		name, text, want string
		faults           []string
	}{
		{"one switch", "ante: all", "ante=all", nil},
		{"in braces", "{ante: all, ace-low: false}", "ace-low=false ante=all", nil},
		{"quoted", `{blind-amount: "1/2", 'ante': "all"}`, "ante=all blind-amount=1/2", nil},
		{"preset", "preset: casa", "raise-limit=none bet-limit=none tie-flush=suit", nil},
		{"preset last", "ante: all\nraise-limit: pot\npreset: casa", "ante=all bet-limit=none tie-flush=suit", nil},
		{"file", "preset: ./ours.yaml", "ante=all", nil},
		{"file on a file on a preset", "preset: ./upper.yaml\nbet-limit: pot", "ante=half raise-limit=none tie-flush=suit tie-pair=suit", nil},
		{"empty file", "preset: ./empty.yaml", "", nil},
		{"unknown switch", "anti: all\nace-low: false", "ace-low=false", []string{"log:1:1 F43 anti"}},
		{"bad value", "ace-low: false\nante: al", "ace-low=false", []string{"log:2:7 F44 al"}},
		{"bad value quoted", `ante: "al"`, "", []string{`log:1:7 F44 "al"`}},
		{"twice", "ante: all\nace-low: false\nante: half", "ace-low=false ante=all", []string{"log:3:1 F05 ante"}},
		{"preset twice", "preset: casa\npreset: circolo\n", "raise-limit=none bet-limit=none tie-flush=suit", []string{"log:2:1 F05 preset"}},
		{"a list as a value", "ante: [all]", "", []string{"log:1:7 F21 [all]"}},
		{"preset a mapping", "preset: {a: b}", "", []string{"log:1:9 F21 {a: b}"}},
		{"a key that is no word", "[ante]: all\nace-low: false", "ace-low=false", []string{"log:1:1 F21 [ante]"}},
		{"empty value", "ante:\nace-low: false", "ace-low=false", []string{"log:1:1 F20 ante"}},
		{"not a mapping", "casa", "", []string{"log:1:1 F21 casa"}},
		{"unknown preset", "preset: cassa\nante: all", "ante=all", []string{"log:1:9 F45 cassa"}},
		{"file not there", "preset: ./nowhere.yaml\nante: all", "ante=all", []string{"log:1:9 F45 ./nowhere.yaml"}},
		{"faults in the file", "preset: ./bad.yaml\nante: all\nace: low", "ace-low=false ante=all",
			[]string{"bad.yaml:1:7 F44 nobody", "bad.yaml:2:1 F43 dekc", "log:3:1 F43 ace"}},
		{"file beneath not there", "preset: ./broken.yml", "ace-low=false", []string{"broken.yml:1:9 F45 ./nowhere.yaml"}},
		{"circle", "preset: ./round.yaml", "ace-low=false ante=all", []string{"circle.yaml:1:9 F46 ./round.yaml"}},
		{"its own", "preset: ./itself.yaml", "", []string{"itself.yaml:1:9 F46 ./itself.yaml"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v, faults := format.ReadTree([]byte(tt.text), "log")
			r, more := house.Resolve(v, house.Classico(), shelf(files))
			faults = append(faults, more...)
			if got := changed(r); got != tt.want {
				t.Errorf("rules: got %q, want %q", got, tt.want)
			}
			if got := said(faults); !slices.Equal(got, tt.faults) {
				t.Errorf("faults: got %q, want %q", got, tt.faults)
			}
		})
	}
}

func TestResolveOverABase(t *testing.T) {
	base, _ := house.Preset("undici")
	if r, faults := house.Resolve(format.Value{}, base, nil); r != base || faults != nil {
		t.Errorf("nothing said: got %q %v, want the base", changed(r), faults)
	}
	v, _ := format.ReadTree([]byte("draw-max: 4"), "log")
	want := base
	want.DrawMax = 4
	if r, _ := house.Resolve(v, base, nil); r != want {
		t.Errorf("over undici: got %q, want all else as it was", changed(r))
	}
	v, _ = format.ReadTree([]byte("draw-max: 5\npreset: casa"), "log")
	want, _ = house.Preset("casa")
	want.DrawMax = 5
	if r, _ := house.Resolve(v, base, nil); r != want {
		t.Errorf("casa over undici: got %q, want nothing of undici", changed(r))
	}
	v, _ = format.ReadTree([]byte("preset: ./ours.yaml"), "log")
	if r, faults := house.Resolve(v, base, nil); r != base || len(faults) != 1 || faults[0].Code != "F45" {
		t.Errorf("a file where none can be opened: got %v, want F45", said(faults))
	}
}

// A shelf whose files never end is left at the sixteenth, and is no circle; nor
// are so many that do end.
func TestDeepPresets(t *testing.T) {
	for _, last := range []int{deepest, deepest + 1, 1 << 20} {
		n := 1
		shelf := func(string, format.Place) ([]byte, string, error) {
			if n++; n == last {
				return []byte("ante: all"), fmt.Sprint(n), nil
			}
			return []byte("preset: ./next.yaml"), fmt.Sprint(n), nil
		}
		r, faults := house.File([]byte("preset: ./next.yaml"), "1", shelf)
		switch {
		case n > 100:
			t.Errorf("%d files: read %d, want an end soon", last, n)
		case last <= deepest:
			if len(faults) > 0 || changed(r) != "ante=all" {
				t.Errorf("%d files: got %v %q, want all read", last, said(faults), changed(r))
			}
		case len(faults) != 1 || faults[0].Code != "F45" || !strings.Contains(faults[0].Message.EN, "16"):
			t.Errorf("%d files: got %v, want F45 that says how many there may be", last, faults)
		case !strings.Contains(faults[0].Hint.EN, "one file") || !strings.Contains(faults[0].Hint.IT, "file solo"):
			t.Errorf("%d files: got hint %v, want that they go into one file", last, faults[0].Hint)
		}
	}
}

// deepest is how many files may stand one on another.
const deepest = 16

func TestFaultWords(t *testing.T) {
	for _, tt := range []struct {
		text string
		want lang.Text
	}{
		{"anti: all", lang.Text{
			EN: `no house rule is called "anti": did you mean "ante"?`,
			IT: `nessuna regola della casa si chiama "anti": forse "ante"?`,
		}},
		{"prezet: casa", lang.Text{
			EN: `no house rule is called "prezet": did you mean "preset"?`,
			IT: `nessuna regola della casa si chiama "prezet": forse "preset"?`,
		}},
		{"blind-amount: duble-pot", lang.Text{
			EN: `"duble-pot" is no value of blind-amount: did you mean "double-pot"?`,
			IT: `"duble-pot" non è un valore di blind-amount: forse "double-pot"?`,
		}},
		{"ace-low: sì", lang.Text{
			EN: `"sì" is no value of ace-low: true or false`,
			IT: `"sì" non è un valore di ace-low: true o false`,
		}},
		{"think-limit: 10", lang.Text{
			EN: `"10" is no value of think-limit: a time up to an hour, such as 10s or 1m30s`,
			IT: `"10" non è un valore di think-limit: un tempo fino a un'ora, come 10s o 1m30s`,
		}},
		{"preset: circulo", lang.Text{
			EN: `no preset is called "circulo": did you mean "circolo"?`,
			IT: `nessun preset si chiama "circulo": forse "circolo"?`,
		}},
		{"preset: a/b", lang.Text{
			EN: `no preset is called "a/b": this file cannot be read`,
			IT: `nessun preset si chiama "a/b": il file non si può leggere`,
		}},
		{"preset: round.yaml", lang.Text{
			EN: "these presets go round in a circle: round.yaml, circle.yaml, round.yaml",
			IT: "questi preset girano in tondo: round.yaml, circle.yaml, round.yaml",
		}},
	} {
		v, _ := format.ReadTree([]byte(tt.text), "log")
		_, faults := house.Resolve(v, house.Classico(), shelf(map[string]string{
			"round.yaml": "preset: circle.yaml", "circle.yaml": "preset: round.yaml",
		}))
		if len(faults) != 1 || faults[0].Message != tt.want {
			t.Errorf("%s: got %v, want %+v", tt.text, faults, tt.want)
		}
	}
}

func TestFile(t *testing.T) {
	r, faults := house.File([]byte("preset: casa\nante: all\n"), "ours.yaml", nil)
	if got, want := changed(r), "ante=all raise-limit=none bet-limit=none tie-flush=suit"; got != want || len(faults) > 0 {
		t.Errorf("got %q %v, want %q", got, said(faults), want)
	}
	r, faults = house.File([]byte("ante: [\n"), "ours.yaml", nil)
	if r != house.Classico() || len(faults) != 1 || faults[0].Code != "F01" {
		t.Errorf("not YAML: got %q %v, want classico and F01", changed(r), said(faults))
	}
}

func TestNamesFile(t *testing.T) {
	for name, want := range map[string]bool{
		"casa": false, "five-card-draw": false, "yaml": false, "ours.yaml": true, "ours.yml": true, "Ours.YAML": true,
		"./ours": true, "tables/ours": true, `tables\ours`: true,
	} {
		if got := house.NamesFile(name); got != want {
			t.Errorf("%s: got %t, want %t", name, got, want)
		}
	}
}

func TestSet(t *testing.T) {
	r, err := house.Set(house.Classico(), " ante = all ")
	if got := changed(r); got != "ante=all" || err != nil {
		t.Errorf("got %q %v, want ante=all", got, err)
	}
	for assignment, want := range map[string]lang.Text{
		"ante": {
			EN: `"ante" sets nothing: write SWITCH=VALUE, such as ante=all`,
			IT: `"ante" non dice che cosa cambiare: scrivi REGOLA=VALORE, come ante=all`,
		},
		"anti=all": {
			EN: `no house rule is called "anti": did you mean "ante"?`,
			IT: `nessuna regola della casa si chiama "anti": forse "ante"?`,
		},
		"ante=alla": {
			EN: `"alla" is no value of ante: did you mean "all"?`,
			IT: `"alla" non è un valore di ante: forse "all"?`,
		},
		"ante=": {
			EN: `"" is no value of ante: dealer, all, half or none`,
			IT: `"" non è un valore di ante: dealer, all, half o none`,
		},
	} {
		r, err := house.Set(house.Classico(), assignment)
		var got house.SetError
		if !errors.As(err, &got) || got.Text != want || err.Error() != want.EN || r != house.Classico() {
			t.Errorf("%s: got %v %q, want %+v", assignment, err, changed(r), want)
		}
	}
}
