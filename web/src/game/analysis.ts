/** From a judged game to what the curve shows. Pure: no DOM. */
import type { Judgement, Moment } from "../wire/api";

/** The chance of one side at every judged position, stacked upon those below it. */
export interface Band {
	side: number;
	seats: number[];
	points: { at: number; low: number; high: number }[];
}

/** Stacked bands, the first side lowest; teammates stand or fall together and share one. */
export function bands(judged: Judgement, sides: number[]): Band[] {
	const seats = new Map<number, number[]>();
	sides.forEach((side, seat) => {
		seats.set(side, [...(seats.get(side) ?? []), seat]);
	});
	const made = [...seats].map(([side, list]): Band => ({ side, seats: list, points: [] }));
	for (const { at, chance } of judged.curve) {
		const parts = made.map((band) => Math.max(0, chance[band.seats[0]!] ?? 0));
		const whole = parts.reduce((sum, one) => sum + one, 0);
		let low = 0;
		made.forEach((band, i) => {
			const high = low + (whole > 0 ? parts[i]! / whole : 1 / made.length);
			band.points.push({ at, low, high });
			low = high;
		});
	}
	return made;
}

/** The chance of a seat at a position, or at the last one judged before it. */
export function chanceAt(judged: Judgement, seat: number, at: number): number | null {
	const found = judged.curve.filter((p) => p.at <= at).at(-1);
	return found?.chance[seat] ?? null;
}

/** How bad it was: a slip, a mistake, a blunder. */
export function badness(moment: Moment): "slip" | "mistake" | "blunder" {
	return moment.lost >= 0.25 ? "blunder" : moment.lost >= 0.1 ? "mistake" : "slip";
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** Marks that would lie on one another are moved apart along the line, as little as may be. */
export function apart(places: number[], gap: number, last: number): number[] {
	const order = places.map((x, i) => ({ x, i })).sort((a, b) => a.x - b.x);
	for (let k = 1; k < order.length; k += 1) order[k]!.x = Math.max(order[k]!.x, order[k - 1]!.x + gap);
	let limit = last;
	for (let k = order.length - 1; k >= 0; k -= 1) {
		order[k]!.x = Math.min(order[k]!.x, limit);
		limit = order[k]!.x - gap;
	}
	const out = [...places];
	for (const { x, i } of order) out[i] = x;
	return out;
}
