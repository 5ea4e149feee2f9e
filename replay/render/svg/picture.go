package svg

import (
	_ "embed"
	"io"
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"
)

//go:embed caption.css
var captionStyle string

// A Picture is a hand at the step it is shown to, in one language.
type Picture struct {
	Hand *render.Hand
	Lang lang.Lang
}

// A paragraph is one of the sentences below the table, cut into lines.
type paragraph struct {
	class string
	lines []string
}

// The widest lines there, in letters, and their height.
const (
	lineLetters = 60
	saidLetters = 50
	lineHeight  = 34
	margin      = 24
)

// Write writes it as a file. A hand that was left out has no table: it says why.
func (c *Picture) Write(w io.Writer) error {
	caption, rows := c.caption(), 0
	for _, p := range caption {
		rows += len(p.lines)
	}
	table := 0
	if len(c.Hand.Steps) > 0 {
		table = height
	}
	total := num(float64(table + lineHeight*rows + 2*margin))
	p := &pen{}
	p.put(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 `, num(width), " ", total, `" width="`, num(width), `" height="`, total,
		`" role="img" aria-labelledby="title desc" lang="`, c.Lang.String(), `">`, "\n", `<title id="title">`)
	p.text(c.title())
	p.put("</title>\n", `<desc id="desc">`)
	p.text(c.description())
	p.put("</desc>\n<style>\n", style, captionStyle, "</style>\n", Defs(), "\n", `<rect class="paper" width="`, num(width), `" height="`, total, `"/>`, "\n")
	if table > 0 {
		p.table(c.scene())
	}
	p.put("\n", `<g class="caption">`)
	row := 0
	for _, all := range caption {
		for _, text := range all.lines {
			p.put("\n")
			p.label("", all.class, point{margin, float64(table + margin + lineHeight*row + 24)}, text)
			row++
		}
	}
	p.put("\n</g>\n</svg>\n")
	_, err := io.WriteString(w, p.b.String())
	return err
}

func (c *Picture) say(t lang.Text) string { return t.In(c.Lang) }

func (c *Picture) step() *render.Step { return &c.Hand.Steps[c.Hand.Shown] }

func (c *Picture) scene() *scene {
	s := c.step()
	out := &scene{
		table: &s.Table, lang: c.Lang, words: TableWords(), phase: c.say(render.Phase(s.Section())),
		turn: s.Turn, acts: s.Player,
	}
	for _, i := range s.Findings {
		out.worst = max(out.worst, c.Hand.Findings[i].Severity)
	}
	out.glyph = Glyph(s)
	return out
}

// Glyph is what is seen beside whoever acted: the mark of the lesson, or that
// something was found.
func Glyph(s *render.Step) string {
	if s.Mark == "" && len(s.Findings) > 0 {
		return "!"
	}
	return s.Mark
}

// title says which moment it is.
func (c *Picture) title() string {
	t := c.Hand.Title()
	if len(c.Hand.Steps) == 0 {
		return c.say(t) + ": " + c.say(c.Hand.WhyOut())
	}
	s := c.step()
	if s.Log != "" {
		t = lang.Text{EN: "%s, act %d", IT: "%s, gesto %d"}.Fmt(t, s.Act)
	}
	return c.say(t) + ": " + c.say(s.Sentence())
}

// description tells the table to who does not see it.
func (c *Picture) description() string {
	if len(c.Hand.Steps) == 0 {
		return c.say(c.Hand.WhyOut())
	}
	s := c.step()
	out := []string{c.say(Told(&s.Table))}
	for _, p := range c.caption() {
		if p.class != "head" {
			out = append(out, ended(strings.Join(p.lines, " ")))
		}
	}
	return strings.Join(out, " ")
}

// ended puts a full stop behind a sentence that has no end of its own.
func ended(sentence string) string {
	if strings.HasSuffix(strings.TrimRight(sentence, "\"'”»)"), ".") || strings.HasSuffix(sentence, "?") || strings.HasSuffix(sentence, "!") {
		return sentence
	}
	return sentence + "."
}

// caption is what stands below the table.
func (c *Picture) caption() []paragraph {
	var out []paragraph
	add := func(class string, most int, text string) {
		if all := lines(text, most); len(all) > 0 {
			out = append(out, paragraph{class, all})
		}
	}
	h := c.Hand
	head := c.say(h.Title())
	if len(h.Steps) == 0 {
		add("head", lineLetters, head)
		add("said", saidLetters, c.say(h.WhyOut()))
		for _, i := range h.Loose {
			if spot := render.SpotOf(&h.Findings[i]); spot.Line > 0 {
				add("note", lineLetters, spot.Base().String()+": "+spot.Text)
			}
			c.finding(add, i)
		}
		return out
	}
	s := c.step()
	if f := c.say(h.Facts); f != "" {
		head += " · " + f
	}
	add("head", lineLetters+6, head)
	said := c.say(s.Sentence())
	if s.Log != "" {
		said = num(float64(s.Act)) + ". " + said
	}
	if s.Mark != "" {
		said += " " + s.Mark
	}
	add("said", saidLetters, said)
	add("", lineLetters, c.say(s.Table.InParts()))
	add("note", lineLetters, c.say(s.Note))
	for _, i := range s.Findings {
		c.finding(add, i)
	}
	if len(s.Findings) > 0 {
		add("", lineLetters, c.say(h.Instead(h.Shown)))
		add("", lineLetters, c.say(s.AsRuled()))
	}
	add("", lineLetters, c.say(s.Next()))
	add("legend", lineLetters+6, c.say(s.Table.Legend()))
	return out
}

func (c *Picture) finding(add func(class string, most int, text string), i int) {
	d := &c.Hand.Findings[i]
	add("finding", saidLetters, c.say(render.Severity(d.Severity))+" "+d.Code+": "+c.say(d.Message))
	for _, t := range c.Hand.Follows(i, c.Hand.Ends()) {
		add("", lineLetters, c.say(t))
	}
}
