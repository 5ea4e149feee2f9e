package format

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// formatted returns a text in canonical form.
func formatted(t testing.TB, text string, s Spelling) string {
	t.Helper()
	f := NewFormatter(strings.NewReader(text), "log.yaml", Options{}, s)
	var out bytes.Buffer
	for {
		d, err := f.Next()
		if err == io.EOF {
			return out.String()
		}
		if err != nil {
			t.Fatal(err)
		}
		out.Write(d.Text)
	}
}

func TestTmp(t *testing.T) {
	filepath.Walk("../testdata", func(p string, i os.FileInfo, err error) error {
		if strings.HasSuffix(p, ".yaml") {
			b, _ := os.ReadFile(p)
			out := formatted(t, string(b), Spelling{})
			os.MkdirAll("/tmp/fo/"+filepath.Dir(p[3:]), 0o755)
			os.WriteFile("/tmp/fo/"+p[3:], []byte(out), 0o644)
		}
		return nil
	})
}
