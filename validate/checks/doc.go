// Package checks holds the catalogue: one value a check, its sentence in both
// languages and the page that explains it.
//
// A check words what the engine found and decides nothing: it keeps no state,
// reads no file and does no arithmetic of the game. Callers may rely on every
// breach kind being worded by one check and one only, and on every page having
// the same four sections.
package checks
