/** A table of a game this page has no board for, as headed lists: whatever its view tells. */
import type { AnyView } from "../wire/types";

const DRAWN = new Set<string>(["vs", "duel"]);

/** Whether there is a board for this game; any other is played in words. */
export const hasBoard = (view: AnyView): boolean => DRAWN.has(view.game);

export interface Line {
	text: string;
	/** How far it stands in from the edge; a heading stands at none. */
	depth: number;
	heading: boolean;
}

/** What is told of the table: its position if the game names one, else everything it sends. */
export function told(view: AnyView, nameOf: (seat: number) => string): Line[] {
	const all = view as unknown as Record<string, unknown>;
	const position = all.position;
	return lines(isRecord(position) ? position : all, nameOf, 0);
}

type Names = (seat: number) => string;
const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean =>
	Array.isArray(value)
		? value.every((one) => typeof one !== "object" || one === null)
		: !isRecord(value) || !Object.keys(value).length;
const title = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

function words(value: unknown): string {
	if (Array.isArray(value)) return value.map(words).join(", ") || "–";
	if (typeof value === "boolean") return value ? "✓" : "✗";
	return isRecord(value) || value === null ? "–" : String(value);
}

function fact(key: string, value: unknown, nameOf: Names): string {
	if (key === "n") return `#${words(value)}`;
	if (key === "seat" && typeof value === "number") return nameOf(value);
	return `${key.replaceAll("_", " ")} ${words(value)}`;
}

function lines(data: unknown, nameOf: Names, depth: number): Line[] {
	if (Array.isArray(data))
		return data.flatMap((item): Line[] => {
			if (isPlain(item)) return [{ text: words(item), depth, heading: false }];
			if (isRecord(item) && Object.values(item).every(isPlain)) {
				const text = Object.entries(item)
					.map(([key, value]) => fact(key, value, nameOf))
					.join(", ");
				return [{ text, depth, heading: false }];
			}
			return lines(item, nameOf, depth + 1);
		});
	if (!isRecord(data)) return [{ text: words(data), depth, heading: false }];
	return Object.entries(data).flatMap(([key, value]): Line[] => {
		if (value === null) return [];
		if (isPlain(value)) return [{ text: `${title(key)}: ${words(value)}`, depth, heading: false }];
		return [{ text: title(key), depth, heading: depth === 0 }, ...lines(value, nameOf, depth + 1)];
	});
}
