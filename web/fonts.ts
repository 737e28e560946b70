import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";

interface Cutting {
	targetFormat: "woff2";
	keepFeatures: string[];
	variationAxes?: Record<string, { min: number; max: number }>;
}
/** The package has no types of its own. */
const subset = createRequire(import.meta.url)("subset-font") as (
	font: Buffer,
	text: string,
	how: Cutting,
) => Promise<Buffer>;

const here = import.meta.dirname;
const CUT = join(here, "node_modules", ".fonts");
const SAID = [join(here, "src"), join(here, "../src/capes/language")];
/** What no source spells out: spaces and signs that dates, numbers, card texts, quotations and keyboards bring along. */
const BESIDES = "\u00a0\u00ad\u2009\u202f\u2060§°‘’‚“”„‹›«»•†€";
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];
const LAST = 0x10ffff;

type Span = [number, number];

/** Which file is cut, and how: people's names are set in Inter, so it keeps all of Latin-1. */
const FONTS: Record<string, { besides?: Span; axes?: Cutting["variationAxes"] }> = {
	"inter-latin-wght-normal.woff2": { besides: [0xa0, 0xff], axes: { wght: { min: 400, max: 900 } } },
	"bangers-latin-400-normal.woff2": {},
	"comic-neue-latin-700-normal.woff2": {},
};

const between = ([first, last]: Span): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const points = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0)!);

/** Every character the client and its catalogues are written with, in both cases, and all of ASCII. */
function used(): Set<number> {
	const found = new Set([...between([0, 0x7f]), ...points(BESIDES)]);
	for (const folder of SAID) {
		for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!/\.(svelte|ts|ftl)$/.test(name) || name.endsWith(".test.ts")) continue;
			const text = readFileSync(join(folder, name), "utf8");
			for (const one of points(text + text.toUpperCase() + text.toLowerCase())) found.add(one);
		}
	}
	return found;
}

function spans(range: string | undefined): Span[] {
	if (!range) return [[0, LAST]];
	return range.split(",").map((one) => {
		const [first, last] = one.trim().slice(2).split("-");
		return [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)];
	});
}

/** The spans with all of `cut` taken out of them. */
function without(whole: Span[], cut: number[]): Span[] {
	return whole.flatMap(([first, last]) => {
		const left: Span[] = [];
		let from = first;
		for (const one of cut) {
			if (one < from || one > last) continue;
			if (one > from) left.push([from, one - 1]);
			from = one + 1;
		}
		if (from <= last) left.push([from, last]);
		return left;
	});
}

/** Single characters as spans. */
function joined(points: number[]): Span[] {
	const out: Span[] = [];
	for (const one of points) {
		const open = out.at(-1);
		if (open && open[1] === one - 1) open[1] = one;
		else out.push([one, one]);
	}
	return out;
}

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
const written = (range: Span[]) =>
	range.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(",");

/**
 * Cuts the fonts to the characters the page is written with. Each stays whole beside its cutting, for all other
 * characters it has: a browser fetches it once somebody's text has one of them.
 */
export function fonts(): Plugin {
	let letters = new Set<number>();
	return {
		name: "fonts",
		apply: "build",
		enforce: "pre",
		buildStart() {
			letters = used();
			mkdirSync(CUT, { recursive: true });
		},
		async transform(css, id) {
			const sheet = id.split("?")[0]!;
			if (!/[\\/]@fontsource[^\\/]*[\\/].*\.css$/.test(sheet)) return null;
			let out = "";
			for (const face of css.match(/@font-face\s*\{[^}]*\}/g) ?? []) {
				const file = /url\(\.\/([^)]*\.woff2)\)/.exec(face)?.[1] ?? "";
				const how = FONTS[basename(file)];
				if (!how) {
					out += `${face}\n`;
					continue;
				}
				const declared = /unicode-range:\s*([^;]*);/.exec(face);
				const whole = spans(declared?.[1]);
				const wanted = [...new Set([...letters, ...(how.besides ? between(how.besides) : [])])].sort((a, b) => a - b);
				const kept = wanted.filter((one) => whole.some(([first, last]) => first <= one && one <= last));
				const cutting = join(CUT, basename(file).replace(".woff2", "-cut.woff2"));
				const source = readFileSync(join(dirname(sheet), file));
				const text = String.fromCodePoint(...kept);
				writeFileSync(
					cutting,
					await subset(source, text, { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: how.axes }),
				);
				const rest = without(whole, kept);
				const bare = declared ? face.replace(declared[0], "") : face;
				const place = relative(dirname(sheet), cutting).split(sep).join("/");
				// Both say the same weights, or a browser would take them for two fonts and never look into the second.
				out += bare.replace(/\}$/, `unicode-range: ${written(rest)};}\n`);
				const small = bare.replace(/src:[^;]*;/, `src: url(${place}) format('woff2');`);
				out += small.replace(/\}$/, `unicode-range: ${written(joined(kept))};}\n`);
			}
			return { code: out, map: null };
		},
	};
}
