package html

import (
	"apertura/format/lang"
	"apertura/replay/render/svg"
)

// words are those of the page itself, by the names its scripts know them by.
func words() map[string]lang.Text {
	t := svg.TableWords()
	out := map[string]lang.Text{
		"pot": t.Pot, "dealer": t.Dealer, "opener": t.Opener, "turn": t.Turn,
		"folded": t.Folded, "all-in": t.AllIn, "away": t.Away, "net": t.Net,
	}
	for key, t := range controls() {
		out[key] = t
	}
	for key, t := range panels() {
		out[key] = t
	}
	return out
}

// controls name what one presses.
func controls() map[string]lang.Text {
	return map[string]lang.Text{
		"first":        {EN: "To the deal", IT: "Alle carte date"},
		"back":         {EN: "Act before", IT: "Gesto prima"},
		"play":         {EN: "Play", IT: "Fai scorrere"},
		"pause":        {EN: "Pause", IT: "Fermati"},
		"next":         {EN: "Next act", IT: "Gesto dopo"},
		"last":         {EN: "To the end", IT: "Alla fine"},
		"found":        {EN: "Next finding or mark", IT: "Irregolarità o segno dopo"},
		"found-before": {EN: "Finding or mark before", IT: "Irregolarità o segno prima"},
		"hand-before":  {EN: "Hand before", IT: "Mano prima"},
		"hand-next":    {EN: "Next hand", IT: "Mano dopo"},
		"choose":       {EN: "Which hand", IT: "Quale mano"},
		"hide":         {EN: "Hide cards", IT: "Copri le carte"},
		"other":        {EN: "Italiano", IT: "English"},
		"print":        {EN: "Print", IT: "Stampa"},
		"print-all":    {EN: "Print all", IT: "Stampa tutte"},
		"keys":         {EN: "Keys", IT: "Tasti"},
		"close":        {EN: "Close", IT: "Chiudi"},
		"yes":          {EN: "Yes", IT: "Sì"},
		"no":           {EN: "No", IT: "No"},
		"as-ruled":     {EN: "Table as ruled", IT: "Secondo le regole"},
		"as-played":    {EN: "Table as played", IT: "Com'è andata"},
		"key-step":     {EN: "arrows, h j k l", IT: "frecce, h j k l"},
		"key-space":    {EN: "space", IT: "spazio"},
		"key-answer":   {EN: "y, n", IT: "s, n"},
		"do-step":      {EN: "act by act", IT: "un gesto alla volta"},
		"do-play":      {EN: "play by itself, or stop", IT: "va avanti da sola, o si ferma"},
		"do-ends":      {EN: "the deal, the end", IT: "le carte date, la fine"},
		"do-found":     {EN: "next and previous act with a finding or a mark", IT: "gesto dopo e prima con un'irregolarità o un segno"},
		"do-hands":     {EN: "hand before and after", IT: "mano prima e dopo"},
		"do-hide":      {EN: "hide or show the cards", IT: "copri o scopri le carte"},
		"do-print":     {EN: "print all hands", IT: "stampa tutte le mani"},
		"do-ruled":     {EN: "the table as ruled, and as played", IT: "il tavolo secondo le regole, e com'è andata"},
		"do-answer":    {EN: "answer yes or no", IT: "rispondi sì o no"},
		"do-keys":      {EN: "these keys", IT: "questi tasti"},
	}
}

// panels are what the page says around what the hands say.
func panels() map[string]lang.Text {
	return map[string]lang.Text{
		"hand":     {EN: "Hand %s", IT: "Mano %s"},
		"act":      {EN: "act %s", IT: "gesto %s"},
		"acts":     {EN: "Acts", IT: "Gesti"},
		"may":      {EN: "%s may", IT: "%s può"},
		"nobody":   {EN: "Nobody has to speak.", IT: "Non tocca a nessuno."},
		"why":      {EN: "Why: %s", IT: "Perché: %s"},
		"played":   {EN: "as played", IT: "com'è andata"},
		"ruled":    {EN: "as ruled", IT: "secondo le regole"},
		"outcome":  {EN: "Who won and lost", IT: "Chi ha vinto e chi ha perso"},
		"written":  {EN: "in the log: %s", IT: "nel verbale: %s"},
		"undone":   {EN: "taken back", IT: "ritirato"},
		"empty":    {EN: "There is no hand to show.", IT: "Non c'è nessuna mano da mostrare."},
		"question": {EN: "What do you say?", IT: "Che ne dici?"},
		"right":    {EN: "Correct:", IT: "Esatto:"},
		"mistaken": {EN: "Wrong:", IT: "Sbagliato:"},
		"allowed":  {EN: "it may be done, no rule forbids it.", IT: "si può, nessuna regola lo vieta."},
		"barred":   {EN: "it may not be done.", IT: "non si può."},
		"sound":    {EN: "yes, that is right.", IT: "sì, è giusto."},
		"unsound":  {EN: "no, that is not right.", IT: "no, non è giusto."},
		"score":    {EN: "%s of %s right", IT: "Risposte giuste: %s su %s"},
		"finding":  {EN: "something was found here", IT: "qui qualcosa non va"},
		"asks":     {EN: "a question", IT: "una domanda"},
		"signs":    {EN: "D deals · O opened · dashed: not in the hand", IT: "M dà le carte · A ha aperto · tratteggiato: non è in gioco"},
		"table":    {EN: "The table", IT: "Il tavolo"},
		"parts":    {EN: "The pot is in parts", IT: "Il piatto si divide"},
		"no-hand":  {EN: "There is no hand %s here: this is hand %s.", IT: "La mano %s qui non c'è: questa è la %s."},
	}
}
