/** What moves on the page while a beat is played: cards glide to their places, strikes lunge, words burst. */
import { tick } from "svelte";
import { device } from "../settings.svelte";
import { play } from "../sound";
import type { CardRef, DuelStruck, VsStruck } from "../wire/contract";
import type { News } from "../wire/types";
import type { Beat } from "./beats";
import { cardOf } from "./happening";
import type { Score } from "./score";
import type { Director } from "./stage.svelte";

export interface SplashFrame {
	kind: "word" | "level" | "ko" | "card";
	word: string;
	/** Who fell, rose or is played. */
	face?: string;
	/** Who did it. */
	other?: string;
	item?: News;
	/** Where the cards it aims at are, on the page. */
	aims?: DOMRect[];
	id: number;
}

const OUT = "cubic-bezier(.2,.9,.3,1)";
const HIT = "cubic-bezier(.7,0,.9,.3)";
/** When, of the time before the change, the lunge begins, the word bursts, and the page of a K.O. or a level opens. */
const LUNGE = 160 / 780;
const WORD = 420 / 780;
const PAGE = { ko: 480, level: 240 };

export class Motion implements Director {
	private places = new Map<string, DOMRect>();
	private running: Animation[] = [];
	private timers: ReturnType<typeof setTimeout>[] = [];
	private serial = 0;
	private gliding = false;
	/** Who has just fallen, and who has withstood a blow. */
	private stunned: number[] = [];
	private held: number[] = [];
	/** Set by the splash layer. */
	show: (frame: SplashFrame | null) => void = () => {};

	constructor(private readonly root: () => HTMLElement | null) {}

	private get quiet(): boolean {
		return device.reduced;
	}

	lead(beat: Beat, score: Score, ms: number, aims: number[]): void {
		const strikes = beat.news
			.map((item) => item.event)
			.filter((event) => event?.kind === "Struck")
			.map(sidesOf);
		if (score.kind === "fight" || score.kind === "ko") {
			const fight = score.kind === "fight" ? ms : Math.min(ms, 780);
			for (const strike of strikes) this.lunge(strike, fight);
		}
		if (score.kind === "fight" && score.word)
			this.later(ms * WORD, () => this.show({ kind: "word", word: score.word, id: ++this.serial }));
		if (score.kind === "ko" || score.kind === "level") {
			const fallen = score.main?.event ? cardOf(score.main.event) : null;
			const blow = strikes.find((strike) => strike.at.n === fallen?.n) ?? strikes[0];
			this.later(Math.min(PAGE[score.kind], ms / 3), () =>
				this.show({
					kind: score.kind === "level" ? "level" : "ko",
					word: score.kind === "level" ? "LEVEL UP!" : score.word || "K-THOOM!",
					face: fallen?.face,
					other: blow?.by[0]?.face,
					item: score.main ?? undefined,
					id: ++this.serial,
				}),
			);
		}
		if (score.kind === "card" && score.main)
			this.show({
				kind: "card",
				word: "",
				face: score.main.event ? cardOf(score.main.event)?.face : undefined,
				item: score.main,
				aims: aims.map((n) => this.find(n)?.getBoundingClientRect()).filter((box) => box !== undefined),
				id: ++this.serial,
			});
		const moved = score.kind === "step" && score.main?.event ? cardOf(score.main.event) : null;
		if (moved) this.lift(moved.n, ms);
	}

	before(): void {
		if (this.gliding) return;
		this.places.clear();
		for (const el of this.cards()) this.places.set(el.dataset.n!, el.getBoundingClientRect());
	}

	landed(beat: Beat, score: Score): void {
		this.clear();
		this.show(null);
		if (this.quiet || document.hidden) return;
		for (const { event } of beat.news) if (event?.kind === "Stunned") this.stunned.push(event.card.n);
		const struck = score.main?.event;
		if (score.word === "CLANG!" && struck?.kind === "Struck") this.held.push(sidesOf(struck).at.n);
		if (this.gliding) return;
		// Beats that land within one frame are one movement.
		this.gliding = true;
		void tick().then(() =>
			requestAnimationFrame(() => {
				this.gliding = false;
				this.glide();
				for (const n of this.stunned.splice(0)) this.slap(n);
				for (const n of this.held.splice(0)) this.tremble(n);
			}),
		);
	}

	private cards(): HTMLElement[] {
		return [...(this.root()?.querySelectorAll<HTMLElement>("[data-n]") ?? [])];
	}

	/** First, last, invert, play. */
	private glide(): void {
		for (const el of this.cards()) {
			const from = this.places.get(el.dataset.n!);
			const to = el.getBoundingClientRect();
			if (!from) {
				if (el.classList.contains("tile"))
					this.run(
						el,
						[
							{ transform: "scale(.6)", opacity: 0 },
							{ transform: "none", opacity: 1 },
						],
						320,
						OUT,
					);
				continue;
			}
			const dx = from.left - to.left;
			const dy = from.top - to.top;
			if (Math.abs(dx) + Math.abs(dy) < 4) continue;
			this.run(el, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], 320, OUT);
		}
		this.places.clear();
	}

	private lunge(strike: Strike, ms: number): void {
		if (this.quiet) return;
		const at = this.find(strike.at.n)?.getBoundingClientRect();
		for (const { n } of strike.by) {
			const by = this.find(n);
			const up = by && at && by.getBoundingClientRect().top > at.top;
			if (by)
				this.later(ms * LUNGE, () =>
					this.run(
						by,
						[{ transform: "none" }, { transform: `translateY(${up ? -24 : 24}px) scale(1.05)` }, { transform: "none" }],
						Math.max(120, ms * (1 - LUNGE)),
						HIT,
					),
				);
		}
	}

	private lift(n: number, ms: number): void {
		const el = this.quiet ? null : this.find(n);
		if (el)
			this.run(
				el,
				[{ transform: "none" }, { transform: "translateY(-5px)" }, { transform: "none" }],
				Math.max(120, ms),
				OUT,
			);
	}

	private slap(n: number | undefined): void {
		const el = this.find(n);
		if (el) this.run(el, [{ transform: "rotate(-3deg) scale(1.08)" }, { transform: "none" }], 220, OUT);
	}

	private tremble(n: number | undefined): void {
		const el = this.find(n);
		const steps = [0, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
		if (el) this.run(el, steps, 180, "linear");
	}

	shake(n: number): void {
		play("no");
		if (!device.reduced) this.tremble(n);
	}

	private find(n: number | undefined): HTMLElement | null {
		return n ? (this.root()?.querySelector<HTMLElement>(`[data-n="${n}"]`) ?? null) : null;
	}

	private later(ms: number, act: () => void): void {
		this.timers.push(setTimeout(act, ms));
	}

	private run(el: HTMLElement, frames: Keyframe[], duration: number, easing: string): void {
		if (typeof el.animate !== "function") return;
		const animation = el.animate(frames, { duration, easing, composite: "accumulate" });
		this.running.push(animation);
		animation.finished
			.catch(() => {})
			.finally(() => {
				this.running = this.running.filter((a) => a !== animation);
			});
	}

	private clear(): void {
		for (const timer of this.timers) clearTimeout(timer);
		this.timers = [];
	}

	finish(): void {
		this.clear();
		for (const animation of this.running) animation.finish();
		this.show(null);
	}
}

interface Strike {
	by: CardRef[];
	at: CardRef;
}

/** Who strikes whom, in either game. */
function sidesOf(event: VsStruck | DuelStruck): Strike {
	return "strikers" in event ? { by: event.strikers, at: event.struck } : { by: [event.card], at: event.other };
}
