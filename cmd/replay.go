package cmd

import (
	"bytes"
	"slices"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/replay"
	"apertura/replay/render"
	"apertura/validate/report/text"

	"github.com/spf13/cobra"
)

// wholeHand is --to where it does not say how far.
const wholeHand = -1

func newReplay(g *global) *cobra.Command {
	run := replaying{g: g}
	c := &cobra.Command{
		Use:   g.say(lang.Text{EN: "replay [PATH…]", IT: "replay [PERCORSO…]"}),
		Short: g.say(lang.Text{EN: "show hands step by step", IT: "mostra le mani passo per passo"}),
		Long: g.say(lang.Text{
			EN: `Shows the hands of a log act by act: what each puts in, the pot, what lies before
everybody, the cards as far as they are known, the notes, and whatever was found
beside the act it is about, with what should have happened. A path is what it is
for check.

With --to the hand stops behind that act, and says who is next and what he may
do. With --hide the cards lie face down but for those of who acts and those that
were shown. A hand that cannot be read is named and left out, the others go on.

table is for a terminal, markdown a page of a lesson, svg a picture of one step of
one hand, html one page of all hands to open in a browser and step through; with
--quiz it asks before it tells.`,
			IT: `Mostra le mani di un verbale gesto per gesto: che cosa mette ognuno, il piatto,
che cosa ha davanti ciascuno, le carte per quel che si sa, le note, e quello che
non va accanto al gesto che riguarda, con quel che si doveva fare. Un percorso è
quello che è per check.

Con --to la mano si ferma dopo quel gesto, e dice a chi tocca e che cosa può
fare. Con --hide le carte stanno coperte, salvo quelle di chi gioca e quelle già
mostrate. Una mano che non si legge è detta e saltata, le altre vanno avanti.

table è per il terminale, markdown una pagina di lezione, svg un disegno di un
momento di una mano, html una pagina sola con tutte le mani, da aprire nel browser
e scorrere; con --quiz prima domanda e poi dice.`,
		}),
		Example: `  apertura replay serata.yaml
  apertura replay --hand 3 --to 7 --hide serata.yaml
  apertura replay --interactive serata.yaml
  apertura replay --format html -o serata.html serata.yaml`,
		RunE: func(_ *cobra.Command, args []string) error { return run.run(args) },
	}
	g.finds(c, lang.Text{EN: "every hand is shown", IT: "le mani ci sono tutte"},
		lang.Text{EN: "a hand cannot be shown", IT: "una mano non si può mostrare"})
	run.logs.add(c, g)
	run.logs.settings = true
	run.rules.add(c, g)
	f := c.Flags()
	f.StringVar(&run.hand, "hand", "", g.say(lang.Text{EN: "only the hand called `NAME`", IT: "solo la mano che si chiama `NOME`"}))
	f.IntVar(&run.to, "to", wholeHand, g.say(lang.Text{
		EN: "stop behind this `ACT` of the hand, by its number; 0: the deal",
		IT: "fermati dopo questo `GESTO` della mano, col suo numero; 0: le carte date",
	}))
	f.BoolVar(&run.hide, "hide", false, g.say(lang.Text{
		EN: "the others' cards lie face down until they are shown",
		IT: "le carte degli altri stanno coperte finché non si mostrano",
	}))
	f.BoolVar(&run.quiz, "quiz", false, g.say(lang.Text{
		EN: "with --format html, the page asks before it tells what was found",
		IT: "con --format html, la pagina prima domanda e poi dice che cosa non va",
	}))
	f.StringSliceVar(&run.show, "show", nil, g.say(lang.Text{
		EN: "show `WHAT` is otherwise left out: unverifiable, remarks, house",
		IT: "mostra `COSA` di solito è lasciato fuori: unverifiable, remarks, house",
	}))
	f.StringVarP(&run.file, "output", "o", "", g.say(lang.Text{
		EN: "write to a `FILE`, whole or not at all",
		IT: "scrivi in un `FILE`, intero o niente",
	}))
	f.StringVar(&run.format, "format", "table", g.say(lang.Text{
		EN: "`FORMAT`: " + shapeNames(), IT: "`FORMATO`: " + shapeNames(),
	}))
	f.BoolVarP(&run.interactive, "interactive", "i", false, g.say(lang.Text{
		EN: "on the whole screen, step by step, by keys",
		IT: "a tutto schermo, passo per passo, coi tasti",
	}))
	takes(c, "format", shapes()...)
	takes(c, "show", showable()...)
	return c
}

// replaying is one run of the command.
type replaying struct {
	g      *global
	logs   logFlags
	rules  ruleFlags
	hand   string
	to     int
	hide   bool
	quiz   bool
	show   []string
	file   string
	format string

	interactive bool

	filter filter
	shown  []render.Evening
	hands  int
}

func (c *replaying) run(paths []string) error {
	if err := oneOf("--format", c.format, shapes()...); err != nil {
		return err
	}
	for _, s := range c.show {
		if err := oneOf("--show", s, showable()...); err != nil {
			return err
		}
	}
	if c.quiz && c.format != "html" {
		return refuse("--quiz is for --format html", "--quiz va con --format html")
	}
	if c.to < wholeHand {
		return refuse("--to takes the number of an act, from 0", "--to vuole il numero di un gesto, da 0 in su")
	}
	if err := c.screenable(); err != nil {
		return err
	}
	rules, err := c.rules.config(c.g)
	if err != nil {
		return err
	}
	rules.Trace = true
	c.filter = filter{show: c.show, hand: c.hand, failOn: format.Error + 1}
	if c.logs.follow(c.g, paths, rules, load.Follower{Session: c.session, Hand: c.see}, c.outside) == 0 {
		return nil
	}
	if c.filter.missed(c.g, c.hands); c.hands == 0 {
		return nil
	}
	if c.to != wholeHand {
		if err := c.cut(); err != nil {
			return err
		}
	}
	if c.interactive {
		return c.step()
	}
	var b bytes.Buffer
	if err := shapeOf(c.format)(c, &b); err != nil {
		return err
	}
	if c.file == "" {
		_, err := c.g.out.Write(b.Bytes())
		return err
	}
	if err := c.g.create(c.file, b.Bytes(), true); err != nil {
		return &exitError{statusUsage, load.Creating(c.file, err)}
	}
	return nil
}

// session begins an evening.
func (c *replaying) session(d *format.Document, file string) {
	e := render.Evening{File: file, Rules: render.Rules{Base: c.rules.rules, Set: c.rules.sets}}
	if s := d.Session; s != nil {
		e.Title, e.Date, e.Place = s.Title.V, s.Date.V, s.Venue.V
	}
	c.shown = append(c.shown, e)
}

// see keeps what is to be shown of a hand.
func (c *replaying) see(h *load.Hand, played *replay.Hand) {
	if !c.filter.takes(h) {
		return
	}
	c.hands++
	if h.LeftOut != replay.NoReason {
		c.g.fail(statusFinding)
	}
	var found []format.Diagnostic
	for i := range h.Found {
		if d := &h.Found[i]; d.Verdict == format.Malformed || c.filter.shows(d) {
			found = append(found, *d)
		}
	}
	hand := render.New(played, found, slices.Clone(h.Codes))
	if c.hide && !c.interactive { // there it is a key
		hand.Hide()
	}
	e := &c.shown[len(c.shown)-1]
	e.Hands = append(e.Hands, hand)
}

// outside shows what is wrong outside any hand.
func (c *replaying) outside(d *load.Document) {
	w := text.Writer{Out: c.g.err, Lang: c.g.lang}
	for i := range d.Loose {
		if f := &d.Loose[i]; f.Verdict == format.Malformed {
			w.Finding(f)
			c.g.fail(statusFinding)
		}
	}
}

// one returns the hand that is shown, where only one is.
func (c *replaying) one(flag string) (*render.Hand, error) {
	if c.hands != 1 {
		return nil, refuse("%s is for one hand, and there are %d: say which with --hand",
			"%s è per una mano sola, e ce ne sono %d: di' quale con --hand", flag, c.hands)
	}
	for i := range c.shown {
		if len(c.shown[i].Hands) > 0 {
			return &c.shown[i].Hands[0], nil
		}
	}
	return nil, nil
}

// cut ends the hand behind the act asked for.
func (c *replaying) cut() error {
	h, err := c.one("--to")
	if err != nil || len(h.Steps) == 0 {
		return err
	}
	at := h.Step(c.to)
	if at < 0 {
		return refuse("hand %s has no act %d: they go to %d", "la mano %s non ha il gesto %d: arrivano a %d",
			h.Name, c.to, h.Steps[len(h.Steps)-1].Act)
	}
	h.Cut(at)
	return nil
}
