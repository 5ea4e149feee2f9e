package sarif

import (
	"net/url"
	"path"
	"path/filepath"
	"strings"

	"apertura/format"
	"apertura/validate/report"
)

// result turns a finding into a result. It holds on to no document.
func (w *Writer) result(d *format.Diagnostic) *result {
	r := &result{Kind: "fail", Level: d.Severity.String(), Message: w.sentence(d), RuleID: d.Code, RuleIndex: w.ruleOf(d.Code)}
	if d.Place.Known() {
		r.Locations = []*location{w.location(d.Place)}
	}
	for i, rel := range d.Related {
		if rel.Place.Known() {
			at, said := w.location(rel.Place), message(w.say(rel.Message))
			at.ID, at.Message = i+1, &said
			r.RelatedLocations = append(r.RelatedLocations, at)
		}
	}
	if d.Accepted {
		r.Suppressions = []suppression{{Justification: d.Allowed, Kind: "inSource", Status: "accepted"}}
	}
	more := []any{
		"verdict", d.Verdict.String(), "hand", d.Hand, "phase", d.Phase.String(), "player", d.Player,
		"found", w.say(d.Found), "wanted", w.say(d.Wanted), "cards", d.Cards, "amount", d.Amount, "sources", d.Sources,
		"message", w.other(d.Message),
	}
	if d.Act > 0 {
		more = append(more, "act", d.Act)
	}
	if d.Undone {
		more = append(more, "undone", true)
	}
	if s := d.Switch; s != nil {
		more = append(more, "switch", s.Name, "value", s.Value, "other", s.Other)
	}
	r.Properties = bagOf(more...)
	return r
}

// sentence is what a finding says, and what follows from it.
func (w *Writer) sentence(d *format.Diagnostic) text {
	said := w.say(d.Message)
	if follows := report.Follows(d); !follows.Empty() {
		said += "\n" + w.say(follows)
	}
	return message(said)
}

// message is a text without arguments: a brace would begin the place of one.
func message(said string) text {
	return text{Text: strings.NewReplacer("{", "{{", "}", "}}").Replace(said)}
}

func (w *Writer) location(p format.Place) *location {
	from, to := p.Start(), p.End()
	return &location{PhysicalLocation: physical{
		ArtifactLocation: w.artifact(p.Source.File),
		Region:           region{EndColumn: to.Column, EndLine: to.Line, StartColumn: from.Column, StartLine: from.Line},
	}}
}

// artifact names a file: as a relative reference from the root, or, where it
// lies outside, as an absolute one.
func (w *Writer) artifact(file string) artifact {
	name := report.Relative(w.o.Root, file)
	u := url.URL{Path: name}
	if filepath.IsAbs(file) && path.IsAbs(name) {
		u.Scheme = "file"
		return artifact{URI: u.String()}
	}
	return artifact{URI: u.String(), URIBaseID: "%SRCROOT%"}
}
