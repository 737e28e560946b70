/** Pictures for cards: figures for characters, silhouettes for twists, places for locations. Cached as text. */
import type { Face } from "../wire/types";
import { direction } from "./cast";
import { drawnByName } from "./company";
import { dice, INK, MARK, mix, type PortraitOptions, poly, portrait, spark, TEAMS, type TeamInk } from "./portrait.js";

export type Crop = NonNullable<PortraitOptions["crop"]>;

const drawn = new Map<string, string>();
let serial = 0;

/** Every copy on a page gets ids of its own. */
function own(svg: string): string {
	serial += 1;
	return svg.replaceAll(MARK, `p${serial}`);
}

function once(key: string, draw: () => string): string {
	let svg = drawn.get(key);
	if (svg === undefined) {
		svg = draw();
		drawn.set(key, svg);
	}
	return own(svg);
}

export function teamOf(face: Pick<Face, "teams">): string {
	return face.teams?.[0] ?? "Neutral";
}

export function ink(face: Pick<Face, "teams">): TeamInk {
	return TEAMS[teamOf(face)] ?? TEAMS.Neutral!;
}

/** What can be chosen for the portrait of a card of one's own; anything else is left to the dice. */
export const TRAITS: Record<string, string[]> = {
	build: ["slight", "lean", "athletic", "strong", "heavy", "giant", "machine"],
	look: ["f", "m", "x"],
	hair: [
		"crop",
		"quiff",
		"long",
		"wind",
		"mohawk",
		"puff",
		"topknot",
		"spikes",
		"bob",
		"bald",
		"locs",
		"tail",
		"braids",
	],
	gear: [
		"none",
		"domino",
		"cowl",
		"fullmask",
		"hood",
		"bucket",
		"goggles",
		"shards",
		"halo",
		"antennae",
		"bandana",
		"furhood",
		"wrap",
		"hat",
		"dive",
		"half",
		"crest",
	],
	collar: ["none", "high", "scarf", "ruff", "pauldron", "lapel", "bandolier", "clasp", "gorget"],
	emblem: ["drop", "chevrons", "kite", "leaf", "wave", "keyhole", "sunrise", "prism", "comet", "bars", "none"],
	pose: ["guard", "punch", "crossed", "hips", "raise", "cast", "point", "fly", "aim"],
	mood: ["stern", "smirk", "shout", "calm", "grin", "wild"],
	bg: ["rays", "speed", "impact", "skyline", "zig"],
};

function traits(chosen: Record<string, string> = {}): Record<string, string> {
	return Object.fromEntries(Object.entries(chosen).filter(([trait, value]) => TRAITS[trait]?.includes(value)));
}

function sitter(face: Face, extra: Record<string, unknown> = {}) {
	const keywords = [face.flight ? "flight" : "", face.ranged ? "ranged" : ""].filter(Boolean);
	return {
		id: face.id.replace(/-l3$/, "-l2"),
		team: teamOf(face),
		level: face.level ?? undefined,
		atk: face.atk ?? 4,
		def: face.def ?? 4,
		keywords,
		art: { ...direction(face.id), ...traits(face.portrait), ...extra },
	};
}

const LIT: Record<string, unknown> = { mood: "shout", bg: "rays" };

export function figure(face: Face, options: PortraitOptions = {}, extra: Record<string, unknown> = {}): string {
	const level = Math.min(2, options.level ?? face.level ?? 1);
	const key = [
		face.id,
		face.name,
		teamOf(face),
		face.atk,
		face.def,
		face.flight,
		face.ranged,
		JSON.stringify(face.portrait ?? {}),
		JSON.stringify(options),
		JSON.stringify(extra),
	].join("|");
	const lit = (face.level ?? 1) >= 2 ? LIT : {};
	return once(key, () => {
		const known = drawnByName(face.name);
		if (known) return known({ ...sitter(face), name: face.name }, { ...options, level });
		return portrait(sitter(face, { ...lit, ...extra }), { ...options, level });
	});
}

/** The right kind of picture for any card. */
export function picture(face: Face, crop: Crop = "bust"): string {
	if (["plot-twist", "interruption", "condition"].includes(face.type)) return twist(face);
	if (face.type === "location") return place(face);
	if (face.type === "equipment") return gearArt(face);
	return figure(face, { crop });
}

export function twist(face: Face): string {
	return once(`twist|${face.id}|${teamOf(face)}`, () => {
		const T = ink(face);
		const R = dice(face.id);
		const builds = ["athletic", "giant", "strong"];
		const poses = ["punch", "raise", "guard"];
		const who = [0, 1, 2].map((i) =>
			portrait(
				{
					id: `${face.id}${i}`,
					team: teamOf(face),
					art: { pose: poses[i], build: builds[i], lean: [-9, 0, 9][i], prop: "orb" },
				},
				{ crop: "none", silhouette: INK, rim: 12, cls: `sil s${i}` },
			),
		);
		let lines = "";
		for (let i = 0; i < 40; i++) {
			const a = (Math.PI * 2 * i) / 40 + R.range(-0.05, 0.05);
			const w = R.range(0.01, 0.04);
			const at = (angle: number, r: number): [number, number] => [150 + Math.cos(angle) * r, 110 + Math.sin(angle) * r];
			lines += `<path d="${poly([at(a, 60), at(a - w, 330), at(a + w, 330)])}" fill="${i % 3 ? "#fff" : T.suits[1]}" opacity="${i % 3 ? 0.8 : 0.9}"/>`;
		}
		return `<div class="twist"><svg viewBox="0 0 300 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="300" height="220" fill="${T.bg}"/>${lines}<path d="${spark(150, 118, 130, 84, 14, R)}" fill="#FFE14D" stroke="${INK}" stroke-width="4"/><rect width="300" height="220" fill="url(#fade)"/></svg>${who[1]}${who[0]}${who[2]}</div>`;
	});
}

function gearArt(face: Face): string {
	return once(`gear|${face.id}|${teamOf(face)}`, () => {
		const T = ink(face);
		const R = dice(face.id);
		let rays = "";
		for (let i = 0; i < 14; i++) {
			const a = (Math.PI * 2 * i) / 14;
			const b = a + Math.PI / 14;
			rays += `<path d="${poly([
				[150, 110],
				[150 + Math.cos(a) * 330, 110 + Math.sin(a) * 330],
				[150 + Math.cos(b) * 330, 110 + Math.sin(b) * 330],
			])}" fill="${T.ray}"/>`;
		}
		const teeth = spark(150, 112, 78, 58, 8 + Math.floor(R.range(0, 5)));
		return `<svg viewBox="0 0 300 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="300" height="220" fill="${T.bg}"/>${rays}<path d="${teeth}" fill="${T.suits[1]}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><circle cx="150" cy="112" r="34" fill="${T.suits[2]}" stroke="${INK}" stroke-width="6"/><circle cx="150" cy="112" r="14" fill="${T.glow}" stroke="${INK}" stroke-width="4"/><rect width="300" height="220" fill="url(#fade)"/></svg>`;
	});
}

export function place(face: Face): string {
	return once(`place|${face.id}|${teamOf(face)}`, () => {
		const R = dice(face.id);
		const T = ink(face);
		const campus = (face.teams ?? []).length > 0;
		const sky = campus ? ["#7CC6E8", "#BFE5F5"] : [R.pick(["#F4A259", "#E98C7B", "#8FB8DE", "#C9A0DC"]), "#F9D29B"];
		const far = mix(sky[0]!, "#3B2A4A", 0.45);
		const near = "#2B2038";
		let g = `<rect width="300" height="220" fill="${sky[0]}"/>`;
		for (let i = 0; i < 9; i++) {
			const a = Math.PI + (Math.PI * i) / 9;
			const b = a + Math.PI / 18;
			g += `<path d="${poly([
				[190, 150],
				[190 + Math.cos(a) * 400, 150 + Math.sin(a) * 400],
				[190 + Math.cos(b) * 400, 150 + Math.sin(b) * 400],
			])}" fill="${sky[1]}"/>`;
		}
		g += `<circle cx="190" cy="128" r="46" fill="#FFF3C4" stroke="${INK}" stroke-width="3"/><rect width="300" height="130" fill="url(#fade)"/>`;
		for (let x = -10; x < 300; ) {
			const w = R.range(18, 36);
			const h = R.range(20, 60);
			g += `<rect x="${x}" y="${170 - h}" width="${w}" height="${h + 60}" fill="${far}"/>`;
			x += w + 2;
		}
		g += campus ? hall(T) : castle(R, near);
		return `<svg viewBox="0 0 300 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${g}</svg>`;
	});
}

/** A house with columns, a lawn and round trees. */
function hall(T: TeamInk): string {
	const columns = [74, 104, 134, 166, 196, 216].map(
		(x) => `<rect x="${x - 4}" y="112" width="13" height="76" fill="#fff" stroke="${INK}" stroke-width="3"/>`,
	);
	const trees = [
		[24, 150, 30],
		[278, 146, 34],
		[250, 168, 20],
	].map(
		([x, y, r]) =>
			`<path d="M${x} ${y}v46" stroke="${INK}" stroke-width="8"/><circle cx="${x}" cy="${y}" r="${r}" fill="#168F7E" stroke="${INK}" stroke-width="4"/><path d="M${x! + r! * 0.2} ${y! - r!}a${r} ${r} 0 0 1 0 ${r! * 2}a${r! * 1.3} ${r! * 1.3} 0 0 0 0 -${r! * 2}Z" fill="#08393A" opacity=".7"/>`,
	);
	return `<path d="M60 190V104h180v86Z" fill="#F3DFC0" stroke="${INK}" stroke-width="4"/><path d="M44 108 150 54l106 54Z" fill="${T.suits[1]}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><circle cx="150" cy="90" r="11" fill="#FFE14D" stroke="${INK}" stroke-width="3"/>${columns.join("")}<path d="M140 190v-44h22v44Z" fill="${T.suits[0]}" stroke="${INK}" stroke-width="3"/><path d="M0 226V182q150-18 300 0v44Z" fill="#39B88C" stroke="${INK}" stroke-width="4"/><path d="M0 226V182q150-18 300 0v44Z" fill="url(#dots)" opacity=".2"/>${trees.join("")}`;
}

function castle(R: ReturnType<typeof dice>, near: string): string {
	const tower = (x: number, w: number, y: number, cap = false) => {
		let o = `<path d="${poly([
			[x, 230],
			[x + w * 0.06, y],
			[x + w * 0.94, y],
			[x + w, 230],
		])}" fill="${near}" stroke="${INK}" stroke-width="3"/>`;
		for (let i = 0; i < 4; i++)
			o += `<rect x="${x + w * 0.04 + i * w * 0.25}" y="${y - 9}" width="${w * 0.16}" height="10" fill="${near}" stroke="${INK}" stroke-width="2.4"/>`;
		for (let r = 0; r < 5; r++)
			for (let k = 0; k < Math.floor(w / 16); k++)
				if (R.chance(0.6))
					o += `<rect x="${x + 9 + k * 15}" y="${y + 14 + r * 22}" width="6" height="11" rx="3" fill="#FFD86B"/>`;
		if (cap)
			o += `<path d="M${x + w / 2} ${y - 8}v-44" stroke="${INK}" stroke-width="3"/><path d="M${x + w / 2 + 1} ${y - 52}l34 9-34 11Z" fill="#E9362F" stroke="${INK}" stroke-width="2.4"/>`;
		return o;
	};
	return `${tower(16, 56, 96)}${tower(228, 60, 82)}${tower(92, 116, 60, true)}<path d="M0 220V176l40-8 60 12 60-14 70 12 70-10v52Z" fill="#17111F" stroke="${INK}" stroke-width="3"/><path d="M132 178v-28a18 18 0 0 1 36 0v28Z" fill="#FFD86B" stroke="${INK}" stroke-width="4"/><path d="M140 178v-28M150 178v-42M160 178v-28" stroke="${INK}" stroke-width="3"/>`;
}
