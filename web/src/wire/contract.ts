/** What crosses the wire. Written by tools/contract.py from the server's classes: change those instead. */
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
	why: string;
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
	by?: CardRef | null;
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

/** The player of the most villainous Character goes first. */
export interface DuelGoesFirst {
	kind: "GoesFirst";
	seat: number;
	card: CardRef;
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
	on?: CardRef | null;
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

/** A Character hit another for so much damage, with which of its powers (from 1). */
export interface DuelStruck {
	kind: "Struck";
	seat: number;
	card: CardRef;
	other: CardRef;
	power: number;
	damage: number;
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
	why: string;
}

/** A player won. */
export interface DuelWon {
	kind: "Won";
	seat: number;
	why: string;
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
