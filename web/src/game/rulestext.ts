/** Rules sentences cut into pieces a card can set in type: symbols, windows, names, words. */
export type Piece = { kind: "symbol" | "when" | "xp" | "name" | "words"; text: string };
export interface RuleLine {
	level: boolean;
	pieces: Piece[];
}

const SYMBOLS = /\[(Energy|Intellect|Might|Skill|Any)((?:\s*(?:\||or|\/)\s*(?:Energy|Intellect|Might|Skill))*)\]/g;
const XP = /^level up\s*\(?(\d+)(?:\s*xp)?\)?\s*[:.]?\s*/i;
const WINDOW =
	/^(Main|Combat|Build|Draw|Recovery|Reaction|Any)((?: (?:or|\/) (?:Main|Combat|Build))?(?: phase| step)?)\b/;

export function cutSymbols(text: string): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const match of text.matchAll(SYMBOLS)) {
		if (match.index > at) pieces.push({ kind: "words", text: text.slice(at, match.index) });
		pieces.push({ kind: "symbol", text: (match[1]! + (match[2] ?? "")).replace(/\s*(\||or|\/)\s*/g, "|") });
		at = match.index + match[0].length;
	}
	if (at < text.length) pieces.push({ kind: "words", text: text.slice(at) });
	return pieces;
}

/** "Smash. Main [Might]: put ..." → name, window, symbol, words. */
export function cut(line: string): RuleLine {
	let rest = line.trim();
	const level = /^level up/i.test(rest) || /\blevel up\b.{0,8}\(\d+/i.test(rest);
	const pieces: Piece[] = [];
	const xp = XP.exec(rest);
	if (xp) {
		pieces.push({ kind: "xp", text: `${xp[1]} XP` });
		rest = rest.slice(xp[0].length);
	}
	const named =
		/^(["A-Z.][^:[\]]{1,48}?)(?:\.|:|\s[–—-])\s+(?=(Main|Combat|Build|When|While|Whenever|At|As|Each|Your|You|If|After|Before|Once|This|That|The|Put|Choose|Draw|[A-Z]))/.exec(
			rest,
		);
	if (named && !WINDOW.test(named[1]!)) {
		pieces.push({ kind: "name", text: named[1]! });
		rest = rest.slice(named[0].length);
	}
	const levels = pieces.some((p) => p.kind === "xp") ? null : XP.exec(rest);
	if (levels) {
		pieces.push({ kind: "xp", text: `${levels[1]} XP` });
		rest = rest.slice(levels[0].length);
		rest = rest.charAt(0).toUpperCase() + rest.slice(1);
	}
	const window = WINDOW.exec(rest);
	if (window && /^[\s[:]/.test(rest.slice(window[0].length))) {
		pieces.push({ kind: "when", text: window[0] });
		rest = rest.slice(window[0].length).trimStart();
		const paid = /^((?:\[[^\]]+\]\s*)+):?\s*/.exec(rest);
		if (paid) {
			pieces.push(...cutSymbols(paid[1]!.trim()).filter((p) => p.kind === "symbol"));
			rest = rest.slice(paid[0].length);
		} else rest = rest.replace(/^:\s*/, "");
		rest = rest.charAt(0).toUpperCase() + rest.slice(1);
	}
	return { level, pieces: [...order(pieces), ...cutSymbols(rest)] };
}

/** As printed: symbols first, then the window, then the name. */
function order(pieces: Piece[]): Piece[] {
	const rank = { symbol: 0, when: 1, xp: 1, name: 2, words: 3 };
	return [...pieces].sort((a, b) => rank[a.kind] - rank[b.kind]);
}
