/** The board behind the masthead: a recorded game of two computers, played slowly, over and over. */

import { sayings } from "../i18n/index.svelte";
import { device } from "../settings.svelte";
import type { StateMessage } from "../wire/contract";
import { learn, tidyFace } from "../wire/faces.svelte";
import { MockTransport } from "../wire/mock";
import { Table } from "../wire/table.svelte";
import type { Face } from "../wire/types";

const BEAT = 2600;

export function livingBoard(): { table: Table; stop: () => void } {
	const line = new MockTransport();
	const table = new Table(line);
	table.start();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ended = false;
	void sayings()
		.then(() => fetch(`${import.meta.env.BASE_URL}living.json`))
		.then((r) => r.json() as Promise<{ faces: Face[]; frames: StateMessage[] }>)
		.then(({ faces, frames }) => {
			learn(faces.map((f) => tidyFace(f)));
			let at = 0;
			const next = () => {
				if (ended) return;
				const frame = frames[at % frames.length];
				if (frame) line.onmessage({ ...frame, seq: at + 1 });
				at += 1;
				if (!device.reduced || at < 2) timer = setTimeout(next, BEAT);
			};
			next();
		})
		.catch(() => {});
	return {
		table,
		stop: () => {
			ended = true;
			clearTimeout(timer);
		},
	};
}
