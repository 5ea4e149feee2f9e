package cmd

// speakAsHere has a command that reads no log speak as the settings say that
// hold in the current folder, unless the command line says how.
func (g *global) speakAsHere() {
	shelf := newShelf()
	if s := shelf.Of("."); s.Lang != nil && !g.spoken {
		g.lang = *s.Lang
	}
}
