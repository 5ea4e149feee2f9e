// Package coverage tells what a regression corpus tries: which checks, switches,
// verbs and format errors it has logs for that break them, and logs that barely
// keep them.
//
// A hand barely keeps a check when nothing of it is found there, and would be if
// the hand were one unit otherwise: a chip, a rank, a card, a seat or a second
// more or less, an act left out, doubled, or a place earlier or later. That is
// not asked of the checks but tried: each such hand is played.
package coverage
