// Package ledger adds up an evening: who won and who owes, hand by hand and in
// all, as played and as the rulings would have it, and the fewest payments
// that settle it. What a log does not tell stays unknown and makes every sum
// it goes into unknown; nothing is taken for zero. It judges nothing and reads
// no files: it is told of hands that were replayed.
package ledger
