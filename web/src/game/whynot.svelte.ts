/** Why something cannot be done now: asked of the server, shown in one sentence with its rule. */
import { t } from "../i18n/index.svelte";
import { about } from "../i18n/sentences";
import type { Table } from "../wire/table.svelte";
import type { Reason } from "../wire/types";

/** What a game tells of its cards. */
export interface Wishes {
	/** The wish behind pressing a card, in the words of the server's "why not". */
	wish: (n: number) => string;
	nameAt: (n: number) => string;
}

export class WhyNot {
	/** The last answer asked for. */
	said: { text: string; rule: string } | null = $state.raw(null);
	/** By card of the hand: the lock in three words, and the whole sentence with its rule. */
	reasons: Record<number, Reason> = $state({});

	constructor(
		private readonly table: Table,
		private readonly wishes: Wishes,
	) {}

	clear(): void {
		this.said = null;
		this.reasons = {};
	}

	async ask(n: number): Promise<void> {
		const name = this.wishes.nameAt(n);
		if (!this.table.mine) {
			this.said = { text: t("why-not-your-decision", { name }), rule: "" };
			return;
		}
		const wish = this.wishes.wish(n);
		const first = wish ? (await this.table.why(wish))?.[0] : undefined;
		this.said = first
			? { text: about(name, first.text), rule: first.rule }
			: { text: t("why-unknown", { name }), rule: "" };
	}

	/** Cards in hand say why they cannot be played, once the player has had time to look; gives back how to stop. */
	later(cards: number[]): () => void {
		const number = this.table.decision?.number;
		const timer = setTimeout(async () => {
			for (const n of cards.slice(0, 8)) {
				const first = (await this.table.why(this.wishes.wish(n)))?.[0];
				if (this.table.decision?.number !== number) return;
				if (first) this.reasons[n] = first;
			}
		}, 250);
		return () => clearTimeout(timer);
	}
}
