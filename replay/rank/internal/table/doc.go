// Package table makes the table of points by rank, which package rank embeds.
//
// Five ranks, suits aside, make 6,188 multisets of thirteen (thirteen of them,
// five of one rank, never occur). The entry of ranks a ≤ b ≤ c ≤ d ≤ e, each
// counted from 0 for the two, stands at
// C(a,1) + C(b+1,2) + C(c+2,3) + C(d+3,4) + C(e+4,5). It is a little-endian
// uint32: the category above bit 20, and below it five ranks of four bits in
// the order in which they decide. An ace below the deck's lowest card is not
// in it, since where it stands depends on the deck.
package table
