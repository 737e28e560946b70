/** Who looks how: people by their names, or (a host's choice, `capes serve --portraits neutral`) faces by the dice. */
import type { likeness } from "./people.js";

let named: { draw: typeof likeness; knows: (name: string) => boolean } | null = null;

/** Load the cast, unless this server shows neutral faces; the page does not wait longer than for its words. */
export async function castByName(): Promise<void> {
	if (document.documentElement.dataset.portraits === "neutral") return;
	const [{ likeness }, { default: people }] = await Promise.all([import("./people.js"), import("./people.json")]);
	named = { draw: likeness, knows: (name) => name in people };
}

/** How to draw somebody of that name, if the cast has them. */
export function drawnByName(name: string): typeof likeness | null {
	return named?.knows(name) ? named.draw : null;
}
