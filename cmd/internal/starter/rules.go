package starter

import (
	"apertura/format/lang"
	"apertura/replay/house"
)

// Rules returns a file of house rules over a preset, with every switch there
// is, none of them in force yet.
func Rules(l lang.Lang, preset string, rules *house.Rules) []byte {
	w := writer{lang: l}
	w.schema(rulesSchema, "apertura schema rules")
	w.say(0, lang.Text{
		EN: "# The rules of our table: take the # off a switch and write what you play.",
		IT: "# Le regole del nostro tavolo: togli il # a una regola e scrivi come giocate.",
	})
	w.say(0, lang.Text{
		EN: "# In a log: rules: {preset: ./this-file.yaml}",
		IT: "# In un verbale: rules: {preset: ./questo-file.yaml}",
	})
	w.line(0, "preset: "+scalar(preset))
	for _, s := range house.Switches() {
		w.line(0, "")
		w.say(0, lang.Text{EN: "# %s", IT: "# %s"}.Fmt(s.Decides))
		w.say(0, lang.Text{EN: "# %s", IT: "# %s"}.Fmt(s.Allowed()))
		w.line(0, "#"+s.Name+": "+s.Value(rules))
	}
	return w.Bytes()
}
