// Package starter writes what one begins with: a log of one hand that is
// played by the rules, and a file of house rules in which nothing is changed
// yet, both with a word on everything that is not plain.
package starter
