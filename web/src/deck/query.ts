/** Card search in the page: the syntax of `capes cards`, so that every keystroke is answered at once. */
import type { Face } from "../wire/types";

/** What is wrong with a search, and at which column. */
export class Mistake extends Error {
	constructor(
		message: string,
		readonly column: number,
	) {
		super(message);
	}
}
/** A search with something only the server knows. */
export class AskServer extends Error {}

type Test = (face: Face) => boolean;
type Full = Face & {
	aka?: string[];
	aliases?: string[];
	subtype?: string | null;
	level_up?: number | null;
	copies_in_box?: number;
	starter_deck?: Record<string, number>;
};

const SHORT: Record<string, string> = {
	t: "type",
	s: "set",
	e: "set",
	kw: "keyword",
	k: "keyword",
	sym: "symbol",
	o: "text",
	oracle: "text",
	n: "name",
	hp: "health",
	lvl: "level",
	u: "universe",
	no: "number",
	num: "number",
	p: "power",
	when: "timing",
	defense: "def",
};
const NUMBERS: Record<string, (f: Full) => number | null | undefined> = {
	cost: (f) => f.cost,
	atk: (f) => f.atk,
	def: (f) => f.def,
	health: (f) => f.health,
	level: (f) => f.level,
	xp: (f) => f.level_up,
	copies: (f) => f.copies_in_box,
};
const KINDS: Record<string, (f: Full) => boolean> = {
	main: (f) => f.type === "main",
	supporting: (f) => f.type === "supporting",
	character: (f) => f.type === "main" || f.type === "supporting",
	twist: (f) => f.type === "plot-twist",
	"plot-twist": (f) => f.type === "plot-twist",
	location: (f) => f.type === "location",
	equipment: (f) => f.type === "equipment",
	token: (f) => f.type === "token",
	basic: (f) => f.subtype === "basic",
	special: (f) => f.subtype === "special",
	flight: (f) => f.flight,
	ranged: (f) => f.ranged,
	starter: (f) => Object.keys(f.starter_deck ?? {}).length > 0,
};
const SYMBOLS = ["Energy", "Intellect", "Might", "Skill"];
const TYPES = ["main", "supporting", "plot-twist", "location", "equipment", "token"];
const TIMINGS = ["Build", "Main", "Combat", "Recovery", "Reaction"];

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

/** The known names a value stands for: the one it spells out, else all that contain it. */
function oneOf(value: string, known: string[]): Set<string> {
	const wanted = fold(value);
	const exact = known.filter((k) => fold(k) === wanted);
	const found = exact.length ? exact : known.filter((k) => wanted && fold(k).includes(wanted));
	// The server words the refusal, with what was probably meant.
	if (!found.length) throw new AskServer(value);
	return new Set(found);
}

export function symbolsOf(face: Face): Set<string> {
	return new Set([
		...(face.powers ?? []).flatMap((p) => (p.cost ?? []).flatMap((c) => c.split("|"))),
		...(face.produces?.symbols ?? []),
	]);
}

/** A search understood: a test of one card. Throws Mistake, or AskServer for what the page cannot know. */
export function understand(text: string, pool: Face[], meaning: (keyword: string) => string = () => ""): Test {
	let at = 0;
	let depth = 0;
	const skip = () => {
		while (at < text.length && /\s/.test(text[at]!)) at += 1;
	};
	const word = () => /^[^\s()]+/.exec(text.slice(at))?.[0] ?? "";
	const ended = () => at >= text.length || text[at] === ")";
	const either = (): Test => {
		const tests = [every()];
		while (word().toLowerCase() === "or") {
			const column = at + 1;
			at += 2;
			skip();
			if (ended()) throw new Mistake("something must follow 'or'", column);
			tests.push(every());
		}
		return tests.length === 1 ? tests[0]! : (f) => tests.some((test) => test(f));
	};
	const every = (): Test => {
		if (word().toLowerCase() === "or") throw new Mistake("something must stand before 'or'", at + 1);
		const tests: Test[] = [];
		while (!ended() && word().toLowerCase() !== "or") {
			if (word().toLowerCase() === "and") at += 3;
			else tests.push(term());
			skip();
		}
		if (!tests.length) throw new Mistake("something to search for is missing here", at + 1);
		return tests.length === 1 ? tests[0]! : (f) => tests.every((test) => test(f));
	};
	const term = (): Test => {
		const column = at + 1;
		const char = text[at];
		if (char === "-" || char === "(") {
			depth += 1;
			if (depth > 30) throw new Mistake("this search is nested too deeply", column);
			at += 1;
			if (char === "-") {
				if (at >= text.length || /\s/.test(text[at]!)) throw new Mistake("something must follow '-'", column);
				const inner = term();
				depth -= 1;
				return (f) => !inner(f);
			}
			skip();
			const inner = either();
			if (at >= text.length) throw new Mistake("this ( is never closed", column);
			at += 1;
			depth -= 1;
			return inner;
		}
		if (char === ")") throw new Mistake("this ) closes nothing", column);
		// Patterns are the server's: it knows which ones could run away.
		if (char === "/") throw new AskServer(text);
		const field = /^([A-Za-z]+)(!=|<=|>=|:|=|<|>)/.exec(text.slice(at));
		if (!field) return named(value());
		at += field[0].length;
		return fieldTest(field[1]!.toLowerCase(), field[2]!);
	};
	const value = (): string => {
		let found: string;
		if (text[at] === '"') {
			const end = text.indexOf('"', at + 1);
			if (end < 0) throw new Mistake("this quotation is never closed", at + 1);
			found = text.slice(at + 1, end);
			at = end + 1;
		} else {
			found = word();
			at += found.length;
		}
		if (!found.trim()) throw new Mistake("something to search for is missing here", Math.min(at + 1, text.length + 1));
		return found;
	};
	const named = (wanted: string): Test => {
		const key = fold(wanted);
		if (!key) return (f) => f.name.toLowerCase().includes(wanted.toLowerCase());
		return (f: Full) => [f.name, ...(f.aka ?? []), ...(f.aliases ?? [])].some((n) => fold(n).includes(key));
	};
	const fieldTest = (name: string, sign: string): Test => {
		const long = SHORT[name] ?? name;
		if (text[at] === "/") throw new AskServer(text);
		if (long in NUMBERS) {
			const left = NUMBERS[long]!;
			const wanted = value();
			const other = SHORT[wanted.toLowerCase()] ?? wanted.toLowerCase();
			if (!(other in NUMBERS) && !/^\d{1,9}$/.test(wanted)) throw new AskServer(text);
			const right = NUMBERS[other] ?? (() => Number(wanted));
			return (f) => {
				const a = left(f);
				const b = right(f);
				return a != null && b != null && compare(a, sign, b);
			};
		}
		if (![":", "=", "!="].includes(sign)) throw new AskServer(text);
		const test = wordTest(long, value());
		return sign === "!=" ? (f) => !test(f) : test;
	};
	const wordTest = (long: string, wanted: string): Test => {
		switch (long) {
			case "name":
				return named(wanted);
			case "text": {
				const key = wanted.toLowerCase().split(/\s+/).join(" ").trim();
				return (f) =>
					[...f.text, ...f.keywords.map(meaning)]
						.join("\n")
						.toLowerCase()
						.includes(key.replaceAll("~", f.name.toLowerCase()));
			}
			case "type": {
				const kinds = oneOf(wanted, TYPES);
				return (f) => kinds.has(f.type);
			}
			case "team": {
				const teams = oneOf(wanted, [...new Set(pool.flatMap((f) => f.teams))]);
				return (f) => f.teams.some((team) => teams.has(team));
			}
			case "keyword": {
				const words = oneOf(wanted, ["Flight", "Ranged", ...new Set(pool.flatMap((f) => f.keywords))]);
				return (f) =>
					(f.flight && words.has("Flight")) ||
					(f.ranged && words.has("Ranged")) ||
					f.keywords.some((k) => words.has(k));
			}
			case "symbol": {
				const short = SYMBOLS.find((s) => s[0]!.toLowerCase() === wanted.toLowerCase());
				const [symbol] = short ? [short] : [...oneOf(wanted, SYMBOLS)];
				return (f) => symbolsOf(f).has(symbol!);
			}
			case "is": {
				const kind = KINDS[wanted.toLowerCase()];
				if (!kind) throw new AskServer(wanted);
				return kind;
			}
			case "universe": {
				const universes = oneOf(wanted, ["illustrated", "photographic"]);
				return (f) => universes.has(f.universe ?? "");
			}
			case "timing": {
				const timings = oneOf(wanted, TIMINGS);
				return (f) => (f.powers ?? []).some((p) => timings.has(p.timing ?? ""));
			}
			case "power": {
				const key = fold(wanted);
				return (f) => (f.powers ?? []).some((p) => p.name && fold(p.name).includes(key));
			}
			case "number":
				return (f) => f.number != null && fold(f.number).includes(fold(wanted));
			case "id":
				return (f) => f.id.includes(wanted.toLowerCase());
			default:
				throw new AskServer(long);
		}
	};
	if (text.length > 300) throw new Mistake("a search has at most 300 characters", 301);
	skip();
	if (at >= text.length) return () => true;
	const test = either();
	if (at < text.length) throw new Mistake("this ) closes nothing", at + 1);
	return test;
}

function compare(a: number, sign: string, b: number): boolean {
	if (sign === "<") return a < b;
	if (sign === "<=") return a <= b;
	if (sign === ">") return a > b;
	if (sign === ">=") return a >= b;
	return sign === "!=" ? a !== b : a === b;
}
