// Package load turns what a user names into judged hands: paths into files,
// files into documents, documents into sessions, sessions into hands with
// their findings. Every command that judges logs goes through it.
//
// Callers may rely on input order, on one file's fault never costing another
// file anything, and on holding at most two documents at a time. The package
// prints nothing and decides no exit status.
package load
