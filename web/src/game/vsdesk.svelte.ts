/** A player's place at a table of Vs. */
import { tick, untrack } from "svelte";
import { t, tOr } from "../i18n/index.svelte";
import { route } from "../router.svelte";
import { device } from "../settings.svelte";
import type { Question } from "../wire/contract";
import { faceOf } from "../wire/faces.svelte";
import type { Table } from "../wire/table.svelte";
import type { Character, Decision, Option, VsPlayer, VsView } from "../wire/types";
import {
	faceOn,
	isDone,
	isPass,
	isShort,
	keeps,
	numbersOnTable,
	proposedAttack,
	proposedPayment,
	rowsOffered,
	sides,
	sortOptions,
	stop,
	wishFor,
} from "./board";
import { Desk } from "./desk.svelte";
import { goFor, leading } from "./go";
import { seatOf } from "./happening";
import { bringIntoSight } from "./keys";
import { captionFor, learnt } from "./lesson";
import { WhyNot } from "./whynot.svelte";
import { asked, briefly, footWords, titleOf } from "./words";

/** While these are asked, whoever is pointed at on the other side could be attacked. */
const AIMING = new Set<Question>(["declare attack", "attack again"]);

export class VsDesk extends Desk {
	readonly why: WhyNot;
	/** What else can be done is shown: powers, and what no card stands for. */
	actsOpen = $state(false);
	/** Whose KO pile is open. */
	pile: VsPlayer | null = $state.raw(null);
	/** The payment agreed to: the rest of the same cost is paid the same way. */
	private agreed: number | null = null;

	readonly view: VsView = $derived(this.table.view as VsView);
	readonly decision: Decision | null = $derived(this.table.decision);
	readonly me: number | null = $derived(this.view.seat);
	/** Whether whoever sits here is asked. */
	readonly mine: boolean = $derived(this.table.mine && !this.still);
	readonly boards = $derived(sides(this.view));
	readonly own = $derived(this.boards.at(-1)!);
	readonly others = $derived(this.boards.slice(0, -1));
	readonly mySide: number = $derived(this.own.players[0]?.side ?? 0);
	readonly purse: number = $derived(this.view.players.find((p) => p.seat === this.me)?.points ?? 0);
	private readonly onTable = $derived(numbersOnTable(this.view));
	readonly choices = $derived(sortOptions(this.mine ? this.decision : null, this.onTable));
	private readonly byNumber = $derived(new Map(this.view.characters.map((c) => [c.n, c])));
	readonly preview = $derived(this.table.proposed ?? this.table.preview);
	readonly stopNow: number = $derived(stop(this.view));
	readonly myTurn: boolean = $derived(this.me !== null && this.view.active.includes(this.me));

	/** The ways to use the card pressed. */
	readonly opened: Option[] | null = $derived(
		this.sitting.chooser !== null ? (this.choices.byCard.get(this.sitting.chooser) ?? []) : null,
	);
	readonly rowChoice = $derived(rowsOffered(this.opened ?? this.choices.loose, this.me));
	readonly passing: Option | undefined = $derived(this.choices.loose.find(isPass));
	readonly finishing: Option | undefined = $derived(this.choices.loose.find(isDone));
	/** Super Powers, listed beside the cards they belong to: a press on a character that can attack attacks. */
	readonly powers: Option[] = $derived([...this.choices.byCard.values()].flat().filter((o) => o.verb === "use"));
	/** What the bubble or the ribbon offers now: the ways to use the card pressed, or what no card stands for. */
	readonly rest: Option[] = $derived(
		this.opened ?? this.choices.loose.filter((o) => o !== this.passing && o !== this.finishing),
	);
	readonly inRibbon: boolean = $derived(
		!device.phone &&
			this.rest.length > 0 &&
			this.rest.length <= 2 &&
			this.rest.every((o) => isShort(o, this.rowChoice) && o.verb !== "use" && (this.opened !== null || !o.card)),
	);
	/** One short sentence for newcomers; the same data decides it that draws the board. */
	private readonly told = $derived(
		this.still || route.query.get("tour") !== "1" || this.view.result || learnt(this.view)
			? null
			: captionFor({
					view: this.view,
					decision: this.decision,
					preview: this.preview,
					mine: this.table.mine,
					opened: this.opened,
				}),
	);
	/** The proposed payment, on the yellow button. */
	readonly payment: Option | null = $derived(
		this.mine ? proposedPayment(this.decision, (n) => faceOf(this.faceNumber(n)).produces?.symbols.length ?? 0) : null,
	);
	readonly proposal = $derived(proposedAttack(this.view, this.preview));
	readonly lead: Option | null = $derived.by(() => {
		const { opened } = this;
		if (opened) {
			const up = opened.find((o) => o.text === "up");
			return this.inRibbon || this.rowChoice || up ? (up ?? opened[0] ?? null) : null;
		}
		const led = this.told?.press ?? this.payment;
		if (led || !this.mine) return led ?? null;
		const hurt = (this.preview?.back ?? []).filter((b) => b.outcome !== "safe").map((b) => b.at);
		return leading(this.decision, this.choices, this.proposal.defender, hurt);
	});
	readonly go = $derived(
		goFor({
			view: this.view,
			decision: this.decision,
			choices: this.choices,
			preview: this.preview,
			lead: this.lead,
			payment: this.payment,
			busy: this.table.stage.busy,
			mine: this.mine,
			over: Boolean(this.table.outcome ?? this.view.result),
			points: this.purse,
			nameOf: (seat) => this.table.nameOf(seat),
			nameAt: (n) => this.nameAt(n),
			said: (o) => this.brief(o),
		}),
	);
	/** Where it names the button, by the word that stands on it. */
	readonly lesson: string = $derived.by(() => {
		const { told } = this;
		if (!told) return "";
		return t(told.id, told.press ? { ...told.with, button: this.go.word.replace(/[.!]$/, "") } : told.with);
	});
	/** A fight is on, or being put together. */
	readonly fight: boolean = $derived(
		Boolean(this.preview?.attack) && (this.view.combat !== null || this.proposal.attackers.length > 0),
	);
	readonly title: string = $derived(titleOf(this.view, Boolean(this.table.outcome), (seat) => this.table.nameOf(seat)));
	/** What is asked, or what is going on. */
	readonly note: string = $derived.by(() => {
		if (this.narration) return this.narration;
		if (this.table.mine) return asked(this.decision);
		return this.decision ? t("waiting-for", { name: this.table.nameOf(this.decision.seat) }) : "";
	});
	/** What most people want to know in this step. */
	readonly tip: string = $derived(
		this.table.mine && this.decision ? tOr(`tip-${this.decision.why.replaceAll(" ", "-")}`, this.note) : this.note,
	);
	/** The last lines about what others did. */
	readonly theirLines = $derived(
		this.table.log
			.slice(-8)
			.filter((line) => this.me === null || seatOf(line.news.event) !== this.me)
			.slice(-2),
	);

	constructor(table: Table, still: boolean) {
		super(table, still);
		this.why = new WhyNot(table, { wish: (n) => this.wish(n), nameAt: (n) => this.nameAt(n) });
		// On a narrow screen what matters comes into sight by itself.
		$effect(() => {
			if (!device.phone) return;
			void this.decision?.number;
			void this.view.combat;
			void tick().then(() => bringIntoSight(this.sitting.root));
		});
		// A new decision closes what the old one had opened.
		const number = $derived(this.decision?.number ?? -1);
		$effect(() => {
			void number;
			this.actsOpen = false;
			this.why.clear();
		});
		$effect(() => {
			if (!this.mine || this.decision === null || keeps(this.decision)) return;
			return this.why.later(this.hand.map((h) => h.n).filter((n) => !this.choices.byCard.has(n)));
		});
		$effect(() => {
			const next = this.payment;
			const about = this.decision?.about ?? 0;
			if (!next) {
				if (this.decision) this.agreed = null;
			} else if (this.agreed === about) untrack(() => table.pick(next));
		});
		// An attack being declared shows at once what it would come to: against whom it succeeds, else the first to be hit.
		$effect(() => {
			if (!this.mine || this.decision?.why !== "declare attack") return;
			const targets = (this.decision.options ?? []).filter((o) => o.verb === "defend" && o.card).map((o) => o.card);
			const group = this.view.declaring;
			if (targets.length && group.length) untrack(() => void table.proposeBest(group, targets));
		});
	}

	find = (n: number): Character | undefined => this.byNumber.get(n);
	faceNumber = (n: number): string | null => faceOn(this.view, n);

	override nameAt(n: number): string {
		return this.find(n)?.name ?? super.nameAt(n);
	}

	/** A player's name, "you" for whoever sits here. */
	called(seat: number): string {
		return seat === this.me ? t("you") : this.table.nameOf(seat);
	}

	wish(n: number): string {
		const player = this.view.players.find((p) => p.seat === this.me);
		const why = this.table.decision?.why ?? "";
		if (player?.hand?.some((h) => h.n === n)) return wishFor(n, "hand", why);
		const stands = this.find(n);
		return stands ? wishFor(n, stands.side === player?.side ? "mine" : "theirs", why) : "";
	}

	brief = (o: Option): string => {
		if (o.verb === "first" && o.seat != null)
			return o.seat === this.me ? t("you-go-first") : t("goes-first", { name: this.table.nameOf(o.seat) });
		return briefly(o, this.rowChoice, this.payment, faceOf(this.faceNumber(o.card)).name);
	};

	/** What stands at the foot of a card of the hand. */
	foot(n: number): string {
		if (this.sitting.chooser === n) return t("chosen");
		const options = this.choices.byCard.get(n);
		if (!options?.length) return this.why.reasons[n]?.short ?? "";
		if (options.length > 1) return t("n-ways", { n: options.length });
		return footWords(options[0]!, faceOf(this.faceNumber(n)).name, this.find(options[0]!.number)?.name ?? "");
	}

	press = (n: number): void => {
		if (this.still || this.table.stage.skip()) return;
		this.sitting.rested();
		this.agreed = null;
		const options = this.choices.byCard.get(n);
		if (this.view.declaring.includes(n) && !options?.length && this.cancel()) return;
		if (!options?.length) {
			void this.whyNot(n);
			return;
		}
		const attack = options.find((o) => o.verb === "attack");
		if (attack) this.table.pick(attack);
		else if (options.length === 1) this.table.pick(options[0]!);
		else this.sitting.chooser = this.sitting.chooser === n ? null : n;
	};

	/** An attack that is being put together is called off: by a second press, by Esc, or by a press beside it. */
	cancel = (): boolean => {
		if (this.decision?.why !== "declare attack" || !this.table.mine || this.table.undo !== "free") return false;
		this.table.askUndo();
		return true;
	};

	choose = (option: Option): void => {
		this.agreed = option === this.payment ? (this.decision?.about ?? 0) : null;
		this.sitting.chooser = null;
		this.table.pick(option);
	};

	escape(): void {
		if (this.sitting.chooser === null && !this.why.said && this.cancel()) return;
		this.sitting.chooser = null;
		this.why.said = null;
	}

	protected override letters(): Record<string, () => void> {
		return {
			k: () => {
				this.pile = this.view.players.find((p) => p.seat === (this.me ?? 0)) ?? null;
			},
			f: () => this.rowChoice?.front && this.choose(this.rowChoice.front),
			b: () => this.rowChoice?.back && this.choose(this.rowChoice.back),
		};
	}

	onpeek = (n: number, how: "hover" | "leave" | "open", box: DOMRect): void => {
		this.sitting.onpeek(n, how, box);
		if (how === "hover" && this.choices.byCard.get(n)?.length === 1) this.propose(n);
	};

	onfocus = (n: number): void => {
		this.sitting.focused = n;
		this.propose(n);
	};

	/** What an attack on somebody pointed at would come to. */
	private propose(n: number): void {
		const c = this.find(n);
		if (!c || c.side === this.mySide || !this.table.mine || !this.decision || !AIMING.has(this.decision.why)) return;
		const attackers = this.proposal.attackers.length ? this.proposal.attackers : (this.view.combat?.attackers ?? []);
		if (attackers.length) void this.table.propose(attackers, n);
	}
}
