/** A player's place at either game's board: what is offered, what the one button says, what presses and keys do. */
import { device } from "../settings.svelte";
import { faceOf } from "../wire/faces.svelte";
import type { Table } from "../wire/table.svelte";
import type { Decision, HandCard, Option } from "../wire/types";
import type { Choices } from "./board";
import type { Go } from "./go";
import { boardKey, focusNext, skips } from "./keys";
import { Sitting } from "./sitting.svelte";
import { tellingOf } from "./stage.svelte";
import type { WhyNot } from "./whynot.svelte";

export interface Holder {
	seat: number;
	hand: HandCard[] | null;
}

export abstract class Desk {
	readonly table: Table;
	/** A picture of a position: nothing is asked, nothing can be pressed. */
	readonly still: boolean;
	readonly sitting: Sitting;
	private sought: Element | null = null;

	/** Whose cards lie open below: one's own, or, in a replay with every hand open, everybody's. */
	readonly holders: Holder[] = $derived.by(() => {
		const { seat, players } = this.table.view;
		const all: Holder[] = players;
		return all.filter((p) => p.seat === seat || (this.still && seat === null && p.hand?.length));
	});
	readonly hand: HandCard[] = $derived(this.holders.flatMap((p) => p.hand ?? []));

	/** What is asked of whoever sits here. */
	abstract get decision(): Decision | null;
	abstract get choices(): Choices;
	abstract get go(): Go;
	abstract readonly why: WhyNot;
	abstract faceNumber(n: number): string | null;
	/** What one would want of a card, as the server's "why not" puts it; "" where there is nothing to want. */
	abstract wish(n: number): string;
	/** A card was pressed. */
	abstract press(n: number): void;
	abstract choose(option: Option): void;
	/** Esc: what was begun is called off. */
	abstract escape(): void;

	constructor(table: Table, still: boolean) {
		this.table = table;
		this.still = still;
		this.sitting = new Sitting(table);
	}

	/** While something is shown: what it is. */
	get narration(): string {
		return this.table.stage.busy ? tellingOf(this.table.stage.cue) : "";
	}

	/** On a phone: the others act, and there is nothing to press; their turn is told instead of the hand. */
	get listening(): boolean {
		const { table } = this;
		if (!device.phone || this.still || table.mine || table.outcome || table.view.result) return false;
		return table.seat === null || table.view.turn > 0;
	}

	nameAt(n: number): string {
		return faceOf(this.faceNumber(n)).name;
	}

	pressGo(): void {
		this.sitting.go(
			this.go,
			(option) => this.choose(option),
			() => {
				this.sought = focusNext(this.sitting.root, this.sought);
			},
		);
	}

	async whyNot(n: number): Promise<void> {
		await this.why.ask(n);
		this.sitting.motion.shake(n);
	}

	/** The letters of this game alone. */
	protected letters(): Record<string, () => void> {
		return {};
	}

	key(e: KeyboardEvent): void {
		const { sitting, table } = this;
		if (table.stage.busy && skips(e)) {
			table.stage.skip();
			return;
		}
		if (this.still) return;
		boardKey(e, sitting.root, {
			confirm: () => this.pressGo(),
			escape: () => this.escape(),
			hand: (i) => {
				const card = this.hand[i - 1];
				if (!card) return;
				sitting.root?.querySelector<HTMLElement>(`.hand [data-n="${card.n}"]`)?.focus();
				this.press(card.n);
			},
			letters: {
				z: () => sitting.undo(),
				a: () => void focusNext(sitting.root),
				l: () => {
					sitting.logOpen = !sitting.logOpen;
				},
				h: () => void table.askHint(),
				w: () => sitting.focused !== null && void this.whyNot(sitting.focused),
				i: () => {
					if (sitting.focused !== null) sitting.details = sitting.focused;
				},
				p: () => table.stage.pause(),
				"?": () => {
					sitting.keysOpen = true;
				},
				"/": () => {
					sitting.logOpen = true;
				},
				...this.letters(),
			},
		});
	}
}
