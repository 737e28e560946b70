import { describe, expect, it } from "vitest";
import { plain } from "../i18n/sentences";
import { apart, badness, bands, chanceAt, lessonsOf, turningPoint } from "./analysis";

const JUDGED = {
	status: "done" as const,
	curve: [
		{ at: 0, chance: [0.5, 0.5, 0.5, 0.5] },
		{ at: 10, chance: [0.8, 0.2, 0.8, 0.2] },
	],
	moments: [],
};

describe("a judged game", () => {
	it("stacks the sides up to the whole, teammates together", () => {
		const [mine, theirs] = bands(JUDGED, [0, 1, 0, 1]);

		expect(mine!.seats).toEqual([0, 2]);
		expect(mine!.points.at(-1)).toEqual({ at: 10, low: 0, high: 0.8 });
		expect(theirs!.points.at(-1)!.high).toBeCloseTo(1);
	});

	it("gives everybody an own band when all are alone", () => {
		const all = bands({ ...JUDGED, curve: [{ at: 0, chance: [0.2, 0.3, 0.5] }] }, [0, 1, 2]);

		expect(all.map((band) => band.points[0]!.high)).toEqual([0.2, 0.5, 1]);
	});

	it("knows the chance at positions between", () => {
		expect(chanceAt(JUDGED, 1, 4)).toBe(0.5);
		expect(chanceAt(JUDGED, 1, 12)).toBe(0.2);
	});

	it("tells a slip from a blunder", () => {
		const moment = { at: 1, seat: 0, lost: 0.05, chance: 0.6, why: "", picked: plain(""), better: plain("") };

		expect(badness(moment)).toBe("slip");
		expect(badness({ ...moment, lost: 0.3 })).toBe("blunder");
	});

	it("tells a player the three costliest decisions of their own, in the order they came", () => {
		const moment = { at: 1, seat: 0, lost: 0.05, chance: 0.6, why: "", picked: plain(""), better: plain("") };
		const losses = [0.03, 0.4, 0.01, 0.2, 0.1];
		const moments = [
			...losses.map((lost, i) => ({ ...moment, at: i, lost })),
			{ ...moment, at: 9, seat: 1, lost: 0.9 },
		];
		const told = lessonsOf({ ...JUDGED, curve: [{ at: 0, turn: 4, chance: [1, 0] }], moments }, 0);

		expect(told.map((one) => [one.at, one.gain, one.turn])).toEqual([
			[1, 40, 4],
			[3, 20, 4],
			[4, 10, 4],
		]);
	});

	it("moves marks apart and keeps them on the line", () => {
		expect(apart([10, 11, 99], 5, 100)).toEqual([10, 15, 99]);
		expect(apart([98, 99, 100], 5, 100)).toEqual([90, 95, 100]);
	});
});

it("a game turns after the moment that promised the opposite most", () => {
	const chance = (at: number): number => (at < 20 ? 0.5 + at * 0.02 : at < 24 ? 0.9 - (at - 19) * 0.15 : 0.1);
	const curve = Array.from({ length: 41 }, (_, at) => ({
		at,
		turn: 1 + Math.floor(at / 4),
		chance: [chance(at), 1 - chance(at)],
	}));
	const lost = turningPoint(curve, 0, false)!;
	expect(lost.kind).toBe("turned-from");
	expect(lost.at).toBeGreaterThan(15);
	expect(lost.at).toBeLessThan(24);
	expect(lost.before - lost.after).toBeGreaterThan(0.3);
	const won = turningPoint(curve, 1, true)!;
	expect([won.at, won.turn]).toEqual([lost.at, lost.turn]);
	expect(won.stood).toBeCloseTo(1 - lost.stood);
	expect(turningPoint(curve.slice(0, 6), 0, false)).toBeNull();
});
