package lang

import (
	"strconv"
	"strings"
)

// Count is a number and its noun. Each noun is written "one|many":
// Count(2, "hand|hands", "mano|mani") is "2 hands", "2 mani".
func Count(n int, en, it string) Text {
	return Text{EN: counted(n, en), IT: counted(n, it)}
}

// Ordinal is a number as a place in a row, "4th", "quarto".
func Ordinal(n int) Text {
	en, it := "th", ""
	if i := n % 10; i > 0 && i < 4 && n%100/10 != 1 {
		en = [...]string{"", "st", "nd", "rd"}[i]
	}
	if words := strings.Fields("primo secondo terzo quarto quinto sesto settimo ottavo nono decimo"); n > 0 && n <= len(words) {
		it = words[n-1]
	} else {
		it = strconv.Itoa(n) + "º"
	}
	return Text{strconv.Itoa(n) + en, it}
}

func counted(n int, forms string) string {
	one, many, _ := strings.Cut(forms, "|")
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
