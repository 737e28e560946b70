/** The cards of one's own that this browser keeps, and the one being written. */
import type { Face } from "../wire/types";
import { type Draft, tidied } from "./draft";

export interface Kept {
	draft: Draft;
	text: string;
	faces: (Partial<Face> & { id: string })[];
}
const KEY = "capes.workshop";
const BENCH = "capes.workshop.bench";
const MOST = 60;

function stored(): Kept[] {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		if (!Array.isArray(found)) return [];
		return found.map((one) => ({ draft: tidied(one.draft), text: String(one.text), faces: one.faces ?? [] }));
	} catch {
		return [];
	}
}
function keep(key: string, value: unknown): void {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// a browser that forbids storage keeps them until the page is closed
	}
}

class OwnSet {
	cards = $state.raw<Kept[]>(stored());

	/** Keep a card; one of the same name is replaced. */
	put(card: Kept): void {
		this.keep([...this.cards.filter((one) => one.draft.name !== card.draft.name), card].slice(-MOST));
	}
	drop(name: string): void {
		this.keep(this.cards.filter((one) => one.draft.name !== name));
	}
	/** All of them as a set's file. */
	text(): string {
		return `# My cards.\n\n${this.cards.map((one) => one.text.trim()).join("\n\n")}\n`;
	}
	private keep(cards: Kept[]): void {
		this.cards = cards;
		keep(KEY, cards);
	}
}
export const own = new OwnSet();

/** The card left on the bench when the page was closed. */
export function onBench(): Draft | null {
	try {
		const found = localStorage.getItem(BENCH);
		return found ? tidied(JSON.parse(found)) : null;
	} catch {
		return null;
	}
}
export const leaveOnBench = (draft: Draft): void => keep(BENCH, draft);
