/** Log sentences with the names of cards as links. */
import { faceOf } from "../wire/faces.svelte";
import type { LogLine } from "../wire/table.svelte";

export interface ProsePiece {
	text: string;
	n?: number;
	face?: string;
}

export function linked(line: LogLine): ProsePiece[] {
	const event = line.news.event;
	const marks: { name: string; n?: number; face?: string }[] = [];
	if (event?.face) marks.push({ name: faceOf(event.face).name, n: event.card, face: event.face });
	if (event?.other_face) marks.push({ name: faceOf(event.other_face).name, n: event.other, face: event.other_face });
	// Further fighters stand in the event's text, each with its printed id.
	for (const [, n, face] of (event?.text ?? "").matchAll(/(\d+)=(\S+)/g))
		marks.push({ name: faceOf(face).name, n: Number(n), face });
	let pieces: ProsePiece[] = [{ text: line.text }];
	for (const mark of marks) {
		pieces = pieces.flatMap((piece) => {
			const at = piece.face ? -1 : piece.text.indexOf(mark.name);
			if (at < 0 || !mark.name) return [piece];
			return [
				{ text: piece.text.slice(0, at) },
				{ text: mark.name, face: mark.face },
				{ text: piece.text.slice(at + mark.name.length) },
			].filter((p) => p.text);
		});
	}
	return pieces;
}
