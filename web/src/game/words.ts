/** Sentences for screen readers, tooltips and text mode, from the same data as the drawing. */
import { t } from "../i18n/index.svelte";
import { capital } from "../i18n/sentences";
import type { Question, Verb } from "../wire/contract";
import type { Character, Decision, Option, VsView } from "../wire/types";
import { STEPS, stop, type TileState } from "./board";

export function describe(c: Character, state?: TileState): string {
	const parts: string[] = [];
	parts.push(c.main ? t("say-main", { name: c.name, level: c.level }) : c.name);
	if (c.state === "hidden" && !c.face) parts.push(t("say-hidden"));
	else parts.push(t("say-stats", { atk: c.atk, def: c.def }));
	if (c.health > 1 || c.wounds > 0) parts.push(t("say-health", { left: c.health - c.wounds, health: c.health }));
	if (c.counters) parts.push(t("say-counters", { sign: c.counters > 0 ? "+" : "−", n: Math.abs(c.counters) }));
	if (c.state === "stunned") parts.push(t("say-stunned"));
	else if (!c.ready) parts.push(t("say-exhausted"));
	if (c.frozen) parts.push(t("say-frozen"));
	if (c.keywords.length) parts.push(c.keywords.join(", "));
	if (c.equipment.length) parts.push(t("say-equipped", { n: c.equipment.length }));
	if (state?.classes.includes("is-attacker")) parts.push(t("say-attacking"));
	if (state?.classes.includes("is-defender")) parts.push(t("say-defending"));
	if (state?.classes.includes("is-ready")) parts.push(t("say-can-act"));
	if (state?.classes.includes("is-target")) parts.push(t("say-target"));
	return parts.join(", ");
}

const SIGNS = ["◆", "●", "▲", "■"];

/** The sign of a seat, where several share a side. */
export function seatSign(seat: number): string {
	return SIGNS[seat % SIGNS.length]!;
}

export function clock(seconds: number): string {
	const s = Math.max(0, Math.round(seconds));
	return `${String(Math.floor(s / 60)).padStart(2, "0")}:${String(s % 60).padStart(2, "0")}`;
}

/** What the ribbon is headed with. */
export function titleOf(view: VsView, over: boolean, nameOf: (seat: number) => string): string {
	if (view.result || over) return t("game-over");
	if (view.combat) return t("combat-title");
	const at = stop(view);
	if (at < 0) return t("setting-up");
	const step = t(`phase-${STEPS[at]}`);
	const mine = view.seat !== null && view.active.includes(view.seat);
	return mine ? t("your-step", { step }) : t("their-step", { name: nameOf(view.active[0] ?? 0), step });
}

const STEP_QUESTIONS = new Set<Question>([
	"recovery phase",
	"resource step",
	"recruit step",
	"formation step",
	"main phase",
]);

/** What is asked; the title names the step already. */
export function asked(decision: Decision | null): string {
	const prompt = decision?.prompt ?? "";
	return decision && STEP_QUESTIONS.has(decision.why) ? capital(prompt.replace(/^[^:]+: /, "")) : prompt;
}

const FOOTS = new Set<Verb>(["play", "power up", "equip", "discard", "recruit", "resource"]);

/** What pressing a card of the hand does, in a word or two: its name stands above. */
export function footWords(o: Option, name: string, target: string): string {
	if (FOOTS.has(o.verb)) return t(`foot-${o.verb.replace(" ", "-")}`, { target: target || "none" });
	return o.label.replace(name, "").trim() || o.label;
}

/** Ribbon buttons say less than the option: the card is in front of you. */
export function briefly(
	o: Option,
	rows: { front?: Option; back?: Option } | null,
	payment: Option | null,
	name: string,
): string {
	if (rows?.front === o) return t("front-row");
	if (rows?.back === o) return t("back-row");
	if (payment === o) return t("pay-with", { name });
	if (o.verb === "resource" && (o.text === "up" || o.text === "down")) return t(`face-${o.text}-button`);
	if (o.verb === "hand over") return t("partner-acts");
	if (o.verb === "yes") return t("do-it");
	if (o.verb === "no" || o.verb === "not now") return t("leave-it");
	return o.label;
}
