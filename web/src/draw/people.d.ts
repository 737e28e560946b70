import type { PortraitOptions } from "./portrait.js";

export interface Person {
	name: string;
	team?: string;
	level?: number;
	keywords?: string[];
}
/** The portrait of somebody people.json knows by name. */
export function likeness(card: Person, options?: PortraitOptions): string;
