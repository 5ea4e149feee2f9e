package report

import "apertura/format/lang"

// Plain is [lang.Plain].
func Plain(s string) string { return lang.Plain(s) }

// Unsafe is [lang.Unsafe].
func Unsafe(r rune) bool { return lang.Unsafe(r) }
