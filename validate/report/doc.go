// Package report holds what the writers of findings share: the [Writer] they
// are, a [Document] as they get it, the words they have in common, and text
// that is safe to print. The writers themselves are below it, one package a
// form.
//
// What comes out of [Plain] moves no cursor, changes no colour and turns no
// direction of writing, whatever a log holds; [JSON] writes the same as JSON's
// own escapes. The package judges nothing and knows no rule.
package report
