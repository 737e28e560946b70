import { describe, expect, it } from "vitest";
import recorded from "../fixtures/changes.json";
import type { ChangeMessage, StateMessage } from "../wire/types";
import { changed } from "./beats";

describe("a message worked out from changes", () => {
	const told = recorded as unknown as { whole: StateMessage; change: ChangeMessage | null }[];

	it("is the message the server would have sent", () => {
		let last = told[0]!.whole;
		for (const { whole, change } of told.slice(1)) {
			expect([last.seq, last.hash]).toEqual([change!.since, change!.was]);
			last = changed(last, change!.change);
			expect(last).toEqual(whole);
		}
		expect(told.length).toBeGreaterThan(5);
	});

	it("leaves the last one as it was", () => {
		const before = JSON.stringify(told[0]!.whole);
		changed(told[0]!.whole, told[1]!.change!.change);
		expect(JSON.stringify(told[0]!.whole)).toBe(before);
	});
});
