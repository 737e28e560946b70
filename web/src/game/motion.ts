/** Pictures catching up with the state: cards glide to their places, strikes land, words burst. Nothing waits for it. */
import { device } from "../settings.svelte";
import { play } from "../sound";
import type { EventData, News } from "../wire/types";

export interface SplashFrame {
	kind: "word" | "level" | "ko";
	word: string;
	face?: string;
	other?: string;
	text?: string;
	id: number;
}

const OUT = "cubic-bezier(.2,.9,.3,1)";
const HIT = "cubic-bezier(.7,0,.9,.3)";

/** What an event looks and sounds like; by the past-tense name of the event. */
export function effectOf(event: EventData): { word?: string; sound?: string; splash?: "level" | "ko" } {
	const what = event.what.toLowerCase().replace(/[^a-z]/g, "");
	if (/^struck/.test(what)) return (event.number ?? 0) < (event.amount ?? 0) ? { word: "CLANG!", sound: "safe" } : {};
	if (/playerout/.test(what)) return { word: "KRA-KOOM!", sound: "ko" };
	if (/level/.test(what)) return { word: "LEVEL UP!", sound: "level", splash: "level" };
	if (/^(ko|kod|koed|knockedout)/.test(what)) return { word: "K-THOOM!", sound: "ko", splash: "ko" };
	if (/^stunned|dazed/.test(what)) return { word: "THWOK!", sound: "stun" };
	if (/survived|safe|withstood|held|missed/.test(what)) return { word: "CLANG!", sound: "safe" };
	if (/gainedxp|xp/.test(what)) return { sound: "xp" };
	if (/played|recruited|appeared|put/.test(what)) return { sound: "card" };
	if (/paid|flipped|turned/.test(what)) return { sound: "flip" };
	if (/turnbegan|turnended|turnstarted/.test(what)) return { sound: "page" };
	return {};
}

export class Stage {
	private places = new Map<string, DOMRect>();
	private ghosts = new Map<string, HTMLElement>();
	private running: Animation[] = [];
	private paused = false;
	private serial = 0;
	private awaited: News[] = [];
	private frame = 0;
	/** Set by the splash layer. */
	show: (frame: SplashFrame | null) => void = () => {};

	constructor(private readonly root: () => HTMLElement | null) {}

	private cards(): HTMLElement[] {
		return [...(this.root()?.querySelectorAll<HTMLElement>("[data-n]") ?? [])];
	}

	before(): void {
		this.catchUp();
		this.places.clear();
		this.ghosts.clear();
		for (const el of this.cards()) {
			const n = el.dataset.n!;
			this.places.set(n, el.getBoundingClientRect());
			if (el.classList.contains("tile")) this.ghosts.set(n, el);
		}
	}

	/** Once the page has changed: with the next frame, so that laying it out is no part of taking the news in. */
	soon(news: News[]): void {
		this.awaited.push(...news);
		this.frame ||= requestAnimationFrame(() => this.catchUp());
		if (document.hidden) this.catchUp();
	}

	private catchUp(): void {
		if (!this.frame) return;
		cancelAnimationFrame(this.frame);
		this.frame = 0;
		const news = this.awaited;
		this.awaited = [];
		this.after(news);
	}

	private after(news: News[]): void {
		const quiet = device.reduced || this.paused || document.hidden;
		if (!quiet) this.glide();
		let best: SplashFrame | null = null;
		for (const item of news) {
			const event = item.event;
			if (!event) continue;
			const effect = effectOf(event);
			if (effect.sound) play(effect.sound);
			if (!quiet) this.act(event);
			if (effect.splash === "level")
				best = { kind: "level", word: "LEVEL UP!", face: event.face, text: item.text, id: ++this.serial };
			else if (effect.splash === "ko" && best?.kind !== "level")
				best = {
					kind: "ko",
					word: "K-THOOM!",
					face: event.face,
					other: event.other_face,
					text: item.text,
					id: ++this.serial,
				};
			else if (effect.word && !best) best = { kind: "word", word: effect.word, id: ++this.serial };
		}
		if (best) this.splash(best);
	}

	/** A picture of its own, drawn in a frame of its own. */
	private splash(frame: SplashFrame): void {
		if (document.hidden) this.show(frame);
		else requestAnimationFrame(() => this.show(frame));
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
	}

	private act(event: EventData): void {
		const what = event.what.toLowerCase();
		if (/struck|strikes|hit/.test(what)) {
			const by = this.find(event.card);
			const at = this.find(event.other);
			const up = by && at && by.getBoundingClientRect().top > at.getBoundingClientRect().top;
			if (by)
				this.run(
					by,
					[{ transform: "none" }, { transform: `translateY(${up ? -24 : 24}px)` }, { transform: "none" }],
					350,
					HIT,
				);
		} else if (/stunned/.test(what)) {
			const el = this.find(event.card);
			if (el) this.run(el, [{ transform: "rotate(-3deg) scale(1.08)" }, { transform: "none" }], 220, OUT);
		}
	}

	shake(n: number): void {
		const el = this.find(n);
		play("no");
		if (el && !device.reduced)
			this.run(
				el,
				[
					{ transform: "translateX(0)" },
					{ transform: "translateX(-4px)" },
					{ transform: "translateX(4px)" },
					{ transform: "translateX(0)" },
				],
				180,
				"linear",
			);
	}

	private find(n: number | undefined): HTMLElement | null {
		return n ? (this.root()?.querySelector<HTMLElement>(`[data-n="${n}"]`) ?? null) : null;
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

	/** Any key or tap finishes what moves. */
	finish(): void {
		for (const animation of this.running) animation.finish();
		this.show(null);
	}

	pause(): void {
		this.paused = !this.paused;
		this.finish();
	}
}
