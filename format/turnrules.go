package format

import "strconv"

// rule returns a house rule on which the order of turns depends, "" where the
// table leaves it as `classico` has it. A log's own rules are looked at, not
// the table's own preset files: they are not part of the log.
func (t *table) rule(key string) string {
	for _, rules := range []Value{t.rules, t.session.Rules} {
		preset := ""
		for k, v := range rules.Pairs() {
			switch k.Text() {
			case key:
				return v.Text()
			case "preset":
				preset = v.Text()
			}
		}
		if preset != "" {
			return presetRule(preset, key)
		}
	}
	return ""
}

// presetRule knows the presets that turn differently from `classico`: their
// files lie in a layer above, and a test holds this to them.
func presetRule(preset, key string) string {
	type turn struct{ preset, key string }
	switch (turn{preset, key}) {
	case turn{"five-card-draw", "first-after-draw"}:
		return "left-of-dealer"
	case turn{"five-card-draw", "blind-after-draw"}:
		return "as-usual"
	case turn{"five-card-draw", "blinds"}:
		return "fixed"
	case turn{"five-card-draw", "heads-up-blinds"}:
		return "dealer-small"
	case turn{"circolo", "parola-split"}:
		return "2"
	}
	return ""
}

// parts returns in how many parts a pot frozen in this hand is played for.
func (t *table) parts() int {
	if t.split.Said() {
		return max(t.split.V, 1)
	}
	n, err := strconv.Atoi(t.rule("parola-split"))
	if err != nil {
		return 1
	}
	return max(n, 1)
}

// posted returns who posted the big blind where blinds are fixed and no line
// says so, NoPlayer where there are none.
func (t *table) posted() int {
	if t.rule("blinds") != "fixed" {
		return NoPlayer
	}
	if len(t.seats) == 2 && t.rule("heads-up-blinds") == "dealer-small" {
		return t.left(t.dealer)
	}
	return t.left(t.left(t.dealer))
}
