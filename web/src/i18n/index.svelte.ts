/** All words of the interface come through here, from Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import english from "./en.ftl?raw";

export const LOCALES: Record<string, string> = { en: "English", de: "Deutsch" };
const loaders: Record<string, () => Promise<string>> = {
	de: async () => (await import("./de.ftl?raw")).default,
};

function bundle(locale: string, source: string, transform?: (text: string) => string): FluentBundle {
	const made = new FluentBundle(locale, { useIsolating: false, transform });
	const errors = made.addResource(new FluentResource(source));
	if (errors.length > 0) throw new Error(`${locale}: ${errors[0]}`);
	return made;
}

const base = bundle("en", english);
let current: { locale: string; bundle: FluentBundle } = $state.raw({ locale: "en", bundle: base });

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
		current = { locale: "en-XA", bundle: bundle("en-XA", english, pseudo) };
	} else if (wanted in loaders) {
		current = { locale: wanted, bundle: bundle(wanted, await loaders[wanted]!()) };
	} else {
		current = { locale: "en", bundle: base };
	}
	if (typeof document !== "undefined") document.documentElement.lang = current.locale;
}

export function startLocale(): Promise<void> {
	const asked = new URLSearchParams(location.search).get("lang") ?? settings.locale;
	return speak(asked || (navigator.language ?? "en").slice(0, 2));
}

/** A message by its id. An unknown id shows itself, so that nothing ever disappears. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
	for (const from of [current.bundle, base]) {
		const message = from.getMessage(id);
		if (message?.value) return from.formatPattern(message.value, values, []);
	}
	return id;
}

/** A message if there is one for this id, else the words the server sent. */
export function tOr(id: string, fallback: string): string {
	return base.hasMessage(id) ? t(id) : fallback;
}
