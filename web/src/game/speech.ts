/** What the game asks and tells, in the reader's language. */
import { capital, type Reader, say } from "../i18n/sentences";
import type { DecisionShown, News as NewsShown } from "../wire/contract";
import { faceOf } from "../wire/faces.svelte";
import type { Decision, News } from "../wire/types";

/** Somebody at a table: the seat they read from (null: they only watch), and what the players are called. */
export function readerOf(seat: number | null, nameOf: (seat: number) => string): Reader {
	return { seat, nameOf, cardName: (id) => faceOf(id).name };
}

/** A decision with its question and its options in the reader's words. */
export function inWords(decision: DecisionShown | null, reader: Reader): Decision | null {
	if (!decision) return null;
	const { prompt, options, ...rest } = decision;
	const asked = { ...rest, prompt: say(prompt, reader) };
	return options ? { ...asked, options: options.map((o) => ({ ...o, label: capital(say(o.label, reader)) })) } : asked;
}

/** One thing that happened, as a sentence. */
export function told({ said, event }: NewsShown, reader: Reader): News {
	return { text: said ? capital(say(said, reader)) : "", event, said };
}
