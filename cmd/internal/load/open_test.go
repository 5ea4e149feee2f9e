package load

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"
)

const packedLog = "apertura: 1\nplayers: [{name: Anna}, {name: Bruno}]\n"

// packed writes one log plain and compressed both ways into a folder.
func packed(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	var gz, zst bytes.Buffer
	g := gzip.NewWriter(&gz)
	z, err := zstd.NewWriter(&zst)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range []io.WriteCloser{g, z} {
		if _, err := w.Write([]byte(packedLog)); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for name, data := range map[string][]byte{
		"a.yaml": []byte(packedLog), "b.yaml.gz": gz.Bytes(), "c.yml.zst": zst.Bytes(),
		"d.txt.gz": gz.Bytes(), "f.YAML": []byte(packedLog), "g.Yml.GZ": gz.Bytes(), "e.yaml.gz": []byte("not packed at all"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestPackedLogs(t *testing.T) {
	dir := packed(t)
	files, problems := Find([]string{dir}, strings.NewReader(""), "-")
	var names []string
	for _, f := range files {
		names = append(names, filepath.Base(f.Name))
		r, err := f.Open()
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
			continue
		}
		got, err := io.ReadAll(r)
		if err != nil || string(got) != packedLog {
			t.Errorf("%s: got %q, %v, want the log", f.Name, got, err)
		}
		if err := r.Close(); err != nil {
			t.Errorf("%s: closing: %v", f.Name, err)
		}
	}
	if got, want := strings.Join(names, " "), "a.yaml b.yaml.gz c.yml.zst f.YAML g.Yml.GZ"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if len(problems) != 1 || !strings.Contains(problems[0].EN, "e.yaml.gz") {
		t.Errorf("got %v, want one problem, with the file that is not packed", problems)
	}
}

// A file that changes while it is read says so at its end: grown, cut, or
// written anew with as many bytes.
func TestChangingFile(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(name string) error
		ok     bool
	}{
		{"stays", func(string) error { return nil }, true},
		{"grows", func(name string) error { return os.WriteFile(name, []byte(packedLog+"# more\n"), 0o600) }, false},
		{"is cut", func(name string) error { return os.Truncate(name, 5) }, false},
		{"is written anew", func(name string) error { return os.Chtimes(name, time.Time{}, time.Unix(1, 0)) }, false},
		{"is replaced", func(name string) error {
			if err := os.WriteFile(name+"2", nil, 0o600); err != nil {
				return err
			}
			return os.Rename(name+"2", name)
		}, true}, // what was read is one log, whole
	} {
		t.Run(c.name, func(t *testing.T) {
			name := filepath.Join(t.TempDir(), "a.yaml")
			if err := os.WriteFile(name, []byte(packedLog), 0o600); err != nil {
				t.Fatal(err)
			}
			r, err := open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			if _, err := r.Read(make([]byte, 1)); err != nil {
				t.Fatal(err)
			}
			if err := c.change(name); err != nil {
				t.Fatal(err)
			}
			_, err = io.ReadAll(r)
			if (err == nil) != c.ok || err != nil && !strings.HasPrefix(Reading("a.yaml", err).EN, "a.yaml: changed while") {
				t.Errorf("got %v, want ok: %t", err, c.ok)
			}
		})
	}
}
