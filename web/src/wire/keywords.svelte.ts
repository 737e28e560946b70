/** What keywords mean, fetched once per game. */
import { locale, worded } from "../i18n/index.svelte";
import { api } from "./api";

const texts: Record<string, Record<string, string>> = $state({});
const asked = new Set<string>();

export function keywordText(game: string, name: string): string {
	if (!asked.has(game)) {
		asked.add(game);
		api
			.keywords(game)
			.then((list) => {
				texts[game] = Object.fromEntries(list.map((k) => [k.name, k.text]));
			})
			.catch(() => asked.delete(game));
	}
	const english = texts[game]?.[name] ?? "";
	return locale() === "en" ? english : (worded(`keyword-${name.toLowerCase().replaceAll(" ", "-")}`, {}) ?? english);
}
