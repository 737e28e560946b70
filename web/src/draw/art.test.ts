import { expect, it } from "vitest";
import cards from "../fixtures/cards.json";
import type { Face } from "../wire/types";
import { figure, picture } from "./art";
import { DEFS, MARK } from "./portrait.js";

const faces = cards as unknown as Face[];
const bare = (svg: string) => svg.replace(/\bp\d+/g, "p");

it("draws the same card the same way every time, and every copy with ids of its own", () => {
	const [one, two] = [picture(faces[0]!), picture(faces[0]!)];
	expect(bare(one)).toBe(bare(two));
	expect(one).not.toBe(two);
	expect(one).not.toContain(MARK);
});

it("draws both levels of a main character with one face", () => {
	const level1 = faces.find((f) => f.id === "mb/storm-main-l1")!;
	const level2 = faces.find((f) => f.id === "mb/storm-main-l2")!;
	const outline = (svg: string) => /<clipPath id="ph"><path d="([^"]+)"/.exec(bare(svg))?.[1];
	expect(outline(figure(level1))).toBeTruthy();
	expect(outline(figure(level1))).toBe(outline(figure(level2)));
});

it("needs no inline style, which the page's policy forbids", () => {
	for (const face of faces) expect(picture(face, "card")).not.toMatch(/\sstyle=|<script|on\w+=/);
	expect(DEFS).not.toMatch(/\sstyle=/);
});

it("tells characters apart", () => {
	const drawn = new Set(faces.filter((f) => f.type !== "location").map((f) => bare(picture(f))));
	expect(drawn.size).toBe(faces.filter((f) => f.type !== "location").length);
});
