package junit

import (
	"bytes"
	"io"
	"strings"

	"apertura/format/lang"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// suites are the suites of a run, one a file, in order.
type suites struct {
	name string
	file string
	open *junit.Testsuite
	all  junit.Testsuites
}

// add adds a case to the suite of a file.
func (s *suites) add(file string, c junit.Testcase) {
	if s.open == nil || s.file != file {
		s.close()
		s.file = file
		s.open = &junit.Testsuite{Name: lang.Plain(file), File: lang.Plain(file), ID: len(s.all.Suites), Time: "0"}
	}
	c.Classname = s.open.Name
	s.open.AddTestcase(c)
}

func (s *suites) close() {
	if s.open != nil {
		s.all.AddSuite(*s.open)
		s.open = nil
	}
}

// write ends the last suite and writes all in one piece.
func (s *suites) write(w io.Writer) error {
	s.close()
	s.all.Name = s.name
	var b bytes.Buffer
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	if err := s.all.WriteXML(&b); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}

// result is a message and what stands below it, a line each.
func result(message, kind string, lines []string) *junit.Result {
	return &junit.Result{Message: lang.Plain(message), Type: kind, Data: text(lines)}
}

// text joins lines, each of them printable.
func text(lines []string) string {
	plain := make([]string, len(lines))
	for i, l := range lines {
		plain[i] = lang.Plain(l)
	}
	return strings.Join(plain, "\n")
}
