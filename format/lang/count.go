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

func counted(n int, forms string) string {
	one, many, _ := strings.Cut(forms, "|")
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
