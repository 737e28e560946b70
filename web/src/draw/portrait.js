// Procedural portraits: one seed in, one inked figure out. No fetched art, no likeness of anyone.
// portrait(card, {crop}) -> inline SVG. The same drawing serves every size; only the viewBox changes.
// Space: 240 x 320 units. Head units (H) are normalised: x -1..1 = face width, y -1 = crown, 1 = chin.

export function dice(text) {                       // xmur3 seed + mulberry32
  let h = 1779033703 ^ text.length;
  for (const c of text) { h = Math.imul(h ^ c.charCodeAt(0), 3432918353); h = (h << 13) | (h >>> 19); }
  const next = () => {
    h |= 0; h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return { next, range: (a, b) => a + (b - a) * next(), pick: (list) => list[Math.floor(next() * list.length)], chance: (p) => next() < p };
}

// ---------- geometry ----------
export const n1 = (v) => Math.round(v * 10) / 10;
export const pt = ([x, y]) => `${n1(x)},${n1(y)}`;
export const poly = (pts) => `M${pts.map(pt).join("L")}Z`;
export function smooth(pts, k = 0.5) {             // closed Catmull-Rom spline as cubics
  const N = pts.length, at = (i) => pts[(i + N) % N];
  let d = `M${pt(pts[0])}`;
  for (let i = 0; i < N; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pt([b[0] + (c[0] - a[0]) * k / 3, b[1] + (c[1] - a[1]) * k / 3])} ${pt([c[0] - (e[0] - b[0]) * k / 3, c[1] - (e[1] - b[1]) * k / 3])} ${pt(c)}`;
  }
  return d + "Z";
}
export const shift = (d, dx, dy) => d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => pt([+x + dx, +y + dy]));
export const circle = (x, y, r, ry = r) => smooth([[x - r, y], [x - r * .707, y - ry * .707], [x, y - ry], [x + r * .707, y - ry * .707], [x + r, y], [x + r * .707, y + ry * .707], [x, y + ry], [x - r * .707, y + ry * .707]], .55);
// a thick-thin brush stroke: a lens between two points, bent through a control point
export const brush = (a, c, b, w) => {
  const dx = b[0] - a[0], dy = b[1] - a[1], L = Math.hypot(dx, dy) || 1, nx = -dy / L * w, ny = dx / L * w;
  return `M${pt(a)}Q${pt([c[0] + nx, c[1] + ny])} ${pt(b)}Q${pt([c[0] - nx, c[1] - ny])} ${pt(a)}Z`;
};
export const limb = (p, q, a, b, bulge = 1.12) => {
  const dx = q[0] - p[0], dy = q[1] - p[1], L = Math.hypot(dx, dy) || 1, ux = dx / L, uy = dy / L, nx = -uy, ny = ux, m = (t, w) => [p[0] + dx * t + nx * w, p[1] + dy * t + ny * w];
  return smooth([m(0, a), m(.35, a * bulge), m(1, b), [q[0] + ux * b * .6, q[1] + uy * b * .6], m(1, -b), m(.35, -a * bulge), m(0, -a), [p[0] - ux * a * .7, p[1] - uy * a * .7]], .85);
};

// ---------- colour ----------
export const INK = "#14110F";
export const TEAMS = {
  "Avengers":       { bg: "#8FD0EE", ray: "#C9E9F7", suits: ["#24408E", "#2F7BD0", "#F08A24", "#F7E7C4", "#12284F"], glow: "#FFD84A" },
  "X-Men":          { bg: "#CFA9E6", ray: "#E9D6F5", suits: ["#4E2A84", "#A23FA8", "#39B88C", "#F3E9FA", "#2A1649"], glow: "#7CF0C4" },
  "Guardians":      { bg: "#86D3BE", ray: "#C6ECDF", suits: ["#0E5F5A", "#168F7E", "#F2644F", "#FCEFD8", "#08393A"], glow: "#FFB27A" },
  "Super Villains": { bg: "#F0BC3E", ray: "#F9DE8C", suits: ["#7B1530", "#B8293B", "#4A4A52", "#F3DFC0", "#3A0C1B"], glow: "#D8F24A" },
  "Defenders":      { bg: "#9FD37C", ray: "#D3EDBF", suits: ["#2E4A1E", "#5C8A2F", "#8A4FB0", "#F4F1DC", "#1B2C12"], glow: "#E9FF9A" },
  "Underworld":     { bg: "#E79AA8", ray: "#F5CFD6", suits: ["#3B1A4A", "#6B2F6E", "#2F7F86", "#F8E6E4", "#220E2C"], glow: "#9AF5EE" },
  "A-Force":        { bg: "#F3B8DC", ray: "#FADFF0", suits: ["#155E7A", "#2D9CB0", "#F2C94C", "#FDF2E0", "#0B3344"], glow: "#FFF08A" },
  "Femme Fatales":  { bg: "#A9B4EE", ray: "#D6DCF9", suits: ["#5A1846", "#9C2C6B", "#D98A2B", "#F5EBF3", "#330C28"], glow: "#FFC8F0" },
  "MCU Heroes":     { bg: "#8ED8DC", ray: "#C8EEF0", suits: ["#3A3F8F", "#5F6FC9", "#E8743B", "#FAF0DC", "#1E2152"], glow: "#FFE27A" },
  "MCU Villains":   { bg: "#D6C84E", ray: "#EDE59C", suits: ["#4B2A5E", "#7A3F8F", "#2E6B4F", "#F4EDD2", "#2A1636"], glow: "#C8FF8A" },
  "Hero":           { bg: "#9CCDF2", ray: "#CFE7FA", suits: ["#1E4F9C", "#2F86CF", "#F6B21B", "#FFF4DA", "#12305F"], glow: "#FFE98A" },
  "Gray":           { bg: "#C3C7C4", ray: "#E0E3E0", suits: ["#40484C", "#6E7A7E", "#C99A2E", "#F2F1EA", "#22282B"], glow: "#B9F2E6" },
  "Villain":        { bg: "#F2A285", ray: "#F9CFBC", suits: ["#8C1F3A", "#C23B2E", "#4A2A66", "#F6E3D3", "#3F0D20"], glow: "#E8FF6B" },
  "Neutral":        { bg: "#D9C7A3", ray: "#EDE1C8", suits: ["#4C4B57", "#7A6A58", "#B9862F", "#F4EBDA", "#26252C"], glow: "#FFE98A" },
};
const SKIN = ["#F6D3B5", "#EDBE98", "#D9A077", "#B97A50", "#8E5735", "#643A24", "#F0C7A0", "#C68E62"];
const HAIRC = ["#1C1718", "#3B2418", "#7A3B1C", "#C1662B", "#E9C15A", "#8F8A92", "#F3EEE4", "#23304E"];
export function mix(a, b, t) {
  const v = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16)), A = v(a), B = v(b);
  return "#" + A.map((x, i) => Math.round(x + (B[i] - x) * t).toString(16).padStart(2, "0")).join("");
}

const BUILD = { // half-widths: shoulder, neck, waist, hip; head scale; head y; shoulder y
  slight:   { sw: 43, nw: 9,  ww: 26, hp: 31, hs: 1.1,  hy: 100, sy: 154 },
  lean:     { sw: 49, nw: 10, ww: 28, hp: 31, hs: 1.0,  hy: 92,  sy: 150 },
  athletic: { sw: 57, nw: 14, ww: 33, hp: 35, hs: 1.0,  hy: 96,  sy: 150 },
  strong:   { sw: 54, nw: 12, ww: 30, hp: 41, hs: 1.02, hy: 96,  sy: 151 },
  heavy:    { sw: 74, nw: 22, ww: 52, hp: 52, hs: 1.0,  hy: 100, sy: 152 },
  giant:    { sw: 96, nw: 30, ww: 62, hp: 58, hs: .86,  hy: 108, sy: 140 },
  machine:  { sw: 68, nw: 12, ww: 34, hp: 44, hs: 1.04, hy: 96,  sy: 150 },
};

// Ids inside one drawing start with this mark; `draw/art.ts` replaces it when the drawing enters a page, so that the same
// face may stand there several times.
export const MARK = "\u00a7";

export function portrait(card, opt = {}) {
  const { crop = "bust", level = card.level || 1, silhouette = false, scene = true, cls = "" } = opt;
  const key = (card.id || card.name).replace(/-l[12]$/, "");         // both levels share one face
  const R = dice(key), A = card.art || {}, T = TEAMS[card.team] || TEAMS.Neutral, id = MARK;
  const kw = card.keywords || [];
  const power = card.level ? 8 : (card.atk || 3) + (card.def || 3);          // main characters: both levels roll alike
  // --- roll every trait in fixed order, so that an override never changes the others
  const roll = {
    build: R.pick(power >= 13 ? ["giant", "heavy", "athletic"] : power <= 4 ? ["slight", "lean", "strong"] : ["athletic", "strong", "lean", "heavy", "slight"]),
    skin: R.pick(SKIN), hairc: R.pick(HAIRC),
    hair: R.pick(["crop", "quiff", "long", "wind", "mohawk", "puff", "topknot", "spikes", "bob", "bald", "locs", "tail", "braids"]),
    gear: R.pick(["none", "none", "domino", "cowl", "fullmask", "hood", "bucket", "goggles", "shards", "halo", "antennae", "bandana", "furhood", "wrap", "hat", "dive", "half", "crest"]),
    collar: R.pick(["none", "high", "scarf", "ruff", "pauldron", "lapel", "bandolier", "clasp", "gorget"]),
    panel: R.pick(["yoke", "sash", "centre", "halves", "chevron", "sides", "plain"]),
    emblem: R.pick(["drop", "chevrons", "kite", "leaf", "wave", "keyhole", "sunrise", "prism", "comet", "bars", "none"]),
    pose: R.pick(kw.includes("flight") ? ["fly", "cast", "hips"] : kw.includes("ranged") ? ["aim", "cast", "raise"] : ["guard", "punch", "crossed", "hips", "raise", "cast", "point"]),
    mood: R.pick(["stern", "smirk", "shout", "calm", "grin", "wild"]),
    turn: R.range(-1, 1), jaw: R.range(.5, .78), chin: R.range(.25, .5), suit: R.pick([[0, 1, 2], [1, 0, 3], [0, 3, 2], [1, 4, 2], [4, 1, 3], [0, 2, 3], [2, 0, 3]]),
    cape: R.chance(.4), bg: R.pick(["rays", "speed", "impact", "skyline", "zig"]), lean: R.range(-7, 7), beard: R.chance(.22), flip: R.chance(.5),
    look: R.pick(["f", "m", "f", "m", "x"]), odd: R.chance(.1) ? R.pick(["#7FB7C9", "#8DB36B", "#B7A9C9", "#C9B79A"]) : null, robot: R.chance(.05), winged: R.chance(.3), prop: R.pick(["orb", "staff", "blade"]),
  };
  if (roll.odd) roll.skin = roll.odd;                                  // one in ten is not quite human
  if (roll.robot) roll.gear = "machine";
  if (roll.winged && kw.includes("flight")) roll.wings = true;
  const t = { ...roll, ...A };
  if (t.skin === "#8DB36B" && ["giant", "heavy"].includes(t.build)) t.skin = SKIN[2];       // struck out: a green giant
  if (t.gear === "fullmask" && card.team === "Super Villains") t.suit = [t.suit[0], 2, 3];   // struck out: a red full mask
  const b = BUILD[t.build], [s1, s2, s3] = t.suit.map((i) => T.suits[i]), glow = T.glow;
  const skin = t.skin, skin2 = mix(skin, "#5A2230", .34), L2 = level === 2;
  const hw = 27 * b.hs, hh = 35 * b.hs, cx = 120 + t.turn * 5, hy = b.hy, sy = b.sy;
  const H = (x, y) => [cx + x * hw, hy + y * hh];
  const Hs = (list) => list.map(([x, y]) => H(x, y));
  const dx = t.turn * .2;                                              // features slide across the face
  const figure = [];                                                   // shapes in paint order
  const put = (d, fill, o = {}) => figure.push({ d, fill, ...o });
  const raw = (svg) => figure.push({ svg });
  const ink = (a, c, e, w = 1.4) => raw(`<path d="${brush(a, c, e, w)}" fill="${INK}"/>`);

  // --- behind the body
  if (t.wings) for (const s of [-1, 1]) {
    const X = (v) => 120 + s * v;
    put(poly([[X(30), sy + 20], [X(70), sy - 60], [X(128), sy - 104], [X(112), sy - 58], [X(134), sy - 52], [X(110), sy - 16], [X(126), sy - 2], [X(96), sy + 22], [X(104), sy + 38], [X(60), sy + 50]]), s2, { sh: 10 });
  }
  if (t.cape) put(smooth([[cx - 22, sy - 22], [120 - b.sw * .9, sy - 4], [120 - b.sw * 1.5, sy + 90], [120 - b.sw * 1.9, 330], [120 + b.sw * .8, 336], [120 + b.sw * 2.1, sy + 120], [120 + b.sw * 1.75, sy + 60], [120 + b.sw * .95, sy - 4], [cx + 22, sy - 22]], .9), t.capec != null ? T.suits[t.capec] : s3, { sh: 18 });
  if (t.gear === "halo") put(circle(cx, hy - 8, hw * 1.75) + circle(cx, hy - 8, hw * 1.38), glow, { evenodd: true });
  const hairBack = {
    long: [[-1.1, -.6], [-.5, -1.28], [.5, -1.28], [1.15, -.6], [1.3, .6], [1.75, 1.6], [1.15, 1.95], [.6, 1.5], [-.6, 1.5], [-1.2, 1.95], [-1.65, 1.4], [-1.25, .4]],
    wind: [[-.9, -.8], [.2, -1.4], [1.2, -1.15], [2.1, -1.0], [3.1, -1.35], [2.6, -.55], [3.2, .05], [2.2, .1], [2.0, .85], [1.3, .5], [.9, 1.2], [-.8, 1.0], [-1.15, 0]],
    puff: [[-1.75, -.55], [-1.62, -1.15], [-1.1, -1.6], [-.45, -1.85], [.35, -1.88], [1.05, -1.65], [1.6, -1.2], [1.78, -.6], [1.62, .1], [1.1, .45], [-1.1, .45], [-1.62, .1]],
    bob: [[-1.2, -.5], [-.6, -1.3], [.6, -1.3], [1.2, -.5], [1.4, .5], [1.1, 1.0], [-1.1, 1.0], [-1.4, .5]],
    tail: [[.3, -1.2], [1.0, -1.8], [2.0, -1.75], [2.7, -1.0], [2.5, .1], [2.1, .9], [2.05, -.1], [1.7, -.8], [1.0, -.9]],
    locs: [[-1.2, -.5], [-.5, -1.35], [.5, -1.35], [1.2, -.5], [1.5, .4], [1.55, 1.3], [1.2, 1.55], [1.0, 1.1], [.8, 1.5], [-.8, 1.5], [-1.0, 1.1], [-1.2, 1.6], [-1.55, 1.3], [-1.5, .4]],
  };
  const covered = ["fullmask", "bucket", "hood", "furhood", "machine", "wrap"].includes(t.gear);
  const hairC = t.hairc, showHair = !covered;
  if (showHair && hairBack[t.hair]) put(smooth(Hs(hairBack[t.hair]), .9), hairC, { sh: 7, hs: mix(hairC, INK, .55) });

  // --- far arm, neck, torso
  const S = (s) => [120 + s * (b.sw - 7), sy + 13], aw = Math.max(11, b.sw * .24), glove = s3, sleeve = t.sleeve === "skin" ? skin : s1;
  const arm = (s, e, w, o = {}) => { // shoulder side, elbow, wrist
    put(limb(S(s), e, aw * 1.12, aw * .86), o.sleeve || sleeve, { sh: 6 });
    put(limb(e, w, aw * .95, aw * .7), o.glove || glove, { sh: 6 });
  };
  const fist = (x, y, r, fill = glove) => {
    put(smooth([[x - r, y - r * .5], [x - r * .4, y - r * .95], [x + r * .6, y - r * .9], [x + r, y - r * .2], [x + r * .85, y + r * .7], [x, y + r], [x - r * .85, y + r * .7]], .8), fill, { sh: r * .35 });
    for (const k of [-.35, .08, .5]) ink([x + r * k, y - r * .82], [x + r * (k + .08), y - r * .4], [x + r * k, y - r * .05], r * .07);
    ink([x - r * .8, y + r * .1], [x, y + r * .3], [x + r * .5, y + r * .02], r * .09);
  };
  const orb = (x, y, r) => raw(`<g class="fx"><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * 1.5)}" fill="${glow}" opacity=".45"/><path d="${spark(x, y, r * 1.45, r * .7, 9, R)}" fill="${glow}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r * .5)}" fill="#fff"/></g>`);

  put(smooth([[cx - b.nw, hy + hh * .3], [cx + b.nw, hy + hh * .3], [cx + b.nw * 1.15, sy - 6], [120 + b.nw * 1.8, sy + 12], [120 - b.nw * 1.8, sy + 12], [cx - b.nw * 1.15, sy - 6]], .7), t.neck === "suit" || covered ? s1 : skin, { sh: 9, hs: covered ? null : skin2 });
  const torso = `M${pt([120 - b.nw * 1.25, sy - 14])}C${pt([120 - b.nw * 1.4, sy - 5])} ${pt([120 - b.sw * .7, sy - 9])} ${pt([120 - b.sw, sy + 4])}C${pt([120 - b.sw * 1.08, sy + 22])} ${pt([120 - b.sw * .98, sy + 46])} ${pt([120 - b.sw * .8, sy + 60])}C${pt([120 - b.ww * 1.12, sy + 88])} ${pt([120 - b.ww, sy + 96])} ${pt([120 - b.ww, sy + 112])}C${pt([120 - b.hp, sy + 136])} ${pt([120 - b.hp * 1.1, sy + 150])} ${pt([120 - b.hp * 1.15, 345])}L${pt([120 + b.hp * 1.15, 345])}C${pt([120 + b.hp * 1.1, sy + 150])} ${pt([120 + b.hp, sy + 136])} ${pt([120 + b.ww, sy + 112])}C${pt([120 + b.ww, sy + 96])} ${pt([120 + b.ww * 1.12, sy + 88])} ${pt([120 + b.sw * .8, sy + 60])}C${pt([120 + b.sw * .98, sy + 46])} ${pt([120 + b.sw * 1.08, sy + 22])} ${pt([120 + b.sw, sy + 4])}C${pt([120 + b.sw * .7, sy - 9])} ${pt([120 + b.nw * 1.4, sy - 5])} ${pt([120 + b.nw * 1.25, sy - 14])}Q${pt([120, sy + 2])} ${pt([120 - b.nw * 1.25, sy - 14])}Z`;
  const P = { // costume panels, clipped to the torso
    yoke: poly([[0, sy - 30], [240, sy - 30], [240, sy + 20], [120 + b.sw * .5, sy + 28], [120, sy + 44], [120 - b.sw * .5, sy + 28], [0, sy + 20]]),
    sash: poly([[120 - b.sw, sy - 20], [120 - b.sw * .4, sy - 20], [120 + b.sw * 1.1, sy + 110], [120 + b.sw * .5, sy + 124]]),
    centre: poly([[120 - b.sw * .34, sy - 30], [120 + b.sw * .34, sy - 30], [120 + b.sw * .24, 345], [120 - b.sw * .24, 345]]),
    halves: poly([[120, 0], [300, 0], [300, 345], [120, 345]]),
    chevron: poly([[0, sy + 30], [120, sy + 74], [240, sy + 30], [240, sy - 6], [120, sy + 40], [0, sy - 6]]),
    sides: poly([[0, sy], [120 - b.sw * .5, sy + 20], [120 - b.sw * .36, 345], [0, 345]]) + poly([[240, sy], [120 + b.sw * .5, sy + 20], [120 + b.sw * .36, 345], [240, 345]]),
    plain: "",
  }[t.panel];
  put(torso, s1, { sh: 16, panel: P, panelFill: s2 });
  // belt, muscle and cloth strokes
  raw(`<path clip-path="url(#${id}t)" d="${poly([[0, sy + 108], [240, sy + 108], [240, sy + 121], [0, sy + 121]])}" fill="${s3}" stroke="${INK}" stroke-width="2.4"/>`);
  ink([120 - b.sw * .72, sy + 40], [120 - b.sw * .3, sy + 58], [120 - 5, sy + 44], 2);
  ink([120 + b.sw * .72, sy + 40], [120 + b.sw * .3, sy + 58], [120 + 5, sy + 44], 2);
  ink([120, sy + 52], [118, sy + 76], [120, sy + 100], 1.5);
  ink([120 - b.ww * .9, sy + 76], [120 - b.ww * .55, sy + 90], [120 - b.ww * .3, sy + 86], 1.5);
  const ex = 120 + t.turn * 4, ey = sy + 32;
  const E = emblem(t.emblem, ex, ey, L2 ? 17 : 14);
  if (E) raw((L2 ? `<path d="${spark(ex, ey, 30, 20, 12, R)}" fill="${glow}" opacity=".85"/>` : "") + `<path d="${E}" fill="${L2 ? "#fff" : s3}" fill-rule="evenodd" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`);

  // --- head
  const face = `M${pt(H(-1, -.12))}C${pt(H(-1.04, -1.28))} ${pt(H(1.04, -1.28))} ${pt(H(1, -.12))}C${pt(H(1, .3))} ${pt(H(.93, .5))} ${pt(H(t.jaw, .72))}Q${pt(H(t.chin, 1))} ${pt(H(0, 1))}Q${pt(H(-t.chin, 1))} ${pt(H(-t.jaw, .72))}C${pt(H(-.93, .5))} ${pt(H(-1, .3))} ${pt(H(-1, -.12))}Z`;
  const shadeFace = smooth(Hs([[.25 + dx, -1.3], [.5 + dx, -.3], [.12 + dx, .22], [.34 + dx, .34], [.2 + dx, .62], [.0 + dx, 1.1], [1.3, 1.2], [1.4, -1]]), .5);
  if (t.gear === "machine") {
    put(`M${pt(H(-.95, -1.0))}L${pt(H(.95, -1.0))}L${pt(H(1.15, .35))}L${pt(H(.6, 1.0))}L${pt(H(-.6, 1.0))}L${pt(H(-1.15, .35))}Z`, s3 === T.suits[3] ? s2 : s3, { sh: 10 });
  } else {
    if (!covered) for (const s of [-1, 1]) put(smooth(Hs([[s * .95, -.12], [s * 1.2, -.22], [s * 1.2, .12], [s * .98, .3]]), .8), skin, { sh: 3, hs: skin2 });
    put(face, t.gear === "fullmask" ? s2 : t.gear === "bucket" ? s1 : skin, { sh: 0, faceShade: t.gear === "bucket" ? null : shadeFace, hs: t.gear === "fullmask" ? mix(s2, INK, .5) : skin2, head: true });
  }
  // --- features
  const lens = (s, k = 1) => poly(Hs([[dx + s * .16, .02], [dx + s * .5, -.22 * k], [dx + s * .86, -.24 * k], [dx + s * .72, .1], [dx + s * .42, .16]]));
  const eyesWhite = () => [-1, 1].map((s) => `<path d="${lens(s)}" fill="${L2 ? glow : "#fff"}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`).join("");
  const brows = { stern: [.02, -.34, -.22], smirk: [-.12, -.3, -.42], shout: [.06, -.4, -.2], calm: [-.2, -.34, -.26], grin: [-.22, -.44, -.3], wild: [.1, -.44, -.3] }[t.mood];
  const eyesOpen = () => [-1, 1].map((s) => {
    const x = (v) => dx + s * v, big = t.mood === "wild" ? 1.25 : 1;
    return `<path d="${smooth(Hs([[x(.18), .06], [x(.42), -.12 * big], [x(.72), -.02], [x(.45), .17 * big]]), .8)}" fill="#fff"/>` +
      `<path d="${circle(...H(x(.45) + dx * .25, .03), hw * .115, hh * .11)}" fill="${L2 ? glow : INK}" ${L2 ? `stroke="${INK}" stroke-width="1.4"` : ""}/>` +
      `<path d="${brush(H(x(.12), .04), H(x(.45), -.24 * big), H(x(.82), -.0), 1.5)}" fill="${INK}"/>` +
      `<path d="${brush(H(x(.08), brows[0] - .08), H(x(.45), brows[1] - .12), H(x(.86), brows[2] - .06), t.look === "f" ? 1.9 : 3)}" fill="${mix(hairC, INK, .7)}"/>` +
      (t.look === "f" ? `<path d="${brush(H(x(.72), -.02), H(x(.86), -.08), H(x(.95), -.18), 1.2)}" fill="${INK}"/>` : "");
  }).join("");
  const nose = `<path d="${brush(H(dx + .08, .06), H(dx + .24, .3), H(dx - .02, .36), 1.1)}" fill="${INK}"/>`;
  const M = (x, y) => H(dx + x, y);
  const mouth = {
    stern: `<path d="${brush(M(-.34, .64), M(0, .58), M(.34, .66), 1.3)}" fill="${INK}"/>`,
    calm: `<path d="${brush(M(-.26, .62), M(0, .68), M(.26, .62), 1.3)}" fill="${INK}"/>`,
    smirk: `<path d="${brush(M(-.28, .66), M(.1, .72), M(.4, .54), 1.6)}" fill="${INK}"/>`,
    grin: `<path d="${smooth([M(-.4, .52), M(0, .56), M(.42, .5), M(.2, .76), M(-.18, .76)], .6)}" fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    shout: `<path d="${smooth([M(-.32, .5), M(.3, .48), M(.26, .8), M(-.2, .82)], .6)}" fill="#5a1020" stroke="${INK}" stroke-width="2"/><path d="${poly([M(-.26, .52), M(.25, .5), M(.22, .58), M(-.22, .6)])}" fill="#fff"/>`,
    wild: `<path d="${smooth([M(-.46, .5), M(0, .58), M(.46, .46), M(.2, .8), M(-.24, .8)], .6)}" fill="#fff" stroke="${INK}" stroke-width="2"/><path d="M${pt(M(-.2, .54))}L${pt(M(-.16, .78))}M${pt(M(.02, .56))}L${pt(M(.02, .8))}M${pt(M(.22, .54))}L${pt(M(.18, .78))}" stroke="${INK}" stroke-width="1.3"/>`,
  }[t.mood];
  const lip = t.look === "f" && !["shout", "wild", "grin"].includes(t.mood) ? `<path d="${smooth([M(-.24, .63), M(-.06, .57), M(.02, .6), M(.1, .57), M(.26, .62), M(.02, .76)], .6)}" fill="${mix(skin, "#A01838", .6)}"/>` : "";
  const beard = () => put(smooth(Hs([[-.98, .1], [-.8, .42], [-.42 + dx, .44], [dx, .5], [.42 + dx, .44], [.8, .42], [.98, .1], [.95, .7], [.5, 1.2], [0, 1.42], [-.5, 1.2], [-.95, .7]]), .6), hairC, { sh: 6, hs: mix(hairC, INK, .5) });

  const bare = ["none", "shards", "halo", "antennae", "bandana", "hat", "dive", "crest"].includes(t.gear);
  const wearsBeard = t.beard && t.look !== "f" && t.gear !== "machine" && !["fullmask", "bucket"].includes(t.gear);
  if (wearsBeard) beard();
  if (bare || t.gear === "goggles" || t.gear === "furhood" || t.gear === "wrap") { raw((t.gear === "goggles" ? "" : eyesOpen()) + nose + lip + mouth); }
  if (t.paint) raw(`<path clip-path="url(#${id}h)" d="${poly(Hs([[-1.2, -.06 + .1], [1.2, -.06 + .1], [1.2, .3], [-1.2, .3]]))}" fill="${s3}" opacity=".55"/>`);
  if (t.gear === "domino") {
    put(smooth(Hs([[-1.06, -.3], [-.4 + dx, -.38], [dx, -.2], [.4 + dx, -.38], [1.06, -.3], [.98, .18], [.4 + dx, .3], [dx, .12], [-.4 + dx, .3], [-.98, .18]]), .7), s3 === T.suits[3] ? s1 : s3, { sh: 4 });
    raw(eyesWhite() + nose + lip + mouth);
  }
  if (t.gear === "half") {
    raw(eyesOpen() + nose + lip + mouth);
    put(smooth(Hs([[dx, -1.12], [.7, -.95], [1.06, -.1], [.9, .5], [.5, .86], [dx + .05, 1.02], [dx + .12, .4], [dx - .02, .1]]), .6), "#F7F3EA", { sh: 7 });
    raw(`<path d="${lens(1, 1.2)}" fill="${INK}"/><path d="${brush(M(.14, .66), M(.3, .74), M(.5, .56), 1.6)}" fill="${INK}"/><path d="${brush(H(.5 + dx, .2), H(.54 + dx, .36), H(.46 + dx, .5), 1.8)}" fill="${s2}"/>`);
  }
  if (t.gear === "cowl") {
    raw(nose + lip + mouth);
    put(smooth(Hs([[-1.12, .35], [-1.14, -.55], [-.62, -1.2], [.62, -1.2], [1.14, -.55], [1.12, .35], [.82, .42], [.34 + dx, .2], [dx, .32], [-.34 + dx, .2], [-.82, .42]]), .7), s2, { sh: 10 });
    raw(`<path d="${poly(Hs([[dx - .14, -1.22], [dx + .14, -1.22], [dx + .05, -.1], [dx - .05, -.1]]))}" fill="${s3}" stroke="${INK}" stroke-width="1.6"/>` + eyesWhite());
  }
  if (t.gear === "fullmask") raw(`<path clip-path="url(#${id}h)" d="${t.maskStyle === "split" ? poly(Hs([[dx, -2], [2, -2], [2, 2], [dx, 2]])) : poly(Hs([[-1.4, -.5], [0 + dx, -.05], [1.4, -.5], [1.4, -.9], [dx, -.5], [-1.4, -.9]]))}" fill="${s3}" stroke="${INK}" stroke-width="2"/>` + eyesWhite() + `<path d="${brush(M(-.2, .66), M(0, .6), M(.24, .66), 1)}" fill="${INK}"/>`);
  if (t.gear === "goggles") {
    raw(`<path d="${poly(Hs([[-1.1, -.2], [1.1, -.2], [1.1, .08], [-1.1, .08]]))}" fill="${s3}" stroke="${INK}" stroke-width="2"/>` + [-1, 1].map((s) => `<path d="${circle(...H(dx + s * .46, -.04), hw * .42)}" fill="${s2}" stroke="${INK}" stroke-width="2.4"/><path d="${circle(...H(dx + s * .46, -.04), hw * .28)}" fill="${glow}" stroke="${INK}" stroke-width="1.6"/><path d="${brush(H(dx + s * .46 - .16, -.04), H(dx + s * .46 - .1, -.2), H(dx + s * .46 + .1, -.18), 1.4)}" fill="#fff"/>`).join(""));
  }
  // --- hair in front
  const hairFront = {
    crop: [[-1.06, -.02], [-1.12, -.7], [-.6, -1.22], [.2, -1.3], [.9, -1.02], [1.12, -.4], [1.05, .02], [.9, -.36], [.5, -.6], [-.2, -.58], [-.75, -.44], [-.94, -.1]],
    quiff: [[-1.05, .04], [-1.14, -.6], [-.9, -1.18], [-.2, -1.42], [.5, -1.82], [1.2, -1.5], [.98, -1.12], [1.14, -.6], [1.05, .04], [.9, -.42], [.2, -.7], [-.6, -.52], [-.92, -.16]],
    long: [[-1.1, .45], [-1.18, -.5], [-.6, -1.28], [.3, -1.34], [1.08, -.78], [1.14, .4], [.94, .02], [.76, -.44], [.1, -.76], [-.35, -.4], [-.86, -.04], [-.98, .45]],
    wind: [[-1.08, .1], [-1.16, -.5], [-.7, -1.25], [.3, -1.45], [1.25, -1.0], [1.15, -.3], [.85, -.5], [.3, -.8], [-.4, -.62], [-.85, -.15]],
    puff: [[-1.06, -.04], [-1.02, -.52], [-.5, -.72], [.4, -.72], [1.02, -.52], [1.06, -.04], [1.4, -.8], [.7, -1.4], [-.7, -1.4], [-1.4, -.8]],
    topknot: [[-1.06, -.1], [-1.1, -.66], [-.55, -1.16], [.5, -1.16], [1.1, -.66], [1.06, -.1], [.8, -.55], [0, -.86], [-.8, -.55]],
    bob: [[-1.26, .8], [-1.22, -.5], [-.6, -1.3], [.6, -1.3], [1.22, -.5], [1.26, .8], [.95, .62], [.9, -.22], [.4, -.34], [-.4, -.34], [-.9, -.22], [-.95, .62]],
    locs: [[-1.3, .5], [-1.2, -.4], [-.6, -1.32], [.6, -1.32], [1.2, -.4], [1.3, .5], [1.0, .3], [.9, -.36], [.3, -.6], [-.2, -.44], [-.9, -.3], [-1.0, .3]],
    tail: [[-1.06, -.06], [-1.1, -.66], [-.5, -1.2], [.5, -1.24], [1.1, -.7], [1.06, -.06], [.86, -.48], [.1, -.74], [-.8, -.44]],
    braids: [[-1.06, -.04], [-1.12, -.66], [-.5, -1.24], [.5, -1.24], [1.12, -.66], [1.06, -.04], [.9, -.42], [.06, -.84], [-.06, -.84], [-.9, -.42]],
  };
  const spiky = {
    spikes: [[-1.05, .05], [-1.45, -.5], [-1.12, -.7], [-1.3, -1.35], [-.72, -1.2], [-.5, -1.85], [-.05, -1.35], [.35, -1.95], [.6, -1.3], [1.25, -1.5], [1.12, -.8], [1.5, -.55], [1.05, .05], [.85, -.4], [.5, -.3], [.2, -.62], [-.25, -.34], [-.5, -.6], [-.85, -.25]],
    mohawk: [[-.42, -.72], [-.7, -1.4], [-.4, -1.35], [-.35, -1.95], [0, -1.55], [.25, -2.15], [.45, -1.5], [.95, -1.75], [.75, -1.2], [1.1, -1.05], [.45, -.78]],
    flame: [[-1.06, 0], [-1.4, -.7], [-1.1, -.8], [-1.2, -1.7], [-.65, -1.3], [-.3, -2.3], [.1, -1.5], [.6, -2.1], [.7, -1.3], [1.25, -1.5], [1.15, -.7], [1.35, -.4], [1.05, 0], [.7, -.55], [0, -.8], [-.7, -.5]],
  };
  const hatted = ["cowl", "hat", "dive"].includes(t.gear) || covered || t.gear === "machine";
  if (!hatted) {
    if (hairFront[t.hair]) put(smooth(Hs(hairFront[t.hair]), .8), hairC, { sh: 6, hs: mix(hairC, INK, .55) });
    if (spiky[t.hair]) put(poly(Hs(spiky[t.hair])), t.hair === "flame" ? glow : hairC, { sh: 6, hs: mix(hairC, INK, .5) });
    if (t.hair === "topknot") { put(circle(...H(.1, -1.5), hw * .48, hh * .36), hairC, { sh: 5, hs: mix(hairC, INK, .5) }); raw(`<path d="${brush(H(-.25, -1.2), H(.1, -1.1), H(.45, -1.2), 2.4)}" fill="${s3}"/>`); }
    if (t.hair === "braids") for (const s of [-1, 1]) for (let i = 0; i < 4; i++) put(circle(...H(s * (1.12 + i * .07), .15 + i * .42), hw * (.26 - i * .02), hh * .26), hairC, { sh: 3, hs: mix(hairC, INK, .5) });
    if (hairFront[t.hair] || t.hair === "spikes") raw(`<path d="${brush(H(-.72, -.72), H(-.62, -1.02), H(-.2, -1.14), 2.2)}" fill="${mix(hairC, "#ffffff", .45)}"/>`);
    if (hairFront[t.hair] && t.hair !== "puff") ink(H(-.6, -1.02), H(-.1, -1.2), H(.45, -1.0), 1.2);
    if (["bald", "mohawk"].includes(t.hair)) raw(`<path d="${brush(H(-.62, -.55), H(-.5, -.9), H(-.15, -.98), 2)}" fill="#fff" opacity=".7"/>`);
  }
  // --- headgear in front
  if (t.gear === "hood" || t.gear === "furhood") {
    const open = Hs([[-.86, .3], [-.86, -.4], [-.4, -.92], [.4, -.92], [.86, -.4], [.86, .3], [.5, .9], [-.5, .9]]);
    if (t.gear === "hood") {
      raw(`<path clip-path="url(#${id}h)" d="${poly(Hs([[-2, -2], [2, -2], [2, .34], [.4 + dx, .12], [dx, .3], [-.4 + dx, .12], [-2, .34]]))}" fill="${INK}" opacity=".88"/>` + [-1, 1].map((s) => `<path d="${lens(s, 1.1)}" fill="${glow}"/>`).join("") + lip + mouth);
      put(smooth(Hs([[-1.3, 1.2], [-1.42, .1], [-1.2, -.85], [-.5, -1.42], [.25, -1.62], [.95, -1.1], [1.35, -.2], [1.36, 1.2], [.8, 1.36], [-.8, 1.36]]), .75) + smooth(open, .8), s2, { evenodd: true, sh: 9 });
      ink(H(-1.0, -.7), H(-1.15, .1), H(-1.0, .9), 2);
    } else {
      const fur = []; for (let i = 0; i < 26; i++) { const a = Math.PI * 2 * i / 26, r = i % 2 ? 1.62 : 1.38; fur.push(H(Math.cos(a) * r, -.02 + Math.sin(a) * r * .96)); }
      put(smooth(fur, 1.1) + smooth(open, .8), "#FBF4E6", { evenodd: true, sh: 8 });
      put(smooth(Hs([[-1.5, -.5], [-1.2, -1.25], [-.4, -1.75], [.4, -1.75], [1.2, -1.25], [1.5, -.5], [1.05, -1.05], [.4, -1.35], [-.4, -1.35], [-1.05, -1.05]]), .8), s2, { sh: 6 });
      raw(`<path d="${smooth(Hs([[-.8, -.5], [-.5, -.95], [.5, -.95], [.8, -.5], [.4, -.62], [.05, -.5], [-.4, -.66]]), .7)}" fill="${hairC}" stroke="${INK}" stroke-width="2"/>`);
    }
  }
  if (t.gear === "wrap") {
    put(smooth(Hs([[-1.14, -.1], [-1.3, -.85], [-.7, -1.5], [.1, -1.66], [.9, -1.4], [1.3, -.8], [1.14, -.1], [.6, -.5], [0, -.62], [-.6, -.5]]), .8), s2, { sh: 8 });
    ink(H(-1.1, -.5), H(0, -1.3), H(1.0, -1.3), 1.8); ink(H(-.9, -.3), H(.2, -.9), H(1.2, -.9), 1.8);
    put(circle(...H(dx, -.82), hw * .2), glow, {});
  }
  if (t.gear === "bucket") {
    put(`M${pt(H(-1.12, .95))}L${pt(H(-1.18, -.6))}Q${pt(H(-1.0, -1.3))} ${pt(H(0, -1.32))}Q${pt(H(1.0, -1.3))} ${pt(H(1.18, -.6))}L${pt(H(1.12, .95))}Q${pt(H(0, 1.3))} ${pt(H(-1.12, .95))}Z`, s2, { sh: 13 });
    raw(`<path d="${poly(Hs([[-.95 + dx, -.22], [.95 + dx, -.22], [.84 + dx, .08], [-.84 + dx, .08]]))}" fill="${INK}"/>` + [-1, 1].map((s) => `<path d="${smooth(Hs([[dx + s * .2, -.06], [dx + s * .42, -.16], [dx + s * .66, -.06], [dx + s * .42, .02]]), .8)}" fill="${glow}"/>`).join("") +
      `<path d="${poly(Hs([[dx - .12, -1.34], [dx + .12, -1.34], [dx + .07, -.26], [dx - .07, -.26]]))}" fill="${s3}" stroke="${INK}" stroke-width="1.8"/>` + [.34, .54, .74].map((y) => `<path d="${brush(H(dx - .4, y), H(dx, y + .06), H(dx + .4, y), 1.5)}" fill="${INK}"/>`).join(""));
  }
  if (t.gear === "machine") {
    raw(`<path d="${poly(Hs([[-.8 + dx, -.5], [.8 + dx, -.5], [.9 + dx, .24], [-.9 + dx, .24]]))}" fill="${INK}"/><path d="${circle(...H(dx, -.13), hw * .42)}" fill="${glow}" stroke="${s2}" stroke-width="3"/><path d="${circle(...H(dx + .02, -.13), hw * .15)}" fill="${INK}"/>` + [.44, .6, .76].map((y) => `<path d="${brush(H(-.42 + dx, y), H(dx, y), H(.42 + dx, y), 1.7)}" fill="${INK}"/>`).join(""));
    for (const s of [-1, 1]) { put(circle(...H(s * 1.18, -.1), hw * .24, hh * .34), s2, { sh: 3 }); }
    put(poly(Hs([[.28, -1.0], [.36, -1.75], [.46, -1.0]])), s1, {}); put(circle(...H(.36, -1.8), hw * .17), glow, {});
  }
  if (t.gear === "shards") for (const [i, x] of [[0, -1.05], [1, -.55], [2, 0], [3, .55], [4, 1.05]]) put(poly(Hs([[x - .17, -1.35 - (2 - Math.abs(i - 2)) * .14], [x, -1.85 - (2 - Math.abs(i - 2)) * .24], [x + .17, -1.35 - (2 - Math.abs(i - 2)) * .14], [x, -1.12 - (2 - Math.abs(i - 2)) * .14]])), i % 2 ? glow : s3, {});
  if (t.gear === "antennae") for (const s of [-1, 1]) { put(smooth(Hs([[s * .36, -1.0], [s * .52, -1.5], [s * 1.12, -1.82], [s * 1.16, -1.7], [s * .64, -1.44], [s * .48, -1.0]]), .6), s2, {}); put(circle(...H(s * 1.2, -1.78), hw * .22), glow, {}); }
  if (t.gear === "crest") put(smooth(Hs([[-.55, -.78], [-.5, -1.35], [.1, -1.95], [1.5, -2.1], [2.1, -1.75], [1.3, -1.6], [1.5, -1.15], [1.02, -1.1], [1.08, -.7], [.4, -.62]]), .35), s2, { sh: 6 });
  if (t.gear === "bandana") {
    put(smooth(Hs([[.9, -.6], [1.7, -.9], [2.5, -.5], [2.0, -.45], [2.4, .05], [1.6, -.2], [1.0, -.3]]), .7), s3, { sh: 3 });
    put(smooth(Hs([[-1.1, -.36], [-1.1, -.82], [-.4, -1.06], [.4, -1.06], [1.1, -.82], [1.1, -.36], [.4, -.5], [-.4, -.5]]), .7), s3, { sh: 5 });
  }
  if (t.gear === "hat") {
    put(smooth(Hs([[-.95, -.75], [-.9, -1.5], [-.4, -1.85], [0, -1.7], [.45, -1.88], [.95, -1.45], [.98, -.75]]), .7), s2, { sh: 9 });
    put(smooth(Hs([[-2.15, -.62], [-1.0, -.98], [1.0, -.98], [2.15, -.78], [1.3, -.42], [0, -.3], [-1.3, -.36]]), .7), s2, { sh: 5 });
    raw(`<path d="${poly(Hs([[-.96, -1.1], [.97, -1.1], [1.0, -.86], [-.98, -.86]]))}" fill="${s3}" stroke="${INK}" stroke-width="2"/>`);
    raw(`<path clip-path="url(#${id}h)" d="${poly(Hs([[-1.4, -.6], [1.4, -.6], [1.4, -.14], [-1.4, -.2]]))}" fill="${INK}" opacity=".45"/>`);
  }
  if (t.gear === "dive") raw(`<path d="${circle(cx, hy - 1, hw * 1.52, hh * 1.32)}" fill="#fff" opacity=".26"/><path d="${circle(cx, hy - 1, hw * 1.52, hh * 1.32)}" fill="none" stroke="${INK}" stroke-width="3.4"/><path d="${brush(H(-1.2, -.1), H(-1.15, -1.0), H(-.35, -1.18), 3.4)}" fill="#fff" opacity=".9"/>`);

  // --- collars, over neck and torso
  if (t.collar === "high") for (const s of [-1, 1]) put(poly([[120 + s * 3, sy + 26], [120 + s * b.nw * 1.6, sy - 8], [cx + s * hw * 1.22, hy + hh * .42], [cx + s * hw * 1.55, hy + hh * .7], [120 + s * b.sw * .62, sy + 2], [120 + s * 14, sy + 32]]), s3, { sh: 5 });
  if (t.collar === "scarf") { put(smooth([[120 + 12, sy - 2], [120 + b.sw, sy - 24], [120 + b.sw * 1.7, sy - 6], [120 + b.sw * 1.45, sy + 4], [120 + b.sw * 1.8, sy + 20], [120 + b.sw, sy + 8]], .8), s3, { sh: 4 }); put(smooth([[cx - b.nw - 12, sy - 18], [cx, sy - 10], [cx + b.nw + 12, sy - 20], [120 + b.nw + 18, sy + 2], [120, sy + 14], [120 - b.nw - 18, sy + 2]], .8), s3, { sh: 6 }); ink([104, sy - 2], [118, sy + 6], [136, sy - 4], 1.6); }
  if (t.collar === "ruff") { const f = []; for (let i = 0; i < 20; i++) { const a = Math.PI * 2 * i / 20, r = i % 2 ? 1.18 : .96; f.push([120 + Math.cos(a) * Math.min(54, b.sw * .78) * r, sy + (b.sw > 80 ? 16 : 6) + Math.sin(a) * 15 * r]); } put(smooth(f, 1.1), t.ruffc || "#F2E4C8", { sh: 6 }); }
  if (t.collar === "pauldron") for (const s of [-1, 1]) { const X = 120 + s * (b.sw - 2), w = b.sw * .4; put(smooth([[X - w, sy + 22], [X - w * .9, sy - 6], [X, sy - 20], [X + w * .9, sy - 6], [X + w, sy + 22], [X, sy + 30]], .7), s3, { sh: 9 }); ink([X - w * .8, sy + 12], [X, sy + 20], [X + w * .8, sy + 12], 1.8); }
  if (t.collar === "lapel") for (const s of [-1, 1]) { put(poly([[120 + s * b.nw * 1.3, sy - 12], [120 + s * b.sw * .62, sy + 2], [120 + s * b.sw * .52, sy + 44], [120 + s * 4, sy + 96]]), s3, { sh: 5 }); }
  if (t.collar === "bandolier") { put(poly([[120 + b.sw * .9, sy - 6], [120 + b.sw * .6, sy - 10], [120 - b.ww * 1.1, sy + 86], [120 - b.ww * .9, sy + 104]]), s3, { sh: 3 }); for (let i = 1; i < 5; i++) { const k = i / 5; put(circle(120 + b.sw * .75 - (b.sw * .75 + b.ww) * k, sy - 8 + 102 * k, 6.5), s2, { sh: 2 }); } }
  if (t.collar === "clasp") { for (const s of [-1, 1]) { put(smooth([[120 + s * b.nw, sy - 12], [120 + s * b.sw * .95, sy - 3], [120 + s * b.sw * 1.1, sy + 34], [120 + s * b.sw * .5, sy + 18]], .8), t.capec != null ? T.suits[t.capec] : s3, { sh: 5 }); put(circle(120 + s * b.sw * .48, sy + 10, 6.5), glow, {}); } }
  if (t.collar === "gorget") put(smooth([[cx - b.nw - 8, sy - 22], [cx, sy - 14], [cx + b.nw + 8, sy - 22], [120 + b.nw + 20, sy + 4], [120, sy + 20], [120 - b.nw - 20, sy + 4]], .7), s3, { sh: 7 });

  // --- arms and props, in front
  const el = (s, x, y) => [120 + s * (b.sw + x), sy + y];
  const pose = {
    guard() { arm(-1, el(-1, 12, 66), [120 - b.sw * .55, sy + 22]); fist(120 - b.sw * .5, sy + 12, aw * 1.15); arm(1, el(1, 10, 70), [120 + b.sw * .62, sy + 36]); fist(120 + b.sw * .55, sy + 28, aw * 1.25); },
    punch() { arm(-1, el(-1, 16, 62), el(-1, -20, 110)); arm(1, el(1, 20, 44), [120 + b.sw * .62, sy + 58]); fist(120 + b.sw * .5, sy + 48, aw * 2.1); },
    crossed() { arm(-1, el(-1, 8, 66), [120 + b.sw * .42, sy + 70]); arm(1, el(1, 8, 64), [120 - b.sw * .42, sy + 64]); fist(120 - b.sw * .5, sy + 60, aw * .95); },
    hips() { arm(-1, el(-1, 26, 62), [120 - b.hp - 2, sy + 112]); arm(1, el(1, 26, 62), [120 + b.hp + 2, sy + 112]); fist(120 - b.hp, sy + 114, aw * .9); fist(120 + b.hp, sy + 114, aw * .9); },
    raise() { arm(-1, el(-1, 22, 60), [120 - b.hp - 4, sy + 108]); arm(1, el(1, 24, -8), el(1, 4, -70)); hold(...el(1, 4, -80)); fist(...el(1, 4, -78), aw * 1.1); },
    cast() { arm(-1, el(-1, 22, 52), el(-1, 2, 8)); orb(...el(-1, 4, -8), aw * .95); fist(...el(-1, 2, 2), aw * .85); arm(1, el(1, 22, 52), el(1, 2, 8)); orb(...el(1, 4, -8), aw * .95); fist(...el(1, 2, 2), aw * .85); },
    fly() { arm(-1, el(-1, 14, 60), el(-1, 2, 112)); arm(1, el(1, 22, -20), el(1, 0, -76)); fist(...el(1, -2, -84), aw * 1.2); },
    point() { arm(-1, el(-1, 24, 60), [120 - b.hp - 2, sy + 110]); fist(120 - b.hp, sy + 112, aw * .9); arm(1, el(1, 16, 34), el(1, 22, -22)); const [x, y] = el(1, 23, -30); put(limb([x, y], [x + 8, y - aw * 2.3], aw * .36, aw * .3), glove, { sh: 2 }); fist(x, y, aw * .95); },
    aim() { arm(-1, el(-1, 8, 64), [120 - b.sw * .1, sy + 62]); arm(1, el(1, 14, 56), [120 + b.sw * .5, sy + 50]); const x = 120 + b.sw * .35, y = sy + 44; put(poly([[x - 18, y - 12], [x + 44, y - 30], [x + 58, y - 26], [x + 60, y - 10], [x + 14, y + 6], [x + 10, y + 24], [x - 4, y + 26], [x - 8, y + 8]]), s3, { sh: 5 }); put(circle(x + 58, y - 19, 7, 9), glow, {}); fist(x, y + 4, aw * .9); },
  };
  function hold(x, y) {
    if (t.prop === "staff") { put(poly([[x - 26, y + 150], [x - 20, y + 152], [x + 14, y - 46], [x + 8, y - 48]]), s2, {}); orb(x + 12, y - 52, 13); }
    else if (t.prop === "blade") put(poly([[x - 6, y + 8], [x - 44, y - 62], [x - 36, y - 66], [x + 6, y - 2]]), "#F4F6F8", { sh: 4 });
    else orb(x, y - 16, 15);
  }
  pose[t.pose]();

  // ---------- render ----------
  const shapes = figure.filter((s) => s.d);
  if (silhouette) {
    const body = shapes.map((s) => `<path d="${s.d}"/>`).join("");
    return wrap(`<g transform="${lean()}"><g fill="#fff" stroke="#fff" stroke-width="${opt.rim || 0}" stroke-linejoin="round">${opt.rim ? body : ""}</g><g fill="${silhouette}" stroke="${silhouette}" stroke-width="5" stroke-linejoin="round">${body}</g>${[-1, 1].map((s) => `<path d="${lens(s, 1.1)}" fill="#fff"/>`).join("")}</g>`);
  }
  const defs = [`<clipPath id="${id}t"><path d="${torso}"/></clipPath>`, `<clipPath id="${id}h"><path d="${face}"/></clipPath>`];
  let k = 0;
  shapes.forEach((s, i) => { s.ref = `${id}s${i}`; defs.push(`<path id="${s.ref}" d="${s.d}"/>`); });   // every outline is stored once
  const paint = figure.map((s) => {
    if (s.svg) return s.svg;
    const rule = s.evenodd ? ' fill-rule="evenodd"' : "", dark = s.hs || mix(s.fill, INK, .52);
    let out = `<use href="#${s.ref}" fill="${s.fill}"${rule}/>`;
    if (s.panel) out += `<path d="${s.panel}" fill="${s.panelFill}" stroke="${INK}" stroke-width="2.2" clip-path="url(#${id}t)"/>`;
    if (s.sh || s.faceShade || s.panel) {
      const c = `${id}c${k++}`; defs.push(`<clipPath id="${c}"><use href="#${s.ref}"${s.evenodd ? ' clip-rule="evenodd"' : ""}/></clipPath>`);
      const cut = (a, b2) => `M-99,-99L399,-99L399,499L-99,499Z${shift(s.d, a, b2)}`;
      out += s.faceShade
        ? `<g clip-path="url(#${c})"><path d="${shift(s.faceShade, -5, 0)}" fill="url(#dots)" opacity=".5"/><path d="${s.faceShade}" fill="${dark}"/></g>`
        : `<g clip-path="url(#${c})"><path d="${cut(-s.sh * 1.6, -s.sh * .8)}" fill="url(#dots)" fill-rule="evenodd" opacity=".5"/><path d="${cut(-s.sh * .85, -s.sh * .42)}" fill="${dark}" fill-rule="evenodd" opacity="${s.panel ? .82 : .95}"/></g>`;
    }
    return out + `<use href="#${s.ref}" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"${rule}/>`;
  }).join("");
  const outline = (w, c) => `<g fill="${c}" stroke="${c}" stroke-width="${w}" stroke-linejoin="round">${shapes.map((s) => `<use href="#${s.ref}"/>`).join("")}</g>`;
  const aura = L2 && scene ? `<path d="${spark(120, hy + 40, 190, 130, 22, R)}" fill="${glow}" opacity=".8"/><path d="${spark(120, hy + 30, 104, 74, 18, R)}" fill="#fff" opacity=".85"/>` : "";
  const flight = (kw.includes("flight") && !t.wings) ? `<g fill="#fff" opacity=".85">${[0, 1, 2, 3, 4].map((i) => `<path d="${brush([20 + i * 48, 330], [28 + i * 46, 250], [44 + i * 40, 190 + (i % 2) * 30], 3)}"/>`).join("")}</g>` : "";

  function lean() { return `rotate(${n1(t.lean)} 120 300)${t.flip ? " translate(240 0) scale(-1 1)" : ""}`; }
  function wrap(inner) {
    const a = t.lean * Math.PI / 180, x0 = (t.flip ? 240 - cx : cx) - 120, y0 = hy - 300;       // where is the head now?
    const X = 120 + x0 * Math.cos(a) - y0 * Math.sin(a), Y = 300 + x0 * Math.sin(a) + y0 * Math.cos(a), big = b.sw > 70;
    const at = (w, h, up, follow = 1, over = 0) => `${n1(120 + (X - 120) * follow - w / 2 + over)} ${n1(Y - up)} ${w} ${h}`;
    const box = { bust: big ? at(172, 124, 63) : at(156, 112, 60), face: at(96, 96, 50), wide: at(212, 131, 74), tile: at(236, 106, 62), aside: at(236, 106, 62, 1, 20), card: at(256, 176, 84, .6), tall: "10 10 220 300", figure: "0 0 240 320", none: "-20 -10 280 340" }[crop];
    return `<svg class="portrait ${cls}" viewBox="${box}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${inner}</svg>`;
  }
  return wrap(`<defs>${defs.join("")}</defs>${scene ? backdrop(t.bg, T, cx, hy, R, L2) : ""}${aura}${scene ? flight : ""}<g transform="${lean()}">${scene || opt.keyline ? outline(13, L2 ? "#FFF6C9" : "#fff") : ""}${outline(7.5, INK)}${paint}</g>`);
}

export function spark(x, y, R1, R2, n, R) {
  const p = [];
  for (let i = 0; i < n * 2; i++) { const a = Math.PI * i / n - Math.PI / 2, r = (i % 2 ? R2 : R1) * (R ? R.range(.86, 1.12) : 1); p.push([x + Math.cos(a) * r, y + Math.sin(a) * r]); }
  return poly(p);
}

function emblem(kind, x, y, r) {
  const at = (list) => list.map(([a, b]) => [x + a * r, y + b * r]);
  return {
    drop: smooth(at([[0, -1], [.5, .05], [.45, .7], [0, .95], [-.45, .7], [-.5, .05]]), .7),
    chevrons: poly(at([[-.8, -.5], [0, .1], [.8, -.5], [.8, -.05], [0, .55], [-.8, -.05]])),
    kite: poly(at([[0, -.95], [.62, -.2], [0, 1], [-.62, -.2]])) + poly(at([[0, -.45], [.26, -.12], [0, .45], [-.26, -.12]])),
    leaf: smooth(at([[0, -1], [.65, -.2], [.4, .6], [0, .9], [-.4, .6], [-.65, -.2]]), .9),
    wave: smooth(at([[-1, .2], [-.5, -.4], [0, .1], [.5, -.45], [1, .1], [.5, .2], [0, .7], [-.5, .2]]), .8),
    keyhole: circle(x, y - r * .3, r * .5) + poly(at([[-.22, 0], [.22, 0], [.42, .9], [-.42, .9]])),
    sunrise: poly(at([[-1, .5], [-.72, .05], [-.95, -.3], [-.45, -.3], [-.35, -.8], [0, -.45], [.35, -.8], [.45, -.3], [.95, -.3], [.72, .05], [1, .5]])),
    prism: poly(at([[0, -.95], [.85, .6], [-.85, .6]])) + poly(at([[0, -.3], [.34, .32], [-.34, .32]])),
    comet: circle(x + r * .4, y - r * .3, r * .42) + poly(at([[.1, -.5], [-.95, .75], [.62, .02]])),
    bars: poly(at([[-.7, -.7], [-.25, -.7], [-.25, .7], [-.7, .7]])) + poly(at([[.25, -.7], [.7, -.7], [.7, .7], [.25, .7]])),
  }[kind];
}

export function backdrop(kind, T, cx, cy, R, L2) {
  let g = `<rect x="-80" y="-20" width="400" height="380" fill="${T.bg}"/>`;
  const tri = (a, w, r0, r1) => poly([[cx + Math.cos(a - w) * r0, cy + Math.sin(a - w) * r0], [cx + Math.cos(a - w) * r1, cy + Math.sin(a - w) * r1], [cx + Math.cos(a + w) * r1, cy + Math.sin(a + w) * r1]]);
  const N = L2 ? 22 : 15;
  if (kind === "rays" || L2) for (let i = 0; i < N; i++) g += `<path d="${tri(Math.PI * 2 * i / N, Math.PI / N / 2, 0, 340)}" fill="${T.ray}"/>`;
  else if (kind === "speed") for (let i = 0; i < 26; i++) { const y = -40 + i * 17 + R.range(-4, 4), w = R.range(1, 5); g += `<path d="${brush([-80, y + 60], [120, y + 10], [320, y - 40], w)}" fill="${i % 4 ? T.ray : INK}" opacity="${i % 4 ? 1 : .35}"/>`; }
  else if (kind === "impact") for (let i = 0; i < 44; i++) g += `<path d="${tri(Math.PI * 2 * i / 44 + R.range(-.04, .04), .012 + R.next() * .02, R.range(86, 120), 340)}" fill="${i % 3 ? T.ray : mix(T.bg, INK, .55)}"/>`;
  else if (kind === "skyline") {
    g += `<path d="${circle(cx + 52, cy - 22, 46)}" fill="${T.ray}"/>`;
    for (let i = 0, x = -60; x < 300; i++) { const w = R.range(20, 40), h = R.range(30, 120); g += `<path d="${poly([[x, 360], [x, cy + 70 - h], [x + w * .5, cy + 70 - h - (i % 3 ? 0 : 10)], [x + w, cy + 70 - h], [x + w, 360]])}" fill="${mix(T.bg, T.suits[4], i % 2 ? .38 : .26)}"/>`; for (let r = 0; r < 5; r++) if (R.chance(.6)) g += `<rect x="${n1(x + R.range(4, w - 9))}" y="${n1(cy + 84 - h + r * 16)}" width="5" height="7" fill="${T.glow}"/>`; x += w + 3; }
  } else g += `<path d="${spark(cx, cy + 6, 150, 84, 13, R)}" fill="${T.ray}"/><path d="${spark(cx, cy + 6, 112, 66, 13, R)}" fill="#fff" opacity=".75"/>`;
  return g + `<rect x="-80" y="-20" width="400" height="380" fill="url(#fade)" opacity=".5"/>`;
}

// Page-wide patterns: include once per page, before the first portrait.
export const DEFS = `<svg width="0" height="0" class="defs" aria-hidden="true"><defs>
<pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="2.5" cy="2.5" r="1.55" fill="${INK}"/></pattern>
<pattern id="dotsL" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="4.5" cy="4.5" r="2.5" fill="${INK}"/></pattern>
<pattern id="dotsW" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="4.5" cy="4.5" r="2.4" fill="#fff"/></pattern>
<pattern id="fadeDots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="3.5" cy="3.5" r="1.8" fill="${INK}"/></pattern>
<linearGradient id="fadeMaskG" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="fadeMask" maskUnits="userSpaceOnUse" x="-80" y="-20" width="400" height="380"><rect x="-80" y="-20" width="400" height="380" fill="url(#fadeMaskG)"/></mask>
<pattern id="fade" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><circle cx="3.5" cy="3.5" r="1" fill="${INK}" opacity=".35"/></pattern>
</defs></svg>`;
