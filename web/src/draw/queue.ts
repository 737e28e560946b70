/** Drawing that can wait: one picture at a time, so that a keystroke never waits for more than one. */
const waiting: (() => void)[] = [];
let busy = false;

function next(): void {
	const draw = waiting.shift();
	if (!draw) {
		busy = false;
		return;
	}
	draw();
	setTimeout(next, 0);
}

/** Draw soon; the answer forgets about it. */
export function drawSoon(draw: () => void): () => void {
	waiting.push(draw);
	if (!busy) {
		busy = true;
		setTimeout(next, 0);
	}
	return () => {
		const at = waiting.indexOf(draw);
		if (at >= 0) waiting.splice(at, 1);
	};
}
