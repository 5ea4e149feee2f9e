// Package explain makes the page of a code, a slug or a house rule: what it is,
// why the game has it, who says so, which house rules change it, and logs with
// what the program finds in them. `apertura explain` writes one page, docs/checks
// and docs/switches have them all.
//
// Callers may rely on both languages being filled, and on nothing being told
// that the tables of checks, faults, switches and sources do not have. The
// package judges nothing itself: it is given somebody who does.
package explain
