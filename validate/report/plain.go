package report

import "apertura/format/lang"

// Plain is [lang.Plain].
func Plain(s string) string { return lang.Plain(s) }
