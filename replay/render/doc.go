// Package render turns finished hands into what people look at: an act each,
// with the sentence that says it, the table behind it, what whoever is next may
// do, and what was found pinned to the act it is about.
//
// An [Evening] is plain values, in both languages, and holds on to no log: the
// packages below it draw it, on paper, on a screen, in a picture, and none of
// them knows the engine. A hand has to be replayed with its steps kept
// ([replay.Config.Trace]). Whatever the log does not tell is empty, and drawn as
// not known.
//
// The package judges nothing: what may be done is [replay.Options], what was
// wrong are the diagnostics it is given.
package render
