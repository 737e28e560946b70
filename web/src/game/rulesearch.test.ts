import { describe, expect, it } from "vitest";
import { found, marked } from "./rulesearch";

const row = (id: string, rule: string, scenario = "") => ({ id, topic: id.split("-")[0]!, rule, scenario, tests: [] });
const ROWS = [
	row("STUN-01", "A stunned character cannot fly or strike."),
	row("ATTACK-06", "Flight: a character may attack the enemy back row."),
	row("KW-01", "Swarm.", "Given a character with flight"),
];

describe("looking for rules", () => {
	it("puts the rule that says it before the one whose example mentions it", () => {
		expect(found(ROWS, ["flight"]).map((one) => one.id)).toEqual(["ATTACK-06", "KW-01"]);
	});

	it("puts the rule of that number first and wants every word", () => {
		expect(found(ROWS, ["stun-01"])[0]!.id).toBe("STUN-01");
		expect(found(ROWS, ["flight", "back"]).map((one) => one.id)).toEqual(["ATTACK-06"]);
		expect(found(ROWS, ["piano"])).toEqual([]);
	});

	it("marks what was looked for, whatever its case and its signs", () => {
		expect(marked("Flight: may attack", ["flight"])).toEqual([
			{ text: "Flight", hit: true },
			{ text: ": may attack", hit: false },
		]);
		expect(marked("a (b)", ["(b)"]).at(-1)).toEqual({ text: "(b)", hit: true });
	});
});
