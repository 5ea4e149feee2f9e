//go:build ignore

// Gen writes the schemas in docs/schema.
package main

import (
	"bytes"
	"log"
	"os"
	"path/filepath"
	"strings"

	"apertura/cmd"
)

func main() {
	for _, what := range []string{"log", "rules", "settings"} {
		var out bytes.Buffer
		env := cmd.Environment{Getenv: func(string) string { return "" }}
		if cmd.Main([]string{"schema", what, "--lang", "en"}, strings.NewReader(""), &out, os.Stderr, env) != 0 {
			log.Fatalf("no schema of %s", what)
		}
		name := filepath.Join("..", "docs", "schema", "apertura-"+what+".schema.json")
		if err := os.WriteFile(name, out.Bytes(), 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
