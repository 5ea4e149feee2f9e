package cmd

import (
	"apertura/format"
	"apertura/format/lang"
	"apertura/format/schema"
	"apertura/replay/house"
	"apertura/validate/checks"

	"github.com/spf13/cobra"
)

//go:generate go run schema_gen.go

func newSchema(g *global) *cobra.Command {
	words := []string{"log", "rules"}
	return &cobra.Command{
		Use:   "schema [log|rules]",
		Short: g.say(lang.Text{EN: "JSON Schema of a log or of house rules, for editors", IT: "il JSON Schema di un verbale o delle regole della casa, per gli editor"}),
		Long: g.say(lang.Text{
			EN: `Prints the JSON Schema (draft 7) of a log, or of a file of house rules. With it
an editor marks a key that there is not, completes those there are, and says
what each of them holds. What the editor lets pass still has to be checked: it
knows keys and values, and neither the words of an act nor the game.

Beside the logs, in a file that their first line names, it works without a
network:

  # yaml-language-server: $schema=apertura.schema.json`,
			IT: `Stampa il JSON Schema (bozza 7) di un verbale, o di un file di regole della
casa. Con questo un editor segna le chiavi che non ci sono, completa quelle che
ci sono e dice che cosa contengono. Quello che l'editor lascia passare va
controllato comunque: conosce chiavi e valori, ma non le parole di un gesto, né
il gioco.

Accanto ai verbali, in un file nominato nella loro prima riga, funziona anche
senza rete:

  # yaml-language-server: $schema=apertura.schema.json`,
		}),
		Example: `  apertura schema > apertura.schema.json
  apertura schema rules --lang it > apertura-rules.schema.json`,
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

// schemaOf is the schema of a log, or of house rules.
func schemaOf(what string, l lang.Lang) *schema.Schema {
	if what == "rules" {
		return house.FileSchema(l)
	}
	return format.Schema(l, format.Options{Codes: checks.Codes()}, house.Schema(l))
}
