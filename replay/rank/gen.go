//go:build ignore

// Gen writes ranks.bin, the table of points by rank.
package main

import (
	"log"
	"os"

	"apertura/replay/rank/internal/table"
)

func main() {
	if err := os.WriteFile("ranks.bin", table.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}
