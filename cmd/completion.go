package cmd

import (
	"apertura/format/lang"

	"github.com/spf13/cobra"
)

func newCompletion(g *global) *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion bash|zsh|fish|powershell",
		Short:     g.say(lang.Text{EN: "a script that lets a shell complete commands and flags", IT: "lo script con cui la shell completa comandi e opzioni"}),
		Example:   "  source <(apertura completion bash)",
		ValidArgs: shells,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return refuse("completion takes one shell: bash, zsh, fish or powershell",
					"completion vuole una shell: bash, zsh, fish o powershell")
			}
			return oneOf("completion", args[0], shells...)
		},
		RunE: func(c *cobra.Command, args []string) error {
			root := c.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(g.out, true)
			case "zsh":
				return root.GenZshCompletion(g.out)
			case "fish":
				return root.GenFishCompletion(g.out, true)
			}
			return root.GenPowerShellCompletionWithDesc(g.out)
		},
	}
}
