package format

import "testing"

// Any line: no panic, every place inside the text, every fault worded.
func FuzzActs(f *testing.F) {
	for _, line := range []string{
		"Anna apre 2; gli altri escono", "Zio Pino rilancia a 34 resto", "Bruno, Carla serviti", "brucia 7d",
		"Anna cambia 9h 8c prende Qh Qs scarta apertura", `Anna dice "a; b"; Z fa «x`, "Anna paga 2 a Zio", "Anna dichiara full di K e J",
		"Anna mostra A♥\ufe0f ??", "Z\u00a0pensa 1m30s", "Ana\u0301 aprre", "; ,", "Anna,", "tutti", "Anna si mette all’", "Anna draws Ks",
	} {
		for ph := Before; ph <= Showdown; ph++ {
			f.Add(line, byte(ph), ph%2 == 0)
		}
	}
	s := testSession("Anna", "Bruno", "Carla", "Zio Pino/Z", "Ugo; detto, U", "Jos\u00e9")
	f.Fuzz(func(t *testing.T, line string, ph byte, italian bool) {
		s := *s
		s.Italian = italian
		p := parser(&s)
		v := scalar(line)
		inside := func(sp Span) {
			if sp.Start < 0 || sp.End < sp.Start || sp.End > len(line) {
				t.Fatalf("%q: place %v is outside", line, sp)
			}
		}
		for range 2 {
			for _, a := range p.line(v, Phase(ph%byte(phases))) {
				for _, sp := range []Span{a.Line, a.Name, a.Word, a.Amount.Span, a.Count.Span, a.Point.Span, a.To.Span,
					a.Speech().Span, a.Duration().Span} {
					inside(sp)
				}
				for _, list := range [][]CardNode{a.Thrown, a.Got, a.Set} {
					for _, c := range list {
						inside(c.Span)
					}
				}
				if a.Verb == NoVerb || a.Player >= len(s.Players) {
					t.Fatalf("%q: got act %+v", line, a)
				}
			}
		}
		for _, d := range p.rep.list {
			inside(d.Place.Span)
			if d.Place.Span.Empty() {
				t.Fatalf("%q: %s underlines nothing", line, d.Code)
			}
		}
		p.cards().holding(v)
		parseAmount(v, &s, p.rep)
		parseResult(v, p)
		for _, d := range p.rep.list {
			inside(d.Place.Span)
		}
	})
}
