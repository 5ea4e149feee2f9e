// Package columns writes rows in columns for a terminal: the one place that
// knows how our tables look.
package columns
