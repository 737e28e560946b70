/** In how many games the move is ours, for the title of the tab. */
import { t } from "../i18n/index.svelte";
import { api } from "../wire/api";
import { place } from "./../wire/place";

const EVERY_MS = 60_000;
let waiting = $state(0);
let timer: ReturnType<typeof setInterval> | undefined;

async function look(): Promise<void> {
	if (document.hidden && waiting > 0) return;
	const known = await api.whoAmI().catch(() => null);
	if (known) waiting = (await place.turns().catch(() => null))?.waiting.filter((g) => g.days > 0).length ?? waiting;
}
/** Ask now and then, as long as a page stands. */
export function countTurns(): void {
	if (timer !== undefined) return;
	void look();
	timer = setInterval(() => void look(), EVERY_MS);
}
export const tabTitle = (): string => (waiting ? `(${waiting}) ${t("your-move")} · Capes` : "Capes");
