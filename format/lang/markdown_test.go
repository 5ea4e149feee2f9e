package lang

import "testing"

func TestMarkdown(t *testing.T) {
	for in, want := range map[string]string{
		"Zia Pina apre 2 – J♠":  "Zia Pina apre 2 – J♠",
		"a|b *c* _d_ `e` ~f~ $": "a\\|b \\*c\\* \\_d\\_ \\`e\\` \\~f\\~ \\$",
		"<b> [x]{y} \\":         `\<b\> \[x\]\{y\} \\`,
		"&lt; @anna #3":         "&amp;lt; @<!-- -->anna #<!-- -->3",
	} {
		if got := Markdown(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}
