/** How decks, games and modes are called on the pages around the table. */
import { readForm } from "../game/setup";
import { locale, t, tOr } from "../i18n/index.svelte";
import { api, type GameEntry } from "../wire/api";
import { faceOf } from "../wire/faces.svelte";
import type { TableCard } from "../wire/types";

let games = $state.raw<GameEntry[]>([]);
let asked: Promise<GameEntry[]> | null = null;

export const offered = {
	get games(): GameEntry[] {
		return games;
	},
	load(): Promise<GameEntry[]> {
		asked ??= api.games().then(
			(list) => {
				games = list;
				return list;
			},
			(error: unknown) => {
				asked = null;
				throw error;
			},
		);
		return asked;
	},
};

export const gameName = (id: string): string => tOr(`game-${id}`, games.find((g) => g.id === id)?.title ?? id);
export function modeName(game: string, mode: string): string {
	const entry = games.find((g) => g.id === game);
	return (entry && readForm(entry.form).modes.find((m) => m.id === mode)?.title) || tOr(`mode-${mode}`, mode);
}
/** A ready-made deck by its name, one's own by the name it was given, else by who leads it. */
export function deckName(game: string, deck: string, main: string): string {
	const found = games.find((g) => g.id === game)?.form.decks.find((d) => d.id === deck);
	return found?.name || deck || (main ? faceOf(main).name : t("place-no-deck"));
}
/** How much time there is. */
export function clockSays(card: Pick<TableCard, "clock" | "days">): string {
	if (card.days) return t("clock-days", { n: card.days });
	return card.clock
		? t("clock-says", { min: Math.round(card.clock.start / 60), add: card.clock.add })
		: t("clock-none");
}
export const dayOf = (seconds: number): string =>
	new Date(seconds * 1000).toLocaleDateString(locale(), { day: "numeric", month: "short", year: "numeric" });
export const momentOf = (seconds: number): string =>
	new Date(seconds * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
export const percent = (x: number): string => x.toLocaleString(locale(), { style: "percent" });
