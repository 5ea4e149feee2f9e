// Package lang holds text in the two languages the program speaks.
//
// A [Text] carries both, beside the code that says it; the reader's [Lang]
// picks one when something is printed. Plurals, lists and the names of points
// live here too. The package knows neither cards nor chips.
package lang
