// Package text writes findings as a person reads them in a terminal: where,
// what, the words of the log underlined, what follows, and which rule.
//
// Underlines fit under what they mark whatever the width of the letters, and
// nothing from the log reaches the terminal but as visible text.
package text
