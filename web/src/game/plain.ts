/** The words on the buttons: what a press will do, never just "Pass" or "Go on". */
import { t } from "../i18n/index.svelte";
import type { AnyView, Decision, Option, VsView } from "../wire/types";

/** The options of a decision of Vs. with plain words for those no card stands for. */
export function plainly(decision: Decision | null, view: AnyView): Decision | null {
	if (!decision?.options || view?.game !== "vs") return decision;
	return {
		...decision,
		options: decision.options.map((o) => ({ ...o, label: wordFor(o, decision, view) ?? o.label })),
	};
}

function wordFor(option: Option, decision: Decision, view: VsView): string | null {
	switch (`${decision.why}/${option.verb}`) {
		case "combat chance/pass":
			return attacking(view) ? t("act-fight") : t("act-let-it-land");
		case "resource step/next":
			return decision.options?.some((o) => o.verb === "resource") ? t("act-skip-resource") : t("act-done");
		case "recruit step/next":
			return t("act-done");
		case "formation step/next":
		case "formation step/main phase":
		case "after formation/main phase":
			return option.verb === "next" && decision.options?.some((o) => o.verb === "main phase")
				? t("act-done-moving")
				: t("act-lock-it-in");
		case "main phase/end turn":
			return t("act-end-turn");
		default:
			return null;
	}
}

/** Whether those who attack in the fight that is on are the viewer's. */
function attacking(view: VsView): boolean {
	const mine = new Set(view.characters.filter((c) => c.seat === view.seat).map((c) => c.n));
	return view.combat?.attackers.some((n) => mine.has(n)) ?? false;
}
