/**
 * The stage: one queue between what arrives and what is drawn. Every beat is announced, then lands (only then the table,
 * the log, the sounds and the spoken text change), and the next question comes after the last beat.
 */
import { settings } from "../settings.svelte";
import { play } from "../sound";
import { faceOf } from "../wire/faces.svelte";
import type { Beat } from "./beats";
import { cardOf } from "./happening";
import { type Score, SHOWN, scoreOf } from "./score";

/** Who moves the things on the page. */
export interface Director {
	/** Before the table changes; `aims` are the numbers of the cards it is about to concern. */
	lead(beat: Beat, score: Score, ms: number, aims: number[]): void;
	/** About to change: remember where things are. */
	before(): void;
	/** The table has changed. */
	landed(beat: Beat, score: Score): void;
	/** Whatever moves comes to its end. */
	finish(): void;
}

export interface Scene {
	beats: Beat[];
	/** Shown at a beat's change point. */
	land: (beat: Beat) => void;
	/** After its last beat. Only where nothing else has arrived since is the question asked, or the end shown. */
	settle: (last: boolean) => void;
}

export interface Cue {
	beat: Beat;
	score: Score;
	/** Before or after the change. */
	landed: boolean;
	id: number;
}

const FACTOR = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/** Longer than this to come: twice as fast. Longer than that: at once. */
const HURRY_MS = 6000;
const JUMP_MS = 24_000;
/** How often a paused stage looks whether it may go on. */
const PAUSED_MS = 120;

export class Stage {
	/** What is being shown now. */
	cue: Cue | null = $state.raw(null);
	/** Something is still to be shown before the next question. */
	busy = $state(false);
	/** How many beats are still to come. */
	left = $state(0);
	/** Each beat stays until somebody goes on. */
	paused = $state(false);
	director: Director | null = null;
	/** The seat looking on. */
	me: number | null = null;

	private scenes: Scene[] = [];
	private timer: ReturnType<typeof setTimeout> | undefined;
	private frame = 0;
	private shown = new Map<string, number>();
	private fell = false;
	private serial = 0;

	private readonly away = () => {
		if (document.hidden) this.jump();
	};

	constructor() {
		globalThis.document?.addEventListener?.("visibilitychange", this.away);
	}

	/** Show a scene after what is still to be shown; at once where nobody would see it move. */
	enter(scene: Scene, at_once = false): void {
		this.scenes.push(scene);
		this.left += scene.beats.length;
		if (at_once || this.factor === 0 || !this.director || document.hidden || this.toCome() > JUMP_MS) this.jump();
		else if (!this.busy) {
			this.busy = true;
			this.next();
		}
	}

	/** Milliseconds still to come at normal speed; a guess, as later beats depend on earlier ones. */
	private toCome(): number {
		let sum = 0;
		for (const scene of this.scenes)
			for (const beat of scene.beats) {
				const { lead, tail } = this.score(beat);
				sum += lead + tail;
			}
		return sum;
	}

	private get factor(): number {
		return FACTOR[settings.speed];
	}

	private score(beat: Beat): Score {
		return scoreOf(beat.news, {
			me: this.me,
			great: (face) => faceOf(face).type === "main",
			shown: (face) => this.shown.get(face) ?? 0,
			fell: this.fell,
		});
	}

	private next(): void {
		for (;;) {
			const scene = this.scenes[0];
			if (!scene) {
				this.cue = null;
				this.busy = false;
				this.left = 0;
				this.paused = false;
				return;
			}
			const beat = scene.beats.shift();
			if (!beat) {
				this.scenes.shift();
				// Only the question after everything that has arrived is asked.
				if (!this.scenes.length) {
					this.cue = null;
					this.busy = false;
				}
				scene.settle(!this.scenes.length);
				continue;
			}
			this.left -= 1;
			const score = this.score(beat);
			this.note(beat, score);
			const pace = this.factor * (this.toCome() > HURRY_MS ? 0.5 : 1);
			const lead = score.kind === "card" ? Math.max(score.lead * pace, Math.min(900, score.lead)) : score.lead * pace;
			this.cue = { beat, score, landed: false, id: ++this.serial };
			if (score.lead === 0) {
				this.land(scene, beat, score);
				if (score.tail === 0) continue;
			} else {
				// The clock starts with the first frame in which the beat can be seen.
				this.frame = requestAnimationFrame(() => {
					this.frame = 0;
					this.director?.lead(beat, score, lead, aimsOf(scene.beats, score));
					this.after(lead, () => {
						this.land(scene, beat, score);
						this.wait(score.tail * pace);
					});
				});
				return;
			}
			this.wait(score.tail * pace);
			return;
		}
	}

	private wait(ms: number): void {
		this.after(ms, () => this.next());
	}

	/** After a while, and not before somebody who has paused goes on. */
	private after(ms: number, act: () => void): void {
		this.timer = setTimeout(() => (this.paused ? this.after(PAUSED_MS, act) : act()), ms);
	}

	pause(): void {
		this.paused = !this.paused;
	}

	/** What later beats are measured by. */
	private note(beat: Beat, score: Score): void {
		const face = score.kind === "card" && score.main?.event ? cardOf(score.main.event)?.face : undefined;
		if (face) this.shown.set(face, (this.shown.get(face) ?? 0) + 1);
		if (score.kind === "ko") this.fell = true;
		if (beat.news.some(({ event }) => event?.kind === "TurnBegan")) this.fell = false;
	}

	private land(scene: Scene, beat: Beat, score: Score): void {
		this.director?.before();
		for (const sound of score.sounds) play(sound);
		scene.land(beat);
		if (this.cue) this.cue = { ...this.cue, landed: true };
		this.director?.landed(beat, score);
	}

	private stop(): void {
		clearTimeout(this.timer);
		if (this.frame) cancelAnimationFrame(this.frame);
		this.frame = 0;
	}

	/** The beat being shown comes to its end; false if nothing is being shown. */
	skip(): boolean {
		const { cue } = this;
		this.director?.finish();
		if (!this.busy || !cue) return false;
		this.stop();
		const scene = this.scenes[0];
		if (!cue.landed && scene) this.land(scene, cue.beat, cue.score);
		this.next();
		return true;
	}

	/** Everything that is still to be shown has happened. */
	jump(): void {
		this.paused = false;
		this.stop();
		const { cue } = this;
		this.cue = null;
		const scenes = this.scenes;
		this.scenes = [];
		this.left = 0;
		if (scenes.length) this.director?.before();
		if (cue && !cue.landed) scenes[0]?.land(cue.beat);
		for (const scene of scenes) for (const beat of scene.beats) scene.land(beat);
		this.busy = false;
		for (const scene of scenes) scene.settle(scene === scenes.at(-1));
		this.director?.finish();
	}

	close(): void {
		globalThis.document?.removeEventListener?.("visibilitychange", this.away);
		this.stop();
		this.scenes = [];
		this.director = null;
	}
}

/** Whom a card or power that is being shown is about to concern: those the next beats tell of. */
function aimsOf(coming: Beat[], score: Score): number[] {
	if (score.kind !== "card") return [];
	const own = score.main?.event ? cardOf(score.main.event)?.n : undefined;
	const found: number[] = [];
	for (const beat of coming)
		for (const { event } of beat.news) {
			if (event && SHOWN.has(event.kind)) return found;
			const card = event ? cardOf(event) : null;
			if (card && card.n !== own && !found.includes(card.n)) found.push(card.n);
		}
	return found.slice(0, 4);
}

/** What a beat tells, in the words of the log. */
export function tellingOf(cue: Cue | null): string {
	return (cue?.beat.news ?? [])
		.map((item) => item.text)
		.filter(Boolean)
		.join(" ");
}
