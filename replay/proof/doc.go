// Package proof answers questions about one player's cards of which not every
// one is known: whether it must have been so, cannot have been, or may have
// been either way.
//
// A [Record] is what the log tells, up to its end, of the cards one player was
// dealt, threw, received and showed, and of those that lay elsewhere. Its
// methods answer as if every hand he can have held were tried: [Record.Opens],
// [Record.Kept], [Record.Held], [Record.Beats]. They reason over suits, ranks
// and kinds of cards and list hands only where few are left; a record that tells
// all five is settled by counting. [Record.Count] says how many hands are
// possible, [Record.Witness] names one that keeps a rule and one that breaks
// it, [Record.Reasons] the fewest facts that leave no other answer; the three
// are for printing and may take longer.
//
// An answer is exact. A player is judged alone: his unknown cards may be any of
// the deck but those known to be elsewhere, and nothing is inferred from what
// the others might hold. A record that leaves no hand possible proves nothing.
//
// The package knows no log, acts, chips or turns: which cards can have been
// where, and what a reshuffle may bring back, is for the caller to know.
package proof
