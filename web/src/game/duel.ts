/** Duel's view, as its board reads it. */
import type { DuelCharacterShown as DuelCharacter, DuelPreview, DuelView } from "../wire/contract";
import type { Decision, Option } from "../wire/types";

export type { DuelNamedCard as DuelCard, DuelPlayerShown as DuelPlayer } from "../wire/contract";
export type { DuelCharacter, DuelPreview, DuelView };

/** The seven stops a player feels, by the step's number. */
export const DUEL_STOPS = ["draw", "condition", "character", "attack", "powers", "damage", "clean"] as const;
export function duelStop(step: number): number {
	if (step <= 1) return 0;
	if (step <= 3) return step - 1;
	if (step <= 6) return 3;
	if (step <= 10) return 4;
	if (step === 11) return 5;
	return 6;
}

export interface Column {
	key: string;
	top: DuelCharacter | null;
	bottom: DuelCharacter | null;
	number: number;
	/** Whether the lower one attacks. */
	up: boolean;
}

/** Match-ups first, in order; then whoever stands beside the fight. */
export function columns(view: DuelView, me: number): Column[] {
	const by = new Map(view.characters.map((c) => [c.n, c]));
	const used = new Set<number>();
	const made: Column[] = [];
	for (const m of view.match_ups) {
		const attacking = by.get(m.attacking);
		const attacked = by.get(m.attacked);
		if (!attacking || !attacked) continue;
		used.add(attacking.n).add(attacked.n);
		const up = attacking.seat === me;
		made.push({
			key: `m${m.number}`,
			top: up ? attacked : attacking,
			bottom: up ? attacking : attacked,
			number: m.number,
			up,
		});
	}
	// Who still stands comes before who is out: the first ones are in sight on a narrow screen.
	const rest = (mine: boolean) =>
		view.characters
			.filter((c) => !used.has(c.n) && (c.seat === me) === mine)
			.sort((a, b) => Number(a.ko) - Number(b.ko));
	const above = rest(false);
	const below = rest(true);
	for (let i = 0; i < Math.max(above.length, below.length); i++)
		made.push({
			key: `r${above[i]?.n ?? 0}-${below[i]?.n ?? 0}`,
			top: above[i] ?? null,
			bottom: below[i] ?? null,
			number: 0,
			up: false,
		});
	return made;
}

const PAIRS = new Set<Option["verb"]>(["attack", "aid", "gang up"]);

/** Options that name two cards: who acts, and on whom. */
export function pairs(decision: Decision | null, n: number): Map<number, Option> {
	const found = new Map<number, Option>();
	for (const o of decision?.options ?? []) if (o.card === n && PAIRS.has(o.verb) && o.number) found.set(o.number, o);
	return found;
}

export function deals(preview: DuelPreview | null, n: number): { text: string; sure: boolean } | null {
	const blow = preview?.blows.find((b) => b.by === n);
	return blow ? { text: String(blow.damage), sure: blow.declared } : null;
}
