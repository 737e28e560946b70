import { describe, expect, it } from "vitest";
import { fight, freeForAll, paying, type VsState } from "../fixtures/boards";
import type { Decision, Option, Preview, VsView } from "../wire/types";
import { numbersOnTable, sortOptions } from "./board";
import { type Go, goFor, leading } from "./go";

function goAt(state: VsState, more: Partial<{ target: number; mine: boolean; busy: boolean }> = {}): Go {
	const view = state.view as VsView;
	const decision = state.decision as Decision;
	const choices = sortOptions(decision, numbersOnTable(view));
	const lead = leading(decision, choices, more.target ?? null);
	return goFor({
		view,
		decision,
		choices,
		preview: state.preview as Preview | null,
		lead,
		payment: null,
		busy: more.busy ?? false,
		mine: more.mine ?? true,
		over: false,
		points: 0,
		nameOf: (seat) => `Player ${seat}`,
		nameAt: (n) => view.characters.find((c) => c.n === n)?.name ?? "",
		said: (o) => o.label,
	});
}
const asks = (state: VsState, why: Decision["why"], ...options: Partial<Option>[]): VsState => ({
	...state,
	decision: {
		...(state.decision as Decision),
		why,
		options: options.map((o, i) => ({ i, verb: "pass", card: 0, text: "", number: 0, label: "", ...o })),
	},
});

describe("the one button", () => {
	it("says FIGHT! for one's own attack and LET IT LAND for another's, with what comes of it", () => {
		const mine = goAt(fight());
		expect(mine.word).toBe("FIGHT!");
		expect(mine.small).toBe("Juggernaut is K.O.");
		const theirs = fight();
		const view = theirs.view as VsView;
		view.combat!.attackers = [view.characters.find((c) => c.name === "Juggernaut")!.n];
		expect(goAt(theirs).word).toBe("LET IT LAND");
	});

	it("asks once before a turn ends while somebody could attack", () => {
		const card = (fight().view as VsView).characters[0]!.n;
		const state = asks(freeForAll(), "main phase", { verb: "end turn" }, { verb: "attack", card });
		(state.view as VsView).characters[0]!.n = card;
		expect(goAt(state)).toMatchObject({
			word: "END TURN",
			small: "1 still ready",
			again: expect.stringMatching("1 could"),
		});
		const alone = goAt(asks(freeForAll(), "main phase", { verb: "end turn" }));
		expect(alone).toMatchObject({ word: "END TURN", small: "All done" });
		expect(alone.again).toBeUndefined();
	});

	it("attacks whom the ribbon shows", () => {
		const state = fight();
		const target = (state.view as VsView).characters.find((c) => c.name === "Juggernaut")!.n;
		const go = goAt(asks(state, "declare attack", { verb: "defend", card: target }), { target });
		expect(go).toMatchObject({ word: "ATTACK!", kind: "go" });
		expect(go.option?.card).toBe(target);
	});

	it("is dark while something is shown, while others decide and while a target is missing", () => {
		expect(goAt(fight(), { busy: true }).kind).toBe("skip");
		expect(goAt(fight(), { mine: false })).toMatchObject({ kind: "wait", option: null });
		const target = (fight().view as VsView).characters[0]!.n;
		const state = asks(paying(), "choose", { verb: "pick", card: target });
		(state.view as VsView).characters[0]!.n = target;
		expect(goAt(state)).toMatchObject({ kind: "pick", word: "PICK A TARGET", option: null });
	});

	it("never says Pass, OK, Yes or No", () => {
		for (const why of [
			"combat chance",
			"resource step",
			"recruit step",
			"formation step",
			"recovery phase",
			"react",
		] as const)
			for (const verb of ["pass", "next", "no"] as const)
				expect(goAt(asks(fight(), why, { verb, label: "Pass" })).word).not.toMatch(/^(pass|ok|yes|no)$/i);
		expect(goAt(asks(fight(), "may", { verb: "yes", label: "Yes" }, { verb: "no", label: "No" })).word).toBe("DO IT");
	});
});
