package money

import (
	"errors"
	"math"
	"strconv"
	"strings"
)

// Chips is an amount in smallest chips of its session. It may be negative
// where it is what somebody owes.
type Chips int64

// Max is the largest amount a log may write, so that sums never overflow.
const Max Chips = 1_000_000_000_000

// maxUnit bounds a chip's worth, so that Max chips of it still fit an int64.
const maxUnit = 1_000_000

// A Unit is what the smallest chip of a session is worth: Value counts in the
// last of Decimals decimal places, so 0.50 is {50, 2}.
type Unit struct {
	Value    int64
	Decimals int
}

// Cent is the default unit, 0.01.
var Cent = Unit{Value: 1, Decimals: 2}

// What can be wrong with an amount's text.
var (
	ErrSyntax    = errors.New("not an amount")
	ErrThousands = errors.New("thousands or decimals")
	ErrNotChips  = errors.New("not a multiple of the chip")
	ErrTooLarge  = errors.New("too large")
)

// ParseUnit reads the worth of a chip, such as "0.50" or "0,50".
func ParseUnit(text string) (Unit, error) {
	whole, frac, err := split(text)
	if err != nil {
		return Unit{}, err
	}
	v, ok := joined(whole, frac, len(frac))
	if !ok || v > maxUnit {
		return Unit{}, ErrTooLarge
	}
	if v == 0 {
		return Unit{}, ErrSyntax
	}
	return Unit{Value: v, Decimals: len(frac)}, nil
}

// Parse reads an exact amount such as "2", "0.50" or "2,50". A separator with
// three digits behind it is refused as ambiguous, as are more decimals than
// the chip has, signs, exponents and leading zeros.
func (u Unit) Parse(text string) (Chips, error) {
	whole, frac, err := split(text)
	if err != nil {
		return 0, err
	}
	if len(frac) > u.Decimals {
		return 0, ErrNotChips
	}
	v, ok := joined(whole, frac, u.Decimals)
	if !ok || v/u.Value > int64(Max) {
		return 0, ErrTooLarge
	}
	if v%u.Value != 0 {
		return 0, ErrNotChips
	}
	return Chips(v / u.Value), nil
}

// split cuts an amount's text at its decimal separator.
func split(text string) (whole, frac string, err error) {
	whole = text[:digits(text)]
	if rest := text[len(whole):]; rest != "" {
		if frac = rest[1:]; rest[0] != '.' && rest[0] != ',' || frac == "" || digits(frac) < len(frac) {
			return "", "", ErrSyntax
		}
	}
	if whole == "" || len(whole) > 1 && whole[0] == '0' {
		return "", "", ErrSyntax
	}
	if len(frac) == 3 {
		return "", "", ErrThousands
	}
	return whole, frac, nil
}

// digits returns how many of them a text begins with.
func digits(s string) (n int) {
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}

// joined returns the number that two rows of digits are, the second of so many
// places, false where it is too large.
func joined(whole, frac string, places int) (v int64, ok bool) {
	const most = (math.MaxInt64 - 9) / 10 // which still has room for a digit
	for _, row := range [...]string{whole, frac} {
		for i := range len(row) {
			if v > most {
				return 0, false
			}
			v = 10*v + int64(row[i]-'0')
		}
	}
	for range places - len(frac) {
		if v > most {
			return 0, false
		}
		v *= 10
	}
	return v, true
}

// Format returns an amount as text with the given decimal separator: whole
// amounts without decimals, others with all the chip has.
func (u Unit) Format(c Chips, separator byte) string {
	sign := ""
	if c < 0 {
		sign, c = "-", -c
	}
	s := strconv.FormatInt(int64(c)*u.Value, 10)
	if u.Decimals == 0 {
		return sign + s
	}
	if pad := u.Decimals + 1 - len(s); pad > 0 {
		s = strings.Repeat("0", pad) + s
	}
	whole, frac := s[:len(s)-u.Decimals], s[len(s)-u.Decimals:]
	if strings.Trim(frac, "0") == "" {
		return sign + whole
	}
	return sign + whole + string(separator) + frac
}

// HalfUp returns half of c, rounded up to the chip.
func (c Chips) HalfUp() Chips { return (c + 1) / 2 }
