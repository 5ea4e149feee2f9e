// Package text writes hands as one reads them in a terminal: a table for each
// phase, an act a line, and below it what is to be said of its acts.
package text
