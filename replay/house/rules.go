package house

import (
	"time"

	"apertura/format/card"
)

// Rules is every switch of a table set. It is a plain comparable value;
// docs/house-rules.md says what each field decides and who says so.
type Rules struct {
	Deck                  card.Deck // 0: the rule of eleven
	AceLow                bool
	Ante                  Ante
	AnteAfterVoid         bool
	AnteOnParola          bool
	DealerAfterVoid       DealerAfterVoid
	Blinds                Blinds
	BlindAmount           string // double-pot, pot, or SMALL/BIG
	HeadsUpBlinds         HeadsUpBlinds
	BlindWhen             BlindWhen
	BlindLevels           int
	FirstRaise            FirstRaise
	MatchGives            MatchGives
	BlindAfterDraw        BlindAfterDraw
	Opening               card.Rank // 0: no openers needed
	OpeningLadder         Ladder
	OpeningOnParola       card.Rank
	StraightFlushDraw     StraightFlushDraw
	StraightFlushDrawKind StraightFlushDrawKind
	OpeningMin            OpeningMin
	OpeningMax            Limit
	RaiseLimit            Limit
	BetLimit              Limit
	BetMin                BetMin
	RaiseMin              RaiseMin
	RaisesMax             int // 0: no limit
	ImmediateRaise        bool
	ThinkLimit            time.Duration
	Reading               bool
	TimeCalls             int
	DrawMax               int
	LateCards             bool
	BurnBeforeLate        bool
	Reshuffle             Reshuffle
	BurnAfterReshuffle    bool
	DeclareOpeners        bool // declare-discarded-openers
	FirstAfterDraw        FirstAfterDraw
	AllCheck              AllCheck
	AllCheckWithAllIn     AllCheck
	ParolaLevel           ParolaLevel
	ParolaSplit           int
	ShowdownOrder         ShowdownOrder
	ShowdownShows         ShowdownShows
	ShowOpeners           ShowOpeners
	ShowOpenersAfterFold  bool
	FlushBeatsFull        bool
	SuitsBreakTies        bool
	TieFlush              TieFlush
	TiePair               TiePair
	TieTwoPair            TieTwoPair
	StraightFlushCycle    bool
	StraightFlushTie      Tie
	CycleTie              Tie
	FalseOpening          FalseOpening
	PenaltyTimes          int
	PenaltyTo             PenaltyTo
	UnprovenOpening       UnprovenOpening
	ReverseBluff          ReverseBluff
	Stakes                Stakes
}

// The types of the switches whose values have names.
type (
	Ante                  uint8
	DealerAfterVoid       uint8
	Blinds                uint8
	HeadsUpBlinds         uint8
	BlindWhen             uint8
	FirstRaise            uint8
	MatchGives            uint8
	BlindAfterDraw        uint8
	Ladder                uint8
	StraightFlushDraw     uint8
	StraightFlushDrawKind uint8
	OpeningMin            uint8
	Limit                 uint8
	BetMin                uint8
	RaiseMin              uint8
	Reshuffle             uint8
	FirstAfterDraw        uint8
	AllCheck              uint8
	ParolaLevel           uint8
	ShowdownOrder         uint8
	ShowdownShows         uint8
	ShowOpeners           uint8
	TieFlush              uint8
	TiePair               uint8
	TieTwoPair            uint8
	Tie                   uint8
	FalseOpening          uint8
	PenaltyTo             uint8
	UnprovenOpening       uint8
	ReverseBluff          uint8
	Stakes                uint8
)

// Values of the switches, in the order of docs/house-rules.md.
const (
	AnteDealer Ante = iota
	AnteAll
	AnteHalf
	AnteNone
)

const (
	DealerMoves DealerAfterVoid = iota
	DealerStays
)

const (
	BlindsOptional Blinds = iota
	BlindsFixed
	BlindsNone
)

const (
	HeadsUpAsUsual HeadsUpBlinds = iota
	HeadsUpDealerSmall
)

const (
	BlindAtJacks BlindWhen = iota
	BlindNotFrozen
	BlindAny
)

const (
	FirstRaiseReserved FirstRaise = iota
	FirstRaiseFree
)

const (
	MatchGivesShared MatchGives = iota
	MatchGivesBlind
	MatchGivesNone
)

const (
	BlindLast BlindAfterDraw = iota
	BlindFirst
	BlindAsUsual
)

const (
	LadderBounce Ladder = iota
	LadderStopAtK
	LadderCycleK
	LadderCycleA
	LadderGenova
	LadderFlat
)

const (
	DrawOpensFirstHand StraightFlushDraw = iota
	DrawOpensAlways
	DrawOpensNever
)

const (
	DrawTwoEnded StraightFlushDrawKind = iota
	DrawAny
)

const (
	OpeningMinAnte OpeningMin = iota
	OpeningMinChip
	OpeningMinPot
)

const (
	LimitPot Limit = iota
	LimitNone
)

const (
	BetMinCip BetMin = iota
	BetMinAnte
	BetMinBlind
)

const (
	RaiseMinChip RaiseMin = iota
	RaiseMinLast
)

const (
	ReshuffleAllButOpeners Reshuffle = iota
	ReshuffleAll
	ReshuffleNotOwn
)

const (
	OpenerFirst FirstAfterDraw = iota
	LastRaiserFirst
	LeftOfDealerFirst
)

const (
	AllCheckParola AllCheck = iota // frozen pot
	AllCheckShowdown
)

const (
	LevelToPlay ParolaLevel = iota
	LevelEveryone
)

const (
	OrderLastAggressor ShowdownOrder = iota
	OrderOpener
	OrderLeftOfDealer
)

const (
	BestShows ShowdownShows = iota
	AllShow
)

const (
	OpenersOnRequest ShowOpeners = iota
	OpenersAlways
)

const (
	FlushByValues TieFlush = iota
	FlushBySuit
)

const (
	PairByKickers TiePair = iota
	PairBySuit
)

const (
	TwoPairByHighPair TieTwoPair = iota
	TwoPairByFifth
)

const (
	TieSuit Tie = iota
	TieSplit
)

const (
	FalsePenalty FalseOpening = iota
	FalseRefund
	FalseForfeit
)

const (
	PenaltyToNextPot PenaltyTo = iota
	PenaltyToWinner
	PenaltyShared
)

const (
	UnprovenAsFalse UnprovenOpening = iota
	UnprovenWarning
)

const (
	BluffLosesHand ReverseBluff = iota
	BluffWarning
	BluffAllowed
)

const (
	StakesTable Stakes = iota
	StakesOpen
)
