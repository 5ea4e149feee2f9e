package format

import (
	"strings"

	"apertura/format/lang"
	"apertura/format/schema"
)

// Schema returns the JSON Schema of a document of a log, as the decoder reads
// it: whatever it reads the schema takes. Rules is the schema of house rules,
// which are not known here; the codes are those of the options.
//
// An editor holds every document of a file against it on its own, so it takes
// a session, a list of hands and a hand alone, wherever they stand.
func Schema(l lang.Lang, o Options, rules *schema.Schema) *schema.Schema {
	b := describer{lang: l}
	if o.Codes != nil {
		b.codes = knownCodes(o)
	}
	session, hands := b.mapping(documentKeys), b.mapping(documentKeys)
	session.Required = []string{"players"}
	hands.Properties = only(hands.Properties, "apertura", "hands")
	hand := b.mapping(handKeys)
	alone := schema.Properties{{Name: "apertura", Schema: schema.Refer("session/properties/apertura")}}
	for _, k := range keys[handKeys] {
		alone = append(alone, schema.Property{Name: k.name, Schema: schema.Refer(handPart + "/properties/" + k.name)})
	}
	root := &schema.Schema{
		Draft: schema.Draft7,
		ID:    "urn:apertura:log:1",
		Title: lang.Text{EN: "Log of poker all'italiana", IT: "Verbale di poker all'italiana"}.In(l),
		Type:  []string{schema.Object, schema.Null}, // an empty document goes on with the one before
		If: &schema.Schema{Type: schema.Object, AnyOf: []*schema.Schema{
			{Required: []string{"players"}}, {Required: []string{"session"}}}},
		Then: schema.Refer("session"),
		Else: &schema.Schema{
			If:   &schema.Schema{Type: schema.Object, Required: []string{"hands"}},
			Then: hands,
			Else: &schema.Schema{Type: []string{schema.Object, schema.Null}, Properties: alone, Others: false},
		},
		Definitions: schema.Properties{
			{Name: "session", Schema: session},
			{Name: handPart, Schema: hand},
			{Name: actsPart, Schema: b.acts()},
			{Name: actPart, Schema: b.mapping(actKeys)},
			{Name: codesPart, Schema: codesSchema(b.codes)},
			{Name: allowPart, Schema: allowSchema(b.codes)},
			{Name: notePart, Schema: schema.Either(schema.Scalar(), b.mapping(noteKeys))},
			{Name: rulesPart, Schema: rules},
		},
	}
	root.Definitions.Named(actPart).Required = []string{"act"}
	for _, k := range keys[documentKeys] { // so that they are offered before it is known what is begun
		if alone.Named(k.name) == nil {
			root.Properties = append(root.Properties, schema.Property{Name: k.name, Schema: &schema.Schema{Description: b.about(k)}})
		}
	}
	return root
}

func only(p schema.Properties, names ...string) (out schema.Properties) {
	for _, name := range names {
		out = append(out, schema.Property{Name: name, Schema: p.Named(name)})
	}
	return out
}

// A describer makes the schemas of the table of keys.
type describer struct {
	lang  lang.Lang
	codes []string
}

func (b *describer) mapping(m mapping) *schema.Schema {
	var p schema.Properties
	for _, k := range keys[m] {
		p = append(p, schema.Property{Name: k.name, Schema: b.shape(k.shape).With(b.about(k))})
	}
	if m == playerKeys {
		for _, name := range []string{"name", "as"} {
			s := p.Named(name)
			s.Pattern, s.MaxLength = `\S`, maxName
		}
	}
	return schema.Keys(p)
}

// about is what a key holds and what it takes, without the marks of a page.
func (b *describer) about(k keyRow) string {
	text := strings.ReplaceAll(k.about.In(b.lang), "`", "")
	if takes := wanted[k.shape].In(b.lang); k.shape != textShape && !strings.Contains(text, takes) {
		text += " (" + takes + ")"
	}
	return text
}

// acts takes a section: one line, or a list of lines and of acts in the long
// form.
func (b *describer) acts() *schema.Schema {
	return schema.Either(lineSchema(b.lang), schema.List(schema.Either(lineSchema(b.lang), schema.Refer(actPart))))
}

// shape is the schema of what a key of that shape takes, nil where nobody has
// said what that is.
func (b *describer) shape(s shape) *schema.Schema {
	switch s {
	case textShape, nameShape:
		return schema.Scalar()
	case namesShape:
		return schema.List(schema.Scalar())
	case amountShape:
		return amountSchema()
	case unitShape:
		return unitSchema()
	case amountsShape:
		return schema.ByName(amountSchema())
	case anteShape:
		return schema.Either(amountSchema(), schema.ByName(amountSchema()))
	case cardsShape:
		return schema.ByName(holdingSchema())
	case partsShape:
		return schema.List(amountSchema())
	case actShape:
		return lineSchema(b.lang)
	case actsShape:
		return schema.Refer(actsPart)
	case resultShape:
		return resultSchema()
	case rankShape:
		return rankSchema()
	case deckShape:
		return schema.OneOf(deckWords()...)
	case splitShape:
		return schema.Either(schema.Between(1, maxParts), schema.Text(`[1-4]`))
	case blindsShape:
		each := schema.Blanks + AmountPattern + schema.Blanks
		return schema.Text(each + "/" + each)
	case flagShape:
		return schema.OneOf("true", "false")
	case durationShape:
		return schema.Text(durationPattern)
	case markShape:
		return schema.OneOf(glyphs[:]...)
	case signalShape:
		return schema.OneOf("weak")
	case suitsShape:
		return schema.OneOf("international", "italian")
	case codesShape:
		return schema.Refer(codesPart)
	case allowShape:
		return schema.Refer(allowPart)
	case noteShape:
		return schema.Refer(notePart)
	case rulesShape:
		return schema.Refer(rulesPart)
	case sessionShape:
		return b.mapping(sessionKeys)
	case playersShape:
		players := schema.List(b.shape(playerShape))
		players.MinItems, players.MaxItems = 1, maxPlayers
		return players
	case playerShape:
		player := b.mapping(playerKeys)
		player.Required = []string{"name"}
		return player
	case handsShape:
		return schema.List(b.shape(handShape))
	case handShape:
		return schema.Refer(handPart)
	case carriedShape:
		return b.mapping(carriedKeys)
	case versionShape:
		return schema.OneOf("1")
	}
	return nil
}
