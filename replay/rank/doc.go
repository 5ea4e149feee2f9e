// Package rank says what five cards are worth and who wins.
//
// [Of] values one hand for a deck and its house rules, [Winners] finds who
// takes a pot, [Opens] and [Proves] what is good enough to open it. Nothing
// here keeps state or allocates but for the results asked for; any [card.Set]
// may be passed, and one that is not five cards is worth nothing.
//
// The straight flushes beat one another in a circle, so points have no order
// of their own: two hands are compared by [Beats], several by [Winners], never
// by sorting. The package knows no players, chips or turns.
package rank

//go:generate go run gen.go
