/** Log sentences with the names of cards as links. */
import { faceOf } from "../wire/faces.svelte";
import type { LogLine } from "../wire/table.svelte";
import { cardsIn } from "./happening";

export interface ProsePiece {
	text: string;
	n?: number;
	face?: string;
}

export function linked(line: LogLine): ProsePiece[] {
	const event = line.news.event;
	const faces = event ? cardsIn(event).map((card) => card.face) : [];
	if (event?.kind === "Levelled") faces.push(event.former);
	const marks = faces.map((face) => ({ name: faceOf(face).name, face }));
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
