/** The tables of the card search. Written by tools/search_language.py from `capes.vs.decks.fields`. */

export const SHORT: Record<string, string> = {
	t: "type",
	s: "set",
	e: "set",
	kw: "keyword",
	k: "keyword",
	sym: "symbol",
	o: "text",
	oracle: "text",
	n: "name",
	hp: "health",
	lvl: "level",
	u: "universe",
	no: "number",
	num: "number",
	p: "power",
	when: "timing",
	prov: "from",
	source: "from",
	defense: "def",
	rule: "ruling",
};

export const NUMBER_FIELDS = [
	"cost",
	"atk",
	"def",
	"health",
	"level",
	"xp",
	"copies",
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export const WORD_FIELDS = [
	"name",
	"text",
	"type",
	"team",
	"keyword",
	"symbol",
	"is",
	"set",
	"universe",
	"timing",
	"power",
	"from",
	"number",
	"id",
	"ruling",
	"deck",
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

export const KINDS_OF_CARD = [
	"main",
	"supporting",
	"character",
	"twist",
	"plot-twist",
	"location",
	"equipment",
	"token",
	"basic",
	"special",
	"flight",
	"ranged",
	"estimate",
	"released",
	"starter",
	"errata",
	"vanilla",
] as const;
export type KindOfCard = (typeof KINDS_OF_CARD)[number];

export const TYPES = [
	"main",
	"supporting",
	"plot-twist",
	"location",
	"equipment",
	"token",
] as const;

export const TIMINGS = [
	"Build",
	"Main",
	"Combat",
	"Recovery",
	"Reaction",
] as const;

export const SYMBOLS = [
	"Energy",
	"Intellect",
	"Might",
	"Skill",
] as const;

export const UNIVERSES = [
	"illustrated",
	"photographic",
] as const;

export const GRADES: Record<string, string> = {
	rulebook: "document",
	faq: "document",
	scan: "public",
	"public-table": "public",
	wiki: "public",
	estimate: "estimate",
};
