// Package tui shows an evening on the whole screen of a terminal, and steps
// through it by keys: the table as seats around the pot, the acts as a list,
// notes and findings beside it, and every step as a sentence.
//
// What is drawn is a function of the model and of the size of the screen, down
// to 60 columns; nothing is told by colour alone. The package judges nothing:
// all it shows is in [render.Evening].
package tui
