/** What games between bots have shown of every card, fetched once. */
import { api, type CardFigures, type Rate } from "../wire/api";

const known: Record<string, CardFigures> = $state({});
const asked = new Set<string>();

export function figuresOf(game: string): CardFigures | null {
	return known[game] ?? null;
}

export function loadFigures(game: string): void {
	if (asked.has(game)) return;
	asked.add(game);
	api.cardFigures(game).then(
		(found) => {
			known[game] = found;
		},
		() => asked.delete(game),
	);
}

export const percent = (n: number): string => `${Math.round(n * 100)} %`;
/** Half of the interval, in points of a hundred. */
export const reach = (rate: Rate): number => Math.max(1, Math.round(((rate.high - rate.low) / 2) * 100));
