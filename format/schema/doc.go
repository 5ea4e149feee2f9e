// Package schema builds JSON Schemas of draft 7, the one every editor reads.
//
// It knows the words of JSON Schema and how YAML reads a plain word, and
// nothing of what a log or a house file holds: those are described where they
// are decoded, from the same tables.
package schema
