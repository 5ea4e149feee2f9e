// Package money holds exact amounts of chips.
//
// [Chips] counts the smallest chip of a session, so a half rounded up to the
// chip, an even split and an odd chip are whole-number arithmetic; a [Unit]
// says what that chip is worth and turns amounts into text and back. There
// are no floats here and nothing is rounded in silence.
package money
