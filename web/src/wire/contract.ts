/** What crosses the wire. Written by tools/contract.py from the server's classes: change those instead. */

/** What a sentence names: words, a number, another sentence, a player, a card, or several of these. */
export type Argument =
	| string
	| number
	| Sentence
	| { seat: number }
	| { name: number }
	| { card: string }
	| { list: Argument[]; join: "" | "and" | "or" };

/** What is told to people, before it is said in any language: a key of the catalogues with its arguments. */
export interface Sentence {
	key: string;
	args: Record<string, Argument>;
}

/** From one picture to another (after a beat to before it): what to put there, or where to change what. */
export type WayBack =
	| number
	| string
	| boolean
	| unknown[]
	| { is: unknown }
	| { in: Record<string, WayBack> }
	| { at: Record<string, WayBack> }
	| { of: Record<string, WayBack>; by?: number[] };

/** A card by its number on the table and its printed id, so that it can be named after it has gone. */
export interface CardRef {
	n: number;
	face: string;
}

/** The game began for so many players. */
export interface VsGameBegan {
	kind: "GameBegan";
	seats: number;
}

/** Chance picked this player to name the first. */
export interface VsPickedToChoose {
	kind: "PickedToChoose";
	seat: number;
}

/** This player goes first. */
export interface VsFirstPlayer {
	kind: "FirstPlayer";
	seat: number;
}

/** A player's Main Character took its place. */
export interface VsMainPlaced {
	kind: "MainPlaced";
	seat: number;
	card: CardRef;
	row: "back" | "front";
}

/** A player shuffled the hand back and drew anew. */
export interface VsMulligan {
	kind: "Mulligan";
	seat: number;
}

/** A player kept the first hand. */
export interface VsKeptHand {
	kind: "KeptHand";
	seat: number;
}

/** A phase of this player's turn began. */
export interface VsPhaseBegan {
	kind: "PhaseBegan";
	seat: number;
	phase: "build" | "draw" | "main" | "recovery";
}

/** A player's turn ended. */
export interface VsTurnEnded {
	kind: "TurnEnded";
	seat: number;
}

/** A player drew so many cards; each has been told as DrewCard. */
export interface VsDrew {
	kind: "Drew";
	seat: number;
	count: number;
}

/** A player drew a card. */
export interface VsDrewCard {
	kind: "DrewCard";
	seat: number;
	card: CardRef | null;
}

/** A player placed a resource. */
export interface VsResourcePlaced {
	kind: "ResourcePlaced";
	seat: number;
	card: CardRef | null;
	up: boolean;
}

/** An effect gave a player a resource. */
export interface VsResourceAdded {
	kind: "ResourceAdded";
	seat: number;
	card: CardRef | null;
	up: boolean;
}

/** A resource left the row. */
export interface VsResourceLost {
	kind: "ResourceLost";
	seat: number;
	card: CardRef;
}

/** A Location was turned face up or face down. */
export interface VsLocationTurned {
	kind: "LocationTurned";
	seat: number;
	card: CardRef;
	up: boolean;
}

/** A player got recruit points. */
export interface VsPointsGained {
	kind: "PointsGained";
	seat: number;
	points: number;
}

/** A player left recruit points unspent. */
export interface VsPointsLost {
	kind: "PointsLost";
	seat: number;
	points: number;
}

/** A player recruited a character. */
export interface VsRecruited {
	kind: "Recruited";
	seat: number;
	card: CardRef;
	cost: number;
	row: "back" | "front";
}

/** A player passed. */
export interface VsPassed {
	kind: "Passed";
	seat: number;
}

/** A player played a plot twist. */
export interface VsTwistPlayed {
	kind: "TwistPlayed";
	seat: number;
	card: CardRef;
}

/** A Location paid a symbol: it was discarded from hand, or turned face down. */
export interface VsPaid {
	kind: "Paid";
	seat: number;
	card: CardRef;
	symbol: string;
	discarded?: boolean;
}

/** A player discarded a card. */
export interface VsDiscarded {
	kind: "Discarded";
	seat: number;
	card: CardRef;
}

/** A player shuffled the deck. */
export interface VsShuffled {
	kind: "Shuffled";
	seat: number;
}

/** A player has searched the deck. */
export interface VsSearched {
	kind: "Searched";
	seat: number;
}

/** A player took a card out of the deck and showed it. */
export interface VsTookFromDeck {
	kind: "TookFromDeck";
	seat: number;
	card: CardRef;
}

/** A player revealed a card, to everybody or to some. */
export interface VsRevealed {
	kind: "Revealed";
	seat: number;
	card: CardRef | null;
}

/** A player looked at so many cards of the deck. */
export interface VsLooked {
	kind: "Looked";
	seat: number;
	count: number;
}

/** A character went back to its owner's hand. */
export interface VsReturnedToHand {
	kind: "ReturnedToHand";
	seat: number;
	card: CardRef;
}

/** A card went into its owner's deck. */
export interface VsWentIntoDeck {
	kind: "WentIntoDeck";
	seat: number;
	card: CardRef | null;
	where: "bottom" | "shuffle" | "top";
}

/** A card went to its owner's hand from somewhere else than play. */
export interface VsCameToHand {
	kind: "CameToHand";
	seat: number;
	card: CardRef | null;
}

/** A player named a card. */
export interface VsNamedCard {
	kind: "NamedCard";
	seat: number;
	name: string;
}

/** A player chose a player. */
export interface VsChosePlayer {
	kind: "ChosePlayer";
	seat: number;
	player: number;
}

/** A player is out of the game. */
export interface VsPlayerOut {
	kind: "PlayerOut";
	seat: number;
}

/** A player exhausted a character to stay in the dance. */
export interface VsDanced {
	kind: "Danced";
	seat: number;
	card: CardRef;
}

/** A player dropped out of the dance. */
export interface VsDroppedOut {
	kind: "DroppedOut";
	seat: number;
}

/** A player won the dance. */
export interface VsWonDance {
	kind: "WonDance";
	seat: number;
}

/** The game is over: who won, and why. */
export interface VsGameOver {
	kind: "GameOver";
	winners: number[];
	why: VsEnding;
}

/** A stunned character was turned face up. */
export interface VsRecovered {
	kind: "Recovered";
	seat: number;
	card: CardRef;
}

/** A character was readied. */
export interface VsReadied {
	kind: "Readied";
	seat: number;
	card: CardRef;
}

/** A character was exhausted. */
export interface VsExhausted {
	kind: "Exhausted";
	seat: number;
	card: CardRef;
}

/** A character was frozen. */
export interface VsFrozen {
	kind: "Frozen";
	seat: number;
	card: CardRef;
}

/** A character hid: face down, but ready. */
export interface VsHidden {
	kind: "Hidden";
	seat: number;
	card: CardRef;
}

/** A hidden character showed itself. */
export interface VsTurnedUp {
	kind: "TurnedUp";
	seat: number;
	card: CardRef;
}

/** A character was given an Equipment. */
export interface VsEquipped {
	kind: "Equipped";
	seat: number;
	card: CardRef;
	bearer: CardRef;
}

/** A character lost an Equipment. */
export interface VsEquipmentLost {
	kind: "EquipmentLost";
	seat: number;
	card: CardRef;
	bearer: CardRef;
}

/** A character came into play. */
export interface VsAppeared {
	kind: "Appeared";
	seat: number;
	card: CardRef;
	row: "back" | "front";
}

/** A character went to the other row of its side. */
export interface VsMoved {
	kind: "Moved";
	seat: number;
	card: CardRef;
	row: "back" | "front";
}

/** One or more characters attacked, the leading one first. */
export interface VsAttacked {
	kind: "Attacked";
	seat: number;
	attackers: CardRef[];
	defender: CardRef;
}

/** A Super Power was used. */
export interface VsPowerUsed {
	kind: "PowerUsed";
	seat: number;
	card: CardRef;
	power: string;
}

/** A Super Power was cancelled; its character may be gone. */
export interface VsPowerCancelled {
	kind: "PowerCancelled";
	seat: number;
	card: CardRef | null;
	power: string;
}

/** A power triggered. */
export interface VsTriggered {
	kind: "Triggered";
	seat: number;
	card: CardRef;
	power: string;
}

/** A character was powered up by discarding a card of its name. */
export interface VsPoweredUp {
	kind: "PoweredUp";
	seat: number;
	card: CardRef;
	discarded: CardRef;
}

/** One or more characters struck together, so much ATK against so much DEF. */
export interface VsStruck {
	kind: "Struck";
	seat: number;
	strikers: CardRef[];
	struck: CardRef;
	attack: number;
	defense: number;
}

/** A character was stunned by a strike (`by`, and `allies` who struck with it) or an effect; dazed: not wounded. */
export interface VsStunned {
	kind: "Stunned";
	seat: number;
	card: CardRef;
	by?: CardRef;
	attack?: number;
	defense?: number;
	dazed?: boolean;
	allies?: CardRef[];
}

/** A character was wounded and has so many wounds now. */
export interface VsWounded {
	kind: "Wounded";
	seat: number;
	card: CardRef;
	wounds: number;
}

/** A character was healed and has so many wounds left. */
export interface VsHealed {
	kind: "Healed";
	seat: number;
	card: CardRef;
	wounds: number;
}

/** A character was KO'd. */
export interface VsKOd {
	kind: "KOd";
	seat: number;
	card: CardRef;
}

/** A character left play without being KO'd: it became a resource, or is simply gone. */
export interface VsLeftPlay {
	kind: "LeftPlay";
	seat: number;
	card: CardRef;
	to: "gone" | "resources";
}

/** A character was given +1/+1 counters, or -1/-1 counters where the count is negative. */
export interface VsCountersPut {
	kind: "CountersPut";
	seat: number;
	card: CardRef;
	count: number;
}

/** A character lost +1/+1 counters, or -1/-1 counters where the count is negative. */
export interface VsCountersRemoved {
	kind: "CountersRemoved";
	seat: number;
	card: CardRef;
	count: number;
}

/** A Main Character gained XP and has so many now. */
export interface VsXpGained {
	kind: "XpGained";
	seat: number;
	card: CardRef;
	gained: number;
	xp: number;
}

/** A Main Character became another card; `former` is the printed id it had. */
export interface VsLevelled {
	kind: "Levelled";
	seat: number;
	card: CardRef;
	former: string;
	level: number;
}

/** A player took control of a character. */
export interface VsControlTaken {
	kind: "ControlTaken";
	seat: number;
	card: CardRef;
}

/** A character went back to a player's side. */
export interface VsControlReturned {
	kind: "ControlReturned";
	seat: number;
	card: CardRef;
}

/** A character is a Main Character now, or no longer. */
export interface VsStatusChanged {
	kind: "StatusChanged";
	seat: number;
	card: CardRef;
	main: boolean;
}

/** A character defends in another's place. */
export interface VsDefenderReplaced {
	kind: "DefenderReplaced";
	seat: number;
	card: CardRef;
	former: CardRef;
}

/** The combat ended without strikes. */
export interface VsCombatCancelled {
	kind: "CombatCancelled";
	seat: number;
}

/** The strikes of the combat are over. */
export interface VsCombatResolved {
	kind: "CombatResolved";
	seat: number;
}

/** A statement holds of a character for a time: so much more ATK and DEF, or the word named in `truth`. */
export interface VsGiven {
	kind: "Given";
	seat: number;
	card: CardRef;
	truth: string;
	attack?: number;
	defense?: number;
}

/** A card was removed from the game. */
export interface VsRemovedFromGame {
	kind: "RemovedFromGame";
	seat: number;
	card: CardRef;
}

/** A player's turn began: the `turn`th of the game. */
export interface VsTurnBegan {
	kind: "TurnBegan";
	seat: number;
	turn: number;
}

/** Everything that can happen in Vs. */
export type VsEvent =
	| VsGameBegan
	| VsPickedToChoose
	| VsFirstPlayer
	| VsMainPlaced
	| VsMulligan
	| VsKeptHand
	| VsPhaseBegan
	| VsTurnEnded
	| VsDrew
	| VsDrewCard
	| VsResourcePlaced
	| VsResourceAdded
	| VsResourceLost
	| VsLocationTurned
	| VsPointsGained
	| VsPointsLost
	| VsRecruited
	| VsPassed
	| VsTwistPlayed
	| VsPaid
	| VsDiscarded
	| VsShuffled
	| VsSearched
	| VsTookFromDeck
	| VsRevealed
	| VsLooked
	| VsReturnedToHand
	| VsWentIntoDeck
	| VsCameToHand
	| VsNamedCard
	| VsChosePlayer
	| VsPlayerOut
	| VsDanced
	| VsDroppedOut
	| VsWonDance
	| VsGameOver
	| VsRecovered
	| VsReadied
	| VsExhausted
	| VsFrozen
	| VsHidden
	| VsTurnedUp
	| VsEquipped
	| VsEquipmentLost
	| VsAppeared
	| VsMoved
	| VsAttacked
	| VsPowerUsed
	| VsPowerCancelled
	| VsTriggered
	| VsPoweredUp
	| VsStruck
	| VsStunned
	| VsWounded
	| VsHealed
	| VsKOd
	| VsLeftPlay
	| VsCountersPut
	| VsCountersRemoved
	| VsXpGained
	| VsLevelled
	| VsControlTaken
	| VsControlReturned
	| VsStatusChanged
	| VsDefenderReplaced
	| VsCombatCancelled
	| VsCombatResolved
	| VsGiven
	| VsRemovedFromGame
	| VsTurnBegan;

/** Everybody was dealt so many cards. */
export interface DuelDealt {
	kind: "Dealt";
	count: number;
}

/** A player showed a hand without a Character. */
export interface DuelHandShown {
	kind: "HandShown";
	seat: number;
	cards: CardRef[];
}

/** All hands went back and the cards were dealt again. */
export interface DuelDealtAgain {
	kind: "DealtAgain";
}

/** A player put the first Character down, face-down. */
export interface DuelChose {
	kind: "Chose";
	seat: number;
	card: CardRef | null;
}

/** The player of the most villainous Character goes first; tied: within a side, the later in the alphabet. */
export interface DuelGoesFirst {
	kind: "GoesFirst";
	seat: number;
	card: CardRef;
	tied?: boolean;
}

/** A player drew a card. */
export interface DuelDrew {
	kind: "Drew";
	seat: number;
	card: CardRef | null;
}

/** A player played a Condition. */
export interface DuelPlayedCondition {
	kind: "PlayedCondition";
	seat: number;
	card: CardRef;
}

/** Two opposite Conditions went to the discard pile. */
export interface DuelCancelledOut {
	kind: "CancelledOut";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A Character joined a team with so much Health. */
export interface DuelJoined {
	kind: "Joined";
	seat: number;
	card: CardRef;
	health: number;
}

/** A Character attacked another. */
export interface DuelAttacked {
	kind: "Attacked";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A player did not attack. */
export interface DuelDeclined {
	kind: "Declined";
	seat: number;
}

/** A Character went to render aid to another. */
export interface DuelAiding {
	kind: "Aiding";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A Character ganged up with another. */
export interface DuelGangingUp {
	kind: "GangingUp";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A Character stepped between two others. */
export interface DuelThwarting {
	kind: "Thwarting";
	seat: number;
	card: CardRef;
	between: [CardRef, CardRef];
}

/** A Character's power was declared: which one (from 1), and on whom. */
export interface DuelDeclared {
	kind: "Declared";
	seat: number;
	card: CardRef;
	power: number;
	on?: CardRef;
}

/** A player played an Interruption. */
export interface DuelPlayedInterruption {
	kind: "PlayedInterruption";
	seat: number;
	card: CardRef;
}

/** The next so much damage to a Character will be prevented. */
export interface DuelShielded {
	kind: "Shielded";
	seat: number;
	card: CardRef;
	amount: number;
}

/** So much damage to a Character was prevented. */
export interface DuelPrevented {
	kind: "Prevented";
	seat: number;
	card: CardRef;
	amount: number;
}

/** A Character's power (which one, from 1) was cancelled. */
export interface DuelDampened {
	kind: "Dampened";
	seat: number;
	card: CardRef;
	power: number;
}

/** A Character does so much more damage this turn. */
export interface DuelBoosted {
	kind: "Boosted";
	seat: number;
	card: CardRef;
	amount: number;
}

/** A Character's attack has another speed this turn. */
export interface DuelQuickened {
	kind: "Quickened";
	seat: number;
	card: CardRef;
	speed: string;
}

/** An Interruption changed nothing about the Character it was played on. */
export interface DuelHadNoEffect {
	kind: "HadNoEffect";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** Two Characters traded places. */
export interface DuelSwapped {
	kind: "Swapped";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A Character took another's place. */
export interface DuelTookPlace {
	kind: "TookPlace";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A Condition is over. */
export interface DuelRemovedCondition {
	kind: "RemovedCondition";
	seat: number;
	card: CardRef;
}

/** The match-up of two Characters is over. */
export interface DuelMatchUpEnded {
	kind: "MatchUpEnded";
	card: CardRef;
	other: CardRef;
}

/** A Character returned to its player's hand. */
export interface DuelReturned {
	kind: "Returned";
	seat: number;
	card: CardRef;
}

/** A Character hit another for so much damage, with which of its powers (from 1), and which cards changed it. */
export interface DuelStruck {
	kind: "Struck";
	seat: number;
	card: CardRef;
	other: CardRef;
	power: number;
	damage: number;
	printed?: number;
	causes?: CardRef[];
}

/** A Character survived by a hair. */
export interface DuelSurvived {
	kind: "Survived";
	seat: number;
	card: CardRef;
}

/** A Character thwarted the match-up of two others: no damage. */
export interface DuelThwarted {
	kind: "Thwarted";
	seat: number;
	card: CardRef;
	between: [CardRef, CardRef];
}

/** A Character lost so much Health and has so much left. */
export interface DuelLostHealth {
	kind: "LostHealth";
	seat: number;
	card: CardRef;
	health: number;
	lost: number;
}

/** A Character gained so much Health and has so much now. */
export interface DuelHealed {
	kind: "Healed";
	seat: number;
	card: CardRef;
	health: number;
	gained: number;
}

/** A Character was knocked out. */
export interface DuelKnockedOut {
	kind: "KnockedOut";
	seat: number;
	card: CardRef;
	health: number;
}

/** A Character is back on their feet. */
export interface DuelGotUp {
	kind: "GotUp";
	seat: number;
	card: CardRef;
	health: number;
}

/** A Character rendered aid to another. */
export interface DuelAided {
	kind: "Aided";
	seat: number;
	card: CardRef;
	other: CardRef;
}

/** A player discarded a card. */
export interface DuelDiscarded {
	kind: "Discarded";
	seat: number;
	card: CardRef;
}

/** A player has nobody standing, but help may arrive. */
export interface DuelHelpMayArrive {
	kind: "HelpMayArrive";
	seat: number;
}

/** A player is out of the game. */
export interface DuelEliminated {
	kind: "Eliminated";
	seat: number;
	why: DuelEnding;
}

/** A player won. */
export interface DuelWon {
	kind: "Won";
	seat: number;
	why: DuelEnding;
}

/** The cards ran out and so many active Characters were the most: a draw. */
export interface DuelDrawn {
	kind: "Drawn";
	most: number;
}

/** A player's turn began: the `turn`th of the game. */
export interface DuelTurnBegan {
	kind: "TurnBegan";
	seat: number;
	turn: number;
}

/** Everything that can happen in Duel. */
export type DuelEvent =
	| DuelDealt
	| DuelHandShown
	| DuelDealtAgain
	| DuelChose
	| DuelGoesFirst
	| DuelDrew
	| DuelPlayedCondition
	| DuelCancelledOut
	| DuelJoined
	| DuelAttacked
	| DuelDeclined
	| DuelAiding
	| DuelGangingUp
	| DuelThwarting
	| DuelDeclared
	| DuelPlayedInterruption
	| DuelShielded
	| DuelPrevented
	| DuelDampened
	| DuelBoosted
	| DuelQuickened
	| DuelHadNoEffect
	| DuelSwapped
	| DuelTookPlace
	| DuelRemovedCondition
	| DuelMatchUpEnded
	| DuelReturned
	| DuelStruck
	| DuelSurvived
	| DuelThwarted
	| DuelLostHealth
	| DuelHealed
	| DuelKnockedOut
	| DuelGotUp
	| DuelAided
	| DuelDiscarded
	| DuelHelpMayArrive
	| DuelEliminated
	| DuelWon
	| DuelDrawn
	| DuelTurnBegan;

/** What an option of Vs. does. */
export type VsVerb =
	| "hand over"
	| "pass"
	| "next"
	| "main phase"
	| "end turn"
	| "keep"
	| "mulligan"
	| "yes"
	| "no"
	| "done"
	| "none"
	| "drop out"
	| "up"
	| "down"
	| "attack"
	| "join"
	| "defend"
	| "strike"
	| "pick"
	| "play"
	| "turn"
	| "discard"
	| "move"
	| "resource"
	| "recruit"
	| "dance"
	| "exhaust"
	| "use"
	| "resolve"
	| "power up"
	| "equip"
	| "first"
	| "player"
	| "row"
	| "number"
	| "mode"
	| "take"
	| "name"
	| "card"
	| "target"
	| "pay";

/** What an option of Duel does. */
export type DuelVerb =
	| "pass"
	| "not now"
	| "attack"
	| "aid"
	| "thwart"
	| "gang up"
	| "play"
	| "join"
	| "start"
	| "declare"
	| "discard"
	| "remove"
	| "pick";

/** What a decision of Vs. asks. */
export type VsQuestion =
	| "go first"
	| "place main"
	| "keep hand"
	| "keep main"
	| "order triggers"
	| "recovery phase"
	| "resource step"
	| "recruit step"
	| "formation step"
	| "after formation"
	| "main phase"
	| "declare attack"
	| "combat chance"
	| "strike back at"
	| "pay"
	| "react"
	| "choose"
	| "choose row"
	| "choose row for"
	| "choose player"
	| "choose number"
	| "choose one"
	| "name a card"
	| "may"
	| "discard"
	| "search"
	| "put on the bottom next"
	| "put on the top next"
	| "resource from the deck"
	| "which is KO'd"
	| "attack again"
	| "dance";

/** What a decision of Duel asks. */
export type DuelQuestion =
	| "start"
	| "condition"
	| "character"
	| "attack"
	| "counter-attack"
	| "interrupt"
	| "outside power"
	| "power"
	| "remove"
	| "discard"
	| "target";

/** VsEnding: why it is over */
export type VsEnding =
	| "main"
	| "card"
	| "stalemate"
	| "endless";

/** DuelEnding: why it is over */
export type DuelEnding =
	| "delay"
	| "all-out"
	| "most"
	| "draw";

/** VsMode: one of these. */
export type VsMode =
	| "duel"
	| "ffa"
	| "2v2"
	| "two-headed";

/** VsPhase: one of these. */
export type VsPhase =
	| "setup"
	| "draw"
	| "recovery"
	| "build"
	| "main"
	| "end";

/** VsStep: of the Build Phase */
export type VsStep =
	| ""
	| "resource"
	| "recruit"
	| "formation";

/** VsStanding: one of these. */
export type VsStanding =
	| "up"
	| "stunned"
	| "hidden";

/** VsCombatKind: one of these. */
export type VsCombatKind =
	| "melee"
	| "ranged";

/** VsOutcome: what a strike does; none: there is no strike */
export type VsOutcome =
	| "safe"
	| "stun"
	| "ko"
	| "main-ko"
	| "none";

/** VsCause: one of these. */
export type VsCause =
	| "base"
	| "base set"
	| "counters"
	| "more"
	| "switched"
	| "reset";

/** VsZone: one of these. */
export type VsZone =
	| "play"
	| "hand"
	| "resources"
	| "ko"
	| "removed"
	| "looked"
	| "pile"
	| "deck";

/** DuelMode: one of these. */
export type DuelMode =
	| "two-way"
	| "three-way";

/** DuelSide: one of these. */
export type DuelSide =
	| "Hero"
	| "Gray"
	| "Villain";

/** DuelType: one of these. */
export type DuelType =
	| "Physical"
	| "Energy"
	| "Mental"
	| "Fate";

/** DuelSpeed: one of these. */
export type DuelSpeed =
	| "fast"
	| "ranged"
	| "normal"
	| "slow";

/** DuelWindow: in which Interruptions may be played */
export type DuelWindow =
	| "W1"
	| "W2"
	| "W3"
	| "W4"
	| "W8"
	| "W9"
	| "W10"
	| "W12";

/** DuelRole: in a match-up */
export type DuelRole =
	| "attacking"
	| "attacked";

/** DuelAction: instead of attacking */
export type DuelAction =
	| "aid"
	| "thwart"
	| "gang up";

/** DuelColour: one of these. */
export type DuelColour =
	| "red"
	| "blue"
	| "yellow"
	| "green"
	| "violet";

/** DuelOutcome: what a fight does to a Character */
export type DuelOutcome =
	| "safe"
	| "hurt"
	| "healed"
	| "ko"
	| "down"
	| "up";

/** DuelCause: one of these. */
export type DuelCause =
	| "printed"
	| "ability"
	| "power"
	| "Condition"
	| "Interruptions"
	| "taking an action"
	| "ganging up";

/** TableState: one of these. */
export type TableState =
	| "open"
	| "live"
	| "over"
	| "abandoned";

/** Of whichever game it is. */
export type Verb =
	| VsVerb
	| DuelVerb;

/** Of whichever game it is. */
export type Question =
	| VsQuestion
	| DuelQuestion;

/** Of whichever game it is. */
export type AnyView =
	| VsView
	| DuelView;

/** Of whichever game it is. */
export type AnyPreview =
	| VsPreview
	| DuelPreview;

/** Of whichever game it is. */
export type AnyExplanation =
	| VsExplanation
	| DuelExplanation;

/** Of whichever game it is. */
export type GameEvent =
	| VsEvent
	| DuelEvent
	| UndoneEvent
	| ConcededEvent
	| TimedOutEvent;

/** A card the viewer may know: its number on the table and its printed id. */
export interface CardShown {
	n: number;
	face: string;
}

/** How the game ended: the winning seats, and why: `over-` and this is the key of a sentence. */
export interface ResultShown {
	winners: number[];
	why: string;
}

/** One option of a decision: `i` is what a pick sends back; the rest says what it is about. */
export interface OptionShown {
	i: number;
	verb: Verb;
	card: number;
	text: string;
	number: number;
	label: Sentence;
	seat?: number;
	brief?: string;
}

/** Any whole number from `first` to `last` (null: no end) may be picked: the option is the number minus `first`. */
export interface NumberRange {
	first: number;
	last: number | null;
}

/** The pending decision: the question for everybody; `options`, or else a `range`, for who decides alone. */
export interface DecisionShown {
	number: number;
	seat: number;
	why: Question;
	prompt: Sentence;
	about: number;
	purpose?: string;
	options?: OptionShown[];
	range?: NumberRange;
}

/** A resource: face up, or face down with a face only for those who may know it. */
export interface VsResourceShown {
	n: number;
	up: boolean;
	face: string | null;
}

/** A level of a Main Character that is not in play. */
export interface VsAsideShown {
	face: string;
}

/** How far a Main Character is from its next level, `face`. */
export interface VsLevelShown {
	main: number;
	have: number;
	need: number;
	face: string;
}

/** A pile beside the deck; the cards of a secret one are not listed. */
export interface VsPileShown {
	name: string;
	count: number;
	cards: CardShown[];
}

/**
 * One player's part of the table.
 *
 * `main` is the Main Character it started with, `seen` the faces everybody knows to lie face down among the resources
 * (in no order), `known` the hand cards everybody has seen, `counters` those of the player.
 */
export interface VsPlayerShown {
	seat: number;
	side: number;
	out: boolean;
	main: string;
	hand: CardShown[] | null;
	hand_count: number;
	deck_count: number;
	ko: CardShown[];
	resources: VsResourceShown[];
	seen: string[];
	points: number;
	aside: VsAsideShown[];
	counters: number;
	xp: VsLevelShown[];
	piles: VsPileShown[];
	known: string[];
}

/**
 * A character in play: everything about it is public, stunned or not.
 *
 * `seat` is its controller, `side` the side it stands on, `used` the powers used this turn, `notes` what has been
 * given to it for a time.
 */
export interface VsCharacterShown {
	n: number;
	face: string;
	name: string;
	owner: number;
	side: number;
	seat: number;
	row: "back" | "front";
	state: VsStanding;
	ready: boolean;
	wounds: number;
	health: number;
	counters: number;
	atk: number;
	def: number;
	base: [number, number];
	main: boolean;
	level: number;
	xp: number;
	keywords: string[];
	teams: string[];
	equipment: CardShown[];
	frozen: boolean;
	lost_powers: boolean;
	protected_by: number[];
	used: string[];
	notes: string[];
}

/** Who attacks whom (a character, or a player by `defender_seat`), who has passed and whose chance to act it is. */
export interface VsCombatShown {
	attackers: number[];
	defender: number | null;
	defender_seat: number | null;
	kind: VsCombatKind;
	team: boolean;
	passed: number[];
	chance: number | null;
}

/** A power that has triggered and is yet to happen. */
export interface VsTriggerShown {
	n: number;
	face: string;
	power: string;
	seat: number;
}

/** Cards being looked at: how many, and for those who look, which. */
export interface VsLookedShown {
	seat: number;
	count: number;
	cards: CardShown[] | null;
}

/**
 * The table of Vs.
 *
 * `declaring` are the attackers named so far for an attack that is being declared, `waiting` the powers to come,
 * `playing` the plot twists being carried out, `own` the cards of players' own that it
 * names, as cards are listed.
 */
export interface VsView {
	game: "vs";
	mode: VsMode;
	seat: number | null;
	turn: number;
	edition: string;
	active: number[];
	phase: VsPhase;
	step: VsStep;
	players: VsPlayerShown[];
	characters: VsCharacterShown[];
	combat: VsCombatShown | null;
	declaring: number[];
	waiting: VsTriggerShown[];
	playing: CardShown[];
	looked: VsLookedShown | null;
	removed: CardShown[];
	result: ResultShown | null;
	own?: Record<string, unknown>[];
}

/** One strike to come: who strikes together, and what it does. */
export interface VsStrike {
	by: number[];
	at: number;
	atk: number;
	def: number;
	outcome: VsOutcome;
}

/** A strike back to come; `chooser` is the seat that picks whom it hits, null where there is no choice. */
export interface VsStrikeBack {
	by: number[];
	at: number;
	atk: number;
	def: number;
	outcome: VsOutcome;
	chooser: number | null;
}

/** The attack as a whole: its last strike, and every one. */
export interface VsAttackOutlook {
	total: number;
	against: number;
	outcome: VsOutcome;
	steps: VsStrike[];
}

/**
 * What a combat would come to if everybody passed from here on.
 *
 * `unknown` are the questions that somebody would still have to answer, `levels` the Main Characters that level up.
 */
export interface VsPreview {
	attack: VsAttackOutlook;
	back: VsStrikeBack[];
	unknown: string[];
	levels: number[];
}

/** A power's name (or '') and its text; a keyword and its meaning. */
export interface VsTextLine {
	name: string;
	text: string;
}

/** One link of the chain behind ATK and DEF: what it is, the card it comes from, and the values after it. */
export interface VsCauseShown {
	what: VsCause;
	source: string;
	name: string;
	atk: number;
	def: number;
}

/** A power a character has now, and whether it has been used. */
export interface VsPowerShown {
	key: string;
	name: string;
	used: boolean;
}

/** All about a card: what is printed on it, and for a character in play where its numbers come from. */
export interface VsExplanation {
	n: number;
	zone?: VsZone;
	seat?: number;
	face?: string;
	name?: string;
	text?: VsTextLine[];
	atk?: number;
	def?: number;
	chain?: VsCauseShown[];
	keywords?: VsTextLine[];
	teams?: string[];
	notes?: string[];
	protected_by?: number[];
	powers?: VsPowerShown[];
}

/** A card the viewer may know. */
export interface DuelNamedCard {
	n: number;
	face: string;
	name: string;
}

/** Whether a player has put the first Character down; which one, for that player alone. */
export interface DuelStartShown {
	chosen: boolean;
	card: DuelNamedCard | null;
}

/**
 * One player's part of the table.
 *
 * `known` are cards in the hand that all have seen go there, `active` how many Characters stand, `start` is there
 * during the set-up.
 */
export interface DuelPlayerShown {
	seat: number;
	side: number;
	out: boolean;
	colour: DuelColour;
	pile_side: DuelSide | null;
	hand: DuelNamedCard[] | null;
	hand_count: number;
	known: DuelNamedCard[];
	pile_count: number | null;
	team: number[];
	active: number;
	grace_used: boolean;
	empty_turns: number;
	start: DuelStartShown | null;
}

/** What a Character does instead of attacking, and whom it is about. */
export interface DuelActionShown {
	kind: DuelAction;
	on: number[];
}

/** A printed power; `outside` ones reach outside the match-up. */
export interface DuelPowerShown {
	name: string;
	damage: number;
	speed: DuelSpeed;
	outside: boolean;
}

/**
 * A Character in play: everything about it is public.
 *
 * `seat` is its player, `printed` its full Health, `floor` how far down it can go, `power` the number of the power it
 * has declared (0: none) and `target` whom on.
 */
export interface DuelCharacterShown {
	n: number;
	face: string;
	name: string;
	seat: number;
	side: DuelSide;
	type: DuelType;
	health: number;
	printed: number;
	floor: number;
	ko: boolean;
	power: number;
	target: number | null;
	cancelled: boolean;
	speed: DuelSpeed | null;
	opponent: number | null;
	role: DuelRole | null;
	committed: boolean;
	action: DuelActionShown | null;
	shield: number;
	bonus: number;
	blank: boolean;
	powers: DuelPowerShown[];
}

/** Two Characters who fight, and who steps between them. */
export interface DuelMatchUpShown {
	number: number;
	attacking: number;
	attacked: number;
	thwarted_by: number[];
}

/** The optional rules that are played with. */
export interface DuelOptionsShown {
	help: boolean;
	delay: boolean;
	showdown: boolean;
	more_actions: boolean;
	picking_sides: boolean;
	three_way: boolean;
	poker_face: boolean;
}

/** The table of Duel. `holder` has the option to attack; `pile_count` is null where everybody has a pile. */
export interface DuelView {
	game: "duel";
	mode: DuelMode;
	seat: number | null;
	turn: number;
	options: DuelOptionsShown;
	current: number;
	step: number;
	step_name: string;
	window: DuelWindow | null;
	holder: number | null;
	players: DuelPlayerShown[];
	characters: DuelCharacterShown[];
	match_ups: DuelMatchUpShown[];
	conditions: DuelNamedCard[];
	discard: DuelNamedCard[];
	pile_count: number | null;
	playing: DuelNamedCard | null;
	result: ResultShown | null;
}

/** A blow to come: with which power, whether that has been declared, and in which of the groups D, E, F it falls. */
export interface DuelBlow {
	by: number;
	at: number;
	power: number;
	declared: boolean;
	damage: number;
	speed: DuelSpeed;
	group: string;
}

/** A Character's Health before and after the fight. */
export interface DuelFateShown {
	n: number;
	before: number;
	health: number;
	outcome: DuelOutcome;
}

/** What the match-ups would come to now; `unknown` is what has not been declared yet, in words. */
export interface DuelPreview {
	blows: DuelBlow[];
	after: DuelFateShown[];
	unknown: string[];
}

/** Health now, as printed, and how far down it can go. */
export interface DuelHealthShown {
	now: number;
	printed: number;
	floor: number;
}

/** One part of a power's damage, and the card it comes from. */
export interface DuelDamageCause {
	why: DuelCause;
	card: number;
	name: string;
	amount: number;
}

/** The damage a power would do, with its causes. */
export interface DuelPowerExplained {
	name: string;
	printed: number;
	damage: number;
	causes: DuelDamageCause[];
}

/** All about a card; Health and powers for a Character in play. */
export interface DuelExplanation {
	n: number;
	face?: string;
	name?: string;
	health?: DuelHealthShown;
	blank?: boolean;
	powers?: DuelPowerExplained[];
}

/** A player took a decision back. */
export interface UndoneEvent {
	kind: "Undone";
	seat: number;
}

/** A player gave up. */
export interface ConcededEvent {
	kind: "Conceded";
	seat: number;
}

/** A player ran out of time. */
export interface TimedOutEvent {
	kind: "TimedOut";
	seat: number;
}

/** One thing that happened: a sentence for this viewer (null where nobody needs to read it), and the event. */
export interface News {
	said: Sentence | null;
	event: GameEvent | null;
}

/** How many of the news belong to this beat, and the way from the picture after it to the picture before it. */
export interface BeatShown {
	news: number;
	back: WayBack | null;
}

/** The public card of a seat: who sits there, on which side, and whether they are here. */
export interface SeatShown {
	seat: number;
	name: string;
	kind: "bot" | "human";
	level: string;
	side: number;
	here: boolean;
	conceded: boolean;
}

/** Seconds left for a seat, and whether its clock runs. */
export interface ClockShown {
	seat: number;
	left: number;
	running: boolean;
}

/** The commitment to the shuffles, the players' shares, and once the match is over the server's seed. */
export interface Fairness {
	commit: string;
	client_seeds: string[];
	server_seed?: string;
}

/** How a match ended: the winning seats (none where nobody finished it), and why: `over-` and this is the key. */
export interface OutcomeShown {
	winners: number[];
	why: string;
}

/** Seconds at the start, and seconds added each time the decision is handed on. */
export interface ClockAgreed {
	start: number;
	add: number;
}

/**
 * The public card of a table; `free` is how many seats nobody has taken.
 *
 * Who asks for one table is told its own seat, and if it sits there the invitation.
 */
export interface TableCard {
	table: string;
	game: string;
	mode: string;
	state: TableState;
	private: boolean;
	seats: SeatShown[];
	free: number;
	clock: ClockAgreed | null;
	rated: boolean;
	hotseat: boolean;
	spectators: boolean;
	delay: number;
	watching: number;
	created: number;
	touched: number;
	outcome: OutcomeShown | null;
	prepared: boolean;
	rematch: string | null;
	forked_from: string | null;
	commit: string;
	people: string[];
	mains: string[];
	options: Record<string, boolean>;
	edition: string;
	choosing: boolean[];
	quick: boolean;
	chat: boolean;
	undo: boolean;
	days: number;
	turn: number;
	holds: number | null;
	seat?: number | null;
	deck?: string;
	invite?: string | null;
}

/** Why something is not possible: the row of the rules, and a sentence. */
export interface ReasonShown {
	rule: string;
	key: string;
	args: Record<string, Argument>;
}

/** An option as a bot sees it; one that thinks ahead tells its chance, how sure it is, and what would follow. */
export interface Hinted {
	option: number;
	label: Sentence;
	chance?: number;
	walks?: number;
	line?: Sentence[];
}

/** The best option of a decision, and others beside it. */
export interface HintShown {
	option: number;
	label: Sentence;
	chance?: number;
	walks?: number;
	line?: Sentence[];
	decision: number;
	others: Hinted[];
}

/** The table as this client may see it, what is asked, and what has happened since it was last told. */
export interface StateMessage {
	t: "state";
	seq: number;
	seat: number | null;
	hash: string;
	view: AnyView;
	decision: DecisionShown | null;
	preview: AnyPreview | null;
	news: News[];
	beats: BeatShown[];
	gap: boolean;
	clocks: ClockShown[];
	undo: "ask" | "free" | "no";
	undo_asked: number | null;
	seats: SeatShown[];
	chance: Fairness | null;
	auto_pass: "mine" | "off" | "turn" | null;
	outcome: OutcomeShown | null;
}

/** A state message as what it changes of the last one, for clients that have said `changes`. */
export interface ChangeMessage {
	t: "change";
	since: number;
	was: string;
	change: WayBack;
}

/** The game has not begun. */
export interface WaitingMessage {
	t: "waiting";
	table: TableCard;
	seat: number | null;
	commit: string;
}

/** The message with that id has been carried out, by the change `seq`. */
export interface AcknowledgedMessage {
	t: "ack";
	id: string;
	seq: number;
}

/** The message with that id (null: an unreadable one) changed nothing; `error` is the sentence in English. */
export interface RefusedMessage {
	t: "refused";
	id: string | null;
	error: string;
	key: string;
	args: Record<string, Argument>;
	reasons: ReasonShown[];
}

/** What a `why`, `explain`, `preview` or `hint` asked for; that one alone is there. */
export interface AnswerMessage {
	t: "answer";
	id: string;
	reasons?: ReasonShown[];
	explain?: AnyExplanation;
	preview?: AnyPreview | null;
	hint?: HintShown;
}

/** Somebody (`seat` null: a spectator) says a preset phrase or a text. */
export interface SaidMessage {
	t: "said";
	seat: number | null;
	name: string;
	phrase?: string;
	text?: string;
}

/** A player would like to take the last decision back. */
export interface UndoAskedMessage {
	t: "undo-asked";
	seat: number;
}

/** Somebody did not want that. */
export interface UndoRefusedMessage {
	t: "undo-refused";
	seat: number | null;
}

/** Who is here has changed. */
export interface SeatsMessage {
	t: "seats";
	seats: SeatShown[];
	clocks: ClockShown[];
}

/** How chances to act are passed for this client from now on. */
export interface SettingsMessage {
	t: "settings";
	auto_pass: "mine" | "off" | "turn";
}

/** Whether this client is spared what a seat says. */
export interface MutedMessage {
	t: "muted";
	seat: number;
	on: boolean;
}

/** The table at which the same players play again. */
export interface RematchMessage {
	t: "rematch";
	table: string;
}

/** Another tab has taken this seat. */
export interface ElsewhereMessage {
	t: "elsewhere";
}

/** Spectators of a delayed table have nothing to see yet. */
export interface WaitMessage {
	t: "wait";
	seconds: number;
}

/** Still here. */
export interface PongMessage {
	t: "pong";
}

/** The match is over, and why; `record` is the table whose record can be read, null for none. */
export interface OverMessage {
	t: "over";
	why: string;
	record: string | null;
}

/**
 * Here I am; this is the last change I have seen, my share of the chance, whether I show every beat, and whether
 * I can work out a picture from the last one and what has changed.
 */
export interface HelloRequest {
	t: "hello";
	last_seq?: number;
	client_seed?: string | null;
	beats?: boolean;
	changes?: boolean;
}

/** One decision answered. */
export interface PickOne {
	decision: number;
	option: number;
}

/** Decisions answered, all or none. */
export interface PickRequest {
	t: "pick";
	id: string;
	seq: number;
	picks: PickOne[];
}

/** Take back my last decision. */
export interface UndoRequest {
	t: "undo";
	id: string;
}

/** Whether somebody else may take theirs back. */
export interface UndoAnswerRequest {
	t: "undo-answer";
	yes: boolean;
}

/** I give up. */
export interface ConcedeRequest {
	t: "concede";
	id: string;
}

/** A preset phrase, or (where the table allows it) text. */
export interface SayRequest {
	t: "say";
	phrase?: string | null;
	text?: string | null;
}

/** Why can I not ...? */
export interface WhyRequest {
	t: "why";
	id: string;
	wish: string;
}

/** Where do the numbers of this card come from? */
export interface ExplainRequest {
	t: "explain";
	id: string;
	card: number;
}

/** What would this fight come to? */
export interface PreviewRequest {
	t: "preview";
	id: string;
	attackers: number[];
	defender: number;
}

/** What would you do? */
export interface HintRequest {
	t: "hint";
	id: string;
}

/** How chances to act are passed for me. */
export interface ChangeSettingsRequest {
	t: "settings";
	auto_pass: "mine" | "off" | "turn";
}

/** I do not want to read this seat any more, or want to again. */
export interface MuteRequest {
	t: "mute";
	seat: number;
	on?: boolean;
}

/** Something was not all right; the log goes with it. */
export interface ReportRequest {
	t: "report";
	id: string;
	text: string;
	seat?: number | null;
}

/** I am about to write a report, or am done: until then all clocks stand still, for a while. */
export interface ReportingRequest {
	t: "reporting";
	id: string;
	on?: boolean;
}

/** Are you there? */
export interface PingRequest {
	t: "ping";
}

/** Everything a table tells a client. */
export type Told =
	| StateMessage
	| ChangeMessage
	| WaitingMessage
	| AcknowledgedMessage
	| RefusedMessage
	| AnswerMessage
	| SaidMessage
	| UndoAskedMessage
	| UndoRefusedMessage
	| SeatsMessage
	| SettingsMessage
	| MutedMessage
	| RematchMessage
	| ElsewhereMessage
	| WaitMessage
	| PongMessage
	| OverMessage;

/** Everything a client can say. */
export type Asked =
	| HelloRequest
	| PickRequest
	| UndoRequest
	| UndoAnswerRequest
	| ConcedeRequest
	| SayRequest
	| WhyRequest
	| ExplainRequest
	| PreviewRequest
	| HintRequest
	| ChangeSettingsRequest
	| MuteRequest
	| ReportRequest
	| ReportingRequest
	| PingRequest;
