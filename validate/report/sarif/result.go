package sarif

import (
	"net/url"
	"path"
	"path/filepath"
	"strings"

	"apertura/format"
	"apertura/validate/report"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
)

// result turns a finding into a result. It holds on to no document.
func (w *Writer) result(d *format.Diagnostic) *sarif.Result {
	r := sarif.NewRuleResult(d.Code).WithLevel(d.Severity.String()).WithMessage(w.sentence(d))
	r.RuleIndex = w.ruleOf(d.Code)
	if d.Place.Known() {
		r.AddLocation(w.location(d.Place))
	}
	for i, rel := range d.Related {
		if rel.Place.Known() {
			at := w.location(rel.Place).WithMessage(message(w.say(rel.Message)))
			r.AddRelatedLocation(at.WithID(i + 1))
		}
	}
	if d.Accepted {
		s := sarif.NewSuppression().WithKind("inSource").WithStatus("accepted")
		if d.Allowed != "" {
			s.WithJustification(d.Allowed)
		}
		r.AddSuppression(s)
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
	r.Properties = bag(more...)
	return r
}

// sentence is what a finding says, and what follows from it.
func (w *Writer) sentence(d *format.Diagnostic) *sarif.Message {
	text := w.say(d.Message)
	if follows := report.Follows(d); !follows.Empty() {
		text += "\n" + w.say(follows)
	}
	return message(text)
}

// message is a text without arguments: a brace would begin the place of one.
func message(text string) *sarif.Message {
	return sarif.NewTextMessage(strings.NewReplacer("{", "{{", "}", "}}").Replace(text))
}

func (w *Writer) location(p format.Place) *sarif.Location {
	from, to := p.Start(), p.End()
	region := sarif.NewRegion().WithStartLine(from.Line).WithStartColumn(from.Column).WithEndLine(to.Line).WithEndColumn(to.Column)
	physical := sarif.NewPhysicalLocation().WithRegion(region).WithArtifactLocation(w.artifact(p.Source.File))
	return sarif.NewLocation().WithPhysicalLocation(physical)
}

// artifact names a file: as a relative reference from the root, or, where it
// lies outside, as an absolute one.
func (w *Writer) artifact(file string) *sarif.ArtifactLocation {
	name := report.Relative(w.o.Root, file)
	u := url.URL{Path: name}
	if filepath.IsAbs(file) && path.IsAbs(name) {
		u.Scheme = "file"
		return sarif.NewArtifactLocation().WithURI(u.String())
	}
	return sarif.NewArtifactLocation().WithURI(u.String()).WithURIBaseID("%SRCROOT%")
}
