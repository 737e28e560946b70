import { expect, it } from "vitest";
import { parts } from "./help";

it("a page is titles, text, code as it stands and tables", () => {
	expect(
		parts("# One\n\nSay `this` to\n[them](x.md).\n\n```\na\n\nb\n```\n| H | I |\n|---|---|\n| k | `v` |\n"),
	).toEqual([
		{ kind: "title", runs: [{ text: "One", code: false }] },
		{
			kind: "text",
			runs: [
				{ text: "Say ", code: false },
				{ text: "this", code: true },
				{ text: " to them.", code: false },
			],
		},
		{ kind: "code", text: "a\n\nb" },
		{
			kind: "table",
			head: [[{ text: "H", code: false }], [{ text: "I", code: false }]],
			rows: [[[{ text: "k", code: false }], [{ text: "v", code: true }]]],
		},
	]);
});
