package house

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/schema"
)

// Schema returns the JSON Schema of house rules, as they stand under `rules`
// or in a file of their own: whatever is read it takes.
func Schema(l lang.Lang) *schema.Schema {
	named := schema.OneOf(Presets()...)
	own := &schema.Schema{Type: schema.String, Pattern: `[/\\]|` + format.NamePattern()}
	p := schema.Properties{{Name: presetKey, Schema: schema.Either(named, own).With(lang.Text{
		EN: "what lies beneath the rest: a preset, or a file of your own such as ./our-table.yaml, looked for beside this one",
		IT: "che cosa c'è sotto il resto: un preset, o un file tuo come ./nostre-regole.yaml, cercato accanto a questo",
	}.In(l))}}
	for _, s := range Switches() {
		p = append(p, schema.Property{Name: s.Name, Schema: s.Schema(l)})
	}
	return schema.Keys(p)
}

// FileSchema returns the JSON Schema of a house file.
func FileSchema(l lang.Lang) *schema.Schema {
	s := Schema(l)
	s.Draft, s.ID = schema.Draft7, "urn:apertura:rules:1"
	s.Title = lang.Text{EN: "House rules of poker all'italiana", IT: "Regole della casa del poker all'italiana"}.In(l)
	s.Type = []string{schema.Object, schema.Null} // nothing in it: classico
	return s
}

// Schema returns the JSON Schema of the switch's values.
func (s Switch) Schema(l lang.Lang) *schema.Schema {
	var words *schema.Schema
	if len(s.kind.words) > 0 {
		words = schema.OneOf(s.kind.words...)
	}
	classico := Classico()
	usual := s.Value(&classico)
	out := schema.Either(append([]*schema.Schema{words}, s.kind.other...)...).With(lang.Text{
		EN: "%s (%s; classico has %s)", IT: "%s (%s; classico ha %s)"}.Fmt(s.Decides, s.Allowed(), usual).In(l))
	out.Default = schema.Read(usual)
	return out
}
