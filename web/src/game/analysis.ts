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

/** What a coach would tell one player: the costliest decisions in the order they came. */
export interface Lesson extends Moment {
	turn: number;
	/** How much better the better pick was, in per cent. */
	gain: number;
}

/** Less than this is not worth a word. */
const WORTH = 0.02;

export function lessonsOf(judged: Judgement, seat: number, most = 3): Lesson[] {
	return judged.moments
		.filter((m) => m.seat === seat && m.lost >= WORTH)
		.sort((a, b) => b.lost - a.lost)
		.slice(0, most)
		.sort((a, b) => a.at - b.at)
		.map((m) => ({
			...m,
			turn: judged.curve.filter((p) => p.at <= m.at).at(-1)?.turn ?? 0,
			gain: percent(m.lost),
		}));
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

export type Curve = Judgement["curve"];

/** Where a game turned, as one seat saw it. */
export interface Turned {
	/** The position at which it turned, and the chance before and after. */
	at: number;
	before: number;
	after: number;
	/** The best a loser stood, or the worst a winner did, and when. */
	stood: number;
	turn: number;
	kind: "turned-from" | "turned-led" | "turned-never";
}

/** Neighbouring points are guesses at almost the same position: their mean says more than each of them. */
const NEAR = 2;
const STEP = 4;

/** The greatest step towards the result after the moment that promised the opposite most; null for a game without turns. */
export function turningPoint(curve: Curve, seat: number, won: boolean): Turned | null {
	// The last point is the result itself.
	const points = curve.slice(0, -1).filter((p) => p.turn);
	if (points.length <= 2 * STEP) return null;
	const even = points.map((_, i) => {
		const near = points.slice(Math.max(0, i - NEAR), i + NEAR + 1);
		return near.reduce((sum, p) => sum + (p.chance[seat] ?? 0), 0) / near.length;
	});
	const sign = won ? 1 : -1;
	let far = 0;
	for (let i = 1; i < even.length - STEP; i += 1) if (sign * even[i]! < sign * even[far]!) far = i;
	let best = far;
	const gain = (i: number): number => sign * (even[i + STEP]! - even[i]!);
	for (let i = far; i + STEP < even.length; i += 1) if (gain(i) > gain(best)) best = i;
	const stood = even[far]!;
	const against = won ? stood < 0.5 : stood > 0.5;
	return {
		at: points[best]!.at,
		before: even[best]!,
		after: even[best + STEP]!,
		stood,
		turn: points[far]!.turn ?? 0,
		kind: against ? "turned-from" : won ? "turned-led" : "turned-never",
	};
}
