package house_test

import (
	"reflect"
	"regexp"
	"slices"
	"testing"
	"unicode/utf8"

	"apertura/replay/house"
)

// samples are values of the switches that do not list theirs.
func samples(s house.Switch) []string {
	if v := s.Values(); v != nil {
		return v
	}
	return map[house.Key][]string{
		house.KeyBlindAmount:  {"double-pot", "pot", "1/2", "0.50/1"},
		house.KeyRaisesMax:    {"0", "3", "99"},
		house.KeyThinkLimit:   {"10s", "0s", "500ms", "1m", "1m30s", "1h"},
		house.KeyTimeCalls:    {"0", "1", "2"},
		house.KeyPenaltyTimes: {"0", "30", "1000"},
	}[s.Key]
}

var tag = regexp.MustCompile(`^(00[0-4]|[A-Z]{2}|unsourced)$`)

func TestEverySwitchIsComplete(t *testing.T) {
	all := house.Switches()
	for i, s := range all {
		if s.Key != house.Key(i+1) || s.Key.Switch().Name != s.Name || s.Key.String() != s.Name {
			t.Errorf("switch %d: got key %d %q, want them in the order of the table", i+1, s.Key, s.Name)
		}
		if n, ok := house.Named(s.Name); !ok || n.Key != s.Key {
			t.Errorf("%s: got %q by its name", s.Name, n.Name)
		}
		if s.Decides.EN == "" || s.Decides.IT == "" || s.Decides.EN == s.Decides.IT {
			t.Errorf("%s: got %q and %q, want both languages", s.Name, s.Decides.EN, s.Decides.IT)
		}
		for _, d := range []string{s.Decides.EN, s.Decides.IT} {
			if n := utf8.RuneCountInString(d); n > 120 {
				t.Errorf("%s: got %d letters in %q, want no more than 120", s.Name, n, d)
			}
		}
		if a := s.Allowed(); a.EN == "" || a.IT == "" {
			t.Errorf("%s: got %+v, want what may be written in both languages", s.Name, a)
		}
		if len(s.Sources) == 0 {
			t.Errorf("%s: got no source, want some or unsourced", s.Name)
		}
		for _, src := range s.Sources {
			if !tag.MatchString(src) {
				t.Errorf("%s: got source %q", s.Name, src)
			}
		}
		if len(samples(s)) < 2 {
			t.Errorf("%s: got values %v, want two or more", s.Name, samples(s))
		}
	}
	for _, k := range []house.Key{house.NoKey, house.Key(len(all) + 1), 200} {
		if k.String() != "" || k.Switch().Name != "" {
			t.Errorf("no key, %d: got switch %q", k, k.Switch().Name)
		}
	}
	if _, ok := house.Named(""); ok {
		t.Error("a switch without a name: got one")
	}
}

// TestEveryFieldHasOneSwitch finds the field each switch moves.
func TestEveryFieldHasOneSwitch(t *testing.T) {
	owner := map[string]string{}
	typ := reflect.TypeFor[house.Rules]()
	for _, s := range house.Switches() {
		v := samples(s)
		a, _ := s.With(house.Classico(), v[0])
		b, _ := s.With(house.Classico(), v[1])
		var moved []string
		for i := range typ.NumField() {
			if !reflect.ValueOf(a).Field(i).Equal(reflect.ValueOf(b).Field(i)) {
				moved = append(moved, typ.Field(i).Name)
			}
		}
		if len(moved) != 1 {
			t.Errorf("%s: got fields %v moved from %s to %s, want one", s.Name, moved, v[0], v[1])
			continue
		}
		if other := owner[moved[0]]; other != "" {
			t.Errorf("%s: got field %s, which %s has", s.Name, moved[0], other)
		}
		owner[moved[0]] = s.Name
	}
	for i := range typ.NumField() {
		if f := typ.Field(i).Name; owner[f] == "" {
			t.Errorf("field %s: got no switch, want one", f)
		}
	}
}

func TestValueComesBack(t *testing.T) {
	for _, s := range house.Switches() {
		for _, v := range samples(s) {
			r, ok := s.With(house.Classico(), v)
			if got := s.Value(&r); !ok || got != v {
				t.Errorf("%s set to %s: got %q %t", s.Name, v, got, ok)
			}
		}
		was := house.Classico()
		if r, ok := s.With(was, "nothing like it"); ok || r != was {
			t.Errorf("%s set to nothing like it: got %q, want it refused", s.Name, s.Value(&r))
		}
		if r, ok := s.With(was, ""); ok || r != was {
			t.Errorf("%s set to nothing: got %q, want it refused", s.Name, s.Value(&r))
		}
		if v := samples(s)[0]; s.Values() != nil && v != s.Value(&was) {
			t.Errorf("%s: got %s first, want the value of classico, %s", s.Name, v, s.Value(&was))
		}
	}
}

func TestSpellings(t *testing.T) {
	for _, tt := range []struct {
		key         house.Key
		value, want string // want "": refused
	}{
		{house.KeyOpening, "q", "Q"},
		{house.KeyOpening, "T", "10"},
		{house.KeyOpening, "10", "10"},
		{house.KeyOpening, "none", "none"},
		{house.KeyOpening, "1", ""},
		{house.KeyOpening, "?", ""},
		{house.KeyOpeningOnParola, "a", "A"},
		{house.KeyOpeningOnParola, "none", ""},
		{house.KeyDeck, "32", "32"},
		{house.KeyDeck, "33", ""},
		{house.KeyDeck, "0", ""},
		{house.KeyAceLow, "True", ""},
		{house.KeyAceLow, "1", ""},
		{house.KeyBlindAmount, "1 / 2", "1/2"},
		{house.KeyBlindAmount, "0,50/1", "0.50/1"},
		{house.KeyBlindAmount, "2/2", "2/2"},
		{house.KeyBlindAmount, "2/1", ""},
		{house.KeyBlindAmount, "0/1", ""},
		{house.KeyBlindAmount, "1", ""},
		{house.KeyBlindAmount, "1/2/4", ""},
		{house.KeyBlindAmount, "-1/2", ""},
		{house.KeyThinkLimit, "90s", "1m30s"},
		{house.KeyThinkLimit, "60s", "1m"},
		{house.KeyThinkLimit, "60m", "1h"},
		{house.KeyThinkLimit, "10", ""},
		{house.KeyThinkLimit, "-1s", ""},
		{house.KeyThinkLimit, "+1s", ""},
		{house.KeyThinkLimit, "0s", "0s"},
		{house.KeyThinkLimit, "-0s", ""},
		{house.KeyThinkLimit, "2h", ""},
		{house.KeyRaisesMax, "-1", ""},
		{house.KeyRaisesMax, "+1", ""},
		{house.KeyRaisesMax, "03", ""},
		{house.KeyRaisesMax, "100", ""},
		{house.KeyDrawMax, "3", ""},
		{house.KeyParolaSplit, "4", "4"},
		{house.KeyParolaSplit, "5", ""},
	} {
		s := tt.key.Switch()
		r, ok := s.With(house.Classico(), tt.value)
		got := ""
		if ok {
			got = s.Value(&r)
		}
		if got != tt.want {
			t.Errorf("%s %q: got %q, want %q", s.Name, tt.value, got, tt.want)
		}
	}
}

// What a switch may not have leaves the rules as they were.
func TestSetInPlace(t *testing.T) {
	for _, s := range house.Switches() {
		for _, value := range []string{"", "nonsense", "-1", "1/0", "99999h"} {
			r := house.Classico()
			if s.Set(&r, value) || r != house.Classico() {
				t.Errorf("%s: %q: got %+v, want the rules as they were", s.Name, value, r)
			}
		}
		for _, value := range s.Values() {
			r := house.Classico()
			with, ok := s.With(r, value)
			if !s.Set(&r, value) || !ok || r != with || s.Value(&r) != value {
				t.Errorf("%s: %q: got %q", s.Name, value, s.Value(&r))
			}
		}
	}
	if r := house.Classico(); (house.Switch{}).Set(&r, "true") {
		t.Error("no switch was set")
	}
}

// Trying the other values of a switch that lists them takes no memory.
func TestOthersDoNotAllocate(t *testing.T) {
	r, other := new(house.Rules), new(house.Rules)
	*r = house.Classico()
	all := slices.DeleteFunc(house.Switches(), func(s house.Switch) bool { return s.Values() == nil })
	if n := testing.AllocsPerRun(10, func() {
		for _, s := range all {
			var buf [16]string
			for _, value := range s.AppendOthers(buf[:0], r, "") {
				*other = *r
				s.Set(other, value)
			}
		}
	}); n > 0 {
		t.Errorf("got %v allocations, want none", n)
	}
}

func TestOthers(t *testing.T) {
	for _, tt := range []struct {
		key       house.Key
		now, near string
		want      []string
	}{
		{house.KeyAnte, "all", "", []string{"dealer", "half", "none"}},
		{house.KeyAceLow, "true", "true", []string{"false"}},
		{house.KeyBurnBeforeLate, "true", "", []string{"false"}},
		{house.KeyOpening, "Q", "7", []string{"J", "none", "2", "3", "4", "5", "6", "7", "8", "9", "10", "K", "A"}},
		{house.KeyRaisesMax, "3", "4", []string{"4"}},
		{house.KeyRaisesMax, "3", "3", nil},
		{house.KeyRaisesMax, "3", "many", nil},
		{house.KeyThinkLimit, "10s", "90s", []string{"1m30s"}},
		{house.KeyThinkLimit, "1m", "60s", nil},
		{house.KeyBlindAmount, "double-pot", "", []string{"pot"}},
		{house.KeyBlindAmount, "1/2", "2/4", []string{"double-pot", "pot", "2/4"}},
		{house.KeyBlindAmount, "1/2", "pot", []string{"double-pot", "pot"}},
		{house.NoKey, "", "", nil},
	} {
		s := tt.key.Switch()
		r, _ := s.With(house.Classico(), tt.now)
		if got := s.Others(&r, tt.near); !slices.Equal(got, tt.want) {
			t.Errorf("%s beside %s near %q: got %v, want %v", s.Name, tt.now, tt.near, got, tt.want)
		}
	}
}

func TestAllowed(t *testing.T) {
	for _, tt := range []struct {
		key    house.Key
		en, it string
	}{
		{house.KeyAceLow, "true or false", "true o false"},
		{house.KeyAnte, "dealer, all, half or none", "dealer, all, half o none"},
		{house.KeyBlindAmount, "double-pot, pot or two amounts such as 1/2", "double-pot, pot o due importi come 1/2"},
		{house.KeyOpening, "none or a rank from 2 to A", "none o un valore da 2 ad A"},
		{house.KeyRaisesMax, "a number from 0 to 99", "un numero da 0 a 99"},
	} {
		if got := tt.key.Switch().Allowed(); got.EN != tt.en || got.IT != tt.it {
			t.Errorf("%s: got %q %q, want %q %q", tt.key, got.EN, got.IT, tt.en, tt.it)
		}
	}
}

// TestListsAreCopies: what a caller does to a list changes no switch.
func TestListsAreCopies(t *testing.T) {
	house.Switches()[0].Name = "changed"
	house.KeyAnte.Switch().Values()[0] = "changed"
	house.KeyAnte.Switch().Words()[0] = "changed"
	house.Presets()[0] = "changed"
	got := []string{house.KeyDeck.String(), house.KeyAnte.Switch().Values()[0], house.Presets()[0]}
	if want := []string{"deck", "dealer", "classico"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
