/** What keywords mean, fetched once per game. */
import { spoken } from "../i18n/index.svelte";
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
	return spoken(`keyword-${name.toLowerCase().replaceAll(" ", "-")}`, {}) ?? texts[game]?.[name] ?? "";
}
