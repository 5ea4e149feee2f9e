package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"apertura/format/lang"
)

// A Line is a line of a formatted text on which acts end, with nothing but a
// comment behind them.
type Line struct {
	Hand    int       // index among the document's hands
	Acts    []Act     // those of the line, by the numbers they have in the hand
	Lang    lang.Lang // of its first verb; of one that is both, Italian
	Comment string
}

// Comment has say tell, line by line, which comment stands behind the acts, ""
// for none, or that it stays as it is. Those of one hand stand below each other.
func (d *Formatted) Comment(say func(l Line) (comment string, change bool)) {
	if d.after == nil || d.after.raw == nil || d.Whole {
		return
	}
	w := edits{text: d.after.source.Text}
	o := d.after.outliner()
	for i, h := range d.after.hands {
		if len(h.Faults) == 0 && d.after.raw.hands[i].value.Said() {
			w.remarks(o, i, h, d.after.raw.hands[i].value, say)
		}
	}
	w.settle()
	text := w.slice(0, len(w.text))
	d.Text = append(d.Text[:d.mark], text...)
	d.Changed = !bytes.Equal(d.Before, d.Text)
}

// A remark is a comment to be written behind what ends at an offset.
type remark struct {
	body, end int
	text      string
}

func (e *edits) remarks(o *outliner, hand int, h *Hand, v Value, say func(Line) (string, bool)) {
	var list []remark
	width := 0
	for _, l := range o.actLines(h, v) {
		hash, end := o.comment(l.number, l.end), o.lineEnd(l.number)
		rest := string(e.text[l.end:hash])
		if strings.Trim(rest, " \t],") != "" {
			continue
		}
		body := l.end + len(strings.TrimRight(rest, " \t"))
		text, change := say(Line{hand, l.acts, e.verbLang(l.acts[0].Word), strings.TrimRight(string(e.text[hash:end]), " \t")})
		if !change {
			continue
		}
		list = append(list, remark{body, end, text})
		if text != "" {
			width = max(width, utf8.RuneCount(e.text[o.starts[l.number]:body]))
		}
	}
	for _, r := range list {
		if r.text == "" {
			e.put(Span{r.body, r.end}, "")
			continue
		}
		start := bytes.LastIndexByte(e.text[:r.body], '\n') + 1
		e.put(Span{r.body, r.end}, strings.Repeat(" ", width+2-utf8.RuneCount(e.text[start:r.body]))+r.text)
	}
}

func (e *edits) verbLang(word Span) lang.Lang {
	text := string(e.text[word.Start:word.End])
	if row := rowOf(text); row != nil && !hasWord(row.it, text) {
		return lang.EN
	}
	return lang.IT
}

// An actLine is a line and the acts that end there, the last at an offset.
type actLine struct {
	number, end int
	acts        []Act
}

// actLines lists the lines on which acts of a hand end.
func (o *outliner) actLines(h *Hand, v Value) []actLine {
	var out []actLine
	acts := h.Acts
	for ph := Before; ph < Result; ph++ {
		for _, scalar := range lines(v.Key(ph.String())) {
			sp := scalar.Span()
			n := 0
			for n < len(acts) && acts[n].Phase == ph && within(sp, acts[n].Line) {
				n++
			}
			of := acts[:n]
			acts = acts[n:]
			number := o.line(sp.End)
			if n == 0 || o.line(sp.Start) != number {
				continue
			}
			if last := len(out) - 1; last >= 0 && out[last].number == number {
				out[last].acts = append(out[last].acts[:len(out[last].acts):len(out[last].acts)], of...)
				out[last].end = sp.End
				continue
			}
			out = append(out, actLine{number, sp.End, of})
		}
	}
	return out
}
