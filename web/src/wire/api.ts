/** HTTP: what is fetched once. */
import { refusals } from "../i18n/index.svelte";
import { reasonsSaid, refusal, type Sentence } from "../i18n/sentences";
import type { PuzzleAnswer, PuzzleCard, PuzzleFrame, Solver } from "../puzzle/types";
import { ask } from "./ask";
import type { DecisionShown, News as NewsShown } from "./contract";
import type { AnyPreview, AnyView, Face, Reason, RuleRow, StateMessage, TableCard } from "./types";

export class Refused extends Error {
	constructor(
		message: string,
		readonly status: number,
		readonly reasons: Reason[] = [],
		readonly column?: number,
	) {
		super(message);
	}
}

export interface Guest {
	id: string;
	name: string;
	csrf: string;
	kind?: string;
	login?: string | null;
	talk?: boolean;
	codes?: string[];
}
export interface GameEntry {
	id: string;
	title: string;
	form: SetupForm;
}
/** What can be chosen before a game. */
export interface SetupForm {
	modes: { id: string; title: string; seats: number[]; summary?: string }[];
	decks: { id: string; name: string; main: string; main_name: string; teams: string[] }[];
	editions?: { id: string; title: string; text: string }[];
	options: { id: string; title: string; kind: "switch"; default: boolean; text: string; modes?: string[] }[];
	default: { decks?: (string | object)[]; edition?: string };
}
/** A set-up as a table is opened with. */
export interface SetupData {
	mode: string;
	decks?: (string | { deck: string; main: string } | Omit<DeckData, "notes"> | null)[];
	edition?: string;
	options?: Record<string, boolean>;
	lesson?: string;
}
export interface NewTable {
	game: string;
	setup: Partial<SetupData>;
	seats: { kind: string; level?: string }[];
	clock: { start: number; add: number } | null;
	private: boolean;
	hotseat: boolean;
	lesson?: string;
	/** Days a move may take in a game by turns. */
	days?: number;
}
export interface ReplayFrame {
	picks: number;
	at: number;
	view: AnyView;
	decision: DecisionShown | null;
	preview: AnyPreview | null;
	news: NewsShown[];
	beats: StateMessage["beats"];
	marks: Record<string, unknown>[];
	names: string[];
	views: AnyView[] | null;
	picked: number | null;
}
export interface ReplayLine extends NewsShown {
	at: number;
}
/** A decision that gave chances away. */
export interface Moment {
	at: number;
	seat: number;
	lost: number;
	chance: number;
	why: string;
	picked: Sentence;
	better: Sentence;
}
export interface Judgement {
	status: "done";
	curve: { at: number; turn?: number; chance: number[] }[];
	moments: Moment[];
}
export interface Judging {
	status: "working";
	done: number;
	of: number;
	/** As far as it is known. */
	curve?: Judgement["curve"];
}

export interface DeckData {
	name: string;
	main: string;
	cards: Record<string, number>;
	notes: string;
}
export interface DeckReading {
	deck: DeckData;
	changes: string[];
	problems: (Sentence & { rule: string; cards: string[] })[];
	link: string;
	format: string;
}
export interface Rate {
	wins: number;
	games: number;
	rate: number;
	low: number;
	high: number;
}
export interface DeckTrial {
	id: string;
	state: "running" | "done" | "stopped";
	played: number;
	games: number;
	bot: string;
	seed: number;
	rows: (Rate & { deck: string })[];
	cards: (Rate & { card: string })[];
	failures: number;
}

/** A deck as an account keeps it. */
export interface StoredDeck extends DeckData {
	id: string;
	edited: number;
	versions: { at: number; name: string; main: string; cards: Record<string, number> }[];
	/** Decks it is kept together with, as the first of a team. */
	partners?: string[];
}
/** What bots' games have shown of every card. */
export interface CardFigures {
	games: number;
	seed?: number;
	last?: number;
	bots?: string[];
	decks?: number;
	cards: Record<string, CardFigure>;
}
export interface CardFigure {
	when_drawn: Rate | null;
	when_played: Rate | null;
	used: Rate | null;
	turn: number | null;
}

let guest: Promise<Guest> | null = null;

async function reply<T>(response: Response): Promise<T> {
	const text = await response.text();
	let data: unknown = null;
	try {
		data = text ? JSON.parse(text) : null;
	} catch {
		data = null;
	}
	if (!response.ok) {
		const body = (data ?? {}) as Partial<Sentence> & {
			error?: string;
			detail?: string;
			reasons?: (Sentence & { rule: string })[];
			column?: number;
		};
		await refusals().catch(() => null);
		throw new Refused(
			refusal(body, `${response.status} ${response.statusText}`),
			response.status,
			reasonsSaid(body.reasons ?? []),
			body.column,
		);
	}
	return data as T;
}

const BEEN_HERE = "capes.known";

/** This browser has a session from now on: it may ask who it is without an error in its console. */
function known(one: Guest): Guest {
	try {
		localStorage.setItem(BEEN_HERE, "1");
	} catch {
		// A browser that forbids storage is asked as if it were new.
	}
	return one;
}
function beenHere(): boolean {
	try {
		return localStorage.getItem(BEEN_HERE) !== null;
	} catch {
		return true;
	}
}

/** Who we are; a guest is made on first use. */
export function me(): Promise<Guest> {
	guest ??= ask("/api/guest", { method: "POST" })
		.then((r) => reply<Guest>(r))
		.then(known)
		.catch((error: unknown) => {
			guest = null;
			throw error;
		});
	return guest;
}

export function forgetMe(): void {
	guest = null;
}

export async function get<T>(path: string): Promise<T> {
	return reply<T>(await ask(path));
}

export const post = <T>(path: string, body: unknown): Promise<T> => change<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => change<T>("PATCH", path, body);

export async function change<T>(method: string, path: string, body: unknown): Promise<T> {
	const { csrf } = await me();
	return reply<T>(
		await ask(path, {
			method,
			headers: { "Content-Type": "application/json", "X-CSRF-Token": csrf },
			body: JSON.stringify(body),
		}),
	);
}

/** A session for an account, from nobody. */
async function enter(path: string, body: unknown): Promise<Guest> {
	const headers = { "Content-Type": "application/json" };
	return known(await reply<Guest>(await ask(path, { method: "POST", headers, body: JSON.stringify(body) })));
}

const q = encodeURIComponent;
const invited = (invite: string): string => (invite ? `?invite=${q(invite)}` : "");

export interface CardFault {
	at: number;
	why: Sentence;
	error: string;
	expected: string[];
	near: string;
}
/** A card of one's own as it is being written. */
export interface CardWorth {
	id: string;
	state: string;
	played: number;
	games: number;
	rows: { cost: string; rate: number; low: number; high: number; games: number }[];
}
export interface CardReading {
	id: string;
	text: string;
	brief: string;
	cards: (Partial<Face> & { id: string })[];
	price: {
		fair: number;
		low: number;
		high: number;
		off: number;
		cards: number;
		peers: { name: string; cost: number }[];
	} | null;
	setup: Record<string, unknown> | null;
	error: CardFault | null;
	lines: {
		line: number;
		ok: boolean;
		text: string;
		brief: string;
		error: CardFault | null;
		spans: [number, number, string][];
		how: Sentence | null;
		reminders: { name: string; text: string }[];
	}[];
	next: { text: string; replace: number; used: number }[];
}

export const api = {
	games: () => get<GameEntry[]>("/api/games"),
	words: () => get<{ phrases: string[]; levels: string[] }>("/api/words"),
	cards: (game: string) => get<Face[]>(`/api/cards?game=${q(game)}`),
	shortCards: (game: string) => get<Face[]>(`/api/cards?game=${q(game)}&short=true`),
	search: (game: string, query: string) =>
		get<{ ids: string[] } | string[]>(`/api/cards/search?game=${q(game)}&q=${q(query)}`),
	rules: (game: string) => get<RuleRow[]>(`/api/rules?game=${q(game)}`),
	keywords: (game: string) => get<{ name: string; text: string }[]>(`/api/keywords?game=${q(game)}`),
	open: (table: NewTable) => post<{ table: string; invite: string; seat: number | null }>("/api/tables", table),
	lobby: (filters: Record<string, string> = {}) => get<TableCard[]>(`/api/tables?${new URLSearchParams(filters)}`),
	table: (id: string, invite = "") => get<TableCard>(`/api/tables/${q(id)}${invite ? `?invite=${q(invite)}` : ""}`),
	invitation: (code: string) => get<TableCard>(`/api/invites/${q(code)}`),
	myTables: () => me().then(() => get<TableCard[]>("/api/me/tables")),
	setTalk: (talk: boolean) => patch<Guest>("/api/me", { talk: talk ? "on" : "off" }),
	rename: (name: string) => patch<Guest>("/api/me", { name }),
	leave: (id: string) => post<null>(`/api/tables/${q(id)}/leave`, {}),
	verify: (id: string) =>
		get<{ ok: boolean; error: string; facts: Record<string, unknown> }>(`/api/tables/${q(id)}/verify`),
	replayLog: (id: string) => get<ReplayLine[]>(`/api/replays/${q(id)}/log`),
	join: (id: string, body: { invite?: string; deck?: unknown }) =>
		post<{ seat: number }>(`/api/tables/${q(id)}/join`, body),
	arrange: (id: string, body: { choosing: boolean; deck?: unknown }) =>
		post<null>(`/api/tables/${q(id)}/arrange`, body),
	rematch: (id: string) => post<{ table: string }>(`/api/tables/${q(id)}/rematch`, {}),
	replay: (id: string, at: number, seat?: number) =>
		get<ReplayFrame>(`/api/replays/${q(id)}?at=${at}${seat === undefined ? "" : `&seat=${seat}`}`),
	readDeck: (text: string) =>
		Promise.all([post<DeckReading>("/api/decks/read", { game: "vs", text }), refusals()]).then(([found]) => found),
	writeDeck: (deck: DeckData, format: string) =>
		post<{ text: string }>("/api/decks/write", { game: "vs", deck, format }).then((answer) => answer.text),
	tryDeck: (body: { deck: string; against: string[]; bot: string; games: number; seed: number }) =>
		post<DeckTrial>("/api/decks/match-ups", { game: "vs", ...body }),
	trial: (id: string) => get<DeckTrial>(`/api/decks/match-ups/${q(id)}`),
	/** Who this browser is, or null if it has not been here. */
	whoAmI: async (): Promise<Guest | null> => {
		if (!beenHere()) return null;
		const answer = await ask("/api/me");
		return answer.status === 401 ? null : reply<Guest>(answer);
	},
	openAccount: (login: string, password: string) => post<Guest>("/api/account", { login, password }),
	logIn: (login: string, password: string) => enter("/api/login", { login, password }),
	recover: (login: string, code: string, password: string) => enter("/api/recover", { login, code, password }),
	logOut: () => post<null>("/api/logout", {}),
	decks: () => get<StoredDeck[]>("/api/decks?game=vs"),
	keepDeck: ({ id, ...deck }: StoredDeck) => change<StoredDeck>("PUT", `/api/decks/${q(id)}`, { game: "vs", ...deck }),
	removeDeck: (id: string) => change<null>("DELETE", `/api/decks/${q(id)}`, null),
	reportCard: (game: string, card: string, field: string, text: string) =>
		post<{ id: string }>("/api/reports/card", { game, card, field, text }),
	readCard: (text: string, line = -1, column = -1) => post<CardReading>("/api/cards/read", { text, line, column }),
	/** What a card of one's own is worth: games at its cost and beside it. */
	priceCard: (text: string, games: number) => post<CardWorth>("/api/cards/price", { text, games, seed: 1 }),
	worth: (id: string) => get<CardWorth>(`/api/decks/match-ups/${q(id)}`),
	stopWorth: (id: string) => change<CardWorth>("DELETE", `/api/decks/match-ups/${q(id)}`, null),
	cardFigures: (game: string) => get<CardFigures>(`/api/cards/figures?game=${q(game)}`),
	stopTrial: (id: string) => change<DeckTrial>("DELETE", `/api/decks/match-ups/${q(id)}`, null),
	analysis: (id: string) => get<Judgement | Judging>(`/api/tables/${q(id)}/analysis`),
	chances: (id: string) =>
		get<{ curve: Judgement["curve"]; of: number; whole: boolean }>(`/api/tables/${q(id)}/chances`),
	puzzles: () => get<PuzzleCard[]>("/api/puzzles"),
	puzzle: (id: string, invite = "") => get<PuzzleCard>(`/api/puzzles/${q(id)}${invited(invite)}`),
	dailyPuzzle: () => get<PuzzleCard>("/api/puzzles/daily"),
	nextPuzzle: (game: string, theme: string, goal: string) =>
		me().then(() => get<PuzzleCard>(`/api/puzzles/next?game=${q(game)}&theme=${q(theme)}&goal=${q(goal)}`)),
	myHabits: () => me().then(() => get<{ habit: string; chances: number; times: number }[]>("/api/me/habits")),
	mySolving: () => me().then(() => get<Solver>("/api/puzzles/mine")),
	playPuzzle: (id: string, picks: number[], helped: boolean, invite = "") =>
		post<PuzzleFrame>(`/api/puzzles/${q(id)}/play${invited(invite)}`, { picks, helped }),
	askPuzzle: (id: string, body: Record<string, unknown>, invite = "") =>
		post<PuzzleAnswer>(`/api/puzzles/${q(id)}/ask${invited(invite)}`, body),
	puzzleTable: (id: string, level: string, invite = "") =>
		post<{ table: string }>(`/api/puzzles/${q(id)}/table${invited(invite)}`, { level }),
	makePuzzle: (table: string, at: number, goal: string) =>
		post<PuzzleCard & { solutions: number }>("/api/puzzles", { table, at, goal }),
	fork: (id: string, at: number, seats: { kind: string; level?: string }[]) =>
		post<{ table: string }>(`/api/replays/${q(id)}/fork`, { at, seats }),
};
