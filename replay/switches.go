package replay

import (
	"slices"

	"apertura/replay/house"
	"apertura/replay/rank"
)

// Switches lists the switches that a breach of a kind may name as the one that
// decided it, in the order of the table.
func (k Kind) Switches() []house.Key {
	if k == DecidedByHouseRule {
		return rank.Keys()
	}
	all := slices.Concat(k.reads(), k.restsOn())
	slices.Sort(all)
	return slices.Compact(all)
}

// reads lists the switches each predicate reads: what the check is about first,
// then in the order of the table.
func (k Kind) reads() []house.Key {
	switch k {
	case CardOutsideDeck, DeckTooSmall:
		return []house.Key{house.KeyDeck}
	case TooFewDealtIn, NotAtTable, BeyondStack:
		return []house.Key{house.KeyStakes}
	case WrongDealer:
		return []house.Key{house.KeyDealerAfterVoid}
	case WrongAnte:
		return []house.Key{house.KeyAnte, house.KeyAnteAfterVoid, house.KeyAnteOnParola}
	case WrongPenalty:
		return []house.Key{house.KeyFalseOpening, house.KeyPenaltyTimes, house.KeyPenaltyTo, house.KeyUnprovenOpening}
	case CardOutsidePool, DiscardRetaken:
		return []house.Key{house.KeyReshuffle}
	case OutOfTurn:
		return []house.Key{house.KeyBlindAfterDraw, house.KeyFirstAfterDraw}
	case BlindNotAllowed:
		return []house.Key{house.KeyBlinds, house.KeyBlindWhen, house.KeyBlindLevels}
	case BlindWrongSeat:
		return []house.Key{house.KeyHeadsUpBlinds}
	case BlindWrongAmount:
		return []house.Key{house.KeyBlindAmount}
	case ReservedFirstRaise:
		return []house.Key{house.KeyFirstRaise, house.KeyMatchGives}
	case LevelNotPaid:
		return []house.Key{house.KeyParolaLevel}
	case ReverseBluff:
		return []house.Key{house.KeyReverseBluff}
	case OpeningWithoutValues:
		return []house.Key{house.KeyDeck, house.KeyAceLow, house.KeyOpening, house.KeyOpeningLadder, house.KeyOpeningOnParola}
	case OpeningBelowLadder, WrongOpeningAsked, CarriedOpening:
		return []house.Key{house.KeyOpening, house.KeyOpeningLadder, house.KeyOpeningOnParola}
	case OpeningDrawNotAllowed:
		return []house.Key{house.KeyAceLow, house.KeyStraightFlushDraw, house.KeyStraightFlushDrawKind}
	case OpeningTooLarge:
		return []house.Key{house.KeyOpeningMax}
	case OpeningTooSmall:
		return []house.Key{house.KeyOpeningMin}
	case OpenersNotProved:
		return asked()
	case OpenersNotShown:
		return append([]house.Key{house.KeyShowOpeners, house.KeyShowOpenersAfterFold}, asked()...)
	case OpenersUndeclared, OpenersNotKept:
		return append([]house.Key{house.KeyDeclareOpeners}, asked()...)
	case RaiseTooLarge:
		return []house.Key{house.KeyRaiseLimit, house.KeyBetLimit}
	case RaiseBelowLast, NotReopened:
		return []house.Key{house.KeyRaiseMin}
	case RaiseAfterThought:
		return []house.Key{house.KeyImmediateRaise, house.KeyThinkLimit, house.KeyReading, house.KeyTimeCalls}
	case TimeCalledTwice:
		return []house.Key{house.KeyTimeCalls}
	case BetTooLarge:
		return []house.Key{house.KeyBetLimit}
	case BetTooSmall:
		return []house.Key{house.KeyBetMin}
	case TooManyRaises:
		return []house.Key{house.KeyRaisesMax}
	case TooManyDiscards:
		return []house.Key{house.KeyDrawMax}
	case LateCardEarly, DrawOutOfTurn:
		return []house.Key{house.KeyLateCards}
	case BurnNotDue, BurnMissing:
		return []house.Key{house.KeyBurnBeforeLate, house.KeyBurnAfterReshuffle}
	case ShownOutOfOrder:
		return []house.Key{house.KeyShowdownOrder}
	case WrongDeclaration:
		return []house.Key{house.KeyDeck, house.KeyAceLow}
	case WrongWinner, NoShare, SplitWrongly, MoreThanWon:
		return append(rank.Keys(), house.KeyFalseOpening, house.KeyUnprovenOpening, house.KeyReverseBluff)
	case HandNotShown:
		return []house.Key{house.KeyShowdownShows}
	case TakenNotFrozen, FrozenWrongly:
		return []house.Key{house.KeyAllCheck, house.KeyAllCheckWithAllIn}
	}
	return nil
}

// asked lists the switches by which cards are openers in a hand or not.
func asked() []house.Key {
	return []house.Key{
		house.KeyAceLow, house.KeyOpening, house.KeyOpeningLadder, house.KeyOpeningOnParola, house.KeyStraightFlushDraw,
		house.KeyStraightFlushDrawKind,
	}
}

// restsOn lists the switches that set the table a predicate looks at: who deals,
// what lies there, whether there is anything to judge. One of them decided a
// breach if it lifts it and nothing is broken instead.
func (k Kind) restsOn() []house.Key {
	switch k {
	case WrongAnte, WrongCut, BlindWrongSeat, OutOfTurn, DrawOutOfTurn, ShownOutOfOrder:
		return []house.Key{house.KeyDealerAfterVoid}
	case BlindWrongAmount, WrongPotAmount:
		return []house.Key{house.KeyAnteAfterVoid, house.KeyAnteOnParola, house.KeyAnte}
	case TurnSkipped:
		return []house.Key{house.KeyStakes}
	case ReshuffleMissing, ReshuffledEarly:
		return []house.Key{house.KeyDeck, house.KeyLateCards}
	case OpenersNotProved:
		return []house.Key{house.KeyDeck, house.KeyOpening}
	case OpeningWithoutValues, OpeningBelowLadder, OpeningDrawNotAllowed, OpenersNotShown, OpenersNotKept,
		OpenersUndeclared, WrongOpeningAsked, CarriedOpening:
		return []house.Key{house.KeyOpening}
	}
	return nil
}
