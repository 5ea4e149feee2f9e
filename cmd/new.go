package cmd

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"unicode"

	"apertura/cmd/internal/load"
	"apertura/cmd/internal/starter"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay/house"

	"github.com/spf13/cobra"
)

func newNew(g *global) *cobra.Command {
	run := starting{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "new [FILE]", IT: "new [FILE]"}),
		Short: g.say(lang.Text{EN: "write a log to start from", IT: "scrive un verbale da cui cominciare"}),
		Long: g.say(lang.Text{
			EN: `Writes a log of one hand, played by the rules and with a word on each key, in
the language of --lang: to standard output, or into a file that is not there
yet. With --house it writes a file of house rules instead, with every switch and
what it decides.

The first line is for editors; "apertura help schema" says what they make of it.`,
			IT: `Scrive un verbale di una mano, giocata secondo le regole e con una parola su ogni
chiave, nella lingua di --lang: sullo standard output, o in un file che ancora
non c'è. Con --house scrive invece un file di regole della casa, con tutte le
regole e che cosa decidono.

La prima riga è per gli editor; che cosa ne fanno lo dice "apertura help schema".`,
		}),
		Example: `  apertura new --players Anna,Bruno,Carla serata.yaml
  apertura new --preset circolo --lang it > serata.yaml
  apertura new --house nostre-regole.yaml`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	f := c.Flags()
	run.named = func() bool { return f.Changed("players") }
	run.chosen = func() bool { return f.Changed("preset") }
	f.StringSliceVar(&run.players, "players", starter.Players(), g.say(lang.Text{
		EN: "the `NAMES` of the players, clockwise, with commas; the first one deals",
		IT: "i `NOMI` dei giocatori in senso orario, con le virgole; il primo dà le carte",
	}))
	f.StringVar(&run.preset, "preset", house.Presets()[0], g.say(lang.Text{
		EN: "the house rules: a `FILE|PRESET`", IT: "le regole della casa: un `FILE|PRESET`",
	}))
	f.BoolVar(&run.house, "house", false, g.say(lang.Text{
		EN: "house rules instead of a log", IT: "regole della casa invece di un verbale",
	}))
	f.BoolVar(&run.force, "force", false, g.say(lang.Text{
		EN: "write over a file that is there already", IT: "sovrascrive il file, se c'è già",
	}))
	return c
}

// starting is one run of the command.
type starting struct {
	g            *global
	players      []string
	preset       string
	house, force bool
	named        func() bool // players were
	chosen       func() bool // a preset was
}

func (c *starting) run(args []string) error {
	if len(args) > 1 {
		return refuse("new takes one file, not %q too", "new vuole un file solo, non anche %q", args[1])
	}
	if len(args) == 1 && args[0] == "" {
		return &exitError{statusUsage, load.NoPath}
	}
	rules, err := c.rules(append(args, "-")[0])
	if err != nil {
		return err
	}
	text, err := c.text(rules)
	if err != nil {
		return err
	}
	if len(args) == 0 || args[0] == "-" {
		_, err := c.g.out.Write(text)
		return err
	}
	name := args[0]
	if !format.IsNamed(name) {
		return refuse("%s: its name has to end in .yaml", "%s: il nome deve finire in .yaml", name)
	}
	if load.IsSettings(name) {
		return refuse("%s is where a table's settings are: call the file casa.yaml, and write \"rules: {preset: ./casa.yaml}\" there",
			"%s è il posto delle impostazioni del tavolo: chiama il file casa.yaml, e lì scrivi \"rules: {preset: ./casa.yaml}\"", name)
	}
	if err := c.g.create(name, text, c.force); err != nil {
		return &exitError{statusUsage, load.Creating(name, err)}
	}
	if !c.g.quiet {
		c.g.print(lang.Plain(c.g.say(lang.Text{EN: "%s: written", IT: "%s: scritto"}.Fmt(name))))
	}
	return nil
}

// rules returns the rules that are played: those of the preset, or without one
// those of the settings that hold for a log of this name. A preset in the log
// would take their place.
func (c *starting) rules(name string) (house.Rules, error) {
	if !c.chosen() && !c.house {
		here := logFlags{shelf: newShelf()}
		s, ok := here.followed(c.g, name)
		if !ok {
			return house.Rules{}, refuse("the settings %s cannot be followed", "le impostazioni %s non si possono seguire", s.File)
		}
		if s.Lang != nil && !c.g.spoken {
			c.g.lang = *s.Lang
		}
		if s.Ruled {
			c.preset = ""
			return s.Rules, nil
		}
	}
	rules, err := c.g.named(c.preset)
	if err == nil && house.NamesFile(c.preset) {
		c.preset, err = namedFrom(name, c.preset)
	}
	return rules, err
}

// namedFrom is a house file as a log of this name says it: from its own folder.
func namedFrom(log, file string) (string, error) {
	if !format.IsNamed(file) || strings.ContainsFunc(file, unicode.IsControl) {
		return "", refuse("%s: its name has to end in .yaml, or no log can name it", "%s: il nome deve finire in .yaml, o nessun verbale può indicarlo", file)
	}
	if filepath.IsAbs(file) {
		return filepath.ToSlash(file), nil
	}
	from, err := filepath.Abs(filepath.Dir(log))
	if err != nil {
		return "", err
	}
	to, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	if file, err = filepath.Rel(from, to); err != nil { // it is on another disk
		return filepath.ToSlash(to), nil
	}
	if file = filepath.ToSlash(file); !strings.HasPrefix(file, "../") {
		file = "./" + file
	}
	return file, nil
}

// text is what is written: nothing that the program would not read.
func (c *starting) text(rules house.Rules) ([]byte, error) {
	if c.house {
		if c.named() {
			return nil, refuse("--players is for a log, and --house writes none", "--players è per un verbale, e --house non ne scrive")
		}
		return starter.Rules(c.g.lang, c.preset, &rules), nil
	}
	var names []string
	for _, n := range c.players {
		if n = strings.TrimSpace(n); n == "" {
			return nil, refuse("--players: a name is missing between two commas", "--players: fra due virgole manca un nome")
		}
		names = append(names, n)
	}
	if n := len(names); n < starter.FewestPlayers || n > starter.MostPlayers {
		return nil, refuse("--players: %s, and a table has from %d to %d", "--players: %s, e a un tavolo si è da %d a %d",
			lang.Count(n, "name|names", "nome|nomi"), starter.FewestPlayers, starter.MostPlayers)
	}
	text := starter.Log(c.g.lang, c.preset, &rules, names)
	if fault := firstFault(text); fault != nil {
		return nil, refuse("--players: %s", "--players: %s", fault.Message)
	}
	return text, nil
}

// firstFault returns the first format error of a log, nil where there is none.
func firstFault(text []byte) *format.Diagnostic {
	r := format.NewReader(bytes.NewReader(text), "", format.Options{})
	for {
		d, err := r.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return &format.Diagnostic{Message: lang.Same(err.Error())}
		case len(d.Faults) > 0:
			return &d.Faults[0]
		}
	}
}
