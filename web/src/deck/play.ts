/** Playing a deck of one's own out against a bot. */
import { api, type DeckData } from "../wire/api";

export async function playOut(deck: DeckData, level = "rookie"): Promise<string> {
	const mine = { name: deck.name, main: deck.main, cards: { ...deck.cards } };
	const made = await api.open({
		game: "vs",
		setup: { mode: "duel", decks: [mine, null] },
		seats: [{ kind: "human" }, { kind: "bot", level }],
		clock: null,
		private: true,
		hotseat: false,
	});
	return `/table/${made.table}`;
}

/** Two decks as partners against two bots. */
export async function playTeam(one: DeckData, other: DeckData, mode: string, level = "rookie"): Promise<string> {
	const data = (deck: DeckData) => ({ name: deck.name, main: deck.main, cards: { ...deck.cards } });
	const bot = { kind: "bot", level };
	const made = await api.open({
		game: "vs",
		setup: { mode, decks: [data(one), null, data(other), null] },
		seats: [{ kind: "human" }, bot, bot, bot],
		clock: null,
		private: true,
		hotseat: false,
	});
	return `/table/${made.table}`;
}
