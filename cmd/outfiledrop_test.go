package cmd

import (
	"bytes"
	"os"
	"testing"
)

// A report asked for when the run is over is not begun, and no file of anybody's
// is dropped for it.
func TestOutfileOfARunThatIsOver(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile(".apertura", []byte("somebody's"), 0o600); err != nil {
		t.Fatal(err)
	}
	var o outfiles
	o.end()
	f, err := o.open(&request{format: &reportFormats()[0], file: "r.txt"})
	if err != nil {
		t.Fatal(err)
	}
	f.Write([]byte("half a report"))
	var errs bytes.Buffer
	o.commit(&global{err: &errs})
	o.drop()
	if got, err := os.ReadFile(".apertura"); string(got) != "somebody's" {
		t.Errorf("got %q and %v, want it as it was", got, err)
	}
	if _, err := os.Stat("r.txt"); err == nil || errs.Len() > 0 {
		t.Errorf("got %v and %q, want no report and not a word", err, &errs)
	}
}
