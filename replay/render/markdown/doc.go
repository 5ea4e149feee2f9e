// Package markdown writes hands as a page of a lesson: a heading for each, what
// it is played for, a table of its acts phase by phase, and its notes and
// findings as quotations. Nothing of a log is markup in it.
package markdown
