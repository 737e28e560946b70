/** A game's set-up form, read into what a page can draw; and the answers written back as a set-up. */
import { phrase, t } from "../i18n/index.svelte";
import type { SetupForm } from "../wire/api";

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
	kind: "switch" | "choice" | "number";
	text: string;
	default: unknown;
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

type Loose = Record<string, unknown>;
const list = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);
const text = (...values: unknown[]): string => String(values.find((v) => typeof v === "string" && v) ?? "");

export function readForm(form: SetupForm): Form {
	const modes = list(form.modes).map((m) => ({
		id: text(m.id),
		title: phrase(text(m.title, m.id)),
		seats: Array.isArray(m.seats) ? (m.seats as number[]) : [Number(m.seats ?? 2)],
		summary: phrase(text(m.summary, m.text)),
	}));
	const decks = list(form.decks).map((d) => {
		const mains = (Array.isArray(d.mains) ? (d.mains as unknown[]) : d.main ? [d.main] : []).map((m) => {
			if (typeof m === "string") return { id: m, name: "" };
			const o = m as Loose;
			return { id: text(o.id, o.face), name: text(o.name, o.title) };
		});
		return {
			id: text(d.id, d.slug, d.name),
			title: text(d.title, d.name, d.id),
			team: text(d.team),
			mains,
			notes: text(d.notes, d.text),
		};
	});
	const titles = new Set(list(form.modes).map((m) => text(m.title, m.id)));
	const switches = list(form.options)
		.filter((o) => !titles.has(text(o.title))) // a mode says it already
		.map((o) => readSwitch(o, false));
	const defaults = (form.default ?? {}) as Loose;
	const editions = list(form.editions);
	if (editions.length > 1)
		switches.push(
			readSwitch({ id: "edition", title: t("setup-edition"), choices: editions, default: defaults.edition }, true),
		);
	const starting = (Array.isArray(defaults.decks) ? defaults.decks : []).filter(
		(d): d is string => typeof d === "string",
	);
	return { modes, decks, switches, starting };
}

function readSwitch(o: Loose, top: boolean): Switch {
	const choices = (Array.isArray(o.choices) ? o.choices : Array.isArray(o.values) ? o.values : []) as unknown[];
	return {
		id: text(o.id),
		title: phrase(text(o.title, o.name, o.id)),
		kind: choices.length ? "choice" : o.kind === "number" ? "number" : "switch",
		text: phrase(text(o.text, o.summary, o.help)),
		default: o.default,
		choices: choices.map((c) =>
			typeof c === "object" && c !== null
				? {
						id: text((c as Loose).id),
						title: phrase(text((c as Loose).title, (c as Loose).id)),
						text: phrase(text((c as Loose).text)),
					}
				: { id: String(c), title: String(c), text: "" },
		),
		modes: Array.isArray(o.modes) ? (o.modes as string[]) : [],
		top,
	};
}

export const applies = (one: Switch, mode: string): boolean => one.modes.length === 0 || one.modes.includes(mode);

export interface Answers {
	mode: string;
	decks: { deck: string; main: string }[];
	values: Record<string, unknown>;
}

export function writeSetup(form: Form, answers: Answers): Record<string, unknown> {
	const setup: Record<string, unknown> = { mode: answers.mode };
	const several = new Set(form.decks.filter((d) => d.mains.length > 1).map((d) => d.id));
	if (form.decks.length)
		setup.decks = answers.decks.map((d) => (several.has(d.deck) ? { deck: d.deck, main: d.main } : d.deck));
	const options: Record<string, unknown> = {};
	for (const s of form.switches) {
		const value = answers.values[s.id];
		if (value === undefined || value === s.default || !applies(s, answers.mode)) continue;
		if (s.top) setup[s.id] = value;
		else options[s.id] = value;
	}
	if (Object.keys(options).length) setup.options = options;
	return setup;
}
