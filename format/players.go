package format

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"apertura/format/lang"
)

// maxPlayers is how many names a roster may have, maxName how many letters a
// name.
const (
	maxPlayers = 64
	maxName    = 100
)

// players reads the roster, clockwise.
func (d *decoder) players(s *Session, v Value) {
	if at := d.keyOf(v, "name"); v.Kind() == Mapping && at != v.Span() {
		d.rep.fault("F11", at)
		return
	}
	if !d.want(v, Sequence, playersShape) {
		return
	}
	s.Players = make([]Player, 0, min(v.len(), maxPlayers))
	for item := range v.Items() {
		from := len(d.rep.list)
		if !d.want(item, Mapping, playerShape) {
			d.rep.hint(from, playerHint(item))
			continue
		}
		p := d.player(s, item)
		if len(s.Players) == maxPlayers {
			d.rep.fault("F41", item.Span(), p.Name.V, lang.Text{EN: "at most 64 players", IT: "al massimo 64 giocatori"})
			return
		}
		s.Players = append(s.Players, p)
	}
	if len(s.Players) == 0 && !hasChildren(v) {
		d.rep.fault("F16", v.Span())
	}
}

func (d *decoder) player(s *Session, v Value) Player {
	var p Player
	for name, f := range d.each(v, playerKeys) {
		switch name {
		case "name":
			p.Name = d.name(f, name)
		case "as":
			p.Short = d.name(f, name)
		case "stack":
			p.Stack, _ = parseAmount(f, s, d.rep)
		}
	}
	if !p.Name.Said() && !d.faulty(v.Span()) {
		d.rep.fault("F21", v.Span(), wanted[playerShape])
	}
	return p
}

// name reads what a player is called.
func (d *decoder) name(v Value, key string) Node[string] {
	n := d.text(v)
	switch {
	case !n.Said():
	case !plainASCII(n.V) && visible(n.V) == "" || strings.TrimSpace(n.V) == "":
		d.rep.fault("F20", n.Span, key)
	case utf8.RuneCountInString(n.V) > maxName:
		d.rep.fault("F41", n.Span, n.V, lang.Text{EN: "at most 100 letters", IT: "al massimo 100 lettere"})
	}
	return n
}

// visible returns what one sees of a folded name.
func visible(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, foldName(name))
}

// playerHint says how a player is written whose name stands alone.
func playerHint(v Value) lang.Text {
	if v.Kind() != Scalar {
		return lang.Text{}
	}
	return lang.Text{EN: "each player is {name: %s}", IT: "ogni giocatore è {name: %s}"}.Fmt(clip(v.Text()))
}
