/** The keyboard at the board: which key means what, and how arrows walk. */

export interface BoardActs {
	confirm: () => void;
	escape: () => void;
	/** A card of the hand, counted from 1. */
	hand: (n: number) => void;
	/** By letter. */
	letters: Record<string, () => void>;
}

/** Whether a key, while something is being shown, only means "go on". */
export function skips(e: KeyboardEvent): boolean {
	if (e.ctrlKey || e.metaKey || e.altKey) return false;
	if ((e.target as HTMLElement).closest("input, textarea, select, dialog, [role=dialog]")) return false;
	if (e.key !== " " && e.key !== "Enter" && e.key !== "Escape") return false;
	e.preventDefault();
	return true;
}

/** Handle one key; the browser's own shortcuts and form fields are left alone. */
export function boardKey(e: KeyboardEvent, root: HTMLElement | undefined, acts: BoardActs): void {
	if (e.ctrlKey || e.metaKey || e.altKey) return;
	const target = e.target as HTMLElement;
	if (target.closest("input, textarea, select, dialog, [role=dialog]")) return;
	const onButton = target.closest("button, a") !== null;
	// A card that cannot be used keeps no key to itself.
	const free = !onButton || target.closest("[data-n][aria-disabled=true]") !== null;
	// Held down, a key answers one question, not the next one too.
	if ((e.key === " " && (free || target.dataset.n)) || (e.key === "Enter" && free)) {
		if (!e.repeat) acts.confirm();
	} else if (e.key === "Escape") {
		if (free && onButton) target.blur();
		acts.escape();
		return;
	} else if (/^[1-9]$/.test(e.key)) acts.hand(Number(e.key));
	else if (e.key.startsWith("Arrow")) walk(root, e.key);
	else {
		const run = acts.letters[e.key.toLowerCase()];
		if (!run) return;
		run();
	}
	e.preventDefault();
}

/** The first thing that can be used now gets the focus; after that, or after what had it before, the next one. */
export function focusNext(root: HTMLElement | undefined, before: Element | null = null): Element | null {
	const usable = [
		...(root?.querySelectorAll<HTMLElement>(
			".tile:not(.no-act), .dc.targ, .dc.cand, .news.pickme, .hc.play, .hc.power, .hc.pay, .mini.payment, .ghost, .bubble .choices .btn",
		) ?? []),
	];
	const now = usable.indexOf(document.activeElement as HTMLElement);
	const at = now >= 0 ? now : usable.indexOf(before as HTMLElement);
	const next = usable[(at + 1) % usable.length];
	next?.focus();
	next?.scrollIntoView?.({ inline: "center", block: "nearest" });
	return next ?? null;
}

/** What a narrow screen shows first, of the hand and of the rows: what can be used, else who fights. */
const IN_SIGHT = [
	[".hand .hc.play, .hand .hc.power, .hand .hc.pay"],
	[".dc.targ", ".dc.cand", ".dc.ask"],
	[".tile.foe.is-target, .tile.foe.is-asked", ".tile.foe.is-attacker", ".tile.foe.is-defender"],
	[".tile.friend.is-asked", ".tile.friend.is-attacker", ".tile.friend.is-defender", ".tile.friend.is-ready"],
];

/** Scroll rows and hand so that nothing one has to press lies beyond the edge. */
export function bringIntoSight(root: HTMLElement | undefined): void {
	for (const wishes of IN_SIGHT) {
		const found = wishes.map((wish) => root?.querySelector(wish)).find(Boolean);
		found?.scrollIntoView?.({ inline: "center", block: "nearest" });
	}
}

/** Arrows walk within a row, and from row to row. */
function walk(root: HTMLElement | undefined, key: string): void {
	const rows = [...(root?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter((r) =>
		r.querySelector("[data-n]"),
	);
	const here = document.activeElement as HTMLElement | null;
	const row = here?.closest<HTMLElement>("[data-row]");
	if (!row || !here) {
		rows.at(-1)?.querySelector<HTMLElement>("button[data-n]")?.focus();
		return;
	}
	const cells = [...row.querySelectorAll<HTMLElement>("button[data-n]")];
	const at = cells.indexOf(here);
	if (key === "ArrowLeft") cells[Math.max(0, at - 1)]?.focus();
	else if (key === "ArrowRight") cells[Math.min(cells.length - 1, at + 1)]?.focus();
	else {
		const next = rows[rows.indexOf(row) + (key === "ArrowUp" ? -1 : 1)];
		const list = [...(next?.querySelectorAll<HTMLElement>("button[data-n]") ?? [])];
		list[Math.min(at, list.length - 1)]?.focus();
	}
}
