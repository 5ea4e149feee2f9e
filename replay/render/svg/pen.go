package svg

import (
	"encoding/xml"
	"strconv"
	"strings"

	"apertura/format/lang"
	"apertura/replay/render"

	"github.com/clipperhouse/displaywidth"
)

// A pen writes elements. A blank one writes all parts of a drawing, those that
// are not there switched off.
type pen struct {
	b     strings.Builder
	blank bool
}

// put writes markup, which is ours.
func (p *pen) put(parts ...string) {
	for _, s := range parts {
		p.b.WriteString(s)
	}
}

// text writes what somebody else wrote.
func (p *pen) text(s string) {
	_ = xml.EscapeText(&p.b, []byte(lang.Plain(strings.Join(strings.Fields(s), " ")))) // a Builder takes everything
}

// part draws a part that has a name, where it is there.
func (p *pen) part(name, class string, there bool, at point, draw func()) {
	if !there && !p.blank {
		return
	}
	if !there {
		class += " off"
	}
	p.put(`<g class="`, class, `"`, p.named(name), ` transform="translate(`, num(at.x), " ", num(at.y), `)">`)
	draw()
	p.put("</g>")
}

// label draws a line of text that has a name.
func (p *pen) label(name, class string, at point, s string) {
	p.put("<text")
	if class != "" {
		p.put(` class="`, class, `"`)
	}
	p.put(p.named(name), ` x="`, num(at.x), `" y="`, num(at.y), `">`)
	p.text(s)
	p.put("</text>")
}

// named is the attribute a page finds a part by; a picture needs none.
func (p *pen) named(name string) string {
	if !p.blank || name == "" {
		return ""
	}
	return ` data-part="` + name + `"`
}

func num(f float64) string {
	return strings.TrimSuffix(strings.TrimRight(strconv.FormatFloat(f, 'f', 1, 64), "0"), ".")
}

// Short is what a player is called on the table: by his name, or where that has
// no room by what else he is called, as far as that has.
func Short(s *render.Seat) string {
	name := lang.Plain(s.Name)
	if s.Short != "" && extent(name) > letters {
		name = lang.Plain(s.Short)
	}
	short := name
	for n := displaywidth.String(name); n > 1 && extent(short) > letters; n-- {
		short = displaywidth.TruncateString(name, n-1, "…")
	}
	return short
}

// extent is how wide a name is drawn, in letters: no two of them are alike.
func extent(name string) float64 {
	wide := float64(displaywidth.String(name))
	for _, r := range name {
		switch {
		case strings.ContainsRune("MWmw@", r):
			wide += .45
		case strings.ContainsRune("fijlrtI.,' ", r):
			wide -= .4
		}
	}
	return wide
}

// lines breaks a sentence so that none is wider than most letters.
func lines(s string, most int) []string {
	var out []string
	line, wide := "", 0
	for word := range strings.FieldsSeq(s) {
		word = lang.Plain(word)
		for displaywidth.String(word) > most {
			head := displaywidth.TruncateString(word, most, "")
			if head == "" {
				break
			}
			if line != "" {
				out = append(out, line)
			}
			line, wide = "", 0
			out, word = append(out, head), word[len(head):]
		}
		n := displaywidth.String(word)
		if line != "" && wide+1+n > most {
			out = append(out, line)
			line, wide = "", 0
		}
		if line != "" {
			line, wide = line+" ", wide+1
		}
		line, wide = line+word, wide+n
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}
