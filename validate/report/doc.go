// Package report holds what every writer of findings needs: text that is safe
// to print. The writers themselves are below it, one package a format.
//
// What comes out of [Plain] moves no cursor, changes no colour and turns no
// direction of writing, whatever a log holds. The package judges nothing and
// knows no rule.
package report
