package junit

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"apertura/format/lang"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// suites are the suites of a run, one a file, in order. Their cases are kept as
// text: how many there are stands before the first.
type suites struct {
	name  string
	all   junit.Testsuites
	cases io.ReadWriter
	size  int64   // of those of the last suite
	sizes []int64 // of those before
	err   error
}

// add adds a case to the suite of a file.
func (s *suites) add(file string, c junit.Testcase) {
	file = lang.Plain(file)
	n := len(s.all.Suites)
	if n == 0 || s.all.Suites[n-1].Name != file {
		s.close()
		s.all.Suites = append(s.all.Suites, junit.Testsuite{Name: file, File: file, ID: n, Time: "0"})
		n++
	}
	suite := &s.all.Suites[n-1]
	c.Classname = suite.Name
	suite.AddTestcase(c)
	suite.Testcases = nil // only counted
	b, err := xml.MarshalIndent(named{Testcase: c}, "\t\t", "\t")
	if s.err = errors.Join(s.err, err); s.err == nil {
		var n int
		n, s.err = s.cases.Write(append(b, '\n'))
		s.size += int64(n)
	}
}

// named is a case by its name in XML.
type named struct {
	XMLName xml.Name `xml:"testcase"`
	junit.Testcase
}

func (s *suites) close() {
	if len(s.all.Suites) > 0 {
		s.sizes = append(s.sizes, s.size)
		s.size = 0
	}
}

// write ends the last suite and writes all.
func (s *suites) write(w io.Writer) error {
	s.close()
	list := s.all.Suites
	s.all.Suites, s.all.Name = nil, s.name
	for _, suite := range list {
		s.all.AddSuite(suite)
	}
	var b bytes.Buffer
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>` + "\n")
	if err := errors.Join(s.err, s.all.WriteXML(&b)); err != nil {
		return err
	}
	text := b.String()
	const end = "></testsuite>" // as it stands in no value
	for _, size := range s.sizes {
		before, behind, _ := strings.Cut(text, end)
		text = "\t</testsuite>" + behind
		if _, err := io.WriteString(w, before+">\n"); err != nil {
			return err
		}
		if _, err := io.CopyN(w, s.cases, size); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, text)
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
