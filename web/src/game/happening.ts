/** What an event is about, whatever its kind. */
import type { CardRef } from "../wire/contract";
import type { GameEvent } from "../wire/types";

const isCard = (value: unknown): value is CardRef =>
	typeof value === "object" && value !== null && "n" in value && "face" in value;

/** The card it happened to; null if there is none, or we may not know it. */
export function cardOf(event: GameEvent): CardRef | null {
	return "card" in event ? event.card : null;
}

/** Whose doing it is, or to whom it happened. */
export function seatOf(event: GameEvent | null | undefined): number | null {
	return event && "seat" in event ? event.seat : null;
}

/** Every card it names. */
export function cardsIn(event: GameEvent): CardRef[] {
	return Object.values(event)
		.flat()
		.filter((value) => isCard(value));
}

/** Every field of it, by name. */
export function fieldsOf(event: GameEvent): [string, unknown][] {
	return Object.entries(event);
}

export { isCard };
