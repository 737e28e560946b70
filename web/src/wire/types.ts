/** The shapes of docs/protocol.md, as the client reads them. */
import type { DecisionShown, GameEvent, OptionShown, Sentence, StateMessage, Told } from "./contract";

export type {
	AnyExplanation,
	AnyPreview,
	AnyView,
	Asked,
	CardShown as HandCard,
	ChangeMessage,
	ClockShown as Clock,
	DuelPreview,
	DuelView,
	Fairness,
	GameEvent,
	HintShown,
	OutcomeShown as Ending,
	SeatShown as Seat,
	StateMessage,
	TableCard,
	Told,
	VsCharacterShown as Character,
	VsCombatShown as Combat,
	VsOutcome as Outcome,
	VsPlayerShown as VsPlayer,
	VsPreview as Preview,
	VsResourceShown as Resource,
	VsStrike as Strike,
	VsView,
	WayBack,
} from "./contract";

/** An option and a decision in the reader's words. */
export type Option = Omit<OptionShown, "label"> & { label: string };
export type Decision = Omit<DecisionShown, "prompt" | "options"> & { prompt: string; options?: Option[] };

/** One thing that happened, in the reader's words ("" where nobody needs to read it). */
export interface News {
	text: string;
	event: GameEvent | null;
	/** The sentence before it was put into words: another reader is told it in other ones. */
	said?: Sentence | null;
}

/** A moment of the table, whether a server sent it or a replay made it (`jump`: it is not reached from the one before). */
export type Moment = StateMessage & { jump?: boolean };
export type Heard = Told | Moment;

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
	/** How a card of somebody's own looks. */
	portrait?: Record<string, string>;
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

export interface Reason {
	rule: string;
	text: string;
	/** The same in three words at most, for the foot of a card. */
	short: string;
}
export interface RuleRow {
	id: string;
	topic: string;
	/** The topic in plain words. */
	title?: string | null;
	rule: string;
	scenario?: string | null;
	tests?: string[] | null;
	source?: string | null;
}
