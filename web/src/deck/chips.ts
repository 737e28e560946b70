/** Searches offered as buttons, and the sign some of them carry. */
export const CHIPS = [
	"is:main",
	"is:supporting",
	"is:plot-twist",
	"is:location",
	"kw:flight",
	"kw:ranged",
	"sym:energy",
	"sym:intellect",
	"sym:might",
	"sym:skill",
];
export const SIGN: Record<string, string> = { "kw:flight": "wing", "kw:ranged": "reticle" };
