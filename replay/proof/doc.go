// Package proof answers questions about hands of which not every card is
// known: whether a rule must have been kept, cannot have been, or either.
//
// An answer is exact. A player is judged alone: his unknown cards may be any of
// the deck but those he is known to have and those known to be elsewhere, and
// nothing is inferred from what the others might hold. A record that leaves no
// hand possible proves nothing.
package proof
