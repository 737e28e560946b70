/** A card of one's own as the form holds it; the text it makes; the link that carries it. */
import type { Face } from "../wire/types";

export const KINDS = ["supporting", "main", "plot-twist", "location", "equipment"] as const;
export const TEAMS = [
	"Avengers",
	"X-Men",
	"Guardians",
	"Super Villains",
	"Defenders",
	"Underworld",
	"A-Force",
	"Femme Fatales",
	"MCU Heroes",
	"MCU Villains",
];
export const SYMBOLS = ["Energy", "Intellect", "Might", "Skill"];
export const MOST = { cost: 12, atk: 30, def: 30, health: 20 };
export type Figure = keyof typeof MOST;

/** What each level of a Main Character has of its own. */
export interface Level {
	atk: number;
	def: number;
	health: number;
	powers: string;
}
export interface Draft extends Level {
	kind: (typeof KINDS)[number];
	name: string;
	teams: string[];
	symbols: string[];
	cost: number;
	flight: boolean;
	ranged: boolean;
	keywords: string[];
	traits: Record<string, string>;
	second: Level | null;
}
export const BLANK: Draft = {
	kind: "supporting",
	name: "Night Lamp",
	teams: ["Avengers"],
	symbols: ["Might"],
	cost: 2,
	atk: 2,
	def: 2,
	health: 1,
	flight: false,
	ranged: false,
	keywords: [],
	powers: "",
	traits: {},
	second: null,
};
export const blank = (): Draft => ({ ...BLANK, teams: [...BLANK.teams], symbols: ["Might"], keywords: [], traits: {} });

export const isCharacter = (d: Pick<Draft, "kind">): boolean => d.kind === "supporting" || d.kind === "main";
/** The figures a kind of card has. */
export const FIGURES: Record<Draft["kind"], Figure[]> = {
	supporting: ["cost", "atk", "def", "health"],
	main: ["atk", "def", "health"],
	"plot-twist": [],
	location: [],
	equipment: ["cost", "atk", "def"],
};

/** The card as it is written in a file, and the line on which the powers of each level begin. */
export function composed(d: Draft): { text: string; starts: number[] } {
	const level = (own: Level, number: number): string[] => {
		const stats = `${own.atk}/${own.def}`;
		const icons = [d.flight && "Flight", d.ranged && "Ranged"];
		const figures = {
			supporting: ["Supporting Character", `cost ${d.cost}`, stats, `Health ${own.health}`, ...d.teams, ...icons],
			main: ["Main Character", `Level ${number}`, stats, `Health ${own.health}`, ...d.teams, ...icons],
			"plot-twist": ["Plot Twist", ...d.teams],
			location: ["Location", (d.symbols.length ? d.symbols : ["Might"]).map((s) => `[${s}]`).join(" or "), ...d.teams],
			equipment: ["Equipment", `cost ${d.cost}`, stats, ...d.teams],
		}[d.kind];
		const keywords = isCharacter(d) || d.kind === "equipment" ? d.keywords.join(", ") : "";
		return [d.name.replaceAll("\n", " ").trim(), figures.filter(Boolean).join(", "), ...(keywords ? [keywords] : [])];
	};
	const looks = Object.entries(d.traits).map(([trait, value]) => `${trait} ${value}`);
	const portrait = looks.length && isCharacter(d) ? [`Portrait: ${looks.join(", ")}`] : [];
	const first = level(d, 1);
	const lines = [...first, ...d.powers.split("\n"), ...portrait];
	const starts = [first.length];
	if (d.kind === "main" && d.second) {
		const head = level(d.second, 2);
		lines.push("", ...head);
		starts.push(lines.length);
		lines.push(...d.second.powers.split("\n"), ...portrait);
	}
	return { text: lines.join("\n"), starts };
}

/** The form filled in from a card's text; what stands in no line of figures is a power. */
export function draftOfText(text: string, keywords: string[] = []): Draft {
	const made = blank();
	made.teams = [];
	const blocks = text
		.split(/\n\s*\n/)
		.map((one) => one.split("\n").filter((line) => line.trim() && !line.startsWith("#")))
		.filter((one) => one.length);
	blocks.slice(0, 2).forEach((lines, at) => {
		const into: Level = at ? { atk: 0, def: 0, health: 1, powers: "" } : made;
		if (!at) made.name = lines[0]!.replace(/^\S+\/\S+\s{2,}/, "").trim();
		const powers: string[] = [];
		for (const line of lines.slice(1)) {
			if (!powers.length && figures(line, made, into)) continue;
			const words = line.split(",").map((word) => word.trim().replace(/\.$/, ""));
			const look = /^Portrait:\s*(.*)$/i.exec(line);
			if (look) made.traits = traitsOf(look[1]!);
			else if (words.every((word) => keywords.includes(word)))
				made.keywords = [...new Set([...made.keywords, ...words])];
			else powers.push(line);
		}
		into.powers = powers.join("\n");
		if (at) made.second = into;
	});
	return made;
}

const NAMES: Record<string, Draft["kind"]> = {
	"supporting character": "supporting",
	"main character": "main",
	"plot twist": "plot-twist",
	location: "location",
	equipment: "equipment",
};
function figures(line: string, d: Draft, level: Level): boolean {
	const parts = line.split(",").map((part) => part.trim());
	const before = JSON.stringify([d, level]);
	for (const part of parts) {
		const low = part.toLowerCase();
		const stats = /^(\d+)\s*\/\s*(\d+)$/.exec(part);
		const one = /^(cost|health) (\d+)$/.exec(low);
		const symbols = /^(?:\[\w+\](?: or )?)+$/.test(part) ? [...part.matchAll(/\w+(?=\])/g)].map((m) => m[0]) : [];
		if (NAMES[low]) d.kind = NAMES[low];
		else if (stats) [level.atk, level.def] = [Number(stats[1]), Number(stats[2])];
		else if (one?.[1] === "cost") d.cost = Number(one[2]);
		else if (one) level.health = Number(one[2]);
		else if (low === "flight") d.flight = true;
		else if (low === "ranged") d.ranged = true;
		else if (TEAMS.includes(part)) d.teams = [...new Set([...d.teams, part])];
		else if (symbols.length) d.symbols = symbols;
		else if (!/^level \d$/.test(low)) {
			const kept = JSON.parse(before) as [Draft, Level];
			Object.assign(d, kept[0]);
			Object.assign(level, kept[1]);
			return false;
		}
	}
	return true;
}
function traitsOf(said: string): Record<string, string> {
	const pairs = said.split(",").map((part) => part.trim().split(" "));
	return clean(Object.fromEntries(pairs.filter((pair) => pair.length === 2)));
}
function clean(traits: unknown): Record<string, string> {
	const found: Record<string, string> = {};
	if (traits && typeof traits === "object")
		for (const [trait, value] of Object.entries(traits))
			if (/^[a-z]{2,8}$/.test(trait) && /^[a-z0-9]{1,12}$/.test(String(value))) found[trait] = String(value);
	return found;
}

/** A power with its name before it, as a card's file has it. */
function named(line: string, names: string[]): string {
	const name = names.find((one) => line.startsWith(`${one}. `));
	return name ? `${name} - ${line.slice(name.length + 2)}` : line;
}

/** A printed card as the beginning of one's own: its figures and powers under another name. */
export function draftOfFace(face: Face, name: string, powers: string[]): Draft {
	const d = blank();
	d.kind = (KINDS as readonly string[]).includes(face.type) ? (face.type as Draft["kind"]) : "supporting";
	d.name = name;
	d.teams = [...face.teams];
	d.symbols = face.produces?.symbols ? [...face.produces.symbols] : d.symbols;
	d.cost = face.cost ?? d.cost;
	d.atk = face.atk ?? 0;
	d.def = face.def ?? 0;
	d.health = face.health ?? 1;
	d.flight = face.flight;
	d.ranged = face.ranged;
	d.keywords = face.keywords.filter((word) => word !== "Flight" && word !== "Ranged");
	d.powers = powers.map((line) => named(line, Object.keys(face.briefs ?? {})).replaceAll(face.name, name)).join("\n");
	return d;
}

/** The part of a link that carries the card: nothing is kept on the server. */
export function linkOf(draft: Draft): string {
	const bytes = new TextEncoder().encode(JSON.stringify(draft));
	const letters = btoa(String.fromCharCode(...bytes));
	return `c1-${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The card a link carries, if it carries one; whatever is not of the right kind is left as usual. */
export function draftOf(fragment: string): Draft | null {
	if (!fragment.startsWith("c1-") || fragment.length > 12_000) return null;
	try {
		const letters = atob(fragment.slice(3).replaceAll("-", "+").replaceAll("_", "/"));
		return tidied(JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (c) => c.charCodeAt(0)))));
	} catch {
		return null;
	}
}

/** What came from elsewhere, with everything that is not of the right kind left as usual. */
export function tidied(data: Record<string, unknown>): Draft {
	const made: Draft = { ...blank(), ...levelOf(data, BLANK) };
	if ((KINDS as readonly unknown[]).includes(data.kind)) made.kind = data.kind as Draft["kind"];
	if (typeof data.name === "string") made.name = data.name.slice(0, 60);
	if (typeof data.cost === "number") made.cost = within(data.cost, "cost");
	made.flight = data.flight === true;
	made.ranged = data.ranged === true;
	if (Array.isArray(data.teams)) made.teams = data.teams.filter((team) => TEAMS.includes(team));
	if (Array.isArray(data.symbols)) made.symbols = data.symbols.filter((one) => SYMBOLS.includes(one));
	if (Array.isArray(data.keywords)) made.keywords = data.keywords.filter((one) => /^[\w' -]{1,30}$/.test(String(one)));
	made.traits = clean(data.traits);
	if (data.second && typeof data.second === "object")
		made.second = levelOf(data.second as Record<string, unknown>, BLANK);
	return made;
}
function levelOf(data: Record<string, unknown>, usual: Level): Level {
	const number = (what: Figure): number =>
		typeof data[what] === "number" ? within(data[what] as number, what) : (usual[what as "atk"] ?? 0);
	const powers = typeof data.powers === "string" ? data.powers.slice(0, 2400) : usual.powers;
	return { atk: number("atk"), def: number("def"), health: number("health"), powers };
}
export function within(value: number, what: Figure): number {
	const least = what === "health" ? 1 : 0;
	return Math.max(least, Math.min(MOST[what], Math.round(value) || least));
}
