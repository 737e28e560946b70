/** The one button: what it says, what it does. Pure: reads the position and the options, knows no rules. */
import { t, tOr } from "../i18n/index.svelte";
import type { Question } from "../wire/contract";
import type { Decision, Option, Preview, VsView } from "../wire/types";
import { type Choices, isDone, isPass, keeps } from "./board";

export interface Go {
	word: string;
	/** A small line below it: what it comes to. */
	small: string;
	/** What pressing it picks. */
	option: Option | null;
	/** Yellow only where it does something; otherwise it says what is missing, or skips what is being shown. */
	kind: "go" | "skip" | "wait" | "pick";
	/** Pressing asks once more first, with these words. */
	again?: string;
}

export interface GoGlance {
	view: VsView;
	decision: Decision | null;
	choices: Choices;
	preview: Preview | null;
	/** What the board would pick. */
	lead: Option | null;
	payment: Option | null;
	busy: boolean;
	mine: boolean;
	over: boolean;
	/** Recruit points left. */
	points: number;
	nameOf: (seat: number) => string;
	nameAt: (n: number) => string;
	/** The words of an option where none are made here. */
	said: (o: Option) => string;
}

export function goFor(now: GoGlance): Go {
	const { decision, lead } = now;
	if (now.busy) return { word: t("go-next"), small: t("go-skip"), option: null, kind: "skip" };
	if (now.over) return { word: t("game-over"), small: "", option: null, kind: "wait" };
	if (!now.mine || !decision) {
		const name = decision ? now.nameOf(decision.seat) : "";
		return { word: name || t("waiting"), small: name ? t("go-decides") : "", option: null, kind: "wait" };
	}
	if (!lead) {
		const n = now.choices.byCard.size;
		return { word: t(wanted(decision)), small: n ? t("go-in-reach", { n }) : "", option: null, kind: "pick" };
	}
	return { kind: "go", option: lead, ...wordsOf(lead, decision, now) };
}

export interface DuelGlance {
	decision: Decision | null;
	lead: Option | null;
	busy: boolean;
	mine: boolean;
	over: boolean;
	/** How much can be pressed instead. */
	reach: number;
	nameOf: (seat: number) => string;
}

/** The same button in Duel. */
export function duelGo(now: DuelGlance): Go {
	const { decision, lead } = now;
	if (now.busy) return { word: t("go-next"), small: t("go-skip"), option: null, kind: "skip" };
	if (now.over) return { word: t("game-over"), small: "", option: null, kind: "wait" };
	if (!now.mine || !decision) {
		const name = decision ? now.nameOf(decision.seat) : "";
		return { word: name || t("waiting"), small: name ? t("go-decides") : "", option: null, kind: "wait" };
	}
	const small = now.reach ? t("go-in-reach", { n: now.reach }) : "";
	if (!lead) return { word: t(wanted(decision)), small, option: null, kind: "pick" };
	return { word: tOr(`go-duel-${decision.why.replaceAll(" ", "-")}`, lead.label), small: "", option: lead, kind: "go" };
}

const PICK_TARGET = new Set<Question>([
	"declare attack",
	"attack again",
	"strike back at",
	"choose",
	"attack",
	"counter-attack",
	"target",
]);
const PICK_POWER = new Set<Question>(["power", "outside power"]);
const PICK_ANSWER = new Set<Question>([
	"choose one",
	"choose player",
	"choose number",
	"choose row",
	"may",
	"order triggers",
]);

/** What is missing where no button can say it. */
function wanted({ why }: Decision): string {
	if (PICK_TARGET.has(why)) return "go-pick-target";
	if (PICK_POWER.has(why)) return "go-pick-power";
	return PICK_ANSWER.has(why) ? "go-pick-answer" : "go-pick-card";
}

function wordsOf(o: Option, decision: Decision, now: GoGlance): Pick<Go, "word" | "small" | "again"> {
	if (now.payment === o) return { word: t("go-pay"), small: now.nameAt(o.card) };
	if (o.verb === "defend" && o.card) return { word: t("go-attack"), small: result(now) || now.nameAt(o.card) };
	if (o.verb === "strike") return { word: t("go-strike-back"), small: t("go-strike-at", { name: now.nameAt(o.card) }) };
	if (o.verb === "end turn") return ending(now);
	if (o.verb === "keep") return { word: t("go-keep"), small: "" };
	if (o.verb === "yes") return { word: t("go-do-it"), small: decision.about ? now.nameAt(decision.about) : "" };
	if (isPass(o)) return passing(decision, now);
	return { word: now.said(o), small: "" };
}

function passing(decision: Decision, now: GoGlance): Pick<Go, "word" | "small"> {
	switch (decision.why) {
		case "combat chance":
			return { word: t(mineAttacks(now.view) ? "go-fight" : "go-land"), small: result(now) };
		case "resource step":
			return { word: t("go-no-resource"), small: "" };
		case "recruit step":
			return { word: t("go-done"), small: now.points ? t("go-points-lost", { n: now.points }) : "" };
		case "formation step":
			return { word: t("go-lock-in"), small: t("go-tap-moves") };
		case "pay":
			return { word: t("go-not-pay"), small: "" };
		case "may":
		case "react":
			return { word: t("go-leave-it"), small: "" };
		default:
			return { word: t("go-onward"), small: "" };
	}
}

/** Ending the turn while somebody ready has a target asks once. */
function ending(now: GoGlance): Pick<Go, "word" | "small" | "again"> {
	const attackers = [...now.choices.byCard.values()].flat().filter((o) => o.verb === "attack");
	const n = new Set(attackers.map((o) => o.card)).size;
	if (!n) return { word: t("go-end-turn"), small: t("go-all-done") };
	return { word: t("go-end-turn"), small: t("go-still-ready", { n }), again: t("go-could-attack", { n }) };
}

/** What the strike comes to, in the words of the preview. */
function result({ preview, nameAt }: GoGlance): string {
	const step = preview?.attack?.steps[0];
	const outcome = preview?.attack?.outcome;
	if (!step || !outcome) return "";
	return t("go-result", { name: nameAt(step.at), outcome });
}

export function mineAttacks(view: VsView): boolean {
	const first = view.combat?.attackers[0];
	const side = view.players.find((p) => p.seat === view.seat)?.side;
	return view.characters.some((c) => c.n === first && c.side === side);
}

/** Whom a strike back is proposed at: the first it would hurt. */
function struck({ byCard }: Choices, hurt: number[]): Option | null {
	const options = [...byCard.values()].flat().filter((o) => o.verb === "strike");
	return options.find((o) => hurt.includes(o.card)) ?? options[0] ?? null;
}

/** What the button would pick: what a card or the lesson proposes, else whatever leads on. */
export function leading(
	decision: Decision | null,
	choices: Choices,
	target: number | null,
	hurt: number[] = [],
): Option | null {
	const { loose, byCard } = choices;
	if (!decision) return null;
	if (decision.why === "declare attack") {
		const aimed = target === null ? undefined : byCard.get(target)?.find((o) => o.verb === "defend");
		if (aimed) return aimed;
	}
	if (decision.why === "strike back at") return struck(choices, hurt);
	if (keeps(decision)) return loose.find((o) => o.verb === "keep") ?? null;
	const yes = loose.find((o) => o.verb === "yes");
	if (yes) return yes;
	const onward = loose.find(isDone) ?? loose.find(isPass);
	if (onward) return onward;
	if (byCard.size > 0) return null;
	return loose.length <= 2 ? (loose[0] ?? null) : null;
}
