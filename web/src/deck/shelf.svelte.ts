/** The decks this browser keeps: saved with every change, never sent anywhere unless shared or played. */
import type { DeckData } from "../wire/api";

export interface Version {
	at: number;
	name: string;
	main: string;
	cards: Record<string, number>;
}
export interface KeptDeck extends DeckData {
	id: string;
	edited: number;
	versions: Version[];
}
export interface TeamOfDecks {
	id: string;
	name: string;
	decks: [string, string];
}

const KEY = "capes.decks";
const MOST_VERSIONS = 20;
const NAME = 60;
const NOTES = 2000;

function isDeck(found: unknown): found is KeptDeck {
	const deck = found as Partial<KeptDeck> | null;
	return (
		typeof deck === "object" &&
		deck !== null &&
		typeof deck.id === "string" &&
		typeof deck.name === "string" &&
		typeof deck.main === "string" &&
		typeof deck.cards === "object" &&
		deck.cards !== null
	);
}

function read(): { decks: KeptDeck[]; teams: TeamOfDecks[] } {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { decks?: unknown[]; teams?: TeamOfDecks[] };
		const decks = (Array.isArray(found.decks) ? found.decks : [])
			.filter(isDeck)
			.map((d) => ({ ...d, notes: d.notes ?? "", versions: d.versions ?? [], edited: d.edited ?? 0 }));
		return { decks, teams: Array.isArray(found.teams) ? found.teams : [] };
	} catch {
		return { decks: [], teams: [] };
	}
}

const kept = $state(read());
let failed = $state(false);

function write(): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(kept));
		failed = false;
	} catch {
		failed = true;
	}
}

if (typeof window !== "undefined")
	addEventListener("storage", (event) => {
		if (event.key === KEY) Object.assign(kept, read());
	});

const newId = (): string => Math.random().toString(36).slice(2, 10);

export const shelf = {
	get decks(): KeptDeck[] {
		return kept.decks;
	},
	get teams(): TeamOfDecks[] {
		return kept.teams;
	},
	/** Whether the browser refused to keep the last change. */
	get failed(): boolean {
		return failed;
	},
	find: (id: string): KeptDeck | undefined => kept.decks.find((d) => d.id === id),
	add(deck: Partial<DeckData>): KeptDeck {
		const made: KeptDeck = {
			id: newId(),
			name: (deck.name ?? "").slice(0, NAME),
			main: deck.main ?? "",
			cards: { ...deck.cards },
			notes: (deck.notes ?? "").slice(0, NOTES),
			edited: Date.now(),
			versions: [],
		};
		kept.decks.unshift(made);
		write();
		return kept.decks[0]!;
	},
	change(id: string, what: Partial<DeckData>): void {
		const deck = shelf.find(id);
		if (!deck) return;
		Object.assign(deck, what, { edited: Date.now() });
		deck.name = deck.name.slice(0, NAME);
		deck.notes = deck.notes.slice(0, NOTES);
		write();
	},
	setCount(id: string, card: string, n: number): void {
		const deck = shelf.find(id);
		if (!deck) return;
		if (n <= 0) delete deck.cards[card];
		else deck.cards[card] = Math.min(n, 99);
		deck.edited = Date.now();
		write();
	},
	keepVersion(id: string): void {
		const deck = shelf.find(id);
		if (!deck) return;
		const now: Version = { at: Date.now(), name: deck.name, main: deck.main, cards: { ...deck.cards } };
		const last = deck.versions[0];
		if (last && last.main === now.main && JSON.stringify(sorted(last.cards)) === JSON.stringify(sorted(now.cards)))
			return;
		deck.versions = [now, ...deck.versions].slice(0, MOST_VERSIONS);
		write();
	},
	goBack(id: string, version: Version): void {
		shelf.keepVersion(id);
		shelf.change(id, { main: version.main, cards: { ...version.cards } });
	},
	remove(id: string): void {
		kept.decks = kept.decks.filter((d) => d.id !== id);
		kept.teams = kept.teams.filter((team) => !team.decks.includes(id));
		write();
	},
	addTeam(name: string, decks: [string, string]): void {
		kept.teams.unshift({ id: newId(), name: name.slice(0, NAME), decks });
		write();
	},
	removeTeam(id: string): void {
		kept.teams = kept.teams.filter((team) => team.id !== id);
		write();
	},
};

const sorted = (cards: Record<string, number>): [string, number][] =>
	Object.entries(cards).sort(([a], [b]) => a.localeCompare(b));

/** The bare deck, as files, links and set-ups take it. */
export function bare(deck: DeckData): DeckData {
	return { name: deck.name, main: deck.main, cards: { ...deck.cards }, notes: deck.notes };
}
