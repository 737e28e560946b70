import { describe, expect, it } from "vitest";
import { fight, freeForAll, option, paying, recruiting } from "../fixtures/boards";
import { GALLERY } from "../fixtures/gallery";
import type { Character, Decision, VsView } from "../wire/types";
import { handState, numbersOnTable, protectors, STEPS, sides, sortOptions, stop, tileState } from "./board";

const NOBODY = { attackers: [], defender: null };
const named = (view: VsView, name: string): Character => view.characters.find((c) => c.name === name)!;

describe("options", () => {
	it("are all offered, on a card or as a button, whatever is asked", () => {
		for (const make of Object.values(GALLERY)) {
			const state = make();
			const choices = sortOptions(state.decision, numbersOnTable(state.view));
			const offered = [...choices.byCard.values()].flat().length + choices.loose.length;
			expect(offered).toBe(state.decision?.options?.length ?? 0);
		}
	});

	it("about a card nobody can see become buttons", () => {
		const decision: Decision = {
			number: 1,
			seat: 0,
			why: "search",
			prompt: "",
			about: 0,
			options: [option(0, "pick", "Hulk", { card: 4711 })],
		};
		const choices = sortOptions(decision, numbersOnTable(fight().view));
		expect(choices.loose.map((o) => o.label)).toEqual(["Hulk"]);
	});
});

describe("a tile", () => {
	it("shows attackers in order, the leader with a star, and the defender", () => {
		const { view, decision } = fight();
		const choices = sortOptions(decision, numbersOnTable(view));
		expect(tileState(named(view, "Cyclops"), view, choices, 0, NOBODY).flag).toBe("1★");
		expect(tileState(named(view, "Colossus"), view, choices, 0, NOBODY).classes).toContain("is-attacker");
		expect(tileState(named(view, "Juggernaut"), view, choices, 0, NOBODY).classes).toContain("is-defender");
		expect(tileState(named(view, "Wolverine"), view, choices, 0, NOBODY).classes).toContain("is-ready");
		expect(tileState(named(view, "Sabretooth"), view, choices, 0, NOBODY).classes).toEqual(["foe", "is-stunned"]);
	});
});

describe("sides", () => {
	it("put the viewer last and rows in their places", () => {
		const [theirs, mine] = sides(fight().view);
		expect(mine!.mine).toBe(true);
		expect(mine!.front.map((c) => c.name)).toEqual(["Wolverine", "Cyclops", "Colossus", "Iceman"]);
		expect(theirs!.back).toHaveLength(3);
		expect(protectors(theirs!)).toHaveLength(2);
	});

	it("give every rival a board of their own in a free for all", () => {
		expect(sides(freeForAll().view).map((s) => s.seats)).toEqual([[1], [2], [3], [0]]);
	});

	it("share rows between teammates of two heads", () => {
		const { view } = freeForAll();
		view.mode = "two-headed";
		view.players.forEach((p: { side: number; seat: number }) => {
			p.side = p.seat % 2;
		});
		for (const c of view.characters) c.side = c.seat % 2;
		expect(sides(view).map((s) => s.seats)).toEqual([
			[1, 3],
			[0, 2],
		]);
	});
});

describe("a hand card", () => {
	it("says how it can be used", () => {
		const { view, decision } = fight();
		const choices = sortOptions(decision, numbersOnTable(view));
		const state = (n: number) => handState({ n, face: "" }, choices.byCard.get(n), decision);
		expect([state(41), state(42), state(43)]).toEqual(["play", "power", "no"]);
		const pay = paying();
		expect(
			handState({ n: 43, face: "" }, sortOptions(pay.decision, numbersOnTable(pay.view)).byCard.get(43), pay.decision),
		).toBe("pay");
	});
});

it("knows the step a player feels", () => {
	expect(stop(fight().view)).toBe(5);
	expect(stop(recruiting().view)).toBe(3);
	const build = (step: "" | "resource" | "recruit" | "formation") => STEPS[stop({ phase: "build", step })];
	expect(["resource", "recruit", "formation", ""].map((step) => build(step as ""))).toEqual([
		"resource",
		"recruit",
		"formation",
		"formation",
	]);
	expect(stop({ phase: "setup", step: "" })).toBe(-1);
	expect(STEPS[stop({ phase: "end", step: "" })]).toBe("main");
});
