import { describe, expect, it } from "vitest";
import { BLANK, blank, composed, draftOf, draftOfText, linkOf } from "./draft";

describe("a card of one's own", () => {
	it("is written as in a file", () => {
		const draft = {
			...BLANK,
			flight: true,
			keywords: ["Leader"],
			powers: "When Night Lamp appears, draw a card.",
			traits: { mood: "grin" },
		};

		expect(composed(draft)).toEqual({
			text: "Night Lamp\nSupporting Character, cost 2, 2/2, Health 1, Avengers, Flight\nLeader\nWhen Night Lamp appears, draw a card.\nPortrait: mood grin",
			starts: [3],
		});
	});

	it("has its second level after an empty line", () => {
		const second = { atk: 5, def: 6, health: 5, powers: "Dodge" };
		const { text, starts } = composed({
			...BLANK,
			kind: "main",
			powers: "Level Up (2): when you recruit a character.",
			second,
		});

		expect(text.split("\n\n")[1]).toBe("Night Lamp\nMain Character, Level 2, 5/6, Health 5, Avengers\nDodge");
		expect(text.split("\n")[starts[1]!]).toBe("Dodge");
	});

	it("comes back from its text", () => {
		const draft = {
			...blank(),
			ranged: true,
			keywords: ["Leader"],
			powers: "Lull - Main [Skill]: draw a card.\nFlight over Paris - Main [Skill]: draw a card.",
			traits: { hair: "locs" },
		};

		expect(draftOfText(composed(draft).text, ["Leader"])).toEqual(draft);
	});

	it("travels in a link, whatever letters it has", () => {
		const draft = { ...blank(), name: "Größe ★", traits: { hair: "locs" }, second: null };

		expect(draftOf(linkOf(draft))).toEqual(draft);
	});

	it("is not taken from a link that carries something else", () => {
		expect(draftOf("d1-abc")).toBeNull();
		expect(draftOf("c1-%%%")).toBeNull();
		expect(
			draftOf(`c1-${btoa('{"kind":"x","cost":"<b>","atk":1e9,"teams":["<i>"],"traits":{"hair":"<svg>"}}')}`),
		).toEqual({ ...blank(), atk: 30, teams: [] });
	});
});
