package lang

import (
	"testing"
	"unicode/utf8"
)

func TestPlain(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"plain text stays", "Zio Pino apre 2 €", "Zio Pino apre 2 €"},
		{"signs and emoji stay", "J♠ ♥️ 👩‍👩‍👧 é日本", "J♠ ♥️ 👩‍👩‍👧 é日本"},
		{"colour", "\x1b[31mred", `\x1b[31mred`},
		{"line ends", "a\r\nb", `a\x0d\x0ab`},
		{"a tab", "a\tb", `a\x09b`},
		{"delete and C1", "a\x7fb\u009bc", `a\x7fb\x9bc`},
		{"turned writing", "a\u202eb\u2066c\u200fd\u061ce", `a\u202eb\u2066c\u200fd\u061ce`},
		{"separators of lines", "a\u2028b\u2029c", `a\u2028b\u2029c`},
		{"letters of no width", "a\u200bb\u2060c\u00add\ufeffe", `a\u200bb\u2060c\xadd\ufeffe`},
		{"joiners between our letters", "Br\u200duno Br\u200c", `Br\u200duno Br\u200c`},
		{"joiners of other scripts", "\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"},
		{"no characters", "a\ufffeb\ufdd0c", `a\ufffeb\ufdd0c`},
		{"bytes that are no text", "a\xff\xc3b", `a\xff\xc3b`},
		{"the sign for those", "a\ufffdb", `a\ufffdb`},
	} {
		if got := Plain(c.in); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func FuzzPlain(f *testing.F) {
	f.Add("a\x1b[2J\u202e\xff")
	f.Fuzz(func(t *testing.T, s string) {
		got := Plain(s)
		if !utf8.ValidString(got) {
			t.Errorf("Plain(%q) is no text: %q", s, got)
		}
		for _, r := range got {
			if Unsafe(r) {
				t.Errorf("Plain(%q) lets %U through", s, r)
			}
		}
	})
}
