package format

import "testing"

// A line between apostrophes is pointed into as exactly as any other.
func TestPartBetweenApostrophes(t *testing.T) {
	const src = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\nhands:\n  - hand: 1\n    dealer: Anna\n    opening:\n      - 'Anna se n''è andata'\n      - 'Bruno dice \"c''è\"; Bruno apree 2'\n"
	docs := ReadAll([]byte(src), "x", Options{})
	var got []string
	for _, d := range docs {
		for _, f := range d.Faults {
			got = append(got, f.Code+" "+string(f.Place.Source.Slice(f.Place.Span)))
		}
	}
	want := []string{"F26 se", "F26 apree"}
	if len(got) != len(want) || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("got %q, want %q", got, want)
	}
}
