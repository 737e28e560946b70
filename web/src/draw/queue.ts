/** Drawing that can wait: one picture in every frame, so that a keystroke never waits for more than one. */
const waiting: (() => void)[] = [];
let busy = false;

function next(): void {
	waiting.shift()?.();
	busy = waiting.length > 0;
	if (busy) requestAnimationFrame(next);
}

/** Draw soon; the answer forgets about it. */
export function drawSoon(draw: () => void): () => void {
	waiting.push(draw);
	if (!busy) {
		busy = true;
		requestAnimationFrame(next);
	}
	return () => {
		const at = waiting.indexOf(draw);
		if (at >= 0) waiting.splice(at, 1);
	};
}
