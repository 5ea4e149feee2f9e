package house

// A Key names a switch; keys are in the order of the table of switches, which
// is the order in which a switch is looked for that decided a finding.
type Key uint8

// The keys. NoKey is no switch.
const (
	NoKey Key = iota
	KeyDeck
	KeyAceLow
	KeyAnte
	KeyAnteAfterVoid
	KeyAnteOnParola
	KeyDealerAfterVoid
	KeyBlinds
	KeyBlindAmount
	KeyHeadsUpBlinds
	KeyBlindWhen
	KeyBlindLevels
	KeyFirstRaise
	KeyMatchGives
	KeyBlindAfterDraw
	KeyOpening
	KeyOpeningLadder
	KeyOpeningOnParola
	KeyStraightFlushDraw
	KeyStraightFlushDrawKind
	KeyOpeningMin
	KeyOpeningMax
	KeyRaiseLimit
	KeyBetLimit
	KeyBetMin
	KeyRaiseMin
	KeyRaisesMax
	KeyImmediateRaise
	KeyThinkLimit
	KeyReading
	KeyTimeCalls
	KeyDrawMax
	KeyLateCards
	KeyBurnBeforeLate
	KeyReshuffle
	KeyBurnAfterReshuffle
	KeyDeclareOpeners
	KeyFirstAfterDraw
	KeyAllCheck
	KeyAllCheckWithAllIn
	KeyParolaLevel
	KeyParolaSplit
	KeyShowdownOrder
	KeyShowdownShows
	KeyShowOpeners
	KeyShowOpenersAfterFold
	KeyFlushBeatsFull
	KeySuitsBreakTies
	KeyTieFlush
	KeyTiePair
	KeyTieTwoPair
	KeyStraightFlushCycle
	KeyStraightFlushTie
	KeyCycleTie
	KeyFalseOpening
	KeyPenaltyTimes
	KeyPenaltyTo
	KeyUnprovenOpening
	KeyReverseBluff
	KeyStakes
	keys
)
