/** Card search in the page: the syntax of `capes cards`, so that every keystroke is answered at once. */
import type { Face } from "../wire/types";
import { Mistake, NUMBERS, named, nearestField, numberTest, SHORT, type Test, textOf, WORDS } from "./fields";
import { pattern } from "./patterns";

export { Mistake } from "./fields";

/** A search understood: a test of one card. Throws Mistake. */
export function understand(text: string, pool: Face[], meaning: (keyword: string) => string = () => ""): Test {
	let at = 0;
	let depth = 0;
	const skip = () => {
		while (at < text.length && /\s/.test(text[at]!)) at += 1;
	};
	const word = () => /^[^\s()]+/.exec(text.slice(at))?.[0] ?? "";
	const ended = () => at >= text.length || text[at] === ")";
	const either = (): Test => {
		const tests = [every()];
		while (word().toLowerCase() === "or") {
			const column = at + 1;
			at += 2;
			skip();
			if (ended()) throw new Mistake("something must follow 'or'", column);
			tests.push(every());
		}
		return tests.length === 1 ? tests[0]! : (f) => tests.some((test) => test(f));
	};
	const every = (): Test => {
		if (word().toLowerCase() === "or") throw new Mistake("something must stand before 'or'", at + 1);
		const tests: Test[] = [];
		while (!ended() && word().toLowerCase() !== "or") {
			if (word().toLowerCase() === "and") at += 3;
			else tests.push(term());
			skip();
		}
		if (!tests.length) throw new Mistake("something to search for is missing here", at + 1);
		return tests.length === 1 ? tests[0]! : (f) => tests.every((test) => test(f));
	};
	const term = (): Test => {
		const column = at + 1;
		const char = text[at];
		if (char === "-" || char === "(") {
			depth += 1;
			if (depth > 30) throw new Mistake("this search is nested too deeply", column);
			at += 1;
			if (char === "-") {
				if (at >= text.length || /\s/.test(text[at]!)) throw new Mistake("something must follow '-'", column);
				const inner = term();
				depth -= 1;
				return (f) => !inner(f);
			}
			skip();
			const inner = either();
			if (at >= text.length) throw new Mistake("this ( is never closed", column);
			at += 1;
			depth -= 1;
			return inner;
		}
		if (char === ")") throw new Mistake("this ) closes nothing", column);
		if (char === "/") return fits(true, true);
		const field = /^([A-Za-z]+)(!=|<=|>=|:|=|<|>)/.exec(text.slice(at));
		if (!field) return named(value());
		at += field[0].length;
		return fieldTest(field[1]!, field[2]!, column);
	};
	const value = (): string => {
		let found: string;
		if (text[at] === '"') {
			const end = text.indexOf('"', at + 1);
			if (end < 0) throw new Mistake("this quotation is never closed", at + 1);
			found = text.slice(at + 1, end);
			at = end + 1;
		} else {
			found = word();
			at += found.length;
		}
		if (!found.trim()) throw new Mistake("something to search for is missing here", Math.min(at + 1, text.length + 1));
		return found;
	};
	const fits = (onName: boolean, onText: boolean): Test => {
		const start = at;
		let end = start + 1;
		while (end < text.length && text[end] !== "/") end += text[end] === "\\" ? 2 : 1;
		if (end >= text.length) throw new Mistake("this pattern is never closed by /", start + 1);
		const test = pattern(text.slice(start + 1, end), start + 2);
		at = end + 1;
		return (f) => (onName && test(f.name)) || (onText && textOf(f, meaning).split("\n").some(test));
	};
	const fieldTest = (name: string, sign: string, column: number): Test => {
		const long = SHORT[name.toLowerCase()] ?? name.toLowerCase();
		const here = at + 1;
		if (long in NUMBERS) return numberTest(long, sign, value(), here);
		const words = WORDS[long];
		if (!words) {
			const near = nearestField(name);
			throw new Mistake(`there is no field '${name}'${near ? `; did you mean ${near}:?` : ""}`, column);
		}
		if (![":", "=", "!="].includes(sign))
			throw new Mistake(`${long} cannot be compared with ${sign}; write ${name}:...`, column + name.length);
		const test =
			(long === "name" || long === "text") && text[at] === "/"
				? fits(long === "name", long === "text")
				: words(value(), pool, meaning, here);
		return sign === "!=" ? (f) => !test(f) : test;
	};
	if (text.length > 300) throw new Mistake("a search has at most 300 characters", 301);
	skip();
	if (at >= text.length) return () => true;
	const test = either();
	if (at < text.length) throw new Mistake("this ) closes nothing", at + 1);
	return test;
}
