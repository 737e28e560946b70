/** Where what a Vs. table offers is shown: in the ribbon, a bubble, the rail, or under the thumb of a phone. */
import { untrack } from "svelte";
import { device } from "../settings.svelte";
import type { Option } from "../wire/types";
import { fightSeat, isShort, type Side, sharedRows } from "./board";
import type { VsDesk } from "./vsdesk.svelte";

/** More than this in a row, and captions go to the log, powers behind a button. */
const CROWD = 9;

export class Places {
	private readonly desk: VsDesk;
	/** On a phone: the rival whom one has opened. */
	tab: number | null = $state(null);

	readonly rivals: Side[] = $derived.by(() => this.desk.others.filter((b) => !b.friend));
	readonly partner: Side | undefined = $derived.by(() => this.desk.others.find((b) => b.friend));
	readonly many: boolean = $derived.by(() => this.desk.others.length > 1);
	/** Who owns what is told by signs where several share the rows. */
	readonly signs: boolean = $derived.by(() => sharedRows(this.desk.view.mode));
	readonly crowded: boolean = $derived.by(() =>
		this.desk.boards.some((b) => Math.max(b.front.length, b.back.length) > CROWD),
	);
	/** The rival in the fight, else whoever acts, else the first. */
	readonly big: number | null = $derived.by(
		() =>
			fightSeat(this.desk.view, this.desk.own.seats) ??
			this.desk.others.find((b) => b.seats.some((seat) => this.desk.view.active.includes(seat)))?.seats[0] ??
			this.desk.others[0]?.seats[0] ??
			null,
	);
	/** On a phone one of the others is in sight: whom one has opened, else who fights or acts. In seat order, always. */
	readonly tabs: Side[] = $derived.by(() =>
		[...this.desk.others].sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0)),
	);
	readonly tabbed: Side | undefined = $derived.by(
		() => this.tabs.find((side) => side.seats[0] === (this.tab ?? this.big)) ?? this.tabs[0],
	);
	/** On a phone the Main Phase keeps the board in sight: what no card stands for waits behind a button. */
	readonly folded: boolean = $derived.by(
		() =>
			device.phone &&
			this.desk.opened === null &&
			this.desk.decision?.why === "main phase" &&
			this.desk.choices.byCard.size > 0,
	);
	/** On a phone a choice between rows, or one thing beside the yellow one, needs no bubble over the board. */
	readonly thumbRows = $derived.by(() => {
		const { rowChoice, rest } = this.desk;
		const rowsOnly = rowChoice && rest.every((o) => o === rowChoice.front || o === rowChoice.back);
		return device.phone && rowsOnly ? rowChoice : null;
	});
	private readonly thumbOne: Option | null = $derived.by(() => {
		const { opened, rest, powers, passing, finishing } = this.desk;
		if (!device.phone || opened !== null || this.folded || this.thumbRows) return null;
		if (rest.length !== 1 || (passing && finishing)) return null;
		return rest.find((o) => isShort(o, null) && !o.card && powers.length === 0) ?? null;
	});
	/** Buttons of the ribbon beside the one that leads on. */
	readonly beside: Option[] = $derived.by(() => {
		const { inRibbon, rest, passing, finishing, lead, decision } = this.desk;
		// Formation is one screen with one way on: "done moving" would only ask once more.
		const onward = decision?.why === "formation step" && finishing ? [finishing] : [passing, finishing];
		return [...(inRibbon ? rest : []), ...onward].filter((o): o is Option => o !== undefined && o !== lead);
	});
	/** The thumb's second button. */
	readonly second: Option | null = $derived.by(() => this.beside[0] ?? this.thumbOne);
	readonly bubble: Option[] = $derived.by(() => {
		const { actsOpen, rest, inRibbon, lead } = this.desk;
		if (this.thumbRows || this.thumbOne) return [];
		if (this.folded) return actsOpen ? rest : [];
		return inRibbon ? [] : rest.filter((o) => o !== lead || rest.length > 1);
	});
	readonly powers: Option[] = $derived.by(() => {
		const { opened, actsOpen, powers } = this.desk;
		return opened !== null || ((device.phone || this.crowded) && !actsOpen) ? [] : powers;
	});
	readonly range = $derived.by(() => (this.desk.mine ? (this.desk.decision?.range ?? null) : null));
	/** What is asked is in the hand: nothing may lie over it. */
	readonly handy: boolean = $derived.by(
		() =>
			this.desk.opened === null && !this.desk.actsOpen && this.desk.hand.some((h) => this.desk.choices.byCard.has(h.n)),
	);

	constructor(desk: VsDesk) {
		this.desk = desk;
		// Whoever fights or acts comes into sight; one's own choice is until then.
		$effect(() => {
			void this.big;
			untrack(() => {
				this.tab = null;
			});
		});
	}
}
