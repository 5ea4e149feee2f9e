// Package svg draws the table: who sits where, what lies before him, the cards,
// the pot, and who is to speak.
//
// A [Picture] is a file of its own, one step of a hand with its sentence below
// it. [Blank] draws the same table with nothing on it but every part there is,
// each under a name, for a page that fills them step by step; it is the same
// drawing, so the two cannot come apart. A picture asks for nothing outside
// itself, and nothing of a log is markup in it.
package svg
