/** What the game asks and tells, in the reader's language. */
import { spoken, t, tells } from "../i18n/index.svelte";
import { capital, type Reader, say } from "../i18n/sentences";
import type { DecisionShown } from "../wire/contract";
import { faceOf } from "../wire/faces.svelte";
import type { AnyView, Decision, GameEvent, News } from "../wire/types";
import { cardOf, fieldsOf, isCard } from "./happening";

export interface Company {
	game: string;
	/** Who reads; null for somebody who only watches. */
	seat: number | null;
	nameOf: (seat: number) => string;
}

export function companyOf(view: AnyView | undefined, nameOf: (seat: number) => string): Company {
	return { game: view?.game ?? "vs", seat: view?.seat ?? null, nameOf };
}

function name(face: string | null | undefined, otherwise: string): string {
	if (face === "vs/player") return own("a-player");
	return face ? faceOf(face).name : own(otherwise);
}
function own(id: string, values: Record<string, string | number> = {}): string {
	return spoken(id, values) ?? "";
}

/** A decision with its question and its options in the reader's words. */
export function inWords(decision: DecisionShown | null, reader: Reader): Decision | null {
	if (!decision) return null;
	const { prompt, options, ...rest } = decision;
	const asked = { ...rest, prompt: say(prompt, reader) };
	return options ? { ...asked, options: options.map((o) => ({ ...o, label: capital(say(o.label, reader)) })) } : asked;
}

const NOTICES = new Set<GameEvent["kind"]>(["Undone", "Conceded", "TimedOut"]);
/** Why somebody wins or is out of Duel, and the message that says it. */
const ENDS: Record<string, string> = {
	"two turns without a Character in play": "delay",
	"every Character in play is knocked out": "all-out",
	"the most active Characters when the cards ran out": "most",
};

/** One thing that happened, as a sentence. */
export function tidings(news: News, company: Company): string {
	const event = news.event;
	if (!news.text || !event || !tells()) return news.text;
	const told = spoken(
		`${NOTICES.has(event.kind) ? "table" : company.game}-${event.kind}${otherForm(event)}`,
		facts(event, company),
		formOf(event, company.seat),
	);
	return told === null ? news.text : capital(told);
}

/** The other messages of a kind of event, as `tell` of the game's English room chooses them. */
function otherForm(event: GameEvent): string {
	if (event.kind === "Stunned") return event.by ? "-by" : "";
	if (event.kind === "Struck" && "causes" in event)
		return event.causes?.length && event.damage !== event.printed ? "-changed" : "";
	if (event.kind === "Declared") return event.on ? "-on" : "";
	if (event.kind === "Levelled") return faceOf(event.former).name === faceOf(event.card.face).name ? "" : "-other";
	if (event.kind === "ChosePlayer") return event.player === event.seat ? "-self" : "";
	return "";
}

function formOf(event: GameEvent, seat: number | null): string {
	if (event.kind === "GameOver") return event.winners.length === 1 && event.winners[0] === seat ? "you" : "";
	return "seat" in event && event.seat === seat ? "you" : "";
}

/** The fields of an event as words: cards and players by name, yes and no, and what some sentences need besides. */
function facts(event: GameEvent, company: Company): Record<string, string | number> {
	const values: Record<string, string | number> = { who: "seat" in event ? company.nameOf(event.seat) : "" };
	for (const [key, value] of fieldsOf(event)) {
		if (typeof value === "number" || typeof value === "string") values[key] = value;
		else if (typeof value === "boolean") values[key] = value ? "yes" : "no";
		else if (isCard(value)) values[key] = name(value.face, "a-card");
		else if (Array.isArray(value)) {
			const cards = value.filter(isCard);
			values[key] = cards.map((card) => name(card.face, "a-figure")).join(t("and"));
			values[`${key}Count`] = cards.length;
		}
	}
	const card = cardOf(event);
	values.card = name(card?.face, "a-card");
	values.figure = name(card?.face, "a-figure");
	return { ...values, ...more(event, company) };
}

function more(event: GameEvent, company: Company): Record<string, string | number> {
	const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
	switch (event.kind) {
		case "PowerCancelled":
			return { power: event.power || "none" };
		case "CountersPut":
		case "CountersRemoved":
			return { counters: own("counters-n", { n: Math.abs(event.count), kind: event.count < 0 ? "−1/−1" : "+1/+1" }) };
		case "Stunned": {
			const { attack = 0, defense = 0, dazed = false, by = null, allies = [] } = event;
			const strikers = by ? [by, ...allies] : [];
			return {
				by: strikers.map((card) => name(card.face, "a-figure")).join(t("and")),
				byCount: strikers.length,
				against: attack || defense ? own("against-figures", { attack, defense }) : "",
				dazed: dazed ? "yes" : "no",
			};
		}
		case "Paid":
			return { discarded: event.discarded ? "yes" : "no" };
		case "Given": {
			const { attack = 0, defense = 0 } = event;
			const stats = attack || defense;
			return { stats: `${signed(attack)}/${signed(defense)}`, given: stats ? "stats" : event.truth };
		}
		case "Levelled":
			return { former: name(event.former, "a-figure") };
		case "ChosePlayer":
			return { player: company.nameOf(event.player) };
		case "Declared":
		case "Dampened":
			return { power: faceOf(event.card.face).powers?.[event.power - 1]?.name ?? "" };
		case "Won":
		case "Eliminated":
			return { reason: own(`duel-end-${ENDS[event.why] ?? "most"}`) };
		case "GameOver": {
			const winners = event.winners.map((seat) => (seat === company.seat ? t("you") : company.nameOf(seat)));
			return { winners: winners.join(t("and")), winnersCount: winners.length };
		}
		default:
			return {};
	}
}
