package load

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"
	"apertura/validate"
)

// SettingsFile is the name of a table's settings, looked for from the folder of
// a log upwards; the nearest one counts.
const SettingsFile = ".apertura.yaml"

// IsSettings reports whether a file is where a table's settings are looked for.
func IsSettings(name string) bool { return filepath.Base(name) == SettingsFile }

// Settings are what a table says once of all its logs: the house rules beneath
// those that a log says itself, and how its logs are reported.
type Settings struct {
	File           string      // as seen from the log's name; empty where there is none
	Rules          house.Rules // classico where they say none
	Ruled          bool        // they say rules
	Lang           *lang.Lang  // nil where they say none
	FailOn         string      // empty where they say none
	Select, Ignore []string
	Err            error               // why the file cannot be read
	Faults         []format.Diagnostic // why it cannot be followed
}

// Words are the words that settings may use and the program around knows.
type Words struct {
	Code   func(word string) bool // a code, a slug or a family
	Codes  []string               // all codes and slugs
	FailOn []string
}

// A Shelf finds the settings of logs, and reads each once.
type Shelf struct {
	Words  Words
	byName map[string]*Settings // of files and of the folders of logs
}

// Of returns the settings that hold for a log of this name: those of a table
// that has none where nothing is found.
func (s *Shelf) Of(log string) *Settings {
	start := filepath.Dir(log)
	if found, ok := s.byName[start]; ok {
		return found
	}
	found := s.above(start)
	s.keep(start, found)
	return found
}

func (s *Shelf) above(dir string) *Settings {
	name := SettingsAbove(dir)
	if found, ok := s.byName[name]; ok {
		return found
	}
	if name == "" {
		return s.keep(name, &Settings{Rules: house.Classico()})
	}
	src, err := readSettings(name)
	if err != nil {
		return s.keep(name, &Settings{File: name, Err: err})
	}
	return s.keep(name, s.read(src, name))
}

// SettingsAbove returns the name of the settings that hold in a folder, whatever
// they say; empty where there are none.
func SettingsAbove(dir string) string {
	for ; ; dir = filepath.Join(dir, "..") {
		name := filepath.Join(dir, SettingsFile)
		if _, err := os.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
			return name
		}
		if atRoot(dir) {
			return ""
		}
	}
}

func (s *Shelf) keep(name string, found *Settings) *Settings {
	if s.byName == nil {
		s.byName = map[string]*Settings{}
	}
	s.byName[name] = found
	return found
}

// readSettings opens nothing but a file: nobody named it.
func readSettings(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if errors.Is(err, fs.ErrNotExist) {
		err = errAstray // for it has been found
	}
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: name, Err: errNoFile}
	}
	if err != nil {
		return nil, err
	}
	src, _, err := OpenRules(name, format.Place{})
	return src, err
}

// atRoot reports whether nothing is above a folder, or nobody knows what.
func atRoot(dir string) bool {
	here, err := os.Stat(dir)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist) || filepath.IsAbs(dir) && filepath.Dir(dir) == dir
	}
	above, err := os.Stat(filepath.Join(dir, ".."))
	return err != nil || os.SameFile(here, above)
}

func (s *Shelf) read(src []byte, name string) *Settings {
	root, faults := format.ReadTree(src, name)
	out := settings{Settings: Settings{File: name, Rules: house.Classico(), Faults: faults}, words: s.Words}
	defer func() { validate.Sort(out.Faults) }()
	switch root.Kind() {
	case format.Missing:
	case format.Mapping:
		for key, value := range root.Pairs() {
			out.pair(key, value)
		}
	default:
		out.fault("F21", root, lang.Text{EN: "keys with their values, such as \"lang: it\"", IT: "un elenco di chiavi con il loro valore, come \"lang: it\""})
	}
	return &out.Settings
}

// settings are being read.
type settings struct {
	Settings
	words Words
}

func (s *settings) fault(code string, at format.Value, args ...any) {
	s.Faults = append(s.Faults, format.NewFault(code, at.Place(), args...))
}

func (s *settings) pair(key, value format.Value) {
	name := key.Text()
	for _, k := range settingsTable() {
		if k.name == name {
			k.read(s, value)
			return
		}
	}
	f := format.NewFault("F19", key.Place(), name, format.Nearest(name, SettingsKeys()))
	all := strings.Join(SettingsKeys(), ", ")
	f.Hint = lang.Text{EN: "the keys here are " + all, IT: "qui le chiavi sono " + all}
	s.Faults = append(s.Faults, f)
}

// word returns a value that is one of some words.
func (s *settings) word(v format.Value, words ...string) (string, bool) {
	if v.Kind() == format.Missing {
		return "", false // which has been said
	}
	if v.Kind() == format.Scalar && slices.Contains(words, v.Text()) {
		return v.Text(), true
	}
	any := lang.Same(strings.Join(words, ", "))
	if v.Kind() != format.Scalar {
		s.fault("F21", v, any)
	} else {
		s.fault("F41", v, v.Text(), any)
	}
	return "", false
}

// codes returns a list of codes, slugs and families, or the only one.
func (s *settings) codes(v format.Value) []string {
	var out []string
	one := func(v format.Value) {
		if v.Kind() != format.Scalar {
			s.fault("F21", v, lang.Text{EN: "a list of codes, such as [W03, T]", IT: "un elenco di codici, come [W03, T]"})
			return
		}
		for w := range strings.SplitSeq(v.Text(), ",") {
			if w = strings.TrimSpace(w); s.words.Code(w) {
				out = append(out, w)
			} else {
				s.fault("F42", v, w, format.Nearest(w, s.words.Codes))
			}
		}
	}
	switch v.Kind() {
	case format.Missing:
	case format.Sequence:
		for item := range v.Items() {
			one(item)
		}
	default:
		one(v)
	}
	return out
}
