/** A game's set-up form, read into what a page can draw; and the answers written back as a set-up. */
import { t, tOr } from "../i18n/index.svelte";
import type { SetupData, SetupForm } from "../wire/api";

export interface ModeChoice {
	id: string;
	title: string;
	seats: number[];
	summary: string;
}
export interface DeckChoice {
	id: string;
	title: string;
	team: string;
	mains: { id: string; name: string }[];
	notes: string;
}
export interface Switch {
	id: string;
	title: string;
	text: string;
	default: boolean | string;
	choices: { id: string; title: string; text: string }[];
	/** The modes in which it changes anything; none are all. */
	modes: string[];
	/** Where it goes in the set-up: among the options, or at the top. */
	top: boolean;
}
export interface Form {
	modes: ModeChoice[];
	decks: DeckChoice[];
	switches: Switch[];
	/** Decks the game itself would begin with, seat by seat. */
	starting: string[];
}

/** What the page calls something of a form; by its id, else as the server names it. */
const called = (kind: string, id: string, words: string): string => tOr(`form-${kind}-${id}`, words);
const told = (kind: string, id: string, words: string): string => (words ? tOr(`form-${kind}-${id}-text`, words) : "");

export function readForm(form: SetupForm): Form {
	const modes = form.modes.map((m) => ({
		id: m.id,
		title: called("mode", m.id, m.title),
		seats: m.seats,
		summary: told("mode", m.id, m.summary ?? ""),
	}));
	const decks = form.decks.map((d) => ({
		id: d.id,
		title: d.name,
		team: "",
		mains: [{ id: d.main, name: "" }],
		notes: "",
	}));
	const titles = new Set(form.modes.map((m) => m.title));
	const switches = form.options
		.filter((o) => !titles.has(o.title)) // a mode says it already
		.map(
			(o): Switch => ({
				id: o.id,
				title: called("option", o.id, o.title),
				text: told("option", o.id, o.text),
				default: o.default,
				choices: [],
				modes: o.modes ?? [],
				top: false,
			}),
		);
	const editions = form.editions ?? [];
	if (editions.length > 1)
		switches.push({
			id: "edition",
			title: t("setup-edition"),
			text: "",
			default: form.default.edition ?? editions[0]!.id,
			choices: editions.map((e) => ({
				id: e.id,
				title: called("edition", e.id, e.title),
				text: told("edition", e.id, e.text),
			})),
			modes: [],
			top: true,
		});
	const starting = (form.default.decks ?? []).filter((d) => typeof d === "string");
	return { modes, decks, switches, starting };
}

export const applies = (one: Switch, mode: string): boolean => one.modes.length === 0 || one.modes.includes(mode);

export interface Answers {
	mode: string;
	decks: { deck: string; main: string }[];
	values: Record<string, boolean | string>;
}

export function writeSetup(form: Form, answers: Answers): SetupData {
	const setup: SetupData = { mode: answers.mode };
	const several = new Set(form.decks.filter((d) => d.mains.length > 1).map((d) => d.id));
	if (form.decks.length)
		setup.decks = answers.decks.map((d) => (several.has(d.deck) ? { deck: d.deck, main: d.main } : d.deck));
	const options: Record<string, boolean> = {};
	for (const s of form.switches) {
		const value = answers.values[s.id];
		if (value === undefined || value === s.default || !applies(s, answers.mode)) continue;
		if (typeof value === "string") setup.edition = value;
		else options[s.id] = value;
	}
	if (Object.keys(options).length) setup.options = options;
	return setup;
}
