package house

import (
	"strings"

	"apertura/format"
	"apertura/format/lang"
)

// A SetError is an assignment that no rules can take, in words.
type SetError struct{ Text lang.Text }

// Error returns the English words.
func (e SetError) Error() string { return e.Text.EN }

// Set returns r with one switch set by an assignment such as "ante=all". Its
// error is a [SetError].
func Set(r Rules, assignment string) (Rules, error) {
	name, value, ok := strings.Cut(assignment, "=")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	if !ok {
		return r, SetError{lang.Text{
			EN: "%q sets nothing: write SWITCH=VALUE, such as ante=all",
			IT: "%q non dice che cosa cambiare: scrivi REGOLA=VALORE, come ante=all",
		}.Fmt(assignment)}
	}
	s, ok := Named(name)
	if !ok {
		return r, SetError{words("F43", name, format.Nearest(name, Names()))}
	}
	next, ok := s.With(r, value)
	if !ok {
		return r, SetError{words("F44", s.Name, value, s.meant(value))}
	}
	return next, nil
}

// words returns what a fault says, without a place.
func words(code string, args ...any) lang.Text {
	return format.NewFault(code, format.Place{}, args...).Message
}
