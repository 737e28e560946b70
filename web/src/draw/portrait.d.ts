/** What the dice may look at: never the card's name. */
export interface Sitter {
	id: string;
	team?: string;
	level?: number;
	atk?: number;
	def?: number;
	keywords?: string[];
	art?: Record<string, unknown>;
}
export interface PortraitOptions {
	crop?: "bust" | "face" | "wide" | "tile" | "aside" | "card" | "tall" | "figure" | "none";
	level?: number;
	silhouette?: string | false;
	rim?: number;
	scene?: boolean;
	keyline?: boolean;
	cls?: string;
}
export interface Dice {
	next(): number;
	range(a: number, b: number): number;
	pick<T>(list: T[]): T;
	chance(p: number): boolean;
}
export interface TeamInk {
	bg: string;
	ray: string;
	suits: string[];
	glow: string;
}
export const MARK: string;
export const INK: string;
export const DEFS: string;
export const TEAMS: Record<string, TeamInk>;
export function portrait(card: Sitter, options?: PortraitOptions): string;
export function dice(text: string): Dice;
export function poly(points: [number, number][]): string;
export function spark(x: number, y: number, outer: number, inner: number, points: number, R?: Dice): string;
export function mix(a: string, b: string, t: number): string;
