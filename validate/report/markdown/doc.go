// Package markdown writes a run as a comment for a pull request: the figures,
// then a table of the heaviest findings. Nothing from a log is markup, a
// mention or a reference to an issue in it, and its length is bounded.
package markdown
