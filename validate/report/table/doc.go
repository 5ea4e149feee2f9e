// Package table writes a run as a table, a hand a row, and lays out tables for
// whoever else has rows: no line ends in blanks, and nothing in a cell reaches
// the terminal but as visible text.
package table
