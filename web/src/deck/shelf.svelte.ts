/** The decks this browser keeps, saved with every change; `sync.svelte.ts` keeps those of an account on the server too. */
import type { DeckData, StoredDeck } from "../wire/api";

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
	/** The account that keeps it too, and which edit that has. */
	owner?: string;
	sent?: number;
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

interface Kept {
	decks: KeptDeck[];
	teams: TeamOfDecks[];
	/** Thrown away here, not yet at the account. */
	gone: string[];
}

function read(): Kept {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as {
			decks?: unknown[];
			teams?: TeamOfDecks[];
			gone?: string[];
		};
		const decks = (Array.isArray(found.decks) ? found.decks : [])
			.filter(isDeck)
			.map((d) => ({ ...d, notes: d.notes ?? "", versions: d.versions ?? [], edited: d.edited ?? 0 }));
		const list = <T>(one: T[] | undefined): T[] => (Array.isArray(one) ? one : []);
		return { decks, teams: list(found.teams), gone: list(found.gone) };
	} catch {
		return { decks: [], teams: [], gone: [] };
	}
}

const kept = $state(read());
let failed = $state(false);
let onwrite: () => void = () => {};

function write(): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(kept));
		failed = false;
	} catch {
		failed = true;
	}
	onwrite();
}

/** Later than any edit before, also if a clock was wrong. */
const touch = (deck: KeptDeck): number => {
	deck.edited = Math.max(Date.now(), deck.edited + 1);
	return deck.edited;
};

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
		Object.assign(deck, what);
		touch(deck);
		deck.name = deck.name.slice(0, NAME);
		deck.notes = deck.notes.slice(0, NOTES);
		write();
	},
	setCount(id: string, card: string, n: number): void {
		const deck = shelf.find(id);
		if (!deck) return;
		if (n <= 0) delete deck.cards[card];
		else deck.cards[card] = Math.min(n, 99);
		touch(deck);
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
		touch(deck);
		write();
	},
	goBack(id: string, version: Version): void {
		shelf.keepVersion(id);
		shelf.change(id, { main: version.main, cards: { ...version.cards } });
	},
	remove(id: string): void {
		if (shelf.find(id)?.owner) kept.gone.push(id);
		kept.decks = kept.decks.filter((d) => d.id !== id);
		kept.teams = kept.teams.filter((team) => !team.decks.includes(id));
		write();
	},
	addTeam(name: string, decks: [string, string]): void {
		if (kept.teams.some((team) => team.decks[0] === decks[0] && team.decks[1] === decks[1])) return;
		kept.teams.unshift({ id: newId(), name: name.slice(0, NAME), decks });
		shelf.change(decks[0], {});
	},
	removeTeam(id: string): void {
		const team = kept.teams.find((one) => one.id === id);
		kept.teams = kept.teams.filter((one) => one.id !== id);
		if (team) shelf.change(team.decks[0], {});
	},
	/** The rest is for keeping decks at an account. */
	get gone(): string[] {
		return kept.gone;
	},
	onwrite(tell: () => void): void {
		onwrite = tell;
	},
	/** A deck as an account keeps it. */
	stored(deck: KeptDeck): StoredDeck {
		const partners = kept.teams.filter((team) => team.decks[0] === deck.id).map((team) => team.decks[1]);
		return { ...bare(deck), id: deck.id, edited: deck.edited, versions: $state.snapshot(deck.versions), partners };
	},
	/** The account has this edit of it. */
	accepted(id: string, edited: number, owner: string): void {
		const deck = shelf.find(id);
		if (deck) Object.assign(deck, { sent: edited, owner });
		write();
	},
	forgetGone(id: string): void {
		kept.gone = kept.gone.filter((one) => one !== id);
		write();
	},
	/** Take over what an account has. */
	receive(theirs: StoredDeck[], owner: string): void {
		const merged = merge($state.snapshot(kept), theirs, owner);
		kept.decks = merged.decks;
		kept.teams = merged.teams;
		write();
	},
	/** Somebody logged out: what the account has leaves this browser. */
	leave(): void {
		kept.decks = kept.decks.filter((d) => !d.owner || d.sent !== d.edited);
		kept.teams = kept.teams.filter((team) => team.decks.every((id) => shelf.find(id)));
		kept.gone = [];
		write();
	},
};

/** What a browser has and what an account has, as one: the later edit stays, the other one becomes a version. */
export function merge(mine: Kept, theirs: StoredDeck[], owner: string): { decks: KeptDeck[]; teams: TeamOfDecks[] } {
	const there = new Map(theirs.filter((d) => !mine.gone.includes(d.id)).map((d) => [d.id, d]));
	const decks: KeptDeck[] = [];
	for (const deck of mine.decks) {
		const other = there.get(deck.id);
		const unsent = deck.sent !== deck.edited;
		if (!other) {
			// Sent once and gone since: thrown away elsewhere, or another account's.
			if (!deck.owner || unsent) decks.push(deck);
		} else if (deck.edited > other.edited) decks.push({ ...deck, owner, sent: other.edited });
		else {
			const lost =
				unsent &&
				deck.edited !== other.edited &&
				JSON.stringify(sorted(deck.cards)) !== JSON.stringify(sorted(other.cards));
			const versions = lost
				? [{ at: deck.edited, name: deck.name, main: deck.main, cards: deck.cards }, ...other.versions]
				: other.versions;
			decks.push({ ...fromStored(other), versions: versions.slice(0, MOST_VERSIONS), owner, sent: other.edited });
		}
		there.delete(deck.id);
	}
	for (const other of there.values()) decks.push({ ...fromStored(other), owner, sent: other.edited });
	decks.sort((a, b) => b.edited - a.edited);
	const known = new Set(decks.map((d) => d.id));
	const pairs = new Map(mine.teams.map((team) => [team.decks.join(" "), team]));
	for (const other of theirs)
		for (const partner of other.partners ?? []) {
			const key = `${other.id} ${partner}`;
			if (!pairs.has(key)) pairs.set(key, { id: newId(), name: "", decks: [other.id, partner] });
		}
	// A team the account has let go is let go here, unless its first deck was changed here since.
	const teams = [...pairs.values()].filter((team) => {
		const first = theirs.find((d) => d.id === team.decks[0]);
		const local = decks.find((d) => d.id === team.decks[0]);
		const current = !first || !local || local.sent !== local.edited || (first.partners ?? []).includes(team.decks[1]);
		return current && team.decks.every((id) => known.has(id));
	});
	return { decks, teams };
}

function fromStored({ partners, ...deck }: StoredDeck): KeptDeck {
	return {
		id: deck.id,
		name: deck.name,
		main: deck.main,
		cards: deck.cards,
		notes: deck.notes,
		edited: deck.edited,
		versions: deck.versions,
	};
}

const sorted = (cards: Record<string, number>): [string, number][] =>
	Object.entries(cards).sort(([a], [b]) => a.localeCompare(b));

/** The bare deck, as files, links and set-ups take it. */
export function bare(deck: DeckData): DeckData {
	return { name: deck.name, main: deck.main, cards: { ...deck.cards }, notes: deck.notes };
}
