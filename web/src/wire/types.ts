/** The shapes of docs/protocol.md, as the client reads them. */
import type { DuelEvent, VsEvent } from "./contract";

export interface Face {
	id: string;
	set: string;
	name: string;
	type: string;
	level: number | null;
	cost: number | null;
	atk: number | null;
	def: number | null;
	health: number | null;
	teams: string[];
	flight: boolean;
	ranged: boolean;
	keywords: string[];
	text: string[];
	/** What the card does, in one line. */
	brief?: string;
	/** The same for each of its powers, by name. */
	briefs?: Record<string, string>;
	powers?: Power[];
	provenance?: Record<string, string> | string;
	counterpart?: string | null;
	universe?: string | null;
	number?: string | null;
	produces?: { symbols: string[]; choose?: number; team?: string | null } | null;
	notes?: string[];
	/** Copies a deck may hold, where the card says so itself. */
	deck_limit?: number | null;
	/** How the card reads in other editions. */
	editions?: { edition: string; text: unknown; keywords: Record<string, string> }[];
	/** Keywords that mean something else on this card than they usually do. */
	meanings?: Record<string, string>;
	/** Duel */
	kind2?: string;
}
export interface Power {
	name?: string | null;
	kind?: string;
	timing?: string | null;
	cost?: string[];
	damage?: number;
	speed?: string;
	text?: string;
}

export interface Option {
	i: number;
	verb: string;
	card: number;
	text: string;
	number: number;
	/** The player it is about. */
	seat?: number | null;
	label: string;
	/** What the power does that it uses. */
	brief?: string;
	face?: string | null;
}
export interface Decision {
	number: number;
	seat: number;
	why: string;
	prompt: string;
	about: number;
	/** What a pick is for. */
	purpose?: string;
	options?: Option[];
	range?: { first: number; last: number | null } | null;
}

export interface HandCard {
	n: number;
	face: string;
}
export interface Resource {
	n: number | null;
	up: boolean;
	face: string | null;
}
export interface VsPlayer {
	seat: number;
	side: number;
	out: boolean;
	/** The Main Character it started with. */
	main?: string;
	hand: HandCard[] | null;
	hand_count: number;
	deck_count: number;
	ko: HandCard[];
	resources: Resource[];
	points: number;
	aside: { face: string }[];
	counters: number;
	xp: { main: number; have: number; need: number; face: string }[];
	piles: { name: string; count: number; cards: HandCard[] }[];
	known: string[];
}
export interface Character {
	n: number;
	face: string | null;
	name: string;
	owner: number;
	side: number;
	seat: number;
	row: "front" | "back";
	state: "up" | "stunned" | "hidden";
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
	equipment: { n: number; face: string }[];
	frozen: boolean;
	lost_powers: boolean;
	protected_by: number[];
	notes: string[];
}
export interface Combat {
	attackers: number[];
	defender: number | null;
	defender_seat: number | null;
	kind: string;
	team: boolean;
	passed: number[];
	chance: number | null;
}
export interface Result {
	winners: number[];
	why: string;
}
export interface VsView {
	game: "vs";
	mode: string;
	edition: string;
	seat: number | null;
	turn: number;
	active: number[];
	phase: string;
	step: string;
	players: VsPlayer[];
	characters: Character[];
	combat: Combat | null;
	/** Attackers chosen so far for an attack that is being declared. */
	declaring?: number[];
	playing?: HandCard[];
	looked?: { seat: number; count: number; cards: HandCard[] | null } | null;
	removed: HandCard[];
	result: Result | null;
}
// biome-ignore lint/suspicious/noExplicitAny: Duel's view is read by its own board, see game/duel.ts
export type AnyView = any;

export interface Strike {
	by: number[];
	atk: number;
	at: number;
	def: number;
	outcome: Outcome;
}
export type Outcome = "safe" | "stun" | "ko" | "main-ko" | "none";
export interface Preview {
	attack?: { total: number; against: number; outcome: Outcome; steps: Strike[] };
	back?: { by: number; at: number; atk: number; def: number; outcome: Outcome; chooser: number }[];
	unknown?: string[];
	levels?: number[];
}

/** Something that happened beside the rules. */
export interface NoticeEvent {
	kind: "Undone" | "Conceded";
	seat: number;
}
export type GameEvent = VsEvent | DuelEvent | NoticeEvent;
export interface News {
	text: string;
	event?: GameEvent | null;
}
export interface Seat {
	seat: number;
	name: string;
	kind: string;
	side: number;
	here: boolean;
	conceded?: boolean;
}
export interface Clock {
	seat?: number;
	left: number;
	running?: boolean;
}
/** From the picture after a beat to the picture before it. */
export type WayBack =
	| number
	| string
	| boolean
	| unknown[]
	| { is: unknown }
	| { in: Record<string, WayBack>; out?: string[] }
	| { at: Record<string, WayBack> }
	| { of: Record<string, WayBack>; by?: number[] };
/** A state message as what it changes of the last one, which had that `seq` and `hash`. */
export interface ChangeMessage {
	t: "change";
	since: number;
	was: string;
	change: WayBack;
}
export interface StateMessage {
	t: "state";
	seq: number;
	hash?: string;
	view: AnyView;
	decision: Decision | null;
	preview: Preview | null;
	news: News[];
	beats?: { news: number; back: WayBack | null }[];
	/** Made here: a moment that is not reached from the one before (a replay's). */
	jump?: boolean;
	clocks: Clock[] | null;
	undo: "free" | "ask" | "no";
	seats: Seat[];
	seat?: number | null;
	undo_asked?: number | null;
	auto_pass?: string | null;
	gap?: boolean;
	chance?: Record<string, unknown> | null;
	outcome?: Ending | null;
}
/** How a match ended, also when it ended beside the rules (conceded, time). */
export interface Ending {
	winners?: number[];
	why?: string;
}
export interface Reason {
	rule: string;
	text: string;
	/** The same in three words at most, for the foot of a card. */
	short: string;
}
export interface RuleRow {
	id: string;
	topic: string;
	rule: string;
	scenario?: string | null;
	tests?: string[] | null;
	source?: string | null;
}
export interface TableCard {
	table: string;
	game: string;
	mode: string;
	state: "open" | "live" | "over" | "abandoned";
	private: boolean;
	seats: (Seat & { level?: string })[];
	free: number;
	clock: { start: number; add: number } | null;
	rated: boolean;
	hotseat: boolean;
	spectators: boolean;
	watching: number;
	created?: number;
	outcome: Ending | null;
	rematch: string | null;
	commit?: string;
	seat?: number | null;
	invite?: string | null;
}
