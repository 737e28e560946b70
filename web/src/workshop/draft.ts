/** A card of one's own as the form holds it; the text it makes; the link that carries it. */
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

export interface Draft {
	kind: (typeof KINDS)[number];
	name: string;
	team: string;
	symbol: string;
	cost: number;
	atk: number;
	def: number;
	health: number;
	flight: boolean;
	ranged: boolean;
	powers: string;
	traits: Record<string, string>;
}
export const BLANK: Draft = {
	kind: "supporting",
	name: "Night Lamp",
	team: "Avengers",
	symbol: "Might",
	cost: 2,
	atk: 2,
	def: 2,
	health: 1,
	flight: false,
	ranged: false,
	powers: "",
	traits: {},
};

/** The card as it is written in a file. */
export function composed(d: Draft): string {
	const stats = `${d.atk}/${d.def}`;
	const icons = [d.flight && "Flight", d.ranged && "Ranged"];
	const figures = {
		supporting: ["Supporting Character", `cost ${d.cost}`, stats, `Health ${d.health}`, d.team, ...icons],
		main: ["Main Character", "Level 1", stats, `Health ${d.health}`, d.team, ...icons],
		"plot-twist": ["Plot Twist", d.team],
		location: ["Location", `[${d.symbol}]`, d.team],
		equipment: ["Equipment", `cost ${d.cost}`, stats, d.team],
	}[d.kind];
	const looks = Object.entries(d.traits).map(([trait, value]) => `${trait} ${value}`);
	const portrait =
		looks.length && (d.kind === "supporting" || d.kind === "main") ? [`Portrait: ${looks.join(", ")}`] : [];
	return [d.name.replaceAll("\n", " "), figures.filter(Boolean).join(", "), d.powers, ...portrait].join("\n");
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
		const data = JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (c) => c.charCodeAt(0))));
		const made: Record<string, unknown> = { ...BLANK, traits: {} };
		for (const [key, usual] of Object.entries(BLANK))
			if (key !== "traits" && typeof data[key] === typeof usual) made[key] = data[key];
		for (const [trait, value] of Object.entries(data.traits ?? {}))
			if (/^[a-z]{2,8}$/.test(trait) && /^[a-z0-9]{1,12}$/.test(String(value)))
				(made.traits as Record<string, string>)[trait] = String(value);
		if (!(KINDS as readonly string[]).includes(String(made.kind))) made.kind = "supporting";
		return made as unknown as Draft;
	} catch {
		return null;
	}
}
