/** All words of the interface come through here, from Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import english from "./en.ftl?raw";
import type { Phrases } from "./phrases";

export const LOCALES: Record<string, string> = { en: "English", de: "Deutsch" };

interface Tongue {
	locale: string;
	bundle: FluentBundle;
	/** Sentences of the server, where this language has them. */
	phrases?: Phrases;
}
const loaders: Record<string, () => Promise<Tongue>> = {
	de: async () => {
		const [words, game, table, { reader }] = await Promise.all([
			import("./de.ftl?raw"),
			import("./de.game.ftl?raw"),
			import("./de.phrases.json"),
			import("./phrases"),
		]);
		return { locale: "de", bundle: bundle("de", words.default, game.default), phrases: reader(table.default) };
	},
};

type Transform = (text: string) => string;
function bundle(locale: string, source: string, more = "", transform?: Transform): FluentBundle {
	const made = new FluentBundle(locale, { useIsolating: false, transform });
	for (const one of [source, more]) {
		const errors = made.addResource(new FluentResource(one));
		if (errors.length > 0) throw new Error(`${locale}: ${errors[0]}`);
	}
	return made;
}

const base = bundle("en", english);
let current: Tongue = $state.raw({ locale: "en", bundle: base });

export function locale(): string {
	return current.locale;
}

/** Letters with hats and a third more length: shows every text that does not come through Fluent or does not fit. */
export function pseudo(text: string): string {
	const from = "aceinouyACEINOUY";
	const to = "åçéîñøüýÅÇÉÎÑØÜÝ";
	const hatted = [...text].map((c) => (from.includes(c) ? to[from.indexOf(c)] : c)).join("");
	return text.length > 3 ? `[${hatted}${"~".repeat(Math.ceil(text.length / 4))}]` : hatted;
}

export async function speak(wanted: string): Promise<void> {
	if (wanted === "pseudo") {
		current = { locale: "en-XA", bundle: bundle("en-XA", english, "", pseudo) };
	} else if (wanted in loaders) {
		current = await loaders[wanted]!();
	} else {
		current = { locale: "en", bundle: base };
	}
	if (typeof document !== "undefined") document.documentElement.lang = current.locale;
}

export function startLocale(): Promise<void> {
	const asked = new URLSearchParams(location.search).get("lang") ?? settings.locale;
	return speak(asked || (navigator.language ?? "en").slice(0, 2));
}

type Values = Record<string, FluentVariable>;

/** A message by its id. An unknown id shows itself, so that nothing ever disappears. */
export function t(id: string, values?: Values): string {
	for (const from of [current.bundle, base]) {
		const message = from.getMessage(id);
		if (message?.value) return from.formatPattern(message.value, values, []);
	}
	return id;
}

/** A message if there is one for this id, else the words the server sent. */
export function tOr(id: string, fallback: string): string {
	return base.hasMessage(id) ? t(id) : phrase(fallback);
}

/** Whether this language says for itself what the game says; the server's own words are English. */
export function tells(): boolean {
	return current.phrases !== undefined;
}

/** What this language alone has: a message, or the form of it for this case; null where it has none. */
export function spoken(id: string, values: Values, form = ""): string | null {
	const message = current.phrases && current.bundle.getMessage(id);
	const pattern = (form && message?.attributes[form]) || message?.value;
	return pattern ? current.bundle.formatPattern(pattern, values, []) : null;
}

/** A sentence of the server in this language, if it is known; else as it came. */
export function phrase(text: string): string {
	return current.phrases?.(text) ?? text;
}
