import { describe, expect, it } from "vitest";
import { BLANK, composed, draftOf, linkOf } from "./draft";

describe("a card of one's own", () => {
	it("is written as in a file", () => {
		const draft = { ...BLANK, flight: true, powers: "When Night Lamp appears, draw a card.", traits: { mood: "grin" } };

		expect(composed(draft)).toBe(
			"Night Lamp\nSupporting Character, cost 2, 2/2, Health 1, Avengers, Flight\nWhen Night Lamp appears, draw a card.\nPortrait: mood grin",
		);
	});

	it("travels in a link, whatever letters it has", () => {
		const draft = { ...BLANK, name: "Größe ★", traits: { hair: "locs" } };

		expect(draftOf(linkOf(draft))).toEqual(draft);
	});

	it("is not taken from a link that carries something else", () => {
		expect(draftOf("d1-abc")).toBeNull();
		expect(draftOf("c1-%%%")).toBeNull();
		expect(draftOf(`c1-${btoa('{"kind":"x","cost":"<b>","traits":{"hair":"<svg>"}}')}`)).toEqual({
			...BLANK,
			traits: {},
		});
	});
});
