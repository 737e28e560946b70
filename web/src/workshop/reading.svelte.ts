/** The card being written, read by the server as it changes. */
import { t } from "../i18n/index.svelte";
import { api, type CardReading, Refused } from "../wire/api";

const PAUSE = 180;
const LONGEST = 3000;
/** Where the caret stands: the line of the whole text, and the column. */
export interface Place {
	line: number;
	column: number;
}

export class Read {
	found = $state.raw<CardReading | null>(null);
	/** The text `found` is about. */
	text = $state("");
	problem = $state("");
	private timer: ReturnType<typeof setTimeout> | undefined;
	private wanted = 0;

	/** Read a text soon; whoever asks again before that is answered once. */
	ask(text: string, place: Place | null): void {
		clearTimeout(this.timer);
		if (text.length > LONGEST) {
			this.wanted += 1;
			this.found = null;
			this.problem = t("ws-too-long", { most: LONGEST, count: text.length });
			return;
		}
		this.timer = setTimeout(() => void this.fetch(text, place), PAUSE);
	}
	stop(): void {
		clearTimeout(this.timer);
	}
	private async fetch(text: string, place: Place | null): Promise<void> {
		this.wanted += 1;
		const turn = this.wanted;
		try {
			const found = await api.readCard(text, place?.line ?? -1, place?.column ?? -1);
			if (turn !== this.wanted) return;
			this.found = found;
			this.text = text;
			this.problem = "";
		} catch (error) {
			if (turn === this.wanted) this.problem = error instanceof Refused ? error.message : t("server-silent");
		}
	}
}

/** A line as it is written, piece by piece, with what each piece is; cut at the caret. */
export function pieces(row: string, read: CardReading["lines"][number] | undefined): { text: string; kind: string }[] {
	const out: { text: string; kind: string }[] = [];
	let from = 0;
	for (const [begin, end, kind] of read?.spans ?? []) {
		if (begin < from || end > row.length) continue;
		if (begin > from) out.push({ text: row.slice(from, begin), kind: "" });
		out.push({ text: row.slice(begin, end), kind });
		from = end;
	}
	const wrong = read?.error ? Math.max(from, Math.min(read.error.at, row.length)) : row.length;
	if (wrong > from) out.push({ text: row.slice(from, wrong), kind: "" });
	if (wrong < row.length) out.push({ text: row.slice(wrong), kind: "unread" });
	return out;
}
