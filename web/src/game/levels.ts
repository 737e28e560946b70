import { t, tOr } from "../i18n/index.svelte";

/** The levels of bots, weakest first, and the styles each of them can play in; "" is its own. */
export const LEVELS = ["sidekick", "rookie", "hero", "champion", "mastermind"];
export const STYLES = ["", "rusher", "controller", "builder"];

/** A level with its style as the server calls it: "champion-rusher". */
export const styled = (level: string, style: string): string =>
	style && LEVELS.includes(level) ? `${level}-${style}` : level;

/** The same for people: "Champion, rusher". */
export function levelName(id: string): string {
	const [level = "", style = ""] = id.split("-", 2);
	const name = tOr(`level-${level}`, id);
	return STYLES.includes(style) && style ? `${name}, ${t(`style-${style}`)}` : name;
}
