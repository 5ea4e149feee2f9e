package load

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Why a file cannot be read is said in words of our own, in both languages.
func TestReadingDamaged(t *testing.T) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	fmt.Fprint(w, packedLog)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	sum := bytes.Clone(packed.Bytes())
	sum[len(sum)-8]++
	for _, c := range []struct {
		name string
		text []byte
	}{
		{"empty.yaml.gz", nil},
		{"none.yaml.gz", []byte("apertura: 1\nplayers: []\n")},
		{"cut.yaml.gz", packed.Bytes()[:packed.Len()/2]},
		{"sum.yaml.gz", sum},
		{"none.yaml.zst", []byte("apertura: 1\nplayers: []\n")},
		{"cut.yaml.zst", []byte{0x28, 0xb5, 0x2f, 0xfd, 0x24}},
	} {
		name := filepath.Join(t.TempDir(), c.name)
		if err := os.WriteFile(name, c.text, 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := open(name)
		if err == nil {
			_, err = io.ReadAll(r)
			r.Close()
		}
		if err == nil {
			t.Errorf("%s: it unpacks", c.name)
			continue
		}
		said := Reading("a", err)
		if said.EN != "a: does not unpack: it is cut short or damaged" || said.IT != "a: non si decomprime: è troncato o rovinato" {
			t.Errorf("%s: got %q and %q", c.name, said.EN, said.IT)
		}
	}
}

// Nothing the system says of a file is left in its own words.
func TestReason(t *testing.T) {
	for _, number := range []syscall.Errno{syscall.ENOSPC, syscall.EFBIG, syscall.EROFS, syscall.EIO, syscall.ENAMETOOLONG, syscall.ENOTDIR, syscall.EMFILE} {
		err := &os.PathError{Op: "open", Path: "a", Err: number}
		for _, said := range []struct{ EN, IT string }{Reason(err), Reason(&os.LinkError{Op: "rename", Old: "a", New: "b", Err: number})} {
			if said.EN == "" || said.EN == said.IT || said.EN == number.Error() {
				t.Errorf("%v: got %q and %q", number, said.EN, said.IT)
			}
		}
	}
	if got := Reason(errors.New("something else")); got.EN != "something else" {
		t.Errorf("got %q, want the error itself", got.EN)
	}
}
