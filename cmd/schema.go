package cmd

import (
	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/schema"
	"apertura/replay/house"
	"apertura/validate/checks"

	"github.com/spf13/cobra"
)

//go:generate go run schema_gen.go

func newSchema(g *global) *cobra.Command {
	words := []string{"log", "rules", "settings"}
	return &cobra.Command{
		Use:   "schema [log|rules|settings]",
		Short: g.say(lang.Text{EN: "JSON Schema of a log, of house rules or of a table's settings, for editors", IT: "il JSON Schema di un verbale, delle regole della casa o delle impostazioni di un tavolo, per gli editor"}),
		Long: g.say(lang.Text{
			EN: `Prints the JSON Schema (draft 7) of a log, of a file of house rules, or of a
table's settings, .apertura.yaml. With it an editor marks a key that there is
not, completes those there are, and says what each of them holds. What it lets
pass still has to be checked: it knows keys and values, and neither the words of
an act nor the game.

Beside the logs, in a file that their first line names, it works without a
network:

  # yaml-language-server: $schema=apertura.schema.json`,
			IT: `Stampa il JSON Schema (bozza 7) di un verbale, di un file di regole della casa,
o delle impostazioni di un tavolo, .apertura.yaml. Con questo un editor segna le
chiavi che non ci sono, completa quelle che ci sono e dice che cosa contengono.
Quello che l'editor lascia passare va controllato comunque: conosce chiavi e
valori, ma non le parole di un gesto, né il gioco.

Accanto ai verbali, in un file nominato nella loro prima riga, funziona anche
senza rete:

  # yaml-language-server: $schema=apertura.schema.json`,
		}),
		Example: `  apertura schema > apertura.schema.json
  apertura schema rules --lang it > apertura-rules.schema.json
  apertura schema settings > apertura-settings.schema.json`,
		ValidArgs: words,
		RunE: func(_ *cobra.Command, args []string) error {
			what := words[0]
			switch len(args) {
			case 0:
			case 1:
				what = args[0]
			default:
				return refuse("schema takes one word, not %q too", "schema vuole una parola sola, non anche %q", args[1])
			}
			if err := oneOf("schema", what, words...); err != nil {
				return err
			}
			text, err := schemaOf(what, g.lang).JSON()
			if err != nil {
				return err
			}
			_, err = g.out.Write(text)
			return err
		},
	}
}

// schemaOf is the schema of a log, of house rules, or of a table's settings.
func schemaOf(what string, l lang.Lang) *schema.Schema {
	switch what {
	case "rules":
		return house.FileSchema(l)
	case "settings":
		return load.SettingsSchema(l, settingsWords())
	}
	return format.Schema(l, format.Options{Codes: checks.Codes()}, house.Schema(l))
}
