/** Somebody at a table: what both games' boards share. What is open, what the pointer rests on, what has been pressed. */
import { untrack } from "svelte";
import { device, settings } from "../settings.svelte";
import type { Table } from "../wire/table.svelte";
import type { Option } from "../wire/types";
import type { Go } from "./go";
import { Motion } from "./motion";

const REST_MS = 420;

export class Sitting {
	root: HTMLElement | undefined = $state();
	peek: { n: number; box: DOMRect } | null = $state.raw(null);
	details: number | null = $state(null);
	/** A rule read at the table. */
	rule: string | null = $state(null);
	keysOpen = $state(false);
	menuOpen = $state(false);
	logOpen = $state(false);
	focused: number | null = $state(null);
	/** A card with several ways to use it. */
	chooser: number | null = $state(null);
	/** The decision for which the button has asked once more. */
	asked: number | null = $state(null);
	readonly motion: Motion;
	private hover: ReturnType<typeof setTimeout> | undefined;
	private pressed = Number.NEGATIVE_INFINITY;

	constructor(readonly table: Table) {
		this.motion = new Motion(() => this.root ?? null);
		$effect(() => {
			const { stage } = table;
			stage.director = this.motion;
			return () => {
				if (stage.director === this.motion) stage.director = null;
			};
		});
		// A new decision closes what the old one had opened.
		$effect(() => {
			void table.decision?.number;
			untrack(() => {
				this.chooser = null;
				this.asked = null;
			});
		});
	}

	/** The one button was pressed, by hand or by key; `choose` picks what it stands for. */
	go(go: Go, choose: (o: Option) => void, seek: () => void): void {
		if (go.kind === "skip") {
			this.table.stage.skip();
			return;
		}
		if (go.kind === "wait") return;
		const now = performance.now();
		if (now - this.pressed < settings.twice) return;
		this.pressed = now;
		if (!go.option) {
			seek();
			return;
		}
		const number = this.table.decision?.number ?? null;
		if (go.again && this.asked !== number) {
			this.asked = number;
			return;
		}
		choose(go.option);
	}

	onpeek(n: number, how: "hover" | "leave" | "open", box: DOMRect): void {
		clearTimeout(this.hover);
		if (how === "leave") this.peek = null;
		else if (how === "open") {
			this.peek = null;
			this.details = n;
		} else if (!device.phone)
			this.hover = setTimeout(() => {
				this.peek = { n, box };
			}, REST_MS);
	}

	/** A press closes what the pointer had opened by resting. */
	rested(): void {
		clearTimeout(this.hover);
		this.peek = null;
	}

	undo(): void {
		if (this.table.undo !== "no") this.table.askUndo();
	}
}
