/** Why something cannot be done now: asked of the server, shown in one sentence with its rule. */
import { t } from "../i18n/index.svelte";
import { about } from "../i18n/sentences";
import { faceOf } from "../wire/faces.svelte";
import type { Table } from "../wire/table.svelte";
import type { Reason, VsView } from "../wire/types";
import { faceOn, wishFor } from "./board";

export class WhyNot {
	/** The last answer asked for. */
	said: { text: string; rule: string } | null = $state.raw(null);
	/** By card of the hand: the lock in three words, and the whole sentence with its rule. */
	reasons: Record<number, Reason> = $state({});

	constructor(private readonly table: Table) {}

	clear(): void {
		this.said = null;
		this.reasons = {};
	}

	async ask(n: number): Promise<void> {
		const view = this.table.view as VsView;
		const c = view.characters.find((x) => x.n === n);
		const me = view.players.find((p) => p.seat === view.seat);
		const where = me?.hand?.some((h) => h.n === n) ? "hand" : c && c.side === me?.side ? "mine" : "theirs";
		const name = c?.name ?? faceOf(faceOn(view, n)).name;
		if (!this.table.mine) {
			this.said = { text: t("why-not-your-decision", { name }), rule: "" };
			return;
		}
		const first = (await this.table.why(wishFor(n, where, this.table.decision?.why ?? "")))?.[0];
		this.said = first
			? { text: about(name, first.text), rule: first.rule }
			: { text: t("why-unknown", { name }), rule: "" };
	}

	/** Cards in hand say why they cannot be played, once the player has had time to look; gives back how to stop. */
	later(cards: number[]): () => void {
		const number = this.table.decision?.number;
		const timer = setTimeout(async () => {
			for (const n of cards.slice(0, 8)) {
				const first = (await this.table.why(wishFor(n, "hand", this.table.decision?.why ?? "")))?.[0];
				if (this.table.decision?.number !== number) return;
				if (first) this.reasons[n] = first;
			}
		}, 250);
		return () => clearTimeout(timer);
	}
}
