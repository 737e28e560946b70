/** A player's place at a table of Duel. */
import { tick } from "svelte";
import { t, tOr } from "../i18n/index.svelte";
import { device } from "../settings.svelte";
import type { Table } from "../wire/table.svelte";
import type { Decision, Option } from "../wire/types";
import { type Choices, isDone, isPass } from "./board";
import { Desk } from "./desk.svelte";
import { columns, type DuelCharacter, type DuelView, deals, duelStop, pairs } from "./duel";
import { duelGo } from "./go";
import { bringIntoSight } from "./keys";
import { WhyNot } from "./whynot.svelte";

/** A question longer than this is no heading. */
const HEADING = 36;

export class DuelDesk extends Desk {
	readonly why: WhyNot;
	/** Who acts, once chosen: the next press says on whom. */
	actor: number | null = $state(null);

	readonly view: DuelView = $derived(this.table.view as DuelView);
	/** Whose side is below: one's own, for those who look on the first one's. */
	readonly me: number = $derived(this.view.seat ?? 0);
	readonly decision: Decision | null = $derived(this.table.mine && !this.still ? this.table.decision : null);
	private readonly options: Option[] = $derived(this.decision?.options ?? []);
	readonly preview = $derived(this.table.duelPreview);
	readonly columns = $derived(columns(this.view, this.me));
	readonly own = $derived(this.view.players.find((p) => p.seat === this.me));
	readonly rivals = $derived(this.view.players.filter((p) => p.seat !== this.me));
	readonly stopNow: number = $derived(duelStop(this.view.step));
	private readonly here = $derived(
		new Set([...this.view.characters, ...this.hand, ...this.view.conditions].map((card) => card.n)),
	);
	private readonly ofCard = (o: Option): boolean => Boolean(o.card) && this.here.has(o.card) && o.verb !== "declare";
	readonly choices: Choices = $derived.by(() => {
		const byCard = new Map<number, Option[]>();
		for (const o of this.options) if (this.ofCard(o)) byCard.set(o.card, [...(byCard.get(o.card) ?? []), o]);
		return { byCard, loose: this.options.filter((o) => !this.ofCard(o)) };
	});
	/** On whom the chosen one can act. */
	readonly targets: Map<number, Option> = $derived(
		this.actor === null ? new Map<number, Option>() : pairs(this.decision, this.actor),
	);
	private readonly passing: Option | undefined = $derived(this.choices.loose.find(isPass));
	private readonly finishing: Option | undefined = $derived(this.choices.loose.find(isDone));
	private readonly rest: Option[] = $derived(
		this.choices.loose.filter((o) => o !== this.passing && o !== this.finishing),
	);
	/** What is chosen from in words. */
	readonly bubble: Option[] = $derived(
		this.sitting.chooser !== null ? (this.choices.byCard.get(this.sitting.chooser) ?? []) : this.rest,
	);
	readonly lead: Option | null = $derived(
		this.finishing ??
			this.passing ??
			(this.choices.byCard.size === 0 && this.rest.length === 1 ? (this.rest[0] ?? null) : null),
	);
	readonly over: boolean = $derived(Boolean(this.view.result || this.table.outcome));
	readonly go = $derived(
		duelGo({
			decision: this.table.decision,
			lead: this.lead,
			busy: this.table.stage.busy,
			mine: this.decision !== null,
			over: this.over,
			reach: this.choices.byCard.size || this.rest.length,
			nameOf: (seat) => this.called(seat),
		}),
	);
	/** What is asked is in the hand: nothing may lie over it. */
	readonly handy: boolean = $derived(
		this.sitting.chooser === null && this.hand.some((h) => this.choices.byCard.has(h.n)),
	);
	readonly title: string = $derived.by(() => {
		if (this.over) return t("game-over");
		if (this.decision) return t("your-option");
		if (this.table.stage.busy || !this.table.decision) return t("right-now");
		return t("waiting-for", { name: this.called(this.table.decision.seat) });
	});
	/** The question as a heading where it is short. */
	readonly asks: string = $derived(
		this.decision && this.decision.prompt.length <= HEADING ? this.decision.prompt : this.title,
	);
	/** What to press for what is asked, or what is going on. */
	readonly tip: string = $derived.by(() => {
		const { decision, actor } = this;
		if (this.narration) return this.narration;
		if (actor !== null) return t("pick-target", { name: this.nameAt(actor) });
		if (!decision) return "";
		if (decision.why === "interrupt" && !this.handy) return t("tip-duel-nothing");
		return tOr(`tip-duel-${decision.why.replaceAll(" ", "-")}`, decision.prompt);
	});

	constructor(table: Table, still: boolean) {
		super(table, still);
		this.why = new WhyNot(table, { wish: (n) => this.wish(n), nameAt: (n) => this.nameAt(n) });
		// On a narrow screen what can be used comes into sight by itself.
		$effect(() => {
			if (!device.phone || still || !table.mine) return;
			void this.decision?.number;
			void this.actor;
			void tick().then(() => bringIntoSight(this.sitting.root));
		});
		const number = $derived(table.decision?.number ?? -1);
		$effect(() => {
			void number;
			this.actor = null;
			this.why.clear();
		});
		$effect(() => {
			if (!this.decision) return;
			return this.why.later(this.hand.map((h) => h.n).filter((n) => !this.choices.byCard.has(n)));
		});
	}

	/** A player's name, "you" for whoever sits here. */
	called = (seat: number): string => (seat === this.view.seat ? t("you") : this.table.nameOf(seat));

	faceNumber = (n: number): string | null => {
		const held = this.view.players.flatMap((p) => [...(p.hand ?? []), ...p.known]);
		const all = [...this.view.characters, ...this.view.conditions, ...this.view.discard, ...held];
		return all.find((card) => card.n === n)?.face ?? null;
	};

	wish(n: number): string {
		return this.hand.some((h) => h.n === n) ? `play #${n}` : `attack #${n}`;
	}

	press = (n: number): void => {
		if (this.still || this.table.stage.skip()) return;
		this.sitting.rested();
		const target = this.targets.get(n);
		if (target) {
			this.choose(target);
			return;
		}
		if (this.actor === n) {
			this.actor = null;
			return;
		}
		const list = this.choices.byCard.get(n) ?? [];
		if (list.length === 0) {
			void this.whyNot(n);
			return;
		}
		const found = pairs(this.decision, n);
		if (found.size > 0) {
			this.actor = n;
			this.sitting.chooser = list.some((o) => !found.has(o.number)) ? n : null;
		} else if (list.length === 1) this.choose(list[0]!);
		else this.sitting.chooser = this.sitting.chooser === n ? null : n;
	};

	choose = (option: Option): void => {
		this.actor = null;
		this.sitting.chooser = null;
		this.table.pick(option);
	};

	escape(): void {
		this.actor = null;
		this.sitting.chooser = null;
		this.why.said = null;
	}

	onpeek = (n: number, how: "hover" | "leave" | "open", box: DOMRect): void => {
		this.sitting.onpeek(n, how, box);
		if (how === "hover" && this.actor !== null && this.targets.has(n)) void this.table.propose([this.actor], n);
	};

	onfocus = (n: number): void => {
		this.sitting.focused = n;
	};

	/** How a character stands in the fight and in what is asked, as classes. */
	look(c: DuelCharacter): string {
		const list: string[] = [];
		if (this.actor === c.n || c.role === "attacking") list.push("atkr");
		else if (c.role === "attacked") list.push("defd");
		if (this.targets.has(c.n)) list.push("targ");
		else if (this.choices.byCard.has(c.n) && this.actor !== c.n) list.push("cand");
		if (this.decision?.about === c.n) list.push("ask");
		return list.join(" ");
	}

	/** What stands at the foot of a card of the hand. */
	foot(n: number): string {
		const list = this.choices.byCard.get(n);
		if (!list?.length) return this.decision ? (this.why.reasons[n]?.short ?? "") : "";
		if (list.length > 1) return t("n-ways", { n: list.length });
		const verb = list[0]!.verb;
		return t(verb === "discard" ? "foot-discard" : verb === "play" || verb === "join" ? "playable-now" : "choose");
	}

	outcome(n: number): string {
		return this.preview?.after?.find((a) => a.n === n)?.outcome ?? "";
	}

	/** What a character of a match-up would do, after the sign of its direction. */
	blow(c: DuelCharacter | null, direction: string): string {
		const found = c ? deals(this.preview, c.n) : null;
		return found ? `${direction} ${t(found.sure ? "deals" : "deals-maybe", { n: found.text })}` : "";
	}
}
