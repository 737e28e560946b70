/**
 * Art direction: single rolls of the dice set by hand. This is also where likeness is struck out: a card whose name is
 * famous never gets the headgear, prop, hair or body that the name is famous for.
 */
type Direction = Record<string, unknown>;

const storm: Direction = {
	build: "strong", look: "f", skin: "#B97A50", hair: "bob", hairc: "#23304E", gear: "bandana", collar: "scarf", panel: "yoke",
	pose: "cast", mood: "smirk", emblem: "wave", suit: [0, 1, 2], cape: false, bg: "speed", turn: 0.5, lean: -5, flip: false, beard: false,
};

/** By card id without its level. */
export const DIRECTED: Record<string, Direction> = {
	"mb/storm-main": storm,
	"mb/storm": { ...storm, pose: "raise", bg: "zig" },
	"mb/colossus": { build: "giant", look: "m", gear: "bucket", collar: "pauldron", panel: "centre", pose: "punch", emblem: "none", suit: [0, 1, 2], cape: false, bg: "impact", turn: -0.3, lean: 3, flip: false },
	"mb/cyclops": { build: "lean", look: "m", skin: "#8E5735", hair: "crop", gear: "hood", collar: "lapel", panel: "plain", pose: "aim", mood: "stern", suit: [2, 0, 1], cape: false, bg: "zig", turn: 0.2, beard: false, flip: false, lean: 4 },
	"mb/wolverine": { build: "heavy", look: "m", skin: "#EDBE98", hair: "bald", hairc: "#C1662B", gear: "goggles", collar: "ruff", panel: "sash", pose: "crossed", mood: "grin", suit: [4, 1, 2], cape: false, beard: true, bg: "rays", turn: -0.6, lean: -3, flip: false },
	"mb/iceman": { build: "slight", look: "m", skin: "#D9A077", hairc: "#7A3B1C", gear: "furhood", collar: "none", panel: "centre", pose: "cast", mood: "grin", suit: [1, 0, 3], cape: false, bg: "speed", beard: false, turn: 0.4, flip: true },
	"mb/gambit": { build: "lean", look: "m", skin: "#643A24", hair: "locs", hairc: "#1C1718", gear: "halo", collar: "high", panel: "halves", pose: "guard", mood: "smirk", suit: [0, 2, 3], cape: false, beard: false, bg: "skyline", turn: -0.4, lean: -4 },
	"mb/namor": { build: "athletic", look: "m", hair: "topknot", hairc: "#E9C15A", gear: "none", collar: "gorget", panel: "chevron", pose: "fly", mood: "stern", suit: [1, 4, 2], cape: true, beard: true, bg: "speed", skin: "#C68E62" },
	"mb/beast": { build: "heavy", gear: "wrap", look: "f", mood: "wild", collar: "bandolier", pose: "guard", skin: "#8E5735", suit: [2, 0, 3], bg: "zig" },
	"mb/professor-x": { build: "slight", look: "m", hair: "puff", hairc: "#F3EEE4", gear: "none", collar: "high", panel: "halves", pose: "cast", mood: "calm", suit: [0, 3, 2], beard: true, skin: "#643A24", bg: "rays", cape: true },
	"mb/magneto-main": { build: "athletic", look: "m", skin: "#C68E62", hair: "bald", hairc: "#8F8A92", gear: "shards", collar: "high", panel: "centre", pose: "raise", mood: "stern", beard: true, suit: [4, 0, 3], cape: true, capec: 1, bg: "zig", turn: 0.3, lean: 3, flip: true, emblem: "prism", wings: false, prop: "orb" },
	"mb/juggernaut": { build: "giant", look: "m", skin: "#8E5735", hair: "mohawk", hairc: "#E9C15A", gear: "half", collar: "pauldron", panel: "sash", pose: "guard", mood: "wild", suit: [0, 2, 1], cape: false, beard: false, bg: "impact", turn: 0.2, emblem: "none", lean: -3, flip: false },
	"mb/sabretooth": { build: "athletic", look: "f", skin: "#D9A077", hair: "spikes", hairc: "#1C1718", gear: "domino", collar: "scarf", panel: "halves", pose: "guard", mood: "shout", suit: [1, 4, 2], cape: false, bg: "speed", turn: -0.4 },
	"mb/doctor-octopus": { build: "heavy", look: "m", skin: "#F6D3B5", hair: "tail", hairc: "#8F8A92", gear: "none", collar: "lapel", panel: "centre", pose: "crossed", mood: "smirk", suit: [2, 1, 3], cape: false, beard: true, bg: "skyline", turn: 0.6, lean: 2 },
	"mb/ultron": { build: "machine", gear: "machine", collar: "gorget", panel: "chevron", pose: "hips", suit: [1, 0, 3], cape: false, bg: "rays", emblem: "none", turn: -0.3, wings: true, lean: 0, flip: false },
	"mb/mystique": { build: "lean", look: "f", hair: "long", hairc: "#8F8A92", gear: "half", collar: "clasp", panel: "chevron", pose: "hips", mood: "calm", suit: [0, 3, 2], cape: true, skin: "#643A24", bg: "rays" },
	"mb/thor": { build: "heavy", look: "m", skin: "#643A24", hair: "puff", hairc: "#1C1718", gear: "none", collar: "gorget", panel: "chevron", pose: "fly", mood: "grin", suit: [1, 0, 2], cape: false, beard: true, bg: "speed", emblem: "sunrise", turn: -0.5, flip: false, lean: 5 },
	"mb/ms-marvel": { build: "strong", look: "f", hair: "puff", gear: "goggles", collar: "high", pose: "cast", suit: [2, 0, 3], skin: "#8E5735", mood: "grin", bg: "zig", cape: false },
	"mb/quasar": { build: "strong", look: "f", skin: "#F0C7A0", hair: "wind", hairc: "#F3EEE4", gear: "dive", collar: "gorget", panel: "yoke", pose: "fly", mood: "grin", suit: [1, 0, 2], cape: false, bg: "impact", emblem: "comet", turn: 0.4, flip: false, lean: 4 },
	"mb/drax": { build: "giant", look: "m", skin: "#EDBE98", hair: "braids", hairc: "#C1662B", gear: "none", collar: "ruff", pose: "crossed", mood: "calm", beard: true, suit: [0, 2, 3], cape: false, bg: "rays" },
	"mb/moondragon": { build: "lean", look: "f", hair: "braids", hairc: "#7A3B1C", gear: "halo", collar: "high", pose: "raise", mood: "calm", suit: [0, 3, 2], prop: "staff" },
	riposte: { build: "lean", look: "m", gear: "domino", hair: "quiff", hairc: "#7A3B1C", collar: "scarf", pose: "guard", mood: "smirk", cape: false, suit: [0, 3, 2], bg: "speed", beard: false, skin: "#D9A077" },
	halogen: { build: "strong", look: "f", gear: "halo", hair: "puff", hairc: "#1C1718", collar: "high", pose: "cast", mood: "calm", suit: [1, 0, 2], skin: "#643A24", bg: "rays", cape: false },
	"lucky-penny": { build: "slight", look: "f", gear: "hat", hair: "bob", hairc: "#C1662B", collar: "lapel", pose: "hips", mood: "grin", suit: [0, 1, 2], bg: "zig", cape: false, skin: "#F6D3B5" },
	keystone: { build: "giant", look: "m", gear: "none", hair: "bald", hairc: "#3B2418", beard: true, collar: "bandolier", pose: "crossed", mood: "stern", suit: [1, 0, 2], bg: "skyline", cape: false, skin: "#8E5735" },
	bonesnapper: { build: "heavy", look: "m", gear: "bucket", collar: "pauldron", pose: "punch", suit: [0, 1, 3], bg: "impact", cape: false },
	papercut: { build: "slight", look: "f", gear: "half", hair: "spikes", hairc: "#F3EEE4", collar: "ruff", pose: "guard", mood: "wild", suit: [4, 1, 3], bg: "speed", cape: false, skin: "#B97A50" },
	mesmerelda: { build: "lean", look: "f", gear: "wrap", collar: "high", pose: "raise", prop: "orb", mood: "calm", suit: [2, 0, 3], bg: "rays", cape: true, skin: "#EDBE98" },
	"siege-engine": { build: "giant", gear: "machine", collar: "gorget", pose: "hips", suit: [2, 1, 3], bg: "impact", emblem: "none", lean: 0, turn: 0.2 },
};

/** By the name part of the id: traits the name is famous for, replaced whatever the dice say. */
export const STRUCK: [RegExp, Direction][] = [
	[/storm/, { hairc: "#23304E" }],
	[/cyclops/, { gear: "hood" }],
	[/magneto|loki|juggernaut/, { gear: "wrap" }],
	[/spider|deadpool|daredevil|black-panther|venom|carnage|captain-america|moon-knight|nighthawk|bullseye/, { gear: "hat" }],
	[/iron-man|war-machine|iron-monger|star-lord|nova|crossbones|helmut-zemo/, { gear: "bandana", robot: false }],
	[/vision|destroyer|deathlok|abomination|hulk|groot/, { gear: "furhood", skin: "#B97A50" }],
	[/she-hulk|gamora|drax|nebula|mystique|beast|nightcrawler|titania/, { skin: "#C68E62" }],
	[/ant-man|wasp|mantis|yondu|yellow/, { gear: "hat", wings: false }],
	[/hela|scarlet-witch|enchantress|moondragon/, { gear: "halo" }],
	[/red-skull|ghost-rider|thanos|dormammu|malekith|ronan|destroyer/, { gear: "dive", skin: "#8E5735" }],
	[/nick-fury|winter-soldier/, { gear: "goggles" }],
	[/thor|heimdall|valkyrie/, { gear: "none", hairc: "#1C1718" }],
	[/professor|kingpin/, { hair: "puff" }],
];

export function direction(key: string): Direction {
	const base = key.replace(/-l[123]$/, "");
	const directed = DIRECTED[base];
	if (directed) return directed;
	const all: Direction = {};
	for (const [name, change] of STRUCK) if (name.test(base)) Object.assign(all, change);
	return all;
}
