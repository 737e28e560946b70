/** What is said of a player beside the rows: on a plate where there is room, on a strip where there is little. */
import { faceOf } from "../wire/faces.svelte";
import type { Character, VsPlayer } from "../wire/types";

export interface SeatProps {
	player: VsPlayer;
	main: Character | undefined;
	name: string;
	mine?: boolean;
	away?: boolean;
	active?: boolean;
	passed?: boolean;
	/** Two on one side, or little room. */
	small?: boolean;
	/** Whose tiles are whose: the seat's sign. */
	sign?: boolean;
	canPick?: (n: number) => boolean;
	onpick?: (n: number) => void;
	onpile?: (player: VsPlayer) => void;
}

/** The symbol of a face-up Location. */
export function symbolOf(id: string | null): string {
	const made = faceOf(id).produces?.symbols ?? [];
	return made.length === 1 ? made[0]! : "Any";
}
