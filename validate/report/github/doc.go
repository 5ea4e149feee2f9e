// Package github writes findings as the workflow commands that GitHub Actions
// turns into annotations, heaviest first.
//
// Of each kind a step shows ten, whatever it prints: "GitHub Actions are
// limited to 10 warning annotations and 10 error annotations per step"
// (docs.github.com/en/rest/checks/runs); notices count as the others
// (github.com/actions/toolkit, docs/problem-matchers.md, Limitations). No more
// than that is written or kept, and a last line counts the rest.
package github
