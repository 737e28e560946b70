/** Loads the engine behind the cover, and has the files kept so that the next visit needs no line. */
import { engine, startEngine } from "./page.svelte";

export function settleIn(): void {
	startEngine().then(keepFiles, () => null);
}

/** After the engine: the first visit's line belongs to the game. */
async function keepFiles(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	try {
		const kept = await navigator.serviceWorker.register("sw.js");
		if (kept.waiting) engine.update = kept.waiting;
		kept.addEventListener("updatefound", () => {
			const next = kept.installing;
			next?.addEventListener("statechange", () => {
				// The first version to be kept here is no news.
				if (next.state === "installed" && navigator.serviceWorker.controller) engine.update = next;
			});
		});
	} catch (error) {
		console.warn("the files cannot be kept", error);
	}
}
