/** Regular expressions people type into the search, kept to those that cannot run away in the page. */
import { Mistake } from "./fields";

const LONGEST = 100;
const LINE = 500;
const MOST_WAYS = 300_000;
const REPEAT = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;

/** The pattern ready for use, or a Mistake at the column where it begins. */
export function pattern(source: string, column: number): (line: string) => boolean {
	if (!source) throw new Mistake("this pattern is empty", column);
	if (source.length > LONGEST) throw new Mistake(`a pattern has at most ${LONGEST} characters`, column + LONGEST);
	let regex: RegExp;
	try {
		regex = new RegExp(source, "i");
	} catch {
		throw new Mistake("this pattern is wrong", column);
	}
	if (/\(\?(?!:)/.test(source)) throw new Mistake("patterns here do without look-ahead and look-behind", column);
	if (/\\[1-9k]/.test(source)) throw new Mistake("patterns here do without references back to a group", column);
	if (ways(source, column) > MOST_WAYS)
		throw new Mistake("this pattern leaves too much open; use at most two repeats such as .*", column);
	return (line) => regex.test(line.slice(0, LINE));
}

/** In how many ways a pattern may match from one place, at worst: repeats multiply, choices add up. */
function ways(source: string, column: number): number {
	let at = 0;
	const branch = (): number => {
		let total = 0;
		let product = 1;
		while (at < source.length && source[at] !== ")") {
			if (source[at] === "|") {
				at += 1;
				total += product;
				product = 1;
				continue;
			}
			const part = atom();
			const repeat = REPEAT.exec(source.slice(at))?.[0];
			if (!repeat) {
				product *= part;
				continue;
			}
			at += repeat.length;
			if (source[at] === "?") at += 1;
			const [least, most] = bounds(repeat);
			if (most > 1 && part > 1)
				throw new Mistake("patterns here do without a repeat or a choice inside a repeat", column);
			product *= part * (1 + Math.min(most, LINE) - Math.min(least, LINE));
		}
		return total + product;
	};
	const atom = (): number => {
		const char = source[at];
		if (char === "(") {
			at += source.startsWith("(?:", at) ? 3 : 1;
			const inner = branch();
			at += 1;
			return inner;
		}
		if (char === "[") {
			at += 1;
			while (at < source.length && source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
			at += 1;
		} else at += char === "\\" ? 2 : 1;
		return 1;
	};
	return branch();
}

function bounds(repeat: string): [number, number] {
	if (repeat === "*") return [0, LINE];
	if (repeat === "+") return [1, LINE];
	if (repeat === "?") return [0, 1];
	const [least, most] = repeat.slice(1, -1).split(",");
	return [Number(least), most === undefined ? Number(least) : most === "" ? LINE : Number(most)];
}
