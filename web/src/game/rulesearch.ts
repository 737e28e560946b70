/** Finding rules by words: what fits best comes first, and what was looked for is marked. Pure: no DOM. */
import type { RuleRow } from "../wire/types";

/** How well a row fits all the words; 0 if one of them is nowhere in it. */
export function fits(row: RuleRow, words: string[]): number {
	const id = row.id.toLowerCase();
	const title = `${row.topic} ${row.title ?? ""}`.toLowerCase();
	const rule = row.rule.toLowerCase();
	const example = (row.scenario ?? "").toLowerCase();
	let whole = 0;
	for (const word of words) {
		const begins = new RegExp(`(^|[^\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u");
		const said = begins.test(rule) ? 12 : rule.includes(word) ? 5 : 0;
		const headed = begins.test(title) ? 6 : title.includes(word) ? 1 : 0;
		const score = (id === word ? 100 : id.startsWith(word) ? 40 : 0) + said + headed + Number(example.includes(word));
		if (score === 0) return 0;
		whole += score;
	}
	// Of two that say it equally well the shorter one is about it.
	return whole + 1 / (1 + rule.length);
}

/** The rows that fit, best first; all in their order where nothing is looked for. */
export function found(rows: RuleRow[], words: string[]): RuleRow[] {
	if (!words.length) return rows;
	return rows
		.map((row) => ({ row, score: fits(row, words) }))
		.filter((one) => one.score > 0)
		.sort((a, b) => b.score - a.score)
		.map((one) => one.row);
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
	if (!words.length) return [{ text, hit: false }];
	const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
	return text
		.split(new RegExp(`(${any})`, "gi"))
		.filter(Boolean)
		.map((piece) => ({ text: piece, hit: words.includes(piece.toLowerCase()) }));
}
