/** What the game says, in the reader's language: from the facts beside the server's English, which stays where none fits. */
import { phrase, spoken, t, tells } from "../i18n/index.svelte";
import { capital } from "../i18n/sentences";
import { faceOf } from "../wire/faces.svelte";
import type { AnyView, Decision, EventData, News, Option } from "../wire/types";
import { faceOn } from "./board";

export interface Company {
	game: string;
	/** Who reads; null for somebody who only watches. */
	seat: number | null;
	nameOf: (seat: number) => string;
	/** The printed id of a card on the table, by its number. */
	faceAt: (n: number) => string | null;
	window?: string | null;
}

export function companyOf(view: AnyView, nameOf: (seat: number) => string): Company {
	const duel = view?.game === "duel";
	return {
		game: duel ? "duel" : "vs",
		seat: view?.seat ?? null,
		nameOf,
		faceAt: (n) => (duel ? duelFace(view, n) : view ? faceOn(view, n) : null),
		window: duel ? view.window : null,
	};
}

function duelFace(view: AnyView, n: number): string | null {
	const hands = view.players.flatMap((p: AnyView) => [...(p.hand ?? []), ...p.known]);
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
	const player = o.number - 1;
	const whole = o.card === 0 && o.number > 0;
	const form = whole && player === seat ? "you" : o.number > 0 && player !== seat ? "there" : "";
	const verb = o.verb === "defend" && whole ? "attack-player" : slug(o.verb);
	const values = {
		card: name(o.card ? faceAt(o.card) : null, "a-card"),
		target: name(o.number ? faceAt(o.number) : null, "a-figure"),
		taken: o.verb === "take" ? name(o.text, "a-card") : "",
		who: nameOf(player),
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
	const told = spoken(`${company.game}-${event.what}`, facts(event, company), formOf(event, company.seat));
	return told === null ? phrase(news.text) : capital(told);
}

function formOf(event: EventData, seat: number | null): string {
	if (event.what === "Stunned") return event.other_face ? "by" : "";
	if (event.what === "Declared") return event.other_face ? "on" : "";
	if (event.what === "Levelled")
		return event.other_face && faceOf(event.other_face).name !== faceOf(event.face).name ? "other" : "";
	return event.seat !== undefined && event.seat === seat ? "you" : "";
}

function facts(event: EventData, company: Company): Record<string, string | number> {
	const { number = 0, amount = 0, text = "" } = event;
	const fighters = /^\d+/.test(text) ? fightersOf(event, text) : [];
	const winners = event.what === "GameOver" ? winnersOf(number, company) : [];
	const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
	const [given, ...more] = text.split(" ");
	return {
		who: company.nameOf(event.seat ?? 0),
		card: name(event.face, "a-card"),
		figure: name(event.face, "a-figure"),
		other: name(event.other_face, "a-card"),
		otherfigure: name(event.other_face, "a-figure"),
		third: name(company.faceAt(number), "a-figure"),
		all: fighters.join(t("and")),
		count: fighters.length,
		number,
		amount,
		text: text || "none",
		reason: phrase(text),
		row: row(text),
		cards: t("cards-n", { n: number }),
		points: t("points-n", { n: number }),
		counters: own("counters-n", { n: Math.abs(number), kind: number < 0 ? "−1/−1" : "+1/+1" }),
		against: number || amount ? own("against-figures", { number, amount }) : "",
		stats: `${signed(number)}/${signed(amount)}`,
		given: number || amount ? "stats" : (given ?? ""),
		more: more.join(" "),
		power: faceOf(event.face).powers?.[number - 1]?.name ?? "",
		what: event.face
			? name(event.face, "a-card")
			: (row(text) && t(`${text}-row`)) || text || company.nameOf(number - 1),
		winners: winners.join(t("and")) || "none",
	};
}

/** Those who fight side by side: the event's card, and the others with their printed ids. */
function fightersOf(event: EventData, listed: string): string[] {
	const others = listed.split(" ").slice(1);
	return [name(event.face, "a-figure"), ...others.map((one) => name(one.split("=")[1], "a-figure"))];
}
function winnersOf(mask: number, company: Company): string[] {
	const seats = [0, 1, 2, 3].filter((seat) => (mask >> seat) & 1);
	return seats.map((seat) => (seat === company.seat ? t("you") : company.nameOf(seat)));
}
