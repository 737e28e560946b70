/** A deck in numbers: curve, symbols, teams, chances. */
import type { Face } from "../wire/types";

export type Cards = Record<string, number>;
export type Look = (id: string) => Face;

export const TYPES = ["supporting", "equipment", "plot-twist", "location", "main", "token"];
export const SYMBOLS = ["Energy", "Intellect", "Might", "Skill"];
export const HAND = 7;

export interface Line {
	face: Face;
	n: number;
}

export function sizeOf(cards: Cards): number {
	return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** Sorts cards as people list them: by type, cost and name. */
export function byListing(a: Face, b: Face): number {
	return (
		TYPES.indexOf(a.type) - TYPES.indexOf(b.type) ||
		(a.cost ?? -1) - (b.cost ?? -1) ||
		a.name.localeCompare(b.name, "en") ||
		a.id.localeCompare(b.id)
	);
}

/** The cards in groups by type, each in order of cost. */
export function listed(cards: Cards, look: Look): [string, Line[]][] {
	const lines = Object.entries(cards)
		.map(([id, n]) => ({ face: look(id), n }))
		.sort((a, b) => byListing(a.face, b.face));
	const groups = new Map<string, Line[]>();
	for (const line of lines) groups.set(line.face.type, [...(groups.get(line.face.type) ?? []), line]);
	return [...groups];
}

/** Characters by cost, from 1 to at least 7. */
export function curve(cards: Cards, look: Look): { cost: number; n: number }[] {
	const counts = new Map<number, number>();
	for (const [id, n] of Object.entries(cards)) {
		const cost = look(id).cost;
		if (cost != null) counts.set(cost, (counts.get(cost) ?? 0) + n);
	}
	const top = Math.max(7, ...counts.keys());
	const from = counts.has(0) ? 0 : 1;
	return Array.from({ length: top - from + 1 }, (_, i) => ({ cost: i + from, n: counts.get(i + from) ?? 0 }));
}

/** How many cards have a power that asks for each symbol, and how many Locations offer it. */
export function symbols(cards: Cards, mains: Face[], look: Look): { symbol: string; asked: number; offered: number }[] {
	const all: Line[] = [
		...Object.entries(cards).map(([id, n]) => ({ face: look(id), n })),
		...mains.map((face) => ({ face, n: 1 })),
	];
	return SYMBOLS.map((symbol) => ({
		symbol,
		asked: sum(all, (f) => (f.powers ?? []).some((p) => (p.cost ?? []).some((c) => c.split("|").includes(symbol)))),
		offered: sum(all, (f) => Boolean(f.produces?.symbols.includes(symbol))),
	}));
}

/** Teams of the deck, and how many cards of each; `asked` counts Locations that pay for that team alone. */
export function teams(cards: Cards, look: Look): { team: string; n: number; asked: number }[] {
	const all = Object.entries(cards).map(([id, n]) => ({ face: look(id), n }));
	const names = [
		...new Set(all.flatMap((l) => [...l.face.teams, ...(l.face.produces?.team ? [l.face.produces.team] : [])])),
	];
	return names
		.map((team) => ({
			team,
			n: sum(all, (f) => f.teams.includes(team)),
			asked: sum(all, (f) => f.produces?.team === team),
		}))
		.sort((a, b) => b.n - a.n);
}

function sum(lines: Line[], test: (face: Face) => boolean): number {
	return lines.reduce((total, line) => total + (test(line.face) ? line.n : 0), 0);
}

/** The chance that at least one of `wanted` cards is among `seen` of `size`. */
export function atLeastOne(size: number, wanted: number, seen: number): number {
	let none = 1;
	for (let i = 0; i < Math.min(seen, size); i++) none *= Math.max(0, size - wanted - i) / (size - i);
	return size > 0 && wanted > 0 ? 1 - none : 0;
}

/** Cards seen by turn n: seven, then two a turn; who begins draws none on the first. */
export function seenBy(turn: number, first: boolean): number {
	return HAND + 2 * (first ? turn - 1 : turn);
}

export interface TurnOdds {
	turn: number;
	location: number;
	playable: number;
}

export function odds(cards: Cards, look: Look, first: boolean, turns = 8): TurnOdds[] {
	const all = Object.entries(cards).map(([id, n]) => ({ face: look(id), n }));
	const size = sizeOf(cards);
	const locations = sum(all, (f) => f.type === "location");
	return Array.from({ length: turns }, (_, i) => {
		const turn = i + 1;
		const cheap = sum(all, (f) => f.cost != null && f.cost <= turn);
		const seen = seenBy(turn, first);
		return { turn, location: atLeastOne(size, locations, seen), playable: atLeastOne(size, cheap, seen) };
	});
}

/** The deck as a pile of ids. */
export function pile(cards: Cards): string[] {
	return Object.entries(cards).flatMap(([id, n]) => Array<string>(Math.max(0, n)).fill(id));
}

/** `n` cards off the top of a shuffled pile, and the rest. */
export function deal(from: string[], n: number, chance: () => number = Math.random): [string[], string[]] {
	const cards = [...from];
	for (let i = 0; i < Math.min(n, cards.length); i++) {
		const j = i + Math.floor(chance() * (cards.length - i));
		[cards[i], cards[j]] = [cards[j]!, cards[i]!];
	}
	return [cards.slice(0, n), cards.slice(n)];
}

export interface HandFigures {
	hands: number;
	location: number;
	early: number;
	both: number;
	/** With both, if a hand without was shuffled away once. */
	mulligan: number;
	ms: number;
}

/** Many opening hands: how many hold a Location, a character of cost 1 or 2, and both. */
export function manyHands(cards: Cards, look: Look, hands = 10_000, chance: () => number = Math.random): HandFigures {
	const began = performance.now();
	const kinds = Uint8Array.from(
		pile(cards).map((id) => {
			const face = look(id);
			return face.type === "location" ? 1 : face.cost != null && face.cost <= 2 ? 2 : 0;
		}),
	);
	const take = Math.min(HAND, kinds.length);
	const hand = (): number => {
		let has = 0;
		for (let i = 0; i < take; i++) {
			const j = i + Math.floor(chance() * (kinds.length - i));
			const picked = kinds[j]!;
			kinds[j] = kinds[i]!;
			kinds[i] = picked;
			has |= picked;
		}
		return has;
	};
	let location = 0;
	let early = 0;
	let both = 0;
	let mulligan = 0;
	for (let n = 0; n < hands; n++) {
		const has = hand();
		if (has & 1) location += 1;
		if (has & 2) early += 1;
		if (has === 3) both += 1;
		if (has === 3 || hand() === 3) mulligan += 1;
	}
	return {
		hands,
		location: location / hands,
		early: early / hands,
		both: both / hands,
		mulligan: mulligan / hands,
		ms: performance.now() - began,
	};
}

/** What changed from one list to another, in cards. */
export function difference(from: Cards, to: Cards): { id: string; by: number }[] {
	return [...new Set([...Object.keys(from), ...Object.keys(to)])]
		.map((id) => ({ id, by: (to[id] ?? 0) - (from[id] ?? 0) }))
		.filter((change) => change.by !== 0)
		.sort((a, b) => b.by - a.by || a.id.localeCompare(b.id));
}
