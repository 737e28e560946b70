/** 24 × 24 glyphs, one path each, all our own marks. */
export const GLYPHS: Record<string, string> = {
	wing: "M2 17C4 9 11 4 22 4c-1 3-3 5-5 6 1 1 1 2 0 3-2 1-3 2-5 2 1 1 1 2-1 3-4 2-8 1-11-1Z",
	reticle:
		"M11 1h2v4a7 7 0 0 1 6 6h4v2h-4a7 7 0 0 1-6 6v4h-2v-4a7 7 0 0 1-6-6H1v-2h4a7 7 0 0 1 6-6Zm1 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 3.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z",
	Energy: "M13 1 4 14h6l-2 9 11-14h-7Z",
	Intellect: "M12 2 21 7v10l-9 5-9-5V7Zm0 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
	Might:
		"M4 10c0-2 1-3 3-3V5c0-2 3-2 3 0V4c0-2 3-2 3 0v1c0-2 3-2 3 0v2c3 0 4 1 4 4v4c0 4-3 6-6 6H9c-3 0-5-2-5-5Zm3 1h9v2H7Z",
	Skill: "M12 1 22 12 12 23 2 12Zm0 5-5.5 6 5.5 6 5.5-6Zm0 3.5 2.4 2.5L12 14.6 9.6 12Z",
	Any: "M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z",
	hourglass: "M5 2h14v4l-5 6 5 6v4H5v-4l5-6-5-6Z",
	shield: "M12 2 21 5v7c0 5-4 8-9 10-5-2-9-5-9-10V5Z",
	heart: "M12 21C4 15 2 11 2 8c0-3 2-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 3 0 5 2 5 5 0 3-2 7-10 13Z",
	lock: "M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10Zm3 0h4V7a2 2 0 0 0-4 0Z",
	undo: "M9 4 2 10l7 6v-4h6a3 3 0 0 1 0 6H8v3h7a6 6 0 0 0 0-13H9Z",
	log: "M4 3h16v4H4Zm0 7h16v4H4Zm0 7h10v4H4Z",
	gear: "M10 1h4l1 3 3 1 3-1 2 3-2 3v2l2 3-2 4-3-1-3 2-1 3h-4l-1-3-3-2-3 1-2-4 2-3v-2L1 7l2-3 3 1 3-1Zm2 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
	flag: "M4 2h3v20H4Zm4 1h13l-4 5 4 5H8Z",
	menu: "M3 5h18v3H3Zm0 6h18v3H3Zm0 6h18v3H3Z",
	play: "M5 2l16 10L5 22Z",
	pause: "M5 3h5v18H5Zm9 0h5v18h-5Z",
	first: "M3 3h4v18H3Zm18 0v18L8 12Z",
	last: "M21 3h-4v18h4ZM3 3v18l13-9Z",
	prev: "M20 2 4 12l16 10Z",
	link: "M8 7h3v3H8a2 2 0 0 0 0 4h3v3H8A5 5 0 0 1 8 7Zm5 0h3a5 5 0 0 1 0 10h-3v-3h3a2 2 0 0 0 0-4h-3Zm-5 4h8v2H8Z",
	search: "M10 2a8 8 0 1 0 5 14l6 6 2-2-6-6A8 8 0 0 0 10 2Zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
	fast: "M2 4l9 8-9 8ZM12 4l10 8-10 8Z",
	ranged: "M2 4l9 8-9 8ZM12 4l10 8-10 8Z",
	slow: "M4 4h5v16H4Zm11 0h5v16h-5Z",
	normal: "M4 10h16v4H4Z",
	home: "M12 2 1 12h3v10h6v-7h4v7h6V12h3Z",
	check: "M4 13 9 18 20 6l-2-2-9 10-3-3Z",
	close: "M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7Z",
	eye: "M12 5c6 0 10 5 11 7-1 2-5 7-11 7S2 14 1 12c1-2 5-7 11-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
	star: "M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z",
	bolt: "M13 1 4 14h6l-2 9 11-14h-7Z",
	Physical: "M4 10c0-2 1-3 3-3V5c0-2 3-2 3 0V4c0-2 3-2 3 0v1c0-2 3-2 3 0v2c3 0 4 1 4 4v4c0 4-3 6-6 6H9c-3 0-5-2-5-5Z",
	Mental: "M12 2 21 7v10l-9 5-9-5V7Zm0 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
	Fate: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3v14a7 7 0 0 0 0-14Z",
	"X-Men":
		"M2 6c6 0 6 12 12 12 4 0 6-2 8-4v4c-2 2-4 4-8 4C7 22 7 10 2 10ZM2 16c3 0 5-4 7-7 2-4 4-7 9-7h4v4h-4c-4 0-5 4-7 7-2 4-4 7-9 7Z",
	Avengers: "M12 2l10 18h-5l-5-9-5 9H2ZM12 14l3 6H9Z",
	Guardians:
		"M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM1 16C-1 13 6 8 13 5s11-2 10 0c0 2-4 4-6 5 3-2 4-4 3-4-1-1-5 0-9 2s-7 5-7 6 2 1 4 1c-3 1-6 2-7 1Z",
	"Super Villains": "M2 20 1 6l6 6 5-10 5 10 6-6-1 14Zm2 1h16v2H4Z",
	Defenders: "M12 2l9 4-2 11-7 5-7-5L3 6Zm0 4L7 8l1 7 4 3 4-3 1-7Z",
	Underworld: "M12 1l4 8 7-2-4 7 4 8-11-4-11 4 4-8-4-7 7 2Zm0 9-3 4 3 3 3-3Z",
	"A-Force": "M12 2a5 5 0 0 1 3 9v2h4v3h-4v6h-6v-6H5v-3h4v-2a5 5 0 0 1 3-9Zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
	"Femme Fatales": "M12 22C5 17 3 12 4 7c3 0 5 1 8 4 3-3 5-4 8-4 1 5-1 10-8 15ZM12 2l3 4-3 3-3-3Z",
	"MCU Heroes": "M12 2l4 6h7l-5 5 3 8-9-4-9 4 3-8-5-5h7Z",
	"MCU Villains": "M2 4l7 5 3-7 3 7 7-5-3 12H5Zm3 14h14v3H5Z",
	Hero: "M12 2 21 5v7c0 5-4 8-9 10-5-2-9-5-9-10V5Zm0 4-4 6h3v6l5-8h-4Z",
	Villain: "M3 3l6 5 3-6 3 6 6-5-2 12-7 7-7-7Zm5 9 3 2-3 2Zm8 0-3 2 3 2Z",
	Gray: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4a6 6 0 0 1 0 12Z",
	Neutral: "M5 5h14v14H5Z",
};

/** The tint behind a power symbol; the shape comes first. */
export const SYMBOL_TINT: Record<string, string> = {
	Energy: "#FFD23F",
	Intellect: "#9AD4FF",
	Might: "#FF9B85",
	Skill: "#9BE3B4",
	Any: "#F4EBDA",
};

export function glyphPath(name: string): string {
	return GLYPHS[name] ?? GLYPHS.Neutral!;
}
