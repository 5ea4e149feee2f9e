package cmd

import (
	"errors"
	"fmt"

	"apertura/cmd/internal/ledger"
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/validate/report/json"

	"github.com/spf13/cobra"
)

func newLedger(g *global) *cobra.Command {
	run := bookkeeping{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "ledger [PATH…]", IT: "ledger [PERCORSO…]"}),
		Short: g.say(lang.Text{EN: "say who won and who owes", IT: "dice chi ha vinto e chi deve"}),
		Long: g.say(lang.Text{
			EN: `Adds up every session: what each hand brought to whom, as it was played and as
the rulings would have it, chips bought, penalties paid and still due, debts,
and the fewest payments that settle it. A path is what it is for check.

What the log does not tell is marked ?, and so is every sum it goes into: a
hand that cannot be read, or that is not on record, leaves the sums of all who
sat there open, and nothing is settled that is not known. What rules were broken
is for check to say.`,
			IT: `Fa i conti di ogni serata: che cosa è toccato a chi, mano per mano, com'è stata
giocata e secondo le regole, le fiches comprate, le penali pagate e quelle da
pagare, i debiti, e il minor numero di pagamenti che pareggia tutto. Un percorso
è quello che è per check.

Quello che il verbale non dice è segnato ?, e così ogni somma in cui entra: una
mano che non si legge, o che manca, lascia aperti i conti di tutti quelli che
erano al tavolo, e non si salda niente che non si sappia. Quali regole sono
state infrante lo dice check.`,
		}),
		Example: `  apertura ledger serata.yaml
  apertura ledger --rules casa --format csv verbali/ > conti.csv`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	g.finds(c, lang.Text{EN: "every hand is in the ledger", IT: "nei conti ci sono tutte le mani"},
		lang.Text{EN: "a hand is left out of the ledger", IT: "una mano resta fuori dai conti"})
	run.logs.add(c, g)
	run.logs.settings = true
	run.rules.add(c, g)
	c.Flags().StringVar(&run.format, "format", "table", g.say(lang.Text{
		EN: "`FORMAT` of the ledger: table, json or csv", IT: "`FORMATO` dei conti: table, json o csv",
	}))
	takes(c, "format", "table", "json", "csv")
	return c
}

// bookkeeping is one run of the command.
type bookkeeping struct {
	g      *global
	logs   logFlags
	rules  ruleFlags
	format string

	book    *ledger.Book // of the session being read
	ledgers []*ledger.Ledger
	shown   int
	err     error // the first of writing
}

func (c *bookkeeping) run(paths []string) error {
	if err := oneOf("--format", c.format, "table", "json", "csv"); err != nil {
		return err
	}
	rules, err := c.rules.config(c.g)
	if err != nil {
		return err
	}
	c.logs.find(c.g, paths)
	files := c.logs.follow(c.g, paths, rules, load.Follower{
		Session: c.session, Document: c.document, Hand: c.hand, Cut: c.cut,
	}, func(*load.Document) {})
	c.close()
	switch {
	case files == 0 && len(c.ledgers) == 0 && c.shown == 0:
		return nil
	case c.format == "json":
		c.err = errors.Join(c.err, json.Write(c.g.out, ledger.NewReport(c.ledgers, files)))
	case c.format == "csv":
		c.err = errors.Join(c.err, ledger.CSV(c.g.out, c.ledgers))
	}
	return c.err
}

// close ends the ledger of the last session. For people it is shown at once,
// for machines with all others.
func (c *bookkeeping) close() {
	if c.book == nil {
		return
	}
	l := c.book.Close()
	c.book = nil
	if !l.Read() {
		c.g.fail(statusFinding)
	}
	if c.format != "table" {
		c.ledgers = append(c.ledgers, l)
		return
	}
	if c.shown++; c.shown > 1 {
		fmt.Fprintln(c.g.out)
	}
	c.err = errors.Join(c.err, l.Text(c.g.out, c.g.lang))
}

func (c *bookkeeping) session(d *format.Document, file string) {
	c.close()
	line := 1
	if s := d.Session; s != nil && s.Source != nil {
		line = s.Source.Position(s.Span.Start).Line
	} else if d.Source != nil {
		line = d.Source.Position(0).Line
	}
	c.book = ledger.Open(d.Session, file, line)
}

// document notes one that is faulty and in which no hand can be read.
func (c *bookkeeping) document(d *format.Document) {
	if len(d.Hands) > 0 {
		return
	}
	var codes []string
	line := 0
	for i := range d.Faults {
		f := &d.Faults[i]
		if line == 0 && f.Place.Known() {
			line = f.Place.Start().Line
		}
		codes = append(codes, f.Code)
	}
	if len(codes) > 0 {
		c.book.Miss(line, codes)
	}
}

func (c *bookkeeping) hand(h *load.Hand, played *replay.Hand) {
	c.book.Hand(played, h.Found, h.Codes)
}

func (c *bookkeeping) cut() {
	if c.book != nil {
		c.book.Cut()
	}
}
