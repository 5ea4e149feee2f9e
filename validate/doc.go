// Package validate puts the engine's verdicts into words.
//
// A [Check] words one or more kinds of breach. [Run] turns a finished hand's
// breaches into findings, ready to print; [Compare] holds them against what
// the log expects; a [Tally] counts what a run came to. Callers may rely on
// findings being in the order of the text, and on every field that a breach
// can fill being filled, in both languages.
//
// The package does no arithmetic of the game and reads no files: it does not
// even know which checks there are.
package validate
