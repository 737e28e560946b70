import { expect, test } from "vitest";
import type { AnyView } from "../wire/types";
import { hasBoard, told } from "./anything";

const names = ["Ann", "Bob"];
const shown = (view: unknown): string[] =>
	told(view as AnyView, (seat) => names[seat] ?? "?").map((line) =>
		line.heading ? `# ${line.text}` : `${"  ".repeat(line.depth)}${line.text}`,
	);

test("a game without a board tells its position in headed lists", () => {
	const position = {
		stones: 3,
		over: false,
		last: null,
		piles: [{ n: 4, seat: 1, worth: [1, 2] }, "loose"],
		bag: { red: 1, deep: { er: 2 } },
	};
	expect(shown({ game: "stones", position })).toEqual([
		"Stones: 3",
		"Over: ✗",
		"# Piles",
		"  #4, Bob, worth 1, 2",
		"  loose",
		"# Bag",
		"  Red: 1",
		"  Deep",
		"    Er: 2",
	]);
});

test("without a position everything it sends is told", () => {
	expect(shown({ game: "other", turn: 2 })).toEqual(["Game: other", "Turn: 2"]);
});

test("our own games have boards", () => {
	expect([{ game: "vs" }, { game: "duel" }, { game: "stones" }].map((v) => hasBoard(v as AnyView))).toEqual([
		true,
		true,
		false,
	]);
});
