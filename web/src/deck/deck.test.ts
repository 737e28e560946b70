import { describe, expect, it } from "vitest";
import { tidyFace } from "../wire/faces.svelte";
import type { Face } from "../wire/types";
import { atLeastOne, curve, deal, difference, listed, manyHands, odds, symbols } from "./numbers";
import { Mistake, understand } from "./query";
import { type KeptDeck, merge } from "./shelf.svelte";

const pool: Face[] = [
	tidyFace({
		id: "mb/thor",
		name: "Thor",
		type: "supporting",
		cost: 6,
		atk: 6,
		def: 5,
		teams: ["Avengers"],
		flight: true,
	}),
	tidyFace({
		id: "mb/wasp",
		name: "Wasp",
		type: "supporting",
		cost: 1,
		atk: 1,
		def: 2,
		teams: ["Avengers"],
		powers: [{ cost: ["Energy"] }],
	}),
	tidyFace({ id: "mb/academy", name: "Académy", type: "location", produces: { symbols: ["Energy"] } }),
];
const look = (id: string) => pool.find((f) => f.id === id)!;
const find = (query: string) => {
	const test = understand(query, pool);
	return pool.filter(test).map((f) => f.name);
};

describe("search in the page", () => {
	it("knows names, fields, figures, not, or and brackets", () => {
		expect(find("")).toEqual(["Thor", "Wasp", "Académy"]);
		expect(find("academy")).toEqual(["Académy"]);
		expect(find("team:avengers cost<=3")).toEqual(["Wasp"]);
		expect(find("atk>def or is:location")).toEqual(["Thor", "Académy"]);
		expect(find("sym:e")).toEqual(["Wasp", "Académy"]);
		expect(find("-(kw:flight or t:loc)")).toEqual(["Wasp"]);
	});

	it("points at mistakes", () => {
		const column = (query: string) => {
			try {
				understand(query, pool);
			} catch (error) {
				if (error instanceof Mistake) return error.column;
			}
			return "fine";
		};
		expect(column("thor or")).toBe(6);
		expect(column("(thor")).toBe(1);
		expect(column("thor)")).toBe(5);
		expect(column('o:"draw')).toBe(3);
		expect(column("/^th")).toBe(1);
		expect(column("cost<=x")).toBe(7);
		expect(column("tem:avengers")).toBe(1);
		expect(column("team>avengers")).toBe(5);
		expect(column("team:avngers")).toBe(6);
		expect(column("(".repeat(40))).toBe(31);
	});

	it("knows patterns and refuses those that run away", () => {
		expect(find("/^th/")).toEqual(["Thor"]);
		expect(find("name:/s.*p$/")).toEqual(["Wasp"]);
		expect(find("/t[h-k]|aca(?:d|x)/")).toEqual(["Thor", "Académy"]);
		for (const bad of ["/(a+)+/", "/(a|b)*c/", "/.*.*.*/", "/(?=a)/", "/(a)\\1/", "/(/", "//", `/${"a".repeat(101)}/`])
			expect(() => find(bad), bad).toThrow(Mistake);
	});
});

describe("a deck in numbers", () => {
	const cards = { "mb/thor": 2, "mb/wasp": 4, "mb/academy": 4 };

	it("counts costs, symbols and groups", () => {
		expect(curve(cards, look).filter((b) => b.n)).toEqual([
			{ cost: 1, n: 4 },
			{ cost: 6, n: 2 },
		]);
		expect(symbols(cards, [], look)[0]).toEqual({ symbol: "Energy", asked: 4, offered: 4 });
		expect(listed(cards, look).map(([type, lines]) => [type, lines.map((l) => l.face.name)])).toEqual([
			["supporting", ["Wasp", "Thor"]],
			["location", ["Académy"]],
		]);
	});

	it("knows the chances, counted and dealt", () => {
		expect(atLeastOne(60, 16, 7)).toBeCloseTo(0.9008, 3);
		expect(odds(cards, look, true, 2)[0]!.location).toBeCloseTo(atLeastOne(10, 4, 7));
		const dealt = manyHands({ "mb/thor": 44, "mb/academy": 16 }, look, 10_000);
		expect(Math.abs(dealt.location - 0.9008)).toBeLessThan(0.02);
		expect(dealt.both).toBe(0);
		expect(dealt.ms).toBeLessThan(1000);
	});

	it("deals every card once", () => {
		const [hand, rest] = deal(["a", "b", "c", "d"], 2);
		expect([...hand, ...rest].sort()).toEqual(["a", "b", "c", "d"]);
		expect(hand).toHaveLength(2);
	});

	it("tells what changed", () => {
		expect(difference({ a: 2, b: 1 }, { a: 1, c: 3 })).toEqual([
			{ id: "c", by: 3 },
			{ id: "a", by: -1 },
			{ id: "b", by: -1 },
		]);
	});
});

describe("a browser and an account", () => {
	const deck = (id: string, edited: number, more: Partial<KeptDeck> = {}): KeptDeck => ({
		id,
		name: id,
		main: "",
		cards: { "mb/thor": edited },
		notes: "",
		edited,
		versions: [],
		...more,
	});
	const mine = (...decks: KeptDeck[]) => ({ decks, teams: [], gone: [] as string[] });

	it("have the decks of both afterwards, newest first", () => {
		const { decks } = merge(mine(deck("here", 5)), [deck("there", 9)], "me");
		expect(decks.map((d) => [d.id, d.owner, d.sent])).toEqual([
			["there", "me", 9],
			["here", undefined, undefined],
		]);
	});

	it("keep the later edit, and the other one as a version", () => {
		const later = merge(mine(deck("a", 9, { owner: "me", sent: 3 })), [deck("a", 5)], "me").decks[0]!;
		expect([later.edited, later.sent]).toEqual([9, 5]);
		const older = merge(mine(deck("a", 4, { owner: "me", sent: 3 })), [deck("a", 5)], "me").decks[0]!;
		expect([older.edited, older.sent, older.versions.map((v) => v.at)]).toEqual([5, 5, [4]]);
	});

	it("forget what was thrown away on either side", () => {
		expect(merge(mine(deck("a", 5, { owner: "me", sent: 5 })), [], "me").decks).toEqual([]);
		expect(merge(mine(deck("a", 6, { owner: "me", sent: 5 })), [], "me").decks).toHaveLength(1);
		expect(merge({ ...mine(), gone: ["a"] }, [deck("a", 5)], "me").decks).toEqual([]);
	});

	it("keep teams of decks together", () => {
		const theirs = [{ ...deck("a", 5), partners: ["b"] }, deck("b", 5)];
		expect(merge(mine(), theirs, "me").teams.map((team) => team.decks)).toEqual([["a", "b"]]);
		const had = {
			...mine(deck("a", 5, { sent: 5, owner: "me" }), deck("b", 5, { sent: 5, owner: "me" })),
			teams: [{ id: "t", name: "", decks: ["a", "b"] as [string, string] }],
		};
		expect(merge(had, [deck("a", 6), deck("b", 5)], "me").teams).toEqual([]);
	});
});
