// Package evening makes up evenings of poker all'italiana that keep every rule:
// for property tests, benchmarks and demonstrations. All that a player of them
// may do is asked of [replay.Options]; the cards, who wins and what each takes
// are worked out here once more, so that the engine is held to a second opinion.
//
// The same dice make the same evening. The package reads no clock and no file.
package evening
