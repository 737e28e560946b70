import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { refusals, speak } from "./index.svelte";
import { about, reasonsSaid, refusal, type Sentence, say } from "./sentences";

interface Said extends Sentence {
	en: string;
	de: string;
}
const SAID = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/language/said.json"), "utf8")) as Said[];
const reader = {
	seat: 0,
	nameOf: (seat: number) => ["Ann", "Ben", "Cai"][seat]!,
	cardName: (id: string) => `<${id}>`,
};

describe("sentences", () => {
	afterAll(() => speak("en"));

	it.each(["en", "de"] as const)("are the same as Python says them (%s)", async (language) => {
		await speak(language);
		await refusals();

		expect(SAID.length).toBeGreaterThan(400);
		for (const one of SAID) expect(`${one.key}: ${say(one, reader)}`).toBe(`${one.key}: ${one[language]}`);
	});

	it("make reasons and refusals readable", async () => {
		await speak("de");
		await refusals();

		expect(reasonsSaid([{ rule: "TURN-06", key: "why-it-is-not-your-turn", args: {} }])).toEqual([
			{ rule: "TURN-06", text: "Du bist nicht am Zug", short: "Nicht dein Zug" },
		]);
		expect(refusal({ key: "error-nobody-sits-there", args: {}, error: "nobody sits there" })).toBe(
			"Dort sitzt niemand",
		);
		expect(refusal({ detail: "bad gateway" })).toBe("Bad gateway");
		expect(refusal({}, "502")).toBe("502");
		expect(say({ key: "nobody-wrote-this", args: {} })).toBe("nobody-wrote-this");
	});

	it("say the name of a card once", () => {
		expect(about("Hulk", "Hulk ist erschöpft")).toBe("Hulk ist erschöpft");
		expect(about("Hulk", "Du bist nicht am Zug")).toBe("Hulk: Du bist nicht am Zug");
	});
});
