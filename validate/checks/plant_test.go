package checks_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"apertura/format"
	"apertura/replay"
	"apertura/replay/evening"
	"apertura/replay/house"
	"apertura/validate"
	"apertura/validate/checks"
)

// A planter breaks one rule of an evening that keeps all others: at a moment
// that lets it, it changes what is written there and says where the finding
// has to be.
type planter struct {
	code  string
	rules []string // switches it needs, as SWITCH=VALUE
	plant func(p *plot, m *evening.Moment) bool
}

// A plot is one evening in which a fault is to be planted.
type plot struct {
	d     evening.Dice
	rules house.Rules
	hand  *format.Hand // in which it was
	act   int          // the act the finding points at, 0 for a key
}

// onAct makes a planter of what is done to one act.
func onAct(plant func(p *plot, m *evening.Moment) bool) func(*plot, *evening.Moment) bool {
	return func(p *plot, m *evening.Moment) bool {
		if m.Act == nil || !plant(p, m) {
			return false
		}
		if p.act == 0 {
			p.act = len(m.Hand.Acts) + 1
		}
		return true
	}
}

// atKeys makes a planter of what is done before the cards are dealt.
func atKeys(plant func(p *plot, m *evening.Moment) bool) func(*plot, *evening.Moment) bool {
	return func(p *plot, m *evening.Moment) bool { return m.Act == nil && !m.Over && plant(p, m) }
}

// whenWritten makes a planter of what is done to a hand that is all written.
func whenWritten(plant func(p *plot, m *evening.Moment) bool) func(*plot, *evening.Moment) bool {
	return func(p *plot, m *evening.Moment) bool { return m.Over && plant(p, m) }
}

// sow plays an evening and plants in it, at the first moment from the hand the
// dice choose.
func sow(pl planter, d evening.Dice) (*evening.Evening, *plot) {
	presets := house.Presets()
	r, _ := house.Preset(presets[d.IntN(len(presets))])
	players := 3 + d.IntN(4)
	if d.IntN(2) == 0 {
		r = evening.Shuffled(d, r, players)
	}
	for _, s := range pl.rules {
		next, err := house.Set(r, s)
		if err != nil {
			panic(err)
		}
		r = next
	}
	p := &plot{d: d, rules: r}
	skip := d.IntN(4)
	e := evening.New(d, evening.Config{Players: players, Hands: 8, Rules: r, Alter: func(m *evening.Moment) {
		if p.hand != nil || m.Hand == nil {
			return
		}
		if skip > 0 && m.Over {
			skip--
		}
		if skip == 0 && pl.plant(p, m) {
			p.hand = m.Hand
		}
	}})
	return e, p
}

// told lists what is found in an evening up to the hand of the plot; the
// remarks are told only where one of that code was planted.
func told(e *evening.Evening, p *plot, code string) []string {
	var out []string
	t := replay.NewSession(e.Session, replay.Config{Base: e.Rules, Fixed: true})
	for _, h := range e.Hands {
		for _, d := range validate.Run(t.Play(h), checks.Catalogue()) {
			if d.Verdict == format.Violation || d.Verdict == format.Remark && d.Code == code {
				out = append(out, fmt.Sprintf("%s in hand %s at act %d", d.Code, d.Hand, d.Act))
			}
		}
		if h == p.hand {
			break
		}
	}
	return out
}

// Each fault alone, planted into an evening that keeps every rule, is found,
// at its place and nothing beside it.
func TestPlanted(t *testing.T) {
	for _, pl := range planters {
		t.Run(pl.code, func(t *testing.T) { harvest(t, pl, pl.code) })
	}
}

var wanted = flag.Int("planted", 25, "how often each fault is planted")

// harvest plants a fault into many evenings and looks for the findings wanted,
// all at one place.
func harvest(t *testing.T, pl planter, codes ...string) {
	planted := 0
	for seed := range uint64(20000) {
		if planted == *wanted || testing.Short() && planted == 3 {
			break
		}
		e, p := sow(pl, rand.New(rand.NewPCG(seed, 4)))
		if p.hand == nil {
			continue
		}
		planted++
		var want []string
		for _, code := range codes {
			want = append(want, fmt.Sprintf("%s in hand %s at act %d", code, p.hand.Name, p.act))
		}
		if got := told(e, p, pl.code); !slices.Equal(got, want) {
			t.Fatalf("evening %d: got %v, want %v\n%s", seed, got, want, e.Text(rand.New(rand.NewPCG(seed, 5))))
		}
	}
	if planted < 3 {
		t.Errorf("planted %d times only", planted)
	}
}

// unplanted are the codes nobody can plant, and why.
var unplanted = map[string]string{
	"A01": "an allowance, not a rule of the game",
	"S05": "a remark: nothing is broken where it is made",
}

func TestEveryCodeIsPlanted(t *testing.T) {
	for _, c := range checks.Catalogue() {
		n := 0
		for _, pl := range planters {
			if pl.code == c.Code {
				n++
			}
		}
		if _, none := unplanted[c.Code]; n != 1 && !none || n > 0 && none {
			t.Errorf("%s has %d planters", c.Code, n)
		}
	}
}

// planterOf returns the planter of a code.
func planterOf(code string) planter {
	return planters[slices.IndexFunc(planters, func(pl planter) bool { return pl.code == code })]
}

// Two faults of one act: of a group only the leftmost is said, how much and
// when stand beside the others.
func TestPlantedInPairs(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want []string
	}{
		{"W03", "W01", []string{"W03"}},
		{"W03", "W02", []string{"W03"}},
		{"W08", "W03", []string{"W08"}},
		{"B06", "W03", []string{"B06"}},
		{"O01", "O04", []string{"O01", "O04"}},
		{"O02", "O04", []string{"O02", "O04"}},
		{"O03", "O05", []string{"O03", "O05"}},
	} {
		t.Run(c.a+" "+c.b, func(t *testing.T) {
			a, b := planterOf(c.a), planterOf(c.b)
			pair := planter{c.a, slices.Concat(a.rules, b.rules), func(p *plot, m *evening.Moment) bool {
				if m.Act == nil {
					return false
				}
				was := *m.Act
				if a.plant(p, m) && b.plant(p, m) {
					return true
				}
				*m.Act, p.act = was, 0
				return false
			}}
			harvest(t, pair, c.want...)
		})
	}
}

// renumber numbers the acts of a hand anew.
func renumber(h *format.Hand) {
	for i := range h.Acts {
		h.Acts[i].Number = i + 1
	}
}

var written = format.Span{Start: 0, End: 1}

func exact(c int64) format.Amount {
	return format.Amount{Kind: format.Exact, Chips: chips(c), Span: written}
}
