/** How long each beat is shown, what it looks like and what it sounds like, by the names of the events in it. */
import type { GameEvent, News } from "../wire/types";
import { cardOf, seatOf } from "./happening";

type Kind = GameEvent["kind"];

/** What happens on the page while a beat is played. `lead` comes before the table changes, `tail` after it. */
export interface Score {
	kind: "fight" | "card" | "ko" | "level" | "step" | "quiet";
	lead: number;
	tail: number;
	/** The event to make most of: whose card is shown, who fell, who rose. */
	main: News | null;
	word: string;
	sounds: string[];
}

/** Milliseconds before the table changes, and after. */
const TIMES: Record<Score["kind"], [number, number]> = {
	fight: [780, 420],
	card: [1200, 250],
	ko: [1500, 400],
	level: [1250, 400],
	step: [320, 180],
	quiet: [0, 0],
};
/** The end of a Main Character stays a little longer. */
const LAST = 2200;
/** A rival's card that has been shown twice before. */
const KNOWN = 700;

/** A card or a power that everybody should read. */
export const SHOWN = new Set<Kind>(["TwistPlayed", "PowerUsed", "PlayedInterruption", "PlayedCondition", "Triggered"]);
/** What a rival does that deserves a moment, without a picture of its own. */
const STEPS = new Set<Kind>([
	"ResourcePlaced",
	"LocationTurned",
	"PoweredUp",
	"Recruited",
	"Appeared",
	"Equipped",
	"Moved",
	"Attacked",
	"Paid",
	"MainPlaced",
	"Joined",
	"Declared",
	"Aided",
	"Aiding",
	"Thwarting",
	"Chose",
	"GangingUp",
	"TookPlace",
	"CountersPut",
	"CountersRemoved",
	"Given",
	"Discarded",
	"ReturnedToHand",
	"LeftPlay",
	"ControlTaken",
	"ControlReturned",
	"DefenderReplaced",
	"Revealed",
	"Shielded",
	"Boosted",
	"Dampened",
	"Quickened",
	"Swapped",
]);
/** What both sides should see happen, whoever did it. */
const OWN_STEPS = new Set<Kind>(["Stunned", "Wounded", "Healed", "TurnBegan", "XpGained", "GotUp", "Survived"]);
const FALLS = new Set<Kind>(["KOd", "KnockedOut", "PlayerOut", "Eliminated"]);

const SOUNDS: Partial<Record<Kind, string>> = {
	Levelled: "level",
	KOd: "ko",
	KnockedOut: "ko",
	PlayerOut: "ko",
	Eliminated: "ko",
	Stunned: "stun",
	LostHealth: "stun",
	XpGained: "xp",
	TwistPlayed: "card",
	Recruited: "card",
	Appeared: "card",
	Joined: "card",
	Equipped: "card",
	PlayedInterruption: "card",
	PlayedCondition: "card",
	Paid: "flip",
	LocationTurned: "flip",
	ResourcePlaced: "flip",
	TurnBegan: "page",
	Prevented: "safe",
	Survived: "safe",
	Shielded: "safe",
};

export function soundsOf(news: News[]): string[] {
	const found = news.map(({ event }) => (event ? (withstood(event) ? "safe" : SOUNDS[event.kind]) : undefined));
	return [...new Set(found.filter((name) => name !== undefined))];
}

/** A strike of a character against a greater DEF; Duel's strikes have no DEF. */
function withstood(event: GameEvent): boolean {
	return event.kind === "Struck" && "defense" in event && event.attack < event.defense;
}

const is = (news: News[], wanted: (kind: Kind) => boolean): News | null =>
	news.find(({ event }) => event && wanted(event.kind)) ?? null;
const faceIn = (item: News | null | undefined): string | undefined =>
	item?.event ? cardOf(item.event)?.face : undefined;

/** What a fight sounds like in letters. */
function wordOf(news: News[], great: (face: string | undefined) => boolean): string {
	const fallen = is(news, (kind) => FALLS.has(kind));
	if (fallen) return great(faceIn(fallen)) || fallen.event?.kind === "PlayerOut" ? "KRA-KOOM!" : "K-THOOM!";
	if (is(news, (kind) => kind === "Stunned" || kind === "LostHealth")) return "THWOK!";
	return is(news, (kind) => kind === "Struck") ? "CLANG!" : "";
}

export interface Audience {
	/** The seat looking on; null for spectators. */
	me: number | null;
	/** Whether a face is a Main Character's. */
	great: (face: string | undefined) => boolean;
	/** How often a face has been shown large in this game. */
	shown: (face: string) => number;
	/** Whether somebody has already fallen with a page of its own in this turn. */
	fell: boolean;
}

export function scoreOf(news: News[], audience: Audience): Score {
	const make = (kind: Score["kind"], main: News | null, lead?: number): Score => ({
		kind,
		lead: lead ?? TIMES[kind][0],
		tail: TIMES[kind][1],
		main,
		word: kind === "fight" || kind === "ko" ? wordOf(news, audience.great) : "",
		sounds: soundsOf(news),
	});
	const level = is(news, (kind) => kind === "Levelled");
	if (level) return make("level", level);
	const fallen = is(news, (kind) => FALLS.has(kind) && kind !== "PlayerOut" && kind !== "Eliminated");
	const struck = is(news, (kind) => kind === "Struck");
	if (fallen) {
		const last = news.find((item) => item.event && FALLS.has(item.event.kind) && audience.great(faceIn(item)));
		if (last) return make("ko", last, LAST);
		if (!audience.fell) return make("ko", fallen);
		return make("fight", fallen);
	}
	if (struck) return make("fight", struck);
	const card = is(news, (kind) => SHOWN.has(kind));
	if (card?.event && seatOf(card.event) !== audience.me) {
		const face = faceIn(card);
		const known = face ? audience.shown(face) >= 2 : false;
		return make("card", card, known ? KNOWN : undefined);
	}
	const theirs = news.find(({ event }) => event && STEPS.has(event.kind) && seatOf(event) !== audience.me);
	if (theirs) return make("step", theirs);
	const both = is(news, (kind) => OWN_STEPS.has(kind));
	return both ? make("step", both) : make("quiet", null);
}
