package house

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"apertura/format"
	"apertura/format/card"
	"apertura/format/lang"
	"apertura/format/schema"
)

// A kind is how a switch's value is spelled and where it is kept.
type kind struct {
	words []string         // values that are words, that of `classico` first
	more  lang.Text        // what else may be written; empty: the words are all
	brief lang.Text        // said instead of the words where they are too many
	other []*schema.Schema // what else may be written, for an editor
	get   func(*Rules) string
	set   func(*Rules, string) bool
}

// choice is one of several words, written in the order of the constants.
func choice[T ~uint8](field func(*Rules) *T, words ...string) kind {
	return kind{
		words: words,
		get: func(r *Rules) string {
			if v := int(*field(r)); v < len(words) {
				return words[v]
			}
			return ""
		},
		set: func(r *Rules, s string) bool {
			i := slices.Index(words, s)
			if i >= 0 {
				*field(r) = T(i)
			}
			return i >= 0
		},
	}
}

// turned lists the words of a choice backwards: two switches may share a type
// and differ in which value is the usual one.
func (k kind) turned() kind {
	words := slices.Clone(k.words)
	slices.Reverse(words)
	k.words = words
	return k
}

// toggle is true or false, the usual one first.
func toggle(field func(*Rules) *bool, usual bool) kind {
	return kind{
		words: []string{strconv.FormatBool(usual), strconv.FormatBool(!usual)},
		get:   func(r *Rules) string { return strconv.FormatBool(*field(r)) },
		set: func(r *Rules, s string) bool {
			if s != "true" && s != "false" {
				return false
			}
			*field(r) = s == "true"
			return true
		},
	}
}

// pick is one of a few numbers.
func pick(field func(*Rules) *int, words ...string) kind {
	return kind{
		words: words,
		get:   func(r *Rules) string { return strconv.Itoa(*field(r)) },
		set: func(r *Rules, s string) bool {
			if !slices.Contains(words, s) {
				return false
			}
			n, err := strconv.Atoi(s)
			*field(r) = n
			return err == nil
		},
	}
}

// count is any whole number up to most.
func count(field func(*Rules) *int, most int) kind {
	n := strconv.Itoa(most)
	return kind{
		more:  lang.Text{EN: "a number from 0 to " + n, IT: "un numero da 0 a " + n},
		other: []*schema.Schema{schema.Between(0, most), schema.Text(`0|[1-9][0-9]{0,` + strconv.Itoa(len(n)-1) + `}`)},
		get:   func(r *Rules) string { return strconv.Itoa(*field(r)) },
		set: func(r *Rules, s string) bool {
			v, err := strconv.Atoi(s)
			if err != nil || v < 0 || v > most || strconv.Itoa(v) != s {
				return false
			}
			*field(r) = v
			return true
		},
	}
}

// timePattern is how a time is spelled: as Go does.
const timePattern = `0|(?:(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:ns|us|µs|μs|ms|s|m|h))+`

// longest is the longest time a table can set.
const longest = time.Hour

// span is a time, written as 10s or 1m30s.
func span(field func(*Rules) *time.Duration) kind {
	return kind{
		more:  lang.Text{EN: "a time up to an hour, such as 10s or 1m30s", IT: "un tempo fino a un'ora, come 10s o 1m30s"},
		other: []*schema.Schema{schema.Between(0, 0), schema.Text(timePattern)},
		get:   func(r *Rules) string { return format.Duration(*field(r)) },
		set: func(r *Rules, s string) bool {
			d, err := time.ParseDuration(s)
			if err != nil || d < 0 || d > longest || s[0] == '+' || s[0] == '-' {
				return false
			}
			*field(r) = d
			return true
		},
	}
}

// rank is any rank, the usual one first; with none it may also be nothing.
func rank(field func(*Rules) *card.Rank, usual card.Rank, none bool) kind {
	words := []string{usual.String()}
	brief := lang.Text{EN: "a rank from 2 to A", IT: "un valore da 2 ad A"}
	if none {
		words = append(words, "none")
		brief = lang.Text{EN: "none or a rank from 2 to A", IT: "none o un valore da 2 ad A"}
	}
	for v := card.Two; v <= card.Ace; v++ {
		if v != usual {
			words = append(words, v.String())
		}
	}
	return kind{
		words: words,
		brief: brief,
		other: []*schema.Schema{schema.Text("[tjqka]|T")},
		get: func(r *Rules) string {
			if *field(r) == 0 {
				return "none"
			}
			return field(r).String()
		},
		set: func(r *Rules, s string) bool {
			if none && s == "none" {
				*field(r) = 0
				return true
			}
			for v := card.Two; v <= card.Ace; v++ {
				if strings.EqualFold(s, v.String()) || v == card.Ten && strings.EqualFold(s, "T") {
					*field(r) = v
					return true
				}
			}
			return false
		},
	}
}

// deck is the rule of eleven or a deck of so many cards.
func deck() kind {
	words := []string{"eleven"}
	for _, d := range card.Decks() {
		words = append(words, strconv.Itoa(int(d)))
	}
	return kind{
		words: words,
		get: func(r *Rules) string {
			if r.Deck == 0 {
				return words[0]
			}
			return strconv.Itoa(int(r.Deck))
		},
		set: func(r *Rules, s string) bool {
			i := slices.Index(words, s)
			if i < 0 {
				return false
			}
			n, _ := strconv.Atoi(s) // eleven is no number, and no deck
			r.Deck = card.Deck(n)
			return true
		},
	}
}

// bothBlinds is how the amounts of fixed blinds are spelled.
const bothBlinds = schema.Blanks + format.AmountPattern + schema.Blanks + "/" +
	schema.Blanks + format.AmountPattern + schema.Blanks

// blinds is a size measured on the pot, or the two amounts of fixed blinds.
func blinds() kind {
	words := []string{"double-pot", "pot"}
	return kind{
		words: words,
		more:  lang.Text{EN: "two amounts such as 1/2", IT: "due importi come 1/2"},
		other: []*schema.Schema{schema.Text(bothBlinds)},
		get:   func(r *Rules) string { return r.BlindAmount },
		set: func(r *Rules, s string) bool {
			if !slices.Contains(words, s) {
				if _, _, ok := smallBig(s, anyChip); !ok {
					return false
				}
				s = strings.ReplaceAll(strings.ReplaceAll(s, " ", ""), ",", ".")
			}
			r.BlindAmount = s
			return true
		},
	}
}
