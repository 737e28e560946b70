/** Things drawn around cards: the torn ribbon, the city behind the rows, bursts, the masthead, splash words. */
import { type Dice, dice, INK, poly, spark } from "./portrait.js";

let serial = 0;

/** One clash ribbon: torn edges, ink lines, a yellow flash. */
export function ribbon(w: number, h: number, seed = "clash"): string {
	const R = dice(seed);
	const top: [number, number][] = [];
	const bottom: [number, number][] = [];
	for (let x = -20; x <= w + 20; x += 46) {
		top.push([x, 14 + R.range(-8, 6)], [x + 23, 14 + R.range(-2, 9)]);
		bottom.push([x, h - 14 + R.range(-6, 8)], [x + 23, h - 14 + R.range(-10, 2)]);
	}
	const d = poly([...top, ...bottom.reverse()]);
	let lines = "";
	for (let i = 0; i < 60; i++) {
		const x = R.range(-60, w);
		const y = R.range(18, h - 18);
		const l = R.range(60, 220);
		lines += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${l.toFixed(0)} -${(l * 0.09).toFixed(0)}l-${(l * 0.94).toFixed(0)} ${(l * 0.07).toFixed(0)}Z" fill="#fff" opacity=".75"/>`;
	}
	serial += 1;
	const id = `rib${serial}`;
	return `<svg class="clashbg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none" aria-hidden="true"><path d="${d}" fill="${INK}" transform="translate(0 5)"/><path d="${d}" class="clashfill" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${lines}<rect width="${w}" height="${h}" fill="url(#fade)"/></g></svg>`;
}

/** A city block behind the rows. */
export function city(seed: string, tint: string, base = 150): string {
	const R = dice(seed);
	let g = "";
	for (let layer = 0; layer < 2; layer++)
		for (let x = -20; x < 1400; ) {
			const w = R.range(28, 76);
			const h = R.range(30, 120) * (layer ? 0.7 : 1);
			const y = base + layer * 30 - h;
			g += `<path d="M${x.toFixed(0)} 240V${y.toFixed(0)}h${(w * 0.6).toFixed(0)}v${R.chance(0.4) ? -12 : 0}h${(w * 0.2).toFixed(0)}v${R.chance(0.4) ? 14 : 0}h${(w * 0.2).toFixed(0)}V240Z" fill="${tint}" opacity="${layer ? 0.2 : 0.12}"/>`;
			x += w + (layer ? 22 : 3);
		}
	return `<svg class="city" viewBox="0 0 1366 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${g}</svg>`;
}

/** An irregular burst with long corners. */
export function star(cx: number, cy: number, rx: number, ry: number, n: number, seed: string): string {
	const R = dice(seed);
	const p: [number, number][] = [];
	for (let i = 0; i < n * 2; i++) {
		const a = (Math.PI * (i + 0.5)) / n;
		const k = i % 2 ? R.range(0.74, 0.8) : R.range(0.94, 1.12);
		p.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
	}
	return poly(p);
}

export function rays(cx: number, cy: number, n: number, fill: string): string {
	let g = "";
	for (let i = 0; i < n; i++) {
		const a = (Math.PI * 2 * i) / n;
		const b = a + Math.PI / n;
		g += `<path d="${poly([
			[cx, cy],
			[cx + Math.cos(a) * 1700, cy + Math.sin(a) * 1700],
			[cx + Math.cos(b) * 1700, cy + Math.sin(b) * 1700],
		])}" fill="${fill}"/>`;
	}
	return g;
}

export function focusLines(cx: number, cy: number, seed: string, n = 90): string {
	const R: Dice = dice(seed);
	let g = "";
	for (let i = 0; i < n; i++) {
		const a = (Math.PI * 2 * i) / n + R.range(-0.03, 0.03);
		const w = R.range(0.004, 0.02);
		const r = R.range(330, 470);
		g += `<path d="${poly([
			[cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.72],
			[cx + Math.cos(a - w) * 1200, cy + Math.sin(a - w) * 1200],
			[cx + Math.cos(a + w) * 1200, cy + Math.sin(a + w) * 1200],
		])}" fill="${INK}"/>`;
	}
	return g;
}

export const ATK_SHAPE = spark(20, 20, 19, 14.5, 10);
export const XP_SHAPE = spark(15, 15, 14.5, 9.5, 9);
export const DIZZY_STARS = `${spark(10, 7, 6, 2.6, 5)}${spark(36, 16, 6, 2.6, 5)}${spark(52, 7, 5, 2.2, 5)}`;

const CAPE =
	"M112 92C96 150 66 240 34 326c30-14 44-10 58 8 14-22 34-24 52 2 16-28 42-28 58-6 16-20 38-26 68-10C240 250 212 160 190 90c12-10 16-22 14-38-14 18-30 26-54 26S110 70 96 52c-4 18 2 30 16 40Z";

/** The back of every card: a cape before a yellow disc. */
export function cardBack(): string {
	let beams = "";
	for (let i = 0; i < 24; i++) {
		const a = (Math.PI * 2 * i) / 24;
		const b = a + Math.PI / 24;
		beams += `<path d="${poly([
			[150, 190],
			[150 + Math.cos(a) * 420, 190 + Math.sin(a) * 420],
			[150 + Math.cos(b) * 420, 190 + Math.sin(b) * 420],
		])}" fill="#E9362F"/>`;
	}
	return `<svg viewBox="0 0 300 420" preserveAspectRatio="none" aria-hidden="true"><rect width="300" height="420" fill="#C51F2B"/>${beams}<rect width="300" height="420" fill="url(#dotsL)" opacity=".14"/><circle cx="150" cy="178" r="128" fill="#FFE14D" stroke="${INK}" stroke-width="7"/><circle cx="150" cy="178" r="128" fill="url(#dotsL)" opacity=".13"/><path d="${CAPE}" fill="${INK}" stroke="${INK}" stroke-width="14" stroke-linejoin="round"/><path d="${CAPE}" fill="#C51F2B"/><path d="M190 90c22 70 50 160 80 230-30-16-52-10-68 10-4-5-8-9-13-12C196 240 196 160 172 96c8-1 14-3 18-6Z" fill="#7A0F1B"/><path d="M150 104c-4 80-10 160-8 232 18-40 22-150 8-232ZM128 104c-14 70-30 150-36 230-6-40 8-150 36-230Z" fill="${INK}" opacity=".75"/><path d="M112 92c24 14 54 14 78-2l-6 18c-20 10-44 10-66 2Z" fill="#FFE14D" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><g transform="translate(0 74) rotate(-7 150 236)"><path d="${poly(
		[
			[22, 196],
			[284, 184],
			[276, 284],
			[30, 290],
		],
	)}" fill="${INK}"/><path d="${poly([
		[16, 190],
		[278, 178],
		[270, 278],
		[24, 284],
	])}" fill="#fff" stroke="${INK}" stroke-width="5"/><text x="148" y="264" text-anchor="middle" font-family="Bangers" font-size="92" fill="#C51F2B" stroke="${INK}" stroke-width="3" letter-spacing="6">CAPES</text></g></svg>`;
}

export const MINI_BACK = `<svg viewBox="0 0 24 34" aria-hidden="true"><rect width="24" height="34" fill="#C51F2B"/><path d="M6 30C5 22 4 18 6 10c2-3 4-4 6-4s4 1 6 4c2 8 1 12 0 20-3-2-4-2-6 0-2-2-3-2-6 0Z" fill="#FFE14D" stroke="${INK}" stroke-width="1.6"/></svg>`;

const BANNER = "c200 40 420 30 660-14-40 70-44 120-10 184-200-30-420-30-646";

/** The masthead. */
export const MASTHEAD = `<svg class="mast" viewBox="0 0 720 236" aria-hidden="true"><g transform="rotate(-4 360 118)"><path d="M34 206C90 150 60 90 30 30${BANNER} 6Z" fill="${INK}"/><path d="M28 196C84 140 54 84 24 24${BANNER} 2Z" fill="#C51F2B" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><path d="M28 196C84 140 54 84 24 24${BANNER} 2Z" fill="url(#dotsL)" opacity=".16"/><path d="M674 194C640 130 644 80 684 10c-30 6-60 11-90 15-16 60-14 110 8 160 26 2 50 5 72 9Z" fill="${INK}" opacity=".3"/><text x="366" y="172" text-anchor="middle" font-family="Bangers" font-size="176" letter-spacing="12" fill="${INK}" stroke="${INK}" stroke-width="16" stroke-linejoin="round">CAPES</text><text x="358" y="164" text-anchor="middle" font-family="Bangers" font-size="176" letter-spacing="12" fill="#FFE14D" stroke="${INK}" stroke-width="5">CAPES</text></g></svg>`;

/** The big yellow burst of a call to action. */
export function callBurst(text: string, size: number): string {
	return `<svg viewBox="-10 -10 420 200" aria-hidden="true"><path d="${star(208, 99, 196, 92, 15, "go")}" fill="${INK}"/><path d="${star(200, 90, 196, 92, 15, "go")}" fill="#FFE14D" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><text x="200" y="${90 + size * 0.33}" text-anchor="middle" font-family="Bangers" font-size="${size}" letter-spacing="3" fill="${INK}">${text}</text></svg>`;
}

/** A sound word on a starburst. */
export function soundWord(text: string, fill = "#FFE14D"): string {
	const w = Math.max(220, text.length * 44);
	const h = 150;
	const R = dice(text);
	const p: [number, number][] = [];
	const q: [number, number][] = [];
	for (let i = 0; i < 30; i++) {
		const a = (Math.PI * i) / 15;
		const r = i % 2 ? 0.68 : R.range(0.88, 1);
		p.push([w / 2 + (Math.cos(a) * r * w) / 2, h / 2 + (Math.sin(a) * r * h) / 2]);
		q.push([w / 2 + 5 + (Math.cos(a) * r * w) / 2, h / 2 + 6 + (Math.sin(a) * r * h) / 2]);
	}
	return `<svg viewBox="-6 -6 ${w + 16} ${h + 18}" width="${w}" height="${h}" aria-hidden="true"><path d="${poly(q)}" fill="${INK}"/><path d="${poly(p)}" fill="${fill}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><text x="${w / 2}" y="${h / 2}" dy=".36em" text-anchor="middle" font-family="Bangers" font-size="58" fill="${INK}" letter-spacing="2">${text}</text></svg>`;
}
