/** The first fight: one short sentence at a time, each ending in what to tap or press. Reads what is shown, knows no rules. */
import { faceOf } from "../wire/faces.svelte";
import type { Decision, Option, Preview, VsView } from "../wire/types";
import { faceOn, isDone, isPass } from "./board";

export interface Caption {
	id: string;
	with?: Record<string, string | number>;
	/** The button it names: the yellow one meanwhile. */
	press?: Option;
}
export interface Glance {
	view: VsView;
	decision: Decision | null;
	preview: Preview | null;
	mine: boolean;
	/** The ways to use a card already tapped. */
	opened: Option[] | null;
}

/** Prepared tables begin in this turn. */
const FIRST_TURN = 5;

/** Whether the lesson has given what it promised: a Main of ours has levelled up. */
export function learnt(view: VsView): boolean {
	return view.characters.some((c) => c.main && c.seat === view.seat && c.level >= 2);
}

export function captionFor(now: Glance): Caption {
	const { view, decision, opened } = now;
	const options = decision?.options ?? [];
	if (!now.mine || !decision) return { id: "tour-wait" };
	const button =
		options.find((o) => isDone(o) && o.verb !== "end turn") ?? options.find(isPass) ?? options.find(isDone);
	const press = { with: { button: button?.label ?? "" }, press: button };
	const named = (o: Option | undefined): string => (o ? nameOf(view, o.card) : "");
	switch (decision.why) {
		case "main phase":
			return inMainPhase(now, options);
		case "declare attack":
			return declaring(now, options);
		case "combat chance":
			return inCombat(view, options, options.find(isPass));
		case "resource step": {
			if (opened?.length) return { id: "tour-resource-face" };
			const best =
				options.find((o) => o.verb === "resource" && o.text === "up") ?? options.find((o) => o.verb === "resource");
			return best ? { id: "tour-resource-step", with: { name: named(best) } } : { id: "tour-resource-done", ...press };
		}
		case "recruit step": {
			if (opened?.length) return { id: "tour-recruit-row" };
			const dear = options
				.filter((o) => o.verb === "recruit")
				.sort((a, b) => costOf(view, b.card) - costOf(view, a.card));
			return dear[0]
				? { id: "tour-recruit-step", with: { name: named(dear[0]) } }
				: { id: "tour-recruit-done", ...press };
		}
		case "formation step":
		case "after formation":
			return { id: "tour-formation-step", ...press };
		case "strike back at":
			return { id: "tour-strike-back-at", with: { name: named(options[0]) } };
		default:
			return choosing(view, options, button);
	}
}

function inMainPhase({ view }: Glance, options: Option[]): Caption {
	const attacks = options.filter((o) => o.verb === "attack");
	const end = options.find((o) => o.verb === "end turn");
	const ending = { with: { button: end?.label ?? "" }, press: end };
	const mySide = view.players.find((p) => p.seat === view.seat)?.side;
	const felled = view.characters.some((c) => c.side !== mySide && c.state === "stunned");
	if (felled && view.turn <= FIRST_TURN) return { id: "tour-stunned", ...ending };
	const main = view.characters.find((c) => c.main && c.seat === view.seat);
	const lead = attacks.find((o) => o.card === main?.n) ?? attacks[0];
	if (!lead) return { id: "tour-nobody", ...ending };
	const name = nameOf(view, lead.card);
	const xp = view.players.find((p) => p.seat === view.seat)?.xp.find((x) => x.main === lead.card);
	if (view.turn > FIRST_TURN && xp) return { id: "tour-xp", with: { name, have: xp.have, need: xp.need } };
	return { id: "tour-main-phase", with: { name } };
}

function declaring({ view, preview }: Glance, options: Option[]): Caption {
	const join = options.find((o) => o.verb === "join");
	const attack = preview?.attack;
	const at = attack?.steps[0]?.at ?? options.find((o) => o.verb === "defend")?.card ?? 0;
	const target = nameOf(view, at);
	if (!attack) return { id: "tour-declare-attack", with: { name: target } };
	const sums = { total: attack.total, against: attack.against };
	const fails = attack.outcome === "safe" || attack.outcome === "none";
	if (join && (fails || (view.declaring ?? []).length < 2))
		return {
			id: fails ? "tour-team" : "tour-together",
			with: { ...sums, name: nameOf(view, join.card) },
		};
	return { id: fails ? "tour-weak" : "tour-hit", with: { ...sums, name: target } };
}

function inCombat(view: VsView, options: Option[], pass: Option | undefined): Caption {
	const mine = view.combat?.attackers.some((n) => view.characters.some((c) => c.n === n && c.seat === view.seat));
	// The sentence ends in its own full stop.
	const button = (pass?.label ?? "").replace(/[.!]$/, "");
	if (mine) return { id: "tour-blows", with: { button }, press: pass };
	const card = options.find((o) => o.verb === "play") ?? options.find((o) => o.card && !isPass(o));
	return card
		? { id: "tour-answer", with: { name: nameOf(view, card.card), button }, press: pass }
		: { id: "tour-no-answer", with: { button }, press: pass };
}

/** Anything else: either is fine, so the first that can be named in a few words. */
function choosing(view: VsView, options: Option[], button: Option | undefined): Caption {
	const one = button ?? options[0];
	if (!one) return { id: "tour-choice" };
	const seen = view.characters.some((c) => c.n === one.card) || faceOn(view, one.card) !== null;
	if (seen && !button) return { id: "tour-choice-card", with: { name: nameOf(view, one.card) } };
	return one.label.split(" ").length > 6
		? { id: "tour-choice" }
		: { id: "tour-choice-button", with: { button: one.label }, press: one };
}

function nameOf(view: VsView, n: number): string {
	return view.characters.find((c) => c.n === n)?.name ?? faceOf(faceOn(view, n)).name;
}
function costOf(view: VsView, n: number): number {
	return faceOf(faceOn(view, n)).cost ?? 0;
}
