package lang

import "testing"

func TestLists(t *testing.T) {
	a, b, c := Same("A"), Text{"the pot", "il piatto"}, Same("C")
	for _, tt := range []struct {
		items        []Text
		list, either Text
	}{
		{nil, Text{}, Text{}},
		{[]Text{b}, b, b},
		{[]Text{a, b}, Text{"A and the pot", "A e il piatto"}, Text{"A or the pot", "A o il piatto"}},
		{[]Text{a, Same("Ettore")}, Text{"A and Ettore", "A ed Ettore"}, Text{"A or Ettore", "A o Ettore"}},
		{[]Text{c, a, Same("Èlia")}, Text{"C, A and Èlia", "C, A ed Èlia"}, Text{"C, A or Èlia", "C, A o Èlia"}},
		{[]Text{a, b, c}, Text{"A, the pot and C", "A, il piatto e C"}, Text{"A, the pot or C", "A, il piatto o C"}},
	} {
		if got := List(tt.items...); got != tt.list {
			t.Errorf("got %q, want %q", got, tt.list)
		}
		if got := Either(tt.items...); got != tt.either {
			t.Errorf("got %q, want %q", got, tt.either)
		}
	}
}

func TestFmt(t *testing.T) {
	got := Text{"%s takes %s", "%[2]s va a %[1]s"}.Fmt("Anna", Text{"the pot", "il piatto"})
	if want := (Text{"Anna takes the pot", "il piatto va a Anna"}); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got.In(EN) != got.EN || got.In(IT) != got.IT {
		t.Errorf("got %q in English and %q in Italian", got.In(EN), got.In(IT))
	}
}

func TestFromLocale(t *testing.T) {
	for name, want := range map[string]Lang{
		"it": IT, "it_IT.UTF-8": IT, "IT": IT, "en_GB.UTF-8": EN, "C": EN, "": EN, "de_IT": EN,
	} {
		if got := FromLocale(name); got != want {
			t.Errorf("%q: got %s, want %s", name, got, want)
		}
	}
}

func TestToWhom(t *testing.T) {
	for name, want := range map[string]string{
		"Anna": "ad Anna", "Àlvaro": "ad Àlvaro", "Bruno": "a Bruno", "Elena": "a Elena", "": "a ", "Anna e Bruno": "ad Anna e Bruno",
	} {
		if got := ToWhom(Same(name)); got.IT != want || got.EN != name {
			t.Errorf("%q: got %q", name, got)
		}
	}
}

func TestOrdinal(t *testing.T) {
	for n, want := range map[int]Text{
		1: {"1st", "primo"}, 2: {"2nd", "secondo"}, 3: {"3rd", "terzo"}, 4: {"4th", "quarto"}, 10: {"10th", "decimo"},
		11: {"11th", "11º"}, 22: {"22nd", "22º"}, 112: {"112th", "112º"}, 0: {"0th", "0º"}, -1: {"-1th", "-1º"},
	} {
		if got := Ordinal(n); got != want {
			t.Errorf("%d: got %q, want %q", n, got, want)
		}
	}
}
