/** Whatever comes as a key with arguments, said in the reader's language. */
import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Argument, ReasonShown, Sentence } from "../wire/contract";
import type { Reason } from "../wire/types";
import { worded } from "./index.svelte";

export type { Sentence };

type Listed = Extract<Argument, { list: Argument[] }>;

/** Somebody who is told things: a seat (null: nobody's), and what players and cards are called. */
export interface Reader {
	seat: number | null;
	nameOf: (seat: number) => string;
	cardName: (id: string) => string;
}
const NOBODY: Reader = {
	seat: null,
	nameOf: (seat) => worded("player-n", { number: seat + 1 }) ?? "",
	cardName: String,
};

/** The sentence in words; an unknown key shows itself. Where `who` it is about is the reader, the message's `you` is said. */
export function say({ key, args }: Sentence, reader: Reader = NOBODY): string {
	if (key === "plain") return String(args.text);
	const who = args.who;
	const you = typeof who === "object" && "seat" in who && who.seat === reader.seat;
	const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, worth(value, reader)]));
	return worded(key, values, you ? "you" : "") ?? key;
}

function worth(value: Argument, reader: Reader): FluentVariable {
	if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
	if (typeof value === "string") return value;
	if ("seat" in value) return value.seat === reader.seat ? (worded("the-reader", {}) ?? "") : reader.nameOf(value.seat);
	if ("name" in value) return reader.nameOf(value.name);
	if ("card" in value) return reader.cardName(value.card);
	if ("list" in value) return listing(value, reader);
	return say(value, reader);
}

function listing({ list, join }: Listed, reader: Reader): string {
	const items = list.map((item) => (typeof item === "number" ? String(item) : String(worth(item, reader))));
	if (!join || items.length < 2) return items.join(", ");
	const last = items.pop()!;
	return worded(`joined-by-${join}`, { first: items.join(", "), last }) ?? last;
}

/** Words that have been said already. */
export const plain = (text: string): Sentence => ({ key: "plain", args: { text } });

/** A sentence on its own begins with a capital, and a name's own full stop is enough at its end. */
export const capital = (text: string): string =>
	text.charAt(0).toUpperCase() + (text.endsWith("..") ? text.slice(1, -1) : text.slice(1));

/** Why a game is over; `mine` where it is the reader who gave up or ran out of time. */
export const ending = (why: string, mine = false): string =>
	capital(worded(`over-${why}`, {}, mine ? "you" : "") ?? why);

/** A reason in three words at most: why a card is locked. */
function locked({ key, args }: Sentence): string {
	const id = key.replace(/^why-/, "lock-");
	const said = say({ key: id, args });
	return said === id ? (worded("lock-other", {}) ?? "") : said;
}

/** Reasons in the reader's language, each a sentence. */
export function reasonsSaid(reasons: ReasonShown[]): Reason[] {
	return reasons.map((reason) => ({ rule: reason.rule, text: capital(say(reason)), short: locked(reason) }));
}

export type Refusal = Partial<Sentence> & { error?: string; detail?: string };

/** A refusal as it came: its key said, or what little a failing server or proxy said. */
export function refusal(body: Refusal, otherwise = ""): string {
	const said = body.key ? say({ key: body.key, args: body.args ?? {} }) : undefined;
	const came = body.error ?? body.detail ?? otherwise;
	return capital(said === undefined || said === body.key ? came || body.key || "" : said);
}

/** A reason about a card, beginning with its name. */
export function about(name: string, reason: string): string {
	return reason.includes(name) ? reason : `${name}: ${reason}`;
}
