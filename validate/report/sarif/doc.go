// Package sarif writes a run as SARIF 2.1.0, the form that code hosts and
// editors read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/.
//
// Columns count code points, ends are exclusive, files are relative references
// from the folder the run is about. Of the rules only those that were broken
// are described, in the language of the run and, unless that was asked for, in
// the other one too.
package sarif
