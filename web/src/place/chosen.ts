/** A deck as it is laid on a table: the id of a ready-made one, or the cards of one's own. */
import type { DeckData } from "../wire/api";

export interface Chosen {
	deck: string | Omit<DeckData, "notes">;
	name: string;
	main: string;
}

export function chosenDeck(deck: DeckData): Chosen {
	const data = { name: deck.name, main: deck.main, cards: { ...deck.cards } };
	return { deck: data, name: deck.name, main: deck.main };
}

const KEY = "capes.deck";

/** The deck this browser last chose for a game. */
export function lastDeck(game: string): Chosen | null {
	try {
		const found = JSON.parse(localStorage.getItem(`${KEY}.${game}`) ?? "null") as Chosen | null;
		return found && typeof found.name === "string" && typeof found.main === "string" && found.deck ? found : null;
	} catch {
		return null;
	}
}
export function rememberDeck(game: string, deck: Chosen): void {
	try {
		localStorage.setItem(`${KEY}.${game}`, JSON.stringify(deck));
	} catch {
		// A browser that forbids storage asks again.
	}
}
