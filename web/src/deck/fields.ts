/** The fields a card search knows: each turns a value into a test of one card. */
import type { Face } from "../wire/types";
import {
	GRADES,
	type KindOfCard,
	type NumberField,
	SHORT,
	SYMBOLS,
	TIMINGS,
	TYPES,
	UNIVERSES,
	type WordField,
} from "./language";

export { SHORT } from "./language";

/** What is wrong with a search, and at which column. */
export class Mistake extends Error {
	constructor(
		message: string,
		readonly column: number,
	) {
		super(message);
	}
}

export type Test = (face: Face) => boolean;
type Full = Face & {
	aka?: string[];
	aliases?: string[];
	subtype?: string | null;
	level_up?: number | null;
	copies_in_box?: number;
	starter_deck?: Record<string, number>;
	variants?: { edition?: string }[];
	rulings?: string[];
	set_title?: string;
};

const figures: Record<NumberField, (f: Full) => number | null | undefined> = {
	cost: (f) => f.cost,
	atk: (f) => f.atk,
	def: (f) => f.def,
	health: (f) => f.health,
	level: (f) => f.level,
	xp: (f) => f.level_up,
	copies: (f) => f.copies_in_box,
};
export const NUMBERS: Record<string, (f: Full) => number | null | undefined> = figures;
const isCharacter = (f: Face) => f.type === "main" || f.type === "supporting";
const kinds: Record<KindOfCard, (f: Full) => boolean> = {
	main: (f) => f.type === "main",
	supporting: (f) => f.type === "supporting",
	character: isCharacter,
	twist: (f) => f.type === "plot-twist",
	"plot-twist": (f) => f.type === "plot-twist",
	location: (f) => f.type === "location",
	equipment: (f) => f.type === "equipment",
	token: (f) => f.type === "token",
	basic: (f) => f.subtype === "basic",
	special: (f) => f.subtype === "special",
	flight: (f) => f.flight,
	ranged: (f) => f.ranged,
	estimate: (f) => sourcesOf(f).includes("estimate"),
	released: () => true,
	starter: (f) => Object.keys(f.starter_deck ?? {}).length > 0,
	errata: (f) => (f.variants ?? []).some((v) => v.edition === "errata"),
	vanilla: (f) => isCharacter(f) && !f.powers?.length,
};
const KINDS: Record<string, (f: Full) => boolean> = kinds;

const folded = new Map<string, string>();
export function fold(text: string): string {
	let found = folded.get(text);
	if (found === undefined) {
		found = text
			.normalize("NFKD")
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, "");
		if (folded.size < 20_000) folded.set(text, found);
	}
	return found;
}

/** How many letters apart two words are. */
function apart(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++)
			next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
		row = next;
	}
	return row[b.length]!;
}

/** The known word that was probably meant, or "". */
function nearest(value: string, known: readonly string[]): string {
	const wanted = fold(value).slice(0, 40);
	let best = "";
	let least = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
	for (const word of known) {
		const distance = apart(wanted, fold(word));
		if (distance < least) [best, least] = [word, distance];
	}
	return best;
}

/** The known names a value stands for: the one it spells out, else all that contain it. */
function oneOf(value: string, known: readonly string[], what: string, column: number): Set<string> {
	const wanted = fold(value);
	const exact = known.filter((k) => fold(k) === wanted);
	const found = exact.length ? exact : known.filter((k) => wanted && fold(k).includes(wanted));
	if (!found.length) {
		const near = nearest(value, known);
		const hint = near ? `; did you mean ${near}?` : known.length < 20 ? `; there are ${known.join(", ")}` : "";
		throw new Mistake(`there is no ${what} '${value}'${hint}`, column);
	}
	return new Set(found);
}

function sourcesOf(face: Face): string[] {
	if (!face.provenance || typeof face.provenance === "string") return [];
	return Object.entries(face.provenance)
		.filter(([field]) => field !== "copies_in_box")
		.map(([, source]) => source);
}

export function symbolsOf(face: Face): Set<string> {
	return new Set([
		...(face.powers ?? []).flatMap((p) => (p.cost ?? []).flatMap((c) => c.split("|"))),
		...(face.produces?.symbols ?? []),
	]);
}

/** Rules text as the search reads it: the printed lines and what their keywords mean. */
export function textOf(face: Face, meaning: (keyword: string) => string): string {
	const names = (face.powers ?? []).map((p) => `${p.name}. `);
	const lines = face.text.map((line) => line.slice(names.find((name) => line.startsWith(name))?.length ?? 0));
	return [...lines, ...face.keywords.map(meaning)].join("\n");
}

export function named(wanted: string): Test {
	const key = fold(wanted);
	if (!key) return (f) => f.name.toLowerCase().includes(wanted.toLowerCase());
	return (f: Full) => [f.name, ...(f.aka ?? []), ...(f.aliases ?? [])].some((n) => fold(n).includes(key));
}

export function numberTest(name: string, sign: string, wanted: string, column: number): Test {
	const left = NUMBERS[name]!;
	const other = SHORT[wanted.toLowerCase()] ?? wanted.toLowerCase();
	if (!(other in NUMBERS) && !/^\d{1,9}$/.test(wanted))
		throw new Mistake(
			`${name} is compared with a number or another figure (${Object.keys(NUMBERS).join(", ")}), not '${wanted}'`,
			column,
		);
	const right = NUMBERS[other] ?? (() => Number(wanted));
	return (f) => {
		const a = left(f);
		const b = right(f);
		return a != null && b != null && compare(a, sign, b);
	};
}

type Words = (wanted: string, pool: Face[], meaning: (keyword: string) => string, column: number) => Test;
const each = <T>(pool: Face[], of: (face: Full) => T[]): T[] => [...new Set(pool.flatMap(of))];

/** Fields that take a word, by their long names. */
const words: Record<WordField, Words> = {
	name: (wanted) => named(wanted),
	text: (wanted, _pool, meaning) => {
		const key = wanted.toLowerCase().split(/\s+/).join(" ").trim();
		return (f) => textOf(f, meaning).toLowerCase().includes(key.replaceAll("~", f.name.toLowerCase()));
	},
	type: (wanted, _pool, _meaning, column) => {
		const types = oneOf(wanted, TYPES, "type", column);
		return (f) => types.has(f.type);
	},
	team: (wanted, pool, _meaning, column) => {
		const teams = oneOf(
			wanted,
			each(pool, (f) => f.teams),
			"team",
			column,
		);
		return (f) => f.teams.some((team) => teams.has(team));
	},
	keyword: (wanted, pool, _meaning, column) => {
		const known = ["Flight", "Ranged", ...each(pool, (f) => f.keywords)];
		const meant = oneOf(wanted, known, "keyword", column);
		return (f) =>
			(f.flight && meant.has("Flight")) || (f.ranged && meant.has("Ranged")) || f.keywords.some((k) => meant.has(k));
	},
	symbol: (wanted, _pool, _meaning, column) => {
		const short = SYMBOLS.find((s) => s[0]!.toLowerCase() === wanted.toLowerCase());
		const symbol = short ?? [...oneOf(wanted, SYMBOLS, "symbol", column)][0]!;
		return (f) => symbolsOf(f).has(symbol);
	},
	is: (wanted, _pool, _meaning, column) => {
		const known = Object.keys(KINDS);
		const kind = known.find((k) => k === wanted.toLowerCase());
		return KINDS[kind ?? [...oneOf(wanted, known, "kind of card", column)][0]!]!;
	},
	set: (wanted, pool, _meaning, column) => {
		const known = new Map(pool.flatMap((f: Full) => [[f.set, f.set] as const, [f.set_title ?? f.set, f.set] as const]));
		const sets = new Set([...oneOf(wanted, [...known.keys()], "set", column)].map((name) => known.get(name)));
		return (f) => sets.has(f.set);
	},
	universe: (wanted, _pool, _meaning, column) => {
		const universes = oneOf(wanted, UNIVERSES, "universe", column);
		return (f) => universes.has(f.universe ?? "");
	},
	timing: (wanted, _pool, _meaning, column) => {
		const timings = oneOf(wanted, TIMINGS, "timing", column);
		return (f) => (f.powers ?? []).some((p) => timings.has(p.timing ?? ""));
	},
	power: (wanted) => {
		const key = fold(wanted);
		return (f) => (f.powers ?? []).some((p) => p.name && fold(p.name).includes(key));
	},
	from: (wanted, _pool, _meaning, column) => {
		const known = [...new Set([...Object.values(GRADES), ...Object.keys(GRADES)])];
		const sources = oneOf(wanted, known, "source", column);
		return (f) => sourcesOf(f).some((source) => sources.has(source) || sources.has(GRADES[source] ?? ""));
	},
	number: (wanted) => (f) => f.number != null && fold(f.number).includes(fold(wanted)),
	id: (wanted) => (f) => f.id.includes(wanted.toLowerCase()),
	ruling: (wanted) => {
		const key = wanted.toUpperCase();
		return (f: Full) => (f.rulings ?? []).some((row) => row === key || row.startsWith(`${key}-`));
	},
	deck: (wanted, pool, _meaning, column) => {
		const known = each(pool, (f) => Object.keys(f.starter_deck ?? {}));
		const teams = [...oneOf(wanted, known, "starter deck", column)];
		return (f: Full) => teams.some((team) => team in (f.starter_deck ?? {}));
	},
};

export const WORDS: Record<string, Words> = words;

/** The field that was probably meant, or "". */
export const nearestField = (name: string): string =>
	nearest(name, [...Object.keys(WORDS), ...Object.keys(NUMBERS), ...Object.keys(SHORT)]);

function compare(a: number, sign: string, b: number): boolean {
	if (sign === "<") return a < b;
	if (sign === "<=") return a <= b;
	if (sign === ">") return a > b;
	if (sign === ">=") return a >= b;
	return sign === "!=" ? a !== b : a === b;
}
