/** The page on writing cards, as it stands in docs/cards.md: headings, paragraphs, code and tables. No markup enters it. */
export type Run = { text: string; code: boolean };
export type Part =
	| { kind: "title" | "text"; runs: Run[] }
	| { kind: "code"; text: string }
	| { kind: "table"; head: Run[][]; rows: Run[][][] };

export function runs(line: string): Run[] {
	const out: Run[] = [];
	for (const piece of line.split(/(`[^`]*`)/)) {
		if (!piece) continue;
		if (piece.startsWith("`")) out.push({ text: piece.slice(1, -1), code: true });
		else out.push({ text: piece.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"), code: false });
	}
	return out;
}

/** Blocks divided by empty lines; what stands between fences is one block, whatever is in it. */
function blocks(page: string): string[][] {
	const out: string[][] = [[]];
	let fenced = false;
	for (const line of page.split("\n")) {
		const fence = line.startsWith("```");
		if (fence && !fenced) out.push([]);
		if (!line.trim() && !fenced) out.push([]);
		else out[out.length - 1]!.push(line);
		if (fence && fenced) out.push([]);
		if (fence) fenced = !fenced;
	}
	return out.filter((block) => block.length);
}

export function parts(page: string): Part[] {
	return blocks(page).map((lines): Part => {
		const said = lines.join(" ");
		if (said.startsWith("```")) return { kind: "code", text: lines.slice(1, -1).join("\n") };
		if (said.startsWith("#")) return { kind: "title", runs: runs(said.replace(/^#+ /, "")) };
		if (!said.startsWith("|")) return { kind: "text", runs: runs(said) };
		const cells = lines
			.filter((line) => !/^\|[-|: ]+\|$/.test(line))
			.map((line) =>
				line
					.slice(1, -1)
					.split("|")
					.map((cell) => runs(cell.trim())),
			);
		return { kind: "table", head: cells[0]!, rows: cells.slice(1) };
	});
}
