/** The cards of one's own that this browser keeps. */
import type { Face } from "../wire/types";
import type { Draft } from "./draft";

interface Kept {
	draft: Draft;
	text: string;
	faces: (Partial<Face> & { id: string })[];
}
const KEY = "capes.workshop";
const MOST = 60;

function stored(): Kept[] {
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(found) ? found : [];
	} catch {
		return [];
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
		try {
			localStorage.setItem(KEY, JSON.stringify(cards));
		} catch {
			// a browser that forbids storage keeps them until the page is closed
		}
	}
}
export const own = new OwnSet();
