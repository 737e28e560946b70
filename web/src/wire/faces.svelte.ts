/** The printed cards of a game, fetched once and kept. */
import { api } from "./api";
import type { Face } from "./types";

const known = new Map<string, Face>();
const loading = new Map<string, Promise<Face[]>>();
const short = new Map<string, Promise<Face[]>>();
let version = $state(0);

export function learn(faces: Face[]): void {
	if (faces.every((face) => face.id.startsWith("own/") && known.has(face.id))) return; // such a card never changes
	for (const face of faces) {
		known.set(face.id, face);
		// In a game of another edition the table names such a card by both; it is drawn as the same card.
		for (const other of face.editions ?? [])
			known.set(`${face.id}@${other.edition}`, { ...face, text: lines(other.text), meanings: other.keywords });
	}
	version += 1;
}

/** What a table needs of the cards: a third of all there is to know. */
export function loadFaces(game: string): Promise<Face[]> {
	return loading.get(game) ?? once(short, game, api.shortCards, () => !loading.has(game));
}

/** Everything about the cards: where their figures come from, rulings, who plays them. */
export function loadFacts(game: string): Promise<Face[]> {
	return once(loading, game, api.cards, () => true);
}

function once(
	kept: Map<string, Promise<Face[]>>,
	game: string,
	fetched: (game: string) => Promise<Face[]>,
	wanted: () => boolean,
): Promise<Face[]> {
	let promise = kept.get(game);
	if (!promise) {
		promise = fetched(game).then((faces) => {
			const tidy = faces.map((f) => tidyFace(f, game));
			if (wanted()) learn(tidy);
			return tidy;
		});
		promise.catch(() => kept.delete(game));
		kept.set(game, promise);
	}
	return promise;
}

/** Card data with the fields a drawing needs, whatever the game left out. */
export function tidyFace(face: Partial<Face> & { id: string }, game = "vs"): Face {
	const loose = face as Record<string, unknown>;
	const side = typeof loose.side === "string" ? [loose.side] : [];
	return {
		set: game,
		type: String(loose.kind ?? "supporting"),
		level: null,
		cost: null,
		atk: null,
		def: null,
		health: null,
		flight: false,
		ranged: false,
		keywords: [],
		...face,
		name: face.name ?? guessName(face.id),
		teams: face.teams ?? side,
		text: lines(loose.text),
		briefs: briefs(loose.text),
	};
}

/** Rules as lines, whether they come as plain sentences or as powers with names. */
function lines(text: unknown): string[] {
	if (typeof text === "string") return [text];
	if (!Array.isArray(text)) return [];
	return text.map((line: unknown) => {
		if (typeof line === "string") return line;
		const { name, text: words } = line as { name?: string; text?: string };
		return name && !words?.startsWith(name) ? `${name}. ${words ?? ""}` : (words ?? "");
	});
}

/** What each power does in a line, by its name. */
function briefs(text: unknown): Record<string, string> {
	const named = (Array.isArray(text) ? text : []).filter((line) => line?.name && line?.brief);
	return Object.fromEntries(named.map((line) => [line.name, line.brief]));
}

function guessName(id: string): string {
	const last = id.split("/").pop() ?? id;
	return last
		.replace(/-main-l\d$/, "")
		.split("-")
		.map((w) => w.charAt(0).toUpperCase() + w.slice(1))
		.join(" ");
}

/** The face with this id; a plain one while the catalogue is on its way, so that a board can be drawn at once. */
export function faceOf(id: string | null | undefined): Face {
	void version;
	if (!id) return BACK;
	return known.get(id) ?? tidyFace({ id });
}

export function allFaces(): Face[] {
	void version;
	return [...known.values()];
}

export const BACK: Face = tidyFace({ id: "back", name: "?", type: "back" });
