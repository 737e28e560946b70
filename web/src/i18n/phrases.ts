/** Sentences of the server in another language, found by their English words: a table of templates with holes. */

export type Phrases = (text: string) => string;

const HOLE = /\{(_?\w+)\}/g;
const LITERAL = /[.*+?^${}()|[\]\\]/g;

interface Template {
	shape: RegExp;
	holes: string[];
	words: string;
}

/** A reader of sentences: what fits no template comes back as it was. What fills a hole named `_…` is read as well,
 * and a `list` gets our "and" and "or". */
export function reader(table: Record<string, string>): Phrases {
	const templates: Template[] = Object.entries(table)
		.filter(([english]) => english.includes("{"))
		.sort(([a], [b]) => b.replace(HOLE, "").length - a.replace(HOLE, "").length)
		.map(([english, words]) => ({
			shape: new RegExp(`^${english.split(HOLE).map(piece).join("")}$`),
			holes: [...english.matchAll(HOLE)].map((m) => m[1]!),
			words,
		}));
	const read = (text: string): string => {
		const whole = table[text];
		if (whole !== undefined) return whole;
		for (const { shape, holes, words } of templates) {
			const found = shape.exec(text);
			if (!found) continue;
			const filled = new Map(holes.map((hole, i) => [hole, ours(hole, found[i + 1]!)]));
			// Half a translation is none.
			if ([...filled.values()].includes(null)) continue;
			return words.replace(HOLE, (_, hole: string) => filled.get(hole) ?? "");
		}
		return text;
	};
	const ours = (hole: string, said: string): string | null => {
		if (hole === "list") return said.replace(/ or | and /g, (word) => table[word] ?? word);
		if (!hole.startsWith("_")) return said;
		const told = read(said);
		return told === said ? null : told;
	};
	return read;
}

/** Pieces of a split template: words and names of holes by turns. */
function piece(text: string, at: number): string {
	return at % 2 ? "(.+?)" : text.replace(LITERAL, "\\$&");
}
