/** What this browser remembers about how its owner likes to play. Nothing of it leaves the machine. */

export interface Choices {
	theme: "auto" | "day" | "night";
	motion: "auto" | "full" | "reduced";
	/** How fast what happens is shown. */
	speed: "slow" | "normal" | "fast" | "none";
	sound: boolean;
	captions: boolean;
	text: "normal" | "large";
	locale: string;
	/** How every table begins: stop at each chance to act, or only where one's own characters fight. */
	autoPass: "off" | "mine";
	textMode: boolean;
	logOpen: boolean;
	hints: boolean;
	/** The first lesson has been played to its end. */
	toured: boolean;
	/** Within how many milliseconds a second press on the one button is a slip of the finger. */
	twice: number;
}

const DEFAULTS: Choices = {
	theme: "auto",
	motion: "auto",
	speed: "normal",
	sound: false,
	captions: true,
	text: "normal",
	locale: "",
	autoPass: "mine",
	textMode: false,
	logOpen: false,
	hints: true,
	toured: false,
	twice: 300,
};
const KEY = "capes.settings";

function stored(): Partial<Choices> {
	try {
		const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		return typeof found === "object" && found !== null ? (found as Partial<Choices>) : {};
	} catch {
		return {};
	}
}

export const settings: Choices = $state({ ...DEFAULTS, ...stored() });
if (settings.autoPass !== "off") settings.autoPass = "mine";

export function change<K extends keyof Choices>(key: K, value: Choices[K]): void {
	settings[key] = value;
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// A browser that forbids storage still plays; it only forgets.
	}
}

function media(query: string): { matches: boolean } {
	const box = $state({ matches: false });
	if (typeof matchMedia === "function") {
		const list = matchMedia(query);
		box.matches = list.matches;
		list.addEventListener("change", () => {
			box.matches = list.matches;
		});
	}
	return box;
}

const dark = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");
const narrow = media("(max-width: 719px)");

export const device = {
	get night(): boolean {
		return settings.theme === "night" || (settings.theme === "auto" && dark.matches);
	},
	get reduced(): boolean {
		return settings.motion === "reduced" || (settings.motion === "auto" && still.matches);
	},
	get phone(): boolean {
		return narrow.matches;
	},
};
