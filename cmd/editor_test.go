package cmd_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// An editorServer is yaml-language-server, which stands behind the YAML of
// most editors, spoken to as they do.
type editorServer struct {
	t     *testing.T
	in    io.Writer
	heard chan message
	last  int

	schemas map[string]string // by name, for which files each is
}

type message struct {
	ID     *int            `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
}

// newEditorServer starts the server, or skips the test where there is none.
func newEditorServer(t *testing.T, folder string, schemas map[string]string) *editorServer {
	t.Helper()
	path, err := exec.LookPath("yaml-language-server")
	if err != nil {
		t.Skip("yaml-language-server is not on the path: npm install -g yaml-language-server")
	}
	c := exec.Command(path, "--stdio")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Skipf("yaml-language-server does not start: %v", err)
	}
	t.Cleanup(func() { in.Close(); c.Process.Kill(); c.Wait() })
	s := &editorServer{t: t, in: in, heard: make(chan message, 64), schemas: schemas}
	go s.listen(bufio.NewReader(out))
	s.ask("initialize", map[string]any{
		"processId": os.Getpid(), "rootUri": "file://" + filepath.ToSlash(folder),
		"capabilities": map[string]any{"textDocument": map[string]any{
			"hover":              map[string]any{"contentFormat": []string{"plaintext"}},
			"publishDiagnostics": map[string]any{},
			"completion":         map[string]any{"completionItem": map[string]any{"snippetSupport": true}},
		}},
	}, nil)
	s.tell("initialized", map[string]any{})
	s.tell("workspace/didChangeConfiguration", map[string]any{"settings": map[string]any{"yaml": s.settings()}})
	return s
}

// settings are what the editor's user has set.
func (s *editorServer) settings() map[string]any {
	return map[string]any{
		"validate": true, "hover": true, "completion": true, "schemas": s.schemas, "schemaStore": map[string]any{"enable": false},
	}
}

// answer answers what the server asks; of all settings it gets those of YAML.
func (s *editorServer) answer(m message) {
	var asked struct{ Items []struct{ Section string } }
	_ = json.Unmarshal(m.Params, &asked)
	list := make([]any, len(asked.Items))
	for i, one := range asked.Items {
		if one.Section == "yaml" {
			list[i] = s.settings()
		}
	}
	s.send(map[string]any{"id": *m.ID, "result": list})
}

func (s *editorServer) listen(r *bufio.Reader) {
	defer close(s.heard)
	for {
		size := 0
		for {
			line, err := r.ReadString('\n')
			if err != nil {
				return
			}
			if line = strings.TrimSpace(line); line == "" {
				break
			}
			fmt.Sscanf(line, "Content-Length: %d", &size)
		}
		text := make([]byte, size)
		if _, err := io.ReadFull(r, text); err != nil {
			return
		}
		var m message
		if json.Unmarshal(text, &m) == nil {
			s.heard <- m
		}
	}
}

func (s *editorServer) send(v map[string]any) {
	v["jsonrpc"] = "2.0"
	text, err := json.Marshal(v)
	if err != nil {
		s.t.Fatal(err)
	}
	fmt.Fprintf(s.in, "Content-Length: %d\r\n\r\n%s", len(text), text)
}

func (s *editorServer) tell(method string, params any) {
	s.send(map[string]any{"method": method, "params": params})
}

// ask waits for an answer.
func (s *editorServer) ask(method string, params, answer any) {
	s.t.Helper()
	s.last++
	id := s.last
	s.send(map[string]any{"id": id, "method": method, "params": params})
	m := s.wait(func(m message) bool { return m.Method == "" && m.ID != nil && *m.ID == id })
	if answer != nil {
		if err := json.Unmarshal(m.Result, answer); err != nil {
			s.t.Fatalf("%s: %v in %s", method, err, m.Result)
		}
	}
}

// wait returns the first message that is wanted, and answers what the server
// asks meanwhile.
func (s *editorServer) wait(wanted func(message) bool) message {
	s.t.Helper()
	late := time.After(30 * time.Second)
	for {
		select {
		case m, ok := <-s.heard:
			switch {
			case !ok:
				s.t.Fatal("the server has gone")
			case wanted(m):
				return m
			case m.Method != "" && m.ID != nil:
				s.answer(m)
			}
		case <-late:
			s.t.Fatal("the server says nothing")
		}
	}
}

// show opens a text under a name, and returns what the editor marks in it.
func (s *editorServer) show(name, text string) (uri string, marks []string) {
	s.t.Helper()
	uri = "file://" + filepath.ToSlash(name)
	s.tell("textDocument/didOpen", map[string]any{"textDocument": map[string]any{
		"uri": uri, "languageId": "yaml", "version": 1, "text": text}})
	m := s.wait(func(m message) bool {
		return m.Method == "textDocument/publishDiagnostics" && strings.Contains(string(m.Params), filepath.Base(name))
	})
	var all struct {
		Diagnostics []struct {
			Range   struct{ Start struct{ Line int } }
			Message string
		}
	}
	if err := json.Unmarshal(m.Params, &all); err != nil {
		s.t.Fatal(err)
	}
	for _, d := range all.Diagnostics {
		marks = append(marks, fmt.Sprintf("%d: %s", d.Range.Start.Line+1, d.Message))
	}
	return uri, marks
}

// at is a place in a text: behind the first time that some words stand there.
func at(uri, text, words string) map[string]any {
	before, _, _ := strings.Cut(text, words)
	before += words
	line := strings.Count(before, "\n")
	return map[string]any{
		"textDocument": map[string]any{"uri": uri},
		"position":     map[string]any{"line": line, "character": len(before) - strings.LastIndexByte(before, '\n') - 1},
	}
}

func (s *editorServer) offers(place map[string]any) string {
	s.t.Helper()
	var list struct{ Items []struct{ Label string } }
	s.ask("textDocument/completion", place, &list)
	var words []string
	for _, i := range list.Items {
		words = append(words, i.Label)
	}
	return "|" + strings.Join(words, "|") + "|"
}

func (s *editorServer) hover(place map[string]any) string {
	s.t.Helper()
	var h struct{ Contents struct{ Value string } }
	s.ask("textDocument/hover", place, &h)
	return h.Contents.Value
}

// An editor marks what is wrong with keys and values, offers those there are
// and says what they hold, in every kind of document, with nothing but files.
func TestEditor(t *testing.T) {
	dir := t.TempDir()
	s := newEditorServer(t, dir, map[string]string{"./apertura.schema.json": "stream*.yaml", "./apertura-settings.schema.json": ".apertura.yaml"})
	for what, name := range map[string]string{"log": "apertura.schema.json", "rules": "apertura-rules.schema.json", "settings": "apertura-settings.schema.json"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(printed([]string{"schema", what, "--lang", "en"}, "")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const head = "# yaml-language-server: $schema=apertura.schema.json\n"
	for i, text := range []string{
		printed([]string{"new", "--lang", "en"}, ""),
		printed([]string{"new", "--lang", "it", "--preset", "five-card-draw"}, ""),
		head + page(t, sampleLog),
		printed([]string{"new", "--house", "--lang", "it"}, ""),
	} {
		if _, marks := s.show(filepath.Join(dir, fmt.Sprintf("good%d.yaml", i)), text); len(marks) > 0 {
			t.Errorf("%s\nis marked %q", text, marks)
		}
	}
	// The line speaks for its own document; settings speak for all of a file.
	if _, marks := s.show(filepath.Join(dir, "stream1.yaml"), page(t, "../testdata/corpus/evenings/one-document-a-hand.yaml")); len(marks) > 0 {
		t.Errorf("a hand a document is marked %q", marks)
	}
	if _, marks := s.show(filepath.Join(dir, "stream2.yaml"), plainLog+"---\nhand: 2\nantee: 2\n"); len(marks) != 1 {
		t.Errorf("got %q, want a mark on the key of the second document", marks)
	}
	_, marks := s.show(filepath.Join(dir, ".apertura.yaml"), "lang: it\nselect: [O, W05]\nfail-on: errors\n")
	if len(marks) != 1 {
		t.Errorf("got %q, want a mark on the last line of the settings", marks)
	}
	broken := head + strings.Replace(plainLog, "ante: 2", "antee: 2\n    deck: 30", 1)
	uri, marks := s.show(filepath.Join(dir, "broken.yaml"), broken)
	all := strings.Join(marks, "\n")
	if len(marks) != 2 || !strings.Contains(all, "8: Property antee is not allowed.") || !strings.Contains(all, "9: Value is not accepted.") {
		t.Errorf("got %q, want a mark on the key in line 8 and one on the value in line 9", marks)
	}
	for words, want := range map[string]string{
		"deal": "who deals; left out: it moves as the rules say", "tutti": "NAME VERB and what follows", "chi": "what the smallest chip is worth",
	} {
		if got := s.hover(at(uri, broken, words)); !strings.Contains(got, want) {
			t.Errorf("over %q: got %q, want %q", words, got, want)
		}
	}
	const begun = head + "apertura: 1\nplayers: [{name: A}]\n"
	for i, tt := range []struct{ text, at, wanted, not string }{
		{head + "apertura: 1\n\n", "1\n", "session players hands", "chip"},
		{begun + "\n", "}]\n", "session rules hands allow", "players dealer"},
		{begun + "session:\n  \n", "session:\n  ", "title chip suits", "dealer"},
		{begun + "session:\n  suits: \n", "suits: ", "international italian", ""},
		{begun + "hands:\n  - hand: 1\n    \n", "hand: 1\n    ", "dealer ante opening result", "hand players"},
		{begun + "hands:\n  - hand: 1\n    opening:\n      - act: A passa\n        \n", "passa\n        ", "after mark note", "act"},
		{begun + "hands:\n  - hand: 1\n    expect: \n", "expect: ", "O01 opening-without-values F19", ""},
		{begun + "rules:\n  \n", "rules:\n  ", "preset deck stakes", "dealer"},
		{begun + "rules:\n  preset: \n", "preset: ", "classico five-card-draw", ""},
		{begun + "rules:\n  reshuffle: \n", "reshuffle: ", "all-but-openers all not-own", ""},
		{"# yaml-language-server: $schema=apertura-settings.schema.json\n\n", "json\n", "rules lang fail-on select ignore", "hands"},
		{"# yaml-language-server: $schema=apertura-settings.schema.json\nignore: \n", "ignore: ", "O W05 raise-after-thought", ""},
		{begun + "hands: []\n---\n" + head + "hand: 2\nde\n", "\nde", "dealer opening result", "hand"},
	} {
		uri, _ := s.show(filepath.Join(dir, fmt.Sprintf("offer%d.yaml", i)), tt.text)
		got := s.offers(at(uri, tt.text, tt.at))
		for _, w := range strings.Fields(tt.wanted) {
			if !strings.Contains(got, "|"+w+"|") {
				t.Errorf("%s\noffers %s, want %s", tt.text, got, w)
			}
		}
		for _, w := range strings.Fields(tt.not) {
			if strings.Contains(got, "|"+w+"|") {
				t.Errorf("%s\noffers %s, and not %s", tt.text, got, w)
			}
		}
	}
}

// The page of editors says the line that a new log begins with, and shows
// settings that are JSON.
func TestEditorsPage(t *testing.T) {
	text := page(t, "../docs/editors.md")
	line, _, _ := strings.Cut(printed([]string{"new", "--lang", "en"}, ""), "\n")
	if strings.Count(text, "```yaml\n"+line+"\n```") != 2 {
		t.Errorf("the page does not say %q in both languages", line)
	}
	_, settings, _ := strings.Cut(text, "```json\n")
	settings, _, _ = strings.Cut(settings, "```")
	var set map[string]map[string]string
	if err := json.Unmarshal([]byte(settings), &set); err != nil || len(set["yaml.schemas"]) != 3 {
		t.Errorf("got the settings %s and %v, want the three schemas", settings, err)
	}
}
