// Package junit writes runs as JUnit XML, which build servers show as tests: a
// suite a log, a case a hand. Whatever a log holds, it is XML that can be read
// back: what XML has no place for stands there as a visible escape.
package junit
