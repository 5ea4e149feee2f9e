package load

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestCreate(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.yaml")
	want := func(text string) {
		t.Helper()
		if got, err := os.ReadFile(name); err != nil || string(got) != text {
			t.Errorf("got %q and %v, want %q", got, err, text)
		}
		if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 {
			t.Errorf("%v is left behind", left)
		}
	}
	if err := Create(name, []byte("one"), false); err != nil {
		t.Fatal(err)
	}
	want("one")
	if err := Create(name, []byte("two"), false); !errors.Is(err, fs.ErrExist) {
		t.Errorf("got %v, want %v", err, fs.ErrExist)
	}
	want("one")
	if err := os.Chmod(name, 0o600); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "link.yaml")
	if err := os.Symlink("a.yaml", link); err != nil {
		t.Skip("no links here")
	}
	if err := Create(link, []byte("two"), false); !errors.Is(err, fs.ErrExist) {
		t.Errorf("got %v, want %v", err, fs.ErrExist)
	}
	if err := Create(link, []byte("two"), true); err != nil {
		t.Error(err)
	}
	want("two")
	if at, err := os.Readlink(link); err != nil || at != "a.yaml" {
		t.Errorf("got %q and %v, want the link as it was", at, err)
	}
	if err := os.Symlink("b.yaml", filepath.Join(dir, "nothing.yaml")); err != nil {
		t.Error(err)
	}
	if err := Create(filepath.Join(dir, "nothing.yaml"), []byte("three"), true); err != nil {
		t.Error(err)
	}
	if got, err := os.ReadFile(filepath.Join(dir, "b.yaml")); string(got) != "three" {
		t.Errorf("got %q and %v, want what the link leads to", got, err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("got %v and %v, want the rights it had", info.Mode(), err)
	}
	if err := Create(filepath.Join(dir, "none", "a.yaml"), nil, true); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v, want %v", err, fs.ErrNotExist)
	}
	if err := Create(dir, nil, true); err == nil {
		t.Error("a folder is written over")
	}
}

// A file that may not be written is not replaced, though its folder lets one.
func TestCreateOverReadOnly(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.yaml")
	if err := os.WriteFile(name, []byte("one"), 0o400); err != nil {
		t.Fatal(err)
	}
	if f, err := os.OpenFile(name, os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("everything may be written here")
	}
	if err := Create(name, []byte("two"), true); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("got %v, want %v", err, fs.ErrPermission)
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != "one" {
		t.Errorf("got %q and %v, want it as it was", got, err)
	}
}
