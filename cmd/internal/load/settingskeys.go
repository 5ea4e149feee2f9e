package load

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/schema"
	"apertura/replay/house"
)

// A settingsKey is one key of a table's settings. Reader, schema, hints and the
// manual page all come from the table of these.
type settingsKey struct {
	name  string
	about lang.Text
	read  func(*settings, format.Value)
	takes func(Words, lang.Lang) *schema.Schema
}

func settingsTable() []settingsKey {
	return []settingsKey{
		{
			"rules", lang.Text{
				EN: "house rules beneath those that a log says itself",
				IT: "le regole della casa, sotto a quelle che dice il verbale",
			},
			func(s *settings, v format.Value) {
				rules, faults := house.Resolve(v, house.Classico(), OpenRules)
				s.Rules, s.Ruled = rules, true
				s.Faults = append(s.Faults, faults...)
			},
			func(_ Words, l lang.Lang) *schema.Schema { return house.Schema(l) },
		},
		{
			"lang", lang.Text{EN: "the language of what one reads", IT: "la lingua di ciò che si legge"},
			func(s *settings, v format.Value) {
				if word, ok := s.word(v, languages()...); ok {
					l := lang.FromLocale(word)
					s.Lang = &l
				}
			},
			func(Words, lang.Lang) *schema.Schema { return schema.OneOf(languages()...) },
		},
		{
			"fail-on", lang.Text{
				EN: "the lightest severity that makes the exit status 1",
				IT: "la gravità più lieve che porta lo stato di uscita a 1",
			},
			func(s *settings, v format.Value) { s.FailOn, _ = s.word(v, s.words.FailOn...) },
			func(w Words, _ lang.Lang) *schema.Schema { return schema.OneOf(w.FailOn...) },
		},
		{
			"select", lang.Text{
				EN: "judge only these codes, slugs or families",
				IT: "giudica solo questi codici, nomi o famiglie",
			},
			func(s *settings, v format.Value) { s.Select = s.codes(v) },
			codesSchema,
		},
		{
			"ignore", lang.Text{
				EN: "leave these codes, slugs or families out",
				IT: "lascia fuori questi codici, nomi o famiglie",
			},
			func(s *settings, v format.Value) { s.Ignore = s.codes(v) },
			codesSchema,
		},
	}
}

func languages() []string { return []string{lang.EN.String(), lang.IT.String()} }

// SettingsKeys lists the keys of a table's settings.
func SettingsKeys() (names []string) {
	for _, k := range settingsTable() {
		names = append(names, k.name)
	}
	return names
}

// SettingsSchema returns the JSON Schema of a table's settings: whatever is read
// it takes.
func SettingsSchema(l lang.Lang, w Words) *schema.Schema {
	var p schema.Properties
	for _, k := range settingsTable() {
		p = append(p, schema.Property{Name: k.name, Schema: k.takes(w, l).With(k.about.In(l))})
	}
	s := schema.Keys(p)
	s.Draft, s.ID = schema.Draft7, "urn:apertura:settings:1"
	s.Title = lang.Text{EN: "A table's settings for apertura", IT: "Le impostazioni di un tavolo per apertura"}.In(l)
	s.Type = []string{schema.Object, schema.Null} // nothing in it: nothing is said
	return s
}

// unusual are the ways to write codes that no list of them has: several in one
// line, blanks around them, letters of another size.
const unusual = `.*,.*|\s.*|.*\s|[a-z](?:[0-9]{2})?|[A-Za-z-]*(?:[A-Z][a-z]*-|-[a-z]*[A-Z])[A-Za-z-]*`

// codesSchema takes codes, one or a list.
func codesSchema(w Words, _ lang.Lang) *schema.Schema {
	one := &schema.Schema{}
	seen := map[string]bool{}
	for _, word := range w.Codes {
		// The letter of a code is its family's.
		for _, word := range []string{word[:1], word} {
			if !seen[word] && w.Code(word) {
				seen[word] = true
				one.Enum = append(one.Enum, word)
			}
		}
	}
	one = schema.Either(one, schema.Text(unusual))
	return schema.Either(one, schema.List(one))
}
