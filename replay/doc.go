// Package replay is the engine: it plays a recorded hand again and says what
// happened, step by step, and which rules it broke.
//
// A [Session] takes the hands of a log in order; [Session.Play] returns each
// one whole, with its steps, its breaches and how its pots were settled.
// Nothing illegal stops it: an act is applied as it was recorded and the hand
// goes on from there. From the first ruling on two tables are carried, as
// played and as ruled, and what is right on either is no breach. Chips are
// conserved at every step.
//
// The engine judges but does not speak: a [Breach] is numbers, seats, cards and
// anchors; the words are found elsewhere. It knows no file, clock or terminal.
package replay
