package rank

import (
	"testing"

	"apertura/format/card"
	"apertura/replay/house"
)

func TestDecided(t *testing.T) {
	const minima, media, massima = "As 7s 8s 9s 10s", "8h 9h 10h Jh Qh", "Ad Kd Qd Jd 10d"
	for _, tt := range []struct {
		name  string
		hands []string
		key   house.Key
		value string
	}{
		{"two flushes", []string{"Ac Kc Jc 10c 7c", "Ah Kh Jh 9h 8h"}, house.KeyTieFlush, "suit"},
		{"kickers or suit", []string{"Ks Kc Ac 9d 7d", "Kh Kd Qh Jd 8c"}, house.KeyTiePair, "suit"},
		{"two pair against three", []string{"Ks Kc 9d 9c 7d", "Qs Qd Qh Jd 8c"}, house.NoKey, ""},
		{"flush and full", []string{"Ac Kc Jc 9c 7c", "10h 10d 10c Jh Jd"}, house.KeyFlushBeatsFull, "false"},
		{"equal cards", []string{"Ac Kh Qd 10h 8s", "Ad Kc Qh 10s 8c"}, house.KeySuitsBreakTies, "false"},
		{"low straight", []string{"Ah 7s 8c 9d 10h", "Kh Kd Kc As Qc"}, house.KeyAceLow, "false"},
		{"equal two pair", []string{"Ah Ad 8s 8c Ks", "As Ac 8d 8h Kh"}, house.KeySuitsBreakTies, "false"},
		{"minima and massima", []string{minima, massima}, house.KeyAceLow, "false"},
		{"massima and media, with and without the cycle", []string{massima, media}, house.NoKey, ""},
		{"massime", []string{massima, "As Ks Qs Js 10s"}, house.KeySuitsBreakTies, "false"},
		{"full and pair", []string{"Ac Ad As Kc Kd", "Ah Kh Ks 9h 8h"}, house.NoKey, ""},
		{"one hand", []string{massima}, house.NoKey, ""},
	} {
		r := house.Classico()
		var hands []card.Set
		for _, h := range tt.hands {
			hands = append(hands, cards(h))
		}
		if key, value := Decided(32, &r, hands); key != tt.key || value != tt.value {
			t.Errorf("%s: got %v %q, want %v %q", tt.name, key, value, tt.key, tt.value)
		}
	}
}
