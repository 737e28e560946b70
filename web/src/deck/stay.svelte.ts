/** Cards of a list stay where they are once drawn and are hidden by a search, so that a keystroke has little to do. */
import type { Face } from "../wire/types";

const CHUNK = 6;
/** Do it once nothing else is waiting; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(act, 30);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(act, { timeout: 1000 });
	return () => cancelIdleCallback(asked);
}

export class Staying {
	#here = $state.raw<ReadonlySet<string>>(new Set());
	readonly visible: ReadonlySet<string> = $derived.by(() => new Set(this.shown().map((f) => f.id)));
	readonly drawn: Face[] = $derived.by(() => this.all().filter((f) => this.visible.has(f.id) || this.#here.has(f.id)));

	/** All cards in order, and those a search has found, in the same order. */
	constructor(
		private readonly all: () => Face[],
		private readonly shown: () => Face[],
	) {
		$effect(() => {
			const missing = [...this.visible].filter((id) => !this.#here.has(id));
			if (missing.length) this.#here = new Set([...this.#here, ...missing]);
		});
		// The rest is made ready while nobody waits for anything.
		$effect(() => {
			const rest = this.all().filter((f) => !this.#here.has(f.id));
			if (!rest.length) return;
			return whenIdle(() => {
				this.#here = new Set([...this.#here, ...rest.slice(0, CHUNK).map((f) => f.id)]);
			});
		});
	}
}
