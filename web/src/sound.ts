/** Generated sounds, off until asked for, each with a caption. */
import { settings } from "./settings.svelte";

type Tone = (number | undefined)[];
const _ = undefined;
/** zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide ... */
const TONES: Record<string, Tone[]> = {
	select: [[0.4, 0, 620, 0, 0.01, 0.05, 1]],
	target: [[0.4, 0, 300, 0, 0.02, 0.08, 0, _, 4]],
	card: [[0.6, 0.05, 900, 0, 0.01, 0.07, 4, _, -8]],
	flip: [[0.5, 0, 500, 0, 0.02, 0.06, 1, _, 6]],
	stun: [[1, 0.05, 140, 0, 0.03, 0.16, 2, _, -6]],
	safe: [
		[0.5, 0, 880, 0, 0.01, 0.3, 0],
		[0.3, 0, 1320, 0, 0.01, 0.3, 0],
	],
	ko: [[1.4, 0.05, 70, 0, 0.12, 0.6, 4, _, -2]],
	xp: [[0.6, 0, 660, 0, 0.05, 0.2]],
	level: [
		[0.6, 0, 392, 0, 0.1, 0.4],
		[0.6, 0, 494, 0.07, 0.1, 0.4],
		[0.6, 0, 587, 0.14, 0.1, 0.4],
		[0.7, 0, 784, 0.21, 0.15, 0.5],
	],
	page: [[0.3, 0.1, 2400, 0.05, 0.08, 0.12, 4]],
	tick: [[0.4, 0, 1000, 0, 0.01, 0.03]],
	no: [[0.6, 0, 130, 0, 0.02, 0.08]],
};

type Listener = (caption: string) => void;
let listener: Listener = () => {};

export function oncaption(to: Listener): void {
	listener = to;
}

export function play(name: string): void {
	if (!settings.sound) return;
	if (settings.captions) listener(name);
	void import("zzfx").then(({ zzfx }) => {
		for (const tone of TONES[name] ?? []) (zzfx as (...args: Tone) => unknown)(...tone);
	});
}
