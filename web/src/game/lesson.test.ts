import { describe, expect, it } from "vitest";
import { fight } from "../fixtures/boards";
import type { Decision, Option, VsView } from "../wire/types";
import { proposedPayment } from "./board";
import { captionFor, learnt } from "./lesson";

const state = fight();
const shown = state.view as VsView;
const standing = shown.characters.map((c) => ({ ...c, state: "up" as const }));
const view = { ...shown, characters: standing, combat: null, declaring: [] };
const main = view.characters.find((c) => c.main && c.seat === view.seat)!;
const option = (i: number, verb: Option["verb"], card = 0, text = ""): Option => ({
	i,
	verb,
	card,
	text,
	number: 0,
	label: verb,
});
const asks = (why: Decision["why"], ...options: Option[]): Decision => ({
	number: 1,
	seat: 0,
	why,
	prompt: "",
	about: 0,
	options,
});
const glance = (decision: Decision, turn = 5) => ({
	view: { ...view, turn },
	decision,
	preview: null,
	mine: true,
	opened: null,
});

describe("the lesson", () => {
	it("sends the Main first, and names it", () => {
		const decision = asks("main phase", option(0, "attack", 999), option(1, "attack", main.n), option(2, "end turn"));
		expect(captionFor(glance(decision))).toMatchObject({ id: "tour-main-phase", with: { name: main.name } });
	});

	it("ends the first turn with the first stun", () => {
		const foe = standing.find((c) => c.side !== main.side)!;
		const characters = standing.map((c) => (c === foe ? { ...c, state: "stunned" as const } : c));
		const now = glance(asks("main phase", option(1, "attack", main.n), option(2, "end turn")));
		expect(captionFor({ ...now, view: { ...now.view, characters } }).id).toBe("tour-stunned");
	});

	it("puts the button it names on the yellow place", () => {
		const decision = asks("main phase", option(2, "end turn"));
		expect(captionFor(glance(decision)).press?.verb).toBe("end turn");
	});

	it("waits while the rival decides, and ends with level two", () => {
		expect(captionFor({ ...glance(asks("main phase")), mine: false })).toEqual({ id: "tour-wait" });
		const raised = view.characters.map((c) => ({ ...c, level: c === main ? 2 : 1 }));
		expect(learnt({ ...view, characters: raised })).toBe(true);
		expect(learnt({ ...view, characters: raised.map((c) => ({ ...c, level: 1 })) })).toBe(false);
	});
});

describe("a payment", () => {
	it("is proposed from the row before the hand, the plainest Location first", () => {
		const decision = asks(
			"pay",
			option(0, "discard", 43),
			option(1, "turn", 51),
			option(2, "turn", 52),
			option(3, "no"),
		);
		expect(proposedPayment(decision, (n) => (n === 51 ? 4 : 1))?.card).toBe(52);
		expect(proposedPayment(asks("main phase", option(0, "turn", 51)), () => 1)).toBeNull();
	});
});
