/** What the server says in words alone, made into sentences of the reader's language. */
import type { Reason } from "../wire/types";
import { phrase } from "./index.svelte";

/** Sentences begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reasons in the reader's language, each a sentence. */
export function reasonsSaid(reasons: Reason[]): Reason[] {
	return reasons.map((r) => ({ ...r, text: capital(phrase(r.text)) }));
}

/** A reason about a card, beginning with its name. */
export function about(name: string, reason: string): string {
	return reason.includes(name) ? reason : `${name}: ${reason}`;
}
