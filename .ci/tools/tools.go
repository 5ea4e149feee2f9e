// Package tools pins what CI runs, apart from what the program is made of.
//
// The known vulnerabilities of Go modules come as a module too, of which CI
// reads the files; one small package of it is imported so that go.mod keeps it.
package tools

import _ "golang.org/x/vulndb/cmd/vulnreport/color"
