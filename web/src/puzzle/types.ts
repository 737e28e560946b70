/** Puzzles as the server tells of them. */
import type { Sentence } from "../i18n/sentences";
import type { DecisionShown, News, StateMessage } from "../wire/contract";
import type { AnyPreview, AnyView } from "../wire/types";

export type Goal = "ko" | "level" | "survive";
export interface PuzzleCard {
	id: string;
	game: "vs" | "duel";
	goal: Goal;
	seat: number;
	rating: number;
	grade: "easy" | "medium" | "hard";
	themes: string[];
	length: number;
	unique: boolean;
	deck: string;
	tries: number;
	solved: number;
	/** The day it was given on, where it is that of a day. */
	day?: number;
}
export interface Solver {
	today: number;
	streak: number;
	longest: number;
	days: number[];
	ratings: Record<string, { rating: number; tries: number }>;
	solved: string[];
	failed: string[];
}
export interface PuzzleFrame {
	view: AnyView;
	rival: AnyView;
	decision: DecisionShown | null;
	preview: AnyPreview | null;
	news: News[];
	beats: StateMessage["beats"];
	seat: number;
	status: "open" | "solved" | "failed";
	why: "" | "defence" | "turn" | "luck";
	refutation: { seat: number; said: Sentence }[];
	rated?: boolean;
}
export interface PuzzleAnswer {
	reasons?: (Sentence & { rule: string })[];
	explain?: unknown;
	preview?: AnyPreview | null;
	hint?: { option: number; card: number; label: Sentence };
}
