// Package html makes one page of whole evenings, to be opened from a disk and
// stepped through: the table as [svg] draws it, the acts, what whoever is next
// may do, and what was found at the act it is about. With a quiz the page asks
// of such an act before it tells.
//
// The page is one file, both languages in it, and asks for nothing outside
// itself; a browser is told to run no script but its own. What a log says is
// data to it and is never read as markup.
package html
