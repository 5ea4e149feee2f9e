package schema_test

import (
	"math"
	"testing"

	"apertura/format/schema"
)

func TestRead(t *testing.T) {
	for _, tt := range []struct {
		word string
		want any
	}{
		{"Anna", "Anna"}, {"No", "No"}, {"21:40", "21:40"}, {"2026-11-26", "2026-11-26"}, {"2,50", "2,50"},
		{"1_000", "1_000"}, {"10h", "10h"}, {"-", "-"}, {"e", "e"}, {".", "."}, {"0b1", "0b1"}, {"0x1_0", "0x1_0"},
		{"null", nil}, {"~", nil}, {"", nil}, {"true", true}, {"FALSE", false},
		{"7", int64(7)}, {"007", int64(7)}, {"-3", int64(-3)}, {"+3", int64(3)}, {"0x1F", int64(31)}, {"0o17", int64(15)},
		{"0.50", 0.5}, {"1e3", 1000.0}, {".5", 0.5}, {"5.", 5.0}, {"99999999999999999999", 1e20}, {"1e999", "1e999"},
	} {
		if got := schema.Read(tt.word); got != tt.want {
			t.Errorf("%q: got %v, want %v", tt.word, got, tt.want)
		}
	}
	if f, ok := schema.Read("0e0").(float64); !ok || math.Signbit(f) {
		t.Errorf("0e0: got %v, want 0", f)
	}
}

// A file of it keeps the order of what it holds, and hides no sign.
func TestJSON(t *testing.T) {
	s := schema.Keys(schema.Properties{
		{Name: "pot", Schema: schema.OneOf("1", "many").With("a < b & c")},
		{Name: "ante", Schema: schema.Text("a" + "\u00a0" + "♥")},
	})
	got, err := s.JSON()
	const want = `{
  "type": "object",
  "properties": {
    "pot": {
      "description": "a < b & c",
      "anyOf": [
        {
          "enum": [
            1,
            "many"
          ]
        },
        {
          "type": "string",
          "pattern": "^(?:1)$"
        }
      ]
    },
    "ante": {
      "type": "string",
      "pattern": "^(?:a\u00a0♥)$"
    }
  },
  "additionalProperties": false
}
`
	if err != nil || string(got) != want {
		t.Errorf("got %v\n%s\nwant\n%s", err, got, want)
	}
	if s.Properties.Named("ante") == nil || s.Properties.Named("deck") != nil {
		t.Error("a property is not found by its name")
	}
}
