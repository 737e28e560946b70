/** What the game says, in the reader's language: from the facts beside the server's English, which stays where none fits. */
import { phrase, spoken, t, tells } from "../i18n/index.svelte";
import { capital } from "../i18n/sentences";
import { faceOf } from "../wire/faces.svelte";
import type { AnyView, Decision, DuelView, GameEvent, News, Option } from "../wire/types";
import { faceOn } from "./board";
import { cardOf, fieldsOf, isCard } from "./happening";

export interface Company {
	game: string;
	/** Who reads; null for somebody who only watches. */
	seat: number | null;
	nameOf: (seat: number) => string;
	/** The printed id of a card on the table, by its number. */
	faceAt: (n: number) => string | null;
	window?: string | null;
}

export function companyOf(view: AnyView | undefined, nameOf: (seat: number) => string): Company {
	const faceAt = (n: number): string | null => {
		if (!view) return null;
		return view.game === "duel" ? duelFace(view, n) : faceOn(view, n);
	};
	return {
		game: view?.game ?? "vs",
		seat: view?.seat ?? null,
		nameOf,
		faceAt,
		window: view?.game === "duel" ? view.window : null,
	};
}

function duelFace(view: DuelView, n: number): string | null {
	const hands = view.players.flatMap((p) => [...(p.hand ?? []), ...p.known]);
	const shown = [...view.characters, ...view.conditions, ...view.discard, ...hands, view.playing];
	return shown.find((card) => card?.n === n)?.face ?? null;
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

function name(face: string | null | undefined, otherwise: string): string {
	if (face === "vs/player") return own("a-player");
	return face ? faceOf(face).name : own(otherwise);
}
function own(id: string, values: Record<string, string | number> = {}): string {
	return spoken(id, values) ?? "";
}
function row(text: string): string {
	return text === "front" || text === "back" ? own(text) : "";
}

/** A decision with its question and its options in the reader's language. */
export function inOurWords(decision: Decision | null, company: Company): Decision | null {
	if (!decision || !tells()) return decision;
	return {
		...decision,
		prompt: question(decision, company),
		options: decision.options?.map((o) => ({ ...o, label: choice(o, decision, company) })),
	};
}

const BY_THE_CARD = new Set(["choose", "may"]);

function question(decision: Decision, company: Company): string {
	// What a card asks for is put in its own words.
	const asked = BY_THE_CARD.has(decision.why) ? phrase(decision.prompt) : decision.prompt;
	if (asked !== decision.prompt) return asked;
	const about = name(decision.about ? company.faceAt(decision.about) : null, "this-power");
	const said = spoken(`ask-${company.game}-${slug(decision.why)}`, { about, window: company.window ?? "" });
	return said ?? decision.prompt;
}

function choice(o: Option, decision: Decision, company: Company): string {
	const { game, seat, nameOf, faceAt } = company;
	const player = o.seat ?? null;
	const whole = o.card === 0 && player !== null;
	const form = whole && player === seat ? "you" : player !== null && player !== seat ? "there" : "";
	const verb = o.verb === "defend" && whole ? "attack-player" : slug(o.verb);
	const values = {
		card: name(o.card ? faceAt(o.card) : null, "a-card"),
		target: name(o.number ? faceAt(o.number) : null, "a-figure"),
		taken: o.verb === "take" ? name(o.text, "a-card") : "",
		who: player === null ? "" : nameOf(player),
		row: row(o.text),
		text: o.text || "none",
		number: o.number,
	};
	const said =
		(verb === "pass" ? spoken(`do-${game}-pass-${slug(decision.why)}`, values) : null) ??
		spoken(`do-${game}-${verb}`, values, form);
	return said ?? phrase(o.label);
}

/** One thing that happened, as a sentence. */
export function tidings(news: News, company: Company): string {
	const event = news.event;
	if (!news.text || !event || !tells()) return news.text;
	const told = spoken(
		`${company.game}-${event.kind}${otherForm(event)}`,
		facts(event, company),
		formOf(event, company.seat),
	);
	return told === null ? phrase(news.text) : capital(told);
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
			return { reason: phrase(event.why) };
		case "GameOver": {
			const winners = event.winners.map((seat) => (seat === company.seat ? t("you") : company.nameOf(seat)));
			return { winners: winners.join(t("and")), winnersCount: winners.length };
		}
		default:
			return {};
	}
}
