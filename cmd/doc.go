// Package cmd is the command line: the tree of commands, their flags and help,
// exit statuses and what goes to which stream.
//
// Everything a person reads is said in the language asked for. Output on
// standard output is complete and in the order of the input; complaints go to
// standard error. The exit status is 0 clean, 1 a finding or format error, 2 a
// command that cannot be carried out, 3 a fault of the program, and the higher
// one wins.
//
// The package knows no rule of the game and no YAML: it joins the layers below
// and is the only one that touches files, the environment and the terminal.
package cmd

//go:generate env GOLDIE_UPDATE=1 go test -run ^TestExplainPages$ .
