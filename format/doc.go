// Package format reads and writes hand logs: YAML streams of sessions and hands
// of poker all'italiana.
//
// A [Reader] turns bytes into [Document]s whose every value knows its place. It
// never stops at the first fault and never guesses: a hand with a fault is
// listed with the codes of what is wrong, its neighbours are read as if nothing
// had happened, and no byte is dropped in silence. It does not panic, whatever
// the bytes are. Errors of a [Reader] are those of its io.Reader; all that is
// wrong with the text is a [Diagnostic].
//
// The package knows how things are spelled and no rule of the game: who may
// open, what a raise may be and who wins is not said here. It follows a hand no
// further than it takes to say whom a line such as `gli altri escono` names.
package format
