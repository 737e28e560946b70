import { describe, expect, it } from "vitest";
import { columns, type DuelView, duelStop, pairs } from "./duel";
import { cut } from "./rulestext";
import { readForm, writeSetup } from "./setup";

describe("rules text", () => {
	it("is cut into symbols, window, name and words", () => {
		const line = cut("Smash. Main [Might]: put a +1/+1 counter on Hulk.");
		expect(line.pieces.map((p) => p.kind)).toEqual(["symbol", "when", "name", "words"]);
		expect(line.pieces.at(-1)?.text).toBe("Put a +1/+1 counter on Hulk.");
	});

	it("knows names with quotes, dots and shouts", () => {
		const named = (line: string) => cut(line).pieces.find((p) => p.kind === "name")?.text;
		const kinds = (line: string) => cut(line).pieces.map((p) => p.kind);
		const kill = '"Man, there\'s no one left to kill...". Level Up (3): when your turn ends, he gains 1 XP.';
		expect(named(kill)).toBe('"Man, there\'s no one left to kill..."');
		expect(kinds(kill)).toEqual(["xp", "name", "words"]);
		expect(named("The Vast Resources of S.H.I.E.L.D.. Main [Intellect]: put.")).toBe(
			"The Vast Resources of S.H.I.E.L.D.",
		);
		expect(named("...Let the Staff of One Emerge. When Sister Grimm uses it, turn her.")).toBe(
			"...Let the Staff of One Emerge",
		);
		expect(kinds("Rules Lawyer. Reaction [Intellect]: when an enemy acts, cancel it.")).toEqual([
			"symbol",
			"when",
			"name",
			"words",
		]);
		expect(named("Main: put a +1/+1 counter on a character. It gains Flight this turn.")).toBeUndefined();
	});

	it("keeps every word of a plain sentence", () => {
		const text = "When this attacks, draw a card.";
		expect(
			cut(text)
				.pieces.map((p) => p.text)
				.join(""),
		).toBe(text);
	});

	it("marks a level up", () => {
		expect(cut("Level Up (3): when Storm uses a power, gain 1 XP.")).toMatchObject({
			level: true,
			pieces: [{ kind: "xp", text: "3 XP" }, {}],
		});
	});
});

describe("a set-up form", () => {
	const form = readForm({
		modes: [{ id: "two-way", title: "Duel", seats: [2] }],
		decks: [{ id: "x-men", name: "X-Men", main: "mb/storm-main-l1", main_name: "Storm", teams: [] }],
		default: {},
		options: [
			{ id: "help", title: "Help", kind: "switch", default: false, text: "" },
			{ id: "mates", title: "Mates", kind: "switch", default: false, text: "", modes: ["2v2"] },
		],
	});

	it("is read and written back", () => {
		expect(form.modes[0]?.seats).toEqual([2]);
		expect(
			writeSetup(form, {
				mode: "two-way",
				decks: [{ deck: "x-men", main: "mb/storm-main-l1" }],
				values: { help: true },
			}),
		).toEqual({
			mode: "two-way",
			decks: ["x-men"],
			options: { help: true },
		});
	});

	it("leaves out what means nothing in the mode", () => {
		const values = { mates: true };

		expect(writeSetup(form, { mode: "two-way", decks: [], values })).not.toHaveProperty("options");
		expect(writeSetup(form, { mode: "2v2", decks: [], values })).toHaveProperty("options", values);
	});

	it("leaves out what was not changed", () => {
		expect(writeSetup(form, { mode: "two-way", decks: [], values: { help: false } })).toEqual({
			mode: "two-way",
			decks: [],
		});
	});
});

describe("Duel", () => {
	const person = (n: number, seat: number) => ({ n, seat, name: `c${n}`, ko: false });
	const view = {
		characters: [person(1, 0), person(2, 0), person(3, 1)],
		match_ups: [{ number: 1, attacking: 3, attacked: 2, thwarted_by: [] }],
	} as unknown as DuelView;

	it("stands match-ups first and the viewer below", () => {
		const made = columns(view, 0);
		expect(made.map((c) => [c.top?.n ?? 0, c.bottom?.n ?? 0, c.number, c.up])).toEqual([
			[3, 2, 1, false],
			[0, 1, 0, false],
		]);
	});

	it("stands who is out behind who still stands", () => {
		const fallen = { ...view, characters: [{ ...person(1, 0), ko: true }, person(4, 0), person(3, 1)], match_ups: [] };
		const made = columns(fallen as unknown as DuelView, 0);
		expect(made.map((c) => [c.top?.n ?? 0, c.bottom?.n ?? 0])).toEqual([
			[3, 4],
			[0, 1],
		]);
	});

	it("offers an attack as attacker, then target", () => {
		const option = { i: 0, verb: "attack" as const, card: 1, number: 3, text: "", label: "" };
		expect([
			...pairs({ number: 1, seat: 0, why: "attack", prompt: "", about: 0, options: [option] }, 1).keys(),
		]).toEqual([3]);
	});

	it("has seven stops", () => {
		expect([1, 2, 3, 4, 6, 9, 11, 13].map(duelStop)).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
	});
});
