package checks

import (
	"apertura/format"
	"apertura/validate"
)

// Catalogue returns all checks in the order of docs/checks: by family, then by
// number.
func Catalogue() []*validate.Check {
	return []*validate.Check{
		D01, D02, D03, D04, D05, D06, D07,
		M01, M02, M03, M04, M05, M06, M07,
		T01, T02, T03, T04,
		B01, B02, B03, B04, B05, B06,
		O01, O02, O03, O04, O05, O06, O07, O08,
		W01, W02, W03, W04, W05, W06, W07, W08,
		X01, X02, X03, X04, X05, X06, X07, X08,
		S01, S02, S03, S04, S05, S06,
		P01, P02, P03, P04,
		C01,
	}
}

// All returns the catalogue, and behind it the finding about what a log allows,
// which judges no hand.
func All() []*validate.Check { return append(Catalogue(), A01) }

// Codes lists every code that a finding may have, each with its slug behind it.
func Codes() []string {
	all, faults := All(), format.FaultCodes()
	list := make([]string, 0, 2*len(all)+len(faults))
	for _, c := range all {
		list = append(list, c.Code, c.Slug)
	}
	return append(list, faults...)
}
