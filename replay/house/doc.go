// Package house holds the house rules: every point on which tables differ is
// one switch, a preset sets them all, and a log overrides what it likes.
//
// [Rules] is a plain comparable value. A [Switch] says once what a point is
// called, which values it has, what it decides in both languages and which
// source says so; reading, printing and comparing rules all go through it, so
// no other place knows the spelling of a value. [Resolve] lays what a log says
// over a base and reports each fault where it was written.
//
// The package judges nothing and opens no file: a table's own file is read by
// the caller's [Open].
package house
