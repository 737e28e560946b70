/** From a view and a decision to what the board shows. Pure: no DOM, no rules. */
import type { Verb } from "../wire/contract";
import type { Character, Decision, HandCard, Option, Preview, VsPlayer, VsView } from "../wire/types";

export interface TileState {
	classes: string[];
	flag: string;
	can: boolean;
	chosen: boolean;
}
export type HandState = "play" | "power" | "pay" | "chosen" | "no" | "still";

export interface Choices {
	byCard: Map<number, Option[]>;
	/** What no card on the table stands for. */
	loose: Option[];
}

/** Verbs that mean "no more": they sit on Space (pass) or Enter (done), never on a card. */
const PASSES = new Set<Verb>(["pass", "no", "next", "drop out", "none", "not now"]);
const DONES = new Set<Verb>(["done", "keep", "yes", "main phase", "end turn"]);

export function isPass(option: Option): boolean {
	return PASSES.has(option.verb);
}
export function isDone(option: Option): boolean {
	return DONES.has(option.verb);
}

/** All card numbers a viewer can see and press. */
export function numbersOnTable(view: VsView): Set<number> {
	const all = new Set<number>();
	for (const c of view.characters) {
		all.add(c.n);
		for (const e of c.equipment) all.add(e.n);
	}
	for (const p of view.players) {
		for (const h of p.hand ?? []) all.add(h.n);
		for (const r of p.resources) if (r.n) all.add(r.n);
	}
	return all;
}

/** Options that belong to a card on the table, and the rest, which must be offered as buttons. */
export function sortOptions(decision: Decision | null, onTable: Set<number>): Choices {
	const byCard = new Map<number, Option[]>();
	const loose: Option[] = [];
	for (const option of decision?.options ?? []) {
		if (option.card && onTable.has(option.card)) {
			const list = byCard.get(option.card);
			if (list) list.push(option);
			else byCard.set(option.card, [option]);
		} else loose.push(option);
	}
	return { byCard, loose };
}

export interface Side {
	/** The seats whose characters stand here. */
	seats: number[];
	mine: boolean;
	friend: boolean;
	players: VsPlayer[];
	front: Character[];
	back: Character[];
	mains: Character[];
}

/** Whether teammates share their rows. */
export function sharedRows(mode: VsView["mode"]): boolean {
	return mode === "two-headed";
}

/** The boards of a table, the viewer's own last. */
export function sides(view: VsView): Side[] {
	const me = view.seat ?? view.players[0]?.seat ?? 0;
	const mySide = view.players.find((p) => p.seat === me)?.side ?? 0;
	const shared = sharedRows(view.mode);
	const groups = new Map<string, VsPlayer[]>();
	for (const p of view.players) {
		const key = shared ? `side ${p.side}` : `seat ${p.seat}`;
		groups.set(key, [...(groups.get(key) ?? []), p]);
	}
	const made = [...groups.values()].map((players): Side => {
		const seats = players.map((p) => p.seat);
		const mine = seats.includes(me);
		const here = view.characters.filter((c) => (shared ? c.side === players[0]!.side : seats.includes(c.seat)));
		return {
			seats,
			mine,
			friend: players[0]!.side === mySide,
			players,
			front: here.filter((c) => c.row === "front"),
			back: here.filter((c) => c.row !== "front"),
			mains: here.filter((c) => c.main),
		};
	});
	const rest = made.filter((s) => !s.mine);
	const after = (s: Side) => (s.seats[0]! - me + view.players.length) % view.players.length;
	rest.sort((a, b) => after(a) - after(b));
	return [...rest, ...made.filter((s) => s.mine)];
}

export function tileState(
	c: Character,
	view: VsView,
	choices: Choices,
	mySide: number | null,
	proposal: { attackers: number[]; defender: number | null },
): TileState {
	const classes: string[] = mySide === null ? [] : [c.side === mySide ? "friend" : "foe"];
	let flag = "";
	const can = choices.byCard.has(c.n);
	const attackers = proposal.attackers.length ? proposal.attackers : (view.combat?.attackers ?? []);
	const defender = proposal.defender ?? view.combat?.defender ?? null;
	const place = attackers.indexOf(c.n);
	const chosen = place >= 0;
	if (chosen) {
		classes.push("is-attacker");
		flag = `${attackers.length > 1 || proposal.attackers.length ? place + 1 : ""}${c.keywords.includes("Leader") && attackers.length > 1 ? "★" : ""}`;
		if (!flag) flag = "1";
	} else if (defender === c.n) {
		classes.push("is-defender");
		flag = "shield";
	}
	if (can && !chosen && defender !== c.n) classes.push(c.side === mySide ? "is-ready" : "is-target");
	else if (can) classes.push("is-asked");
	if (!c.ready && c.state === "up" && !chosen) classes.push("is-exhausted");
	if (c.state === "stunned") classes.push("is-stunned");
	if (c.state === "hidden") classes.push("is-hidden");
	if (c.frozen) classes.push("is-frozen");
	// Whom I am sending to attack I may call back by a press, while I am asked.
	const asked = choices.byCard.size > 0 || choices.loose.length > 0;
	const mine = asked && c.side === mySide && Boolean(view.declaring?.includes(c.n));
	return { classes, flag, can: can || mine, chosen };
}

/** Whether the hand itself is what is asked about. */
export function keeps(decision: Decision | null): boolean {
	return decision?.options?.some((o) => o.verb === "keep") ?? false;
}

export function handState(card: HandCard, options: Option[] | undefined, decision: Decision | null): HandState {
	// An opening hand is looked at, not used.
	if (!options?.length) return decision?.options && !keeps(decision) ? "no" : "still";
	if (options.some((o) => o.verb === "power up")) return "power";
	if (decision?.why === "pay") return "pay";
	return card.n === decision?.about ? "chosen" : "play";
}

/** Numbers of the characters that keep a back row safe, if all of that row is. */
export function protectors(side: Side): number[] {
	if (side.front.length === 0 || side.back.length === 0) return [];
	const seen = new Set<number>();
	for (const c of side.back) for (const n of c.protected_by) seen.add(n);
	return [...seen];
}

/** The face of any card a viewer can see on the table, by its number. */
export function faceOn(view: VsView, n: number): string | null {
	const c = view.characters.find((x) => x.n === n);
	if (c) return c.face;
	const shown = [...(view.playing ?? []), ...(view.looked?.cards ?? []), ...view.removed];
	for (const p of view.players) shown.push(...(p.hand ?? []), ...p.ko, ...p.piles.flatMap((x) => x.cards));
	for (const x of view.characters) shown.push(...x.equipment);
	const found = shown.find((h) => h.n === n);
	if (found) return found.face;
	return view.players.flatMap((p) => p.resources).find((r) => r.n === n)?.face ?? null;
}

/** The payment to propose: a Location in the row before a card of the hand, the least useful one first. */
export function proposedPayment(decision: Decision | null, usefulness: (n: number) => number): Option | null {
	if (decision?.why !== "pay") return null;
	const sources = (decision.options ?? []).filter((o) => o.card && !isPass(o));
	const rank = (o: Option) => (o.verb === "turn" ? 0 : 100) + usefulness(o.card);
	return sources.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Where a new or moving character may stand, if that is what is asked. */
export function rowsOffered(options: Option[], me: number | null): { front?: Option; back?: Option } | null {
	const mine = options.filter((o) => (o.verb === "row" || o.verb === "recruit") && (o.seat == null || o.seat === me));
	const front = mine.find((o) => o.text === "front");
	const back = mine.find((o) => o.text === "back");
	return front || back ? { front, back } : null;
}

/** Whether an option's label fits a button of the ribbon. */
export function isShort(o: Option, rows: { front?: Option; back?: Option } | null): boolean {
	return (
		o.label.length <= 26 ||
		Boolean(rows && (rows.front === o || rows.back === o)) ||
		o.text === "up" ||
		o.text === "down"
	);
}

/** Who would attack whom, while it is being declared or thought about. */
export function proposedAttack(view: VsView, preview: Preview | null) {
	if (view.combat) return { attackers: [], defender: null };
	const steps = preview?.attack?.steps ?? [];
	const declaring = view.declaring ?? [];
	return {
		attackers: declaring.length ? declaring : [...new Set(steps.flatMap((s) => s.by))],
		defender: steps[0]?.at ?? null,
	};
}

/** The other seat in the combat that is on. */
export function fightSeat(view: VsView, mine: number[]): number | null {
	const c = view.combat;
	if (!c) return null;
	const numbers = [...c.attackers, c.defender ?? 0];
	const other = view.characters.find((x) => numbers.includes(x.n) && !mine.includes(x.seat));
	return other?.seat ?? c.defender_seat ?? null;
}

/** The wish behind pressing a card, in the words of the server's "why not". */
export function wishFor(n: number, where: "hand" | "mine" | "theirs", why: string): string {
	if (where === "hand")
		return `${why === "resource step" ? "resource" : why === "recruit step" ? "recruit" : "card"} #${n}`;
	if (why === "declare attack") return `${where === "mine" ? "join" : "defend"} #${n}`;
	return `${where === "mine" ? (why === "formation step" ? "move" : "attack") : "target"} #${n}`;
}

export const STEPS = ["draw", "recovery", "resource", "recruit", "formation", "main"] as const;

/** Which of the six stops a player feels is under way; what is asked after the steps of the Build Phase is its end. */
export function stop({ phase, step }: Pick<VsView, "phase" | "step">): number {
	switch (phase) {
		case "setup":
			return -1;
		case "build":
			return STEPS.indexOf(step || "formation");
		case "end":
			return STEPS.indexOf("main");
		default:
			return STEPS.indexOf(phase);
	}
}
