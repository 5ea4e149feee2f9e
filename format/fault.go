package format

import (
	"slices"
	"strconv"
	"strings"

	"apertura/format/lang"
)

// A Fault is one way in which a log cannot be understood. Text and Hint hold
// fmt verbs; the comment beside each entry of the table names their arguments.
type Fault struct {
	Code, Slug string
	Text       lang.Text
	Hint       lang.Text // what to write instead
	Example    string    // a short log with this fault and no other
	Mended     string    // the example with the smallest edit that mends it
	About      lang.Text // what it is, in a noun phrase
	Why        lang.Text // why a log must not have it, in sentences

	// none is the text where the word it would quote is not there at all.
	none lang.Text

	// near is the argument, from 1, that is a word the writer may have meant:
	// a string becomes `: did you mean "…"?`, a [lang.Text] follows a colon,
	// an empty one leaves the sentence without its end.
	near int
}

// Faults returns the table of all faults in the order of their codes.
func Faults() []Fault {
	out := slices.Clone(faults[:])
	for i := range out {
		out[i].Example = example(out[i].Code)
		out[i].Mended = lessons[i].mended(out[i].Example)
		out[i].About, out[i].Why = lessons[i].about, reasons[i]
	}
	return out
}

// FaultCodes lists the codes of all faults in their order, each with its slug
// behind it.
func FaultCodes() []string {
	out := make([]string, 0, 2*len(faults))
	for i := range faults {
		out = append(out, faults[i].Code, faults[i].Slug)
	}
	return out
}

// faultOf returns the entry of a code, which must be one of the table.
func faultOf(code string) *Fault {
	n, err := strconv.Atoi(code[1:])
	if err != nil || n < 1 || n > len(faults) {
		return &Fault{Code: code}
	}
	return &faults[n-1]
}

// NewFault words the fault with the given code at p. The table says which
// arguments a code takes; an argument that is a [lang.Text] gives each
// language its own.
func NewFault(code string, p Place, args ...any) Diagnostic {
	f := faultOf(code)
	args = slices.Clone(args)
	if i := f.near - 1; i >= 0 && i < len(args) {
		args[i] = meant(args[i])
	}
	for i, a := range args {
		if s, ok := a.(string); ok {
			args[i] = clip(s)
		}
	}
	text := f.Text
	if len(args) > 0 {
		if _, ok := args[0].(nothing); ok {
			text = f.none
		}
	}
	return Diagnostic{
		Code:     f.Code,
		Slug:     f.Slug,
		Severity: Error,
		Verdict:  Malformed,
		Place:    p,
		Message:  fill(text, args),
		Hint:     fill(f.Hint, args),
	}
}

// nothing is an argument that stands for a word which is not there.
type nothing struct{}

// orNothing is a text as an argument.
func orNothing(text string) any {
	if text == "" {
		return nothing{}
	}
	return text
}

// maxQuoted is how much of a log's text a sentence repeats, in letters.
const maxQuoted = 40

func clip(s string) string {
	n := 0
	for i := range s {
		if n++; n > maxQuoted {
			return s[:i] + "…"
		}
	}
	return s
}

// fill leaves a sentence without verbs alone: fmt would complain of arguments.
func fill(t lang.Text, args []any) lang.Text {
	if !strings.Contains(t.EN, "%") {
		return t
	}
	return t.Fmt(args...)
}

func meant(arg any) lang.Text {
	switch a := arg.(type) {
	case lang.Text:
		if a.Empty() {
			return a
		}
		return lang.Text{EN: ": " + a.EN, IT: ": " + a.IT}
	case string:
		return Meant(a)
	}
	return lang.Text{}
}

// A reporter collects the faults of one document.
type reporter struct {
	source   *Source
	hand     string // name of the hand being read, "" outside any
	phase    Phase
	list     []Diagnostic
	muted    []Span // what cannot be read because of a fault reported before
	chipless bool   // nobody knows what a chip is: nothing is said of the amounts in hands
}

// fault reports the fault with the given code at sp.
func (r *reporter) fault(code string, sp Span, args ...any) {
	if r.full() || withinAny(r.muted, sp) || r.chipless && r.hand != "" && isAmountFault(code) {
		return
	}
	d := NewFault(code, Place{r.source, sp}, args...)
	d.Hand, d.Phase = r.hand, r.phase
	r.list = append(r.list, d)
	if len(r.list) == maxFaults {
		r.list = append(r.list, NewFault("F01", Place{r.source, sp}, tooManyFaults))
	}
}

// isAmountFault reports whether a fault is one of an amount.
func isAmountFault(code string) bool {
	switch code {
	case "F37", "F38", "F39", "F40":
		return true
	}
	return false
}

// maxFaults is how many faults of a document are told: nobody reads more, and
// a document of nothing else would fill the memory.
const maxFaults = 10_000

var tooManyFaults = lang.Text{
	EN: "10000 errors up to here: what is left of this document is not read",
	IT: "10000 errori fin qui: il resto di questo documento non si legge",
}

// full reports whether nothing more is told, so that nothing more need be read.
func (r *reporter) full() bool { return len(r.list) > maxFaults }

// codes returns the codes reported from the from-th on, each once.
func (r *reporter) codes(from int) []string {
	var out []string
	for _, d := range r.list[from:] {
		if !slices.Contains(out, d.Code) {
			out = append(out, d.Code)
		}
	}
	return out
}
