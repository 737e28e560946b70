/** All words of the interface come through here, from Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/capes/language/en/page.ftl?raw";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";

export const LOCALES: Record<string, string> = { en: "English", de: "Deutsch" };

interface Tongue {
	locale: string;
	bundle: FluentBundle;
	/** Once what a table says as the game goes on has been read; and once its refusals have. */
	complete?: Promise<void>;
	refusing?: Promise<void>;
}
type Catalogues = Record<string, () => Promise<{ default: string }[]>>;
/** What a table says, by language: not needed to draw the page. */
const catalogues: Catalogues = {
	en: () =>
		Promise.all([
			import("../../../src/capes/language/en/cards.ftl?raw"),
			import("../../../src/capes/language/en/choices.ftl?raw"),
			import("../../../src/capes/language/en/log.ftl?raw"),
			import("../../../src/capes/language/en/pieces.ftl?raw"),
			import("../../../src/capes/language/en/reasons.ftl?raw"),
		]),
	de: () =>
		Promise.all([
			import("../../../src/capes/language/de/cards.ftl?raw"),
			import("../../../src/capes/language/de/choices.ftl?raw"),
			import("../../../src/capes/language/de/log.ftl?raw"),
			import("../../../src/capes/language/de/pieces.ftl?raw"),
			import("../../../src/capes/language/de/reasons.ftl?raw"),
		]),
};
/** What the server refuses with, which most people never hear. */
const refused: Catalogues = {
	en: async () => [await import("../../../src/capes/language/en/refusals.ftl?raw")],
	de: async () => [await import("../../../src/capes/language/de/refusals.ftl?raw")],
};
const loaders: Record<string, () => Promise<Tongue>> = {
	de: async () => {
		const words = await import("../../../src/capes/language/de/page.ftl?raw");
		return { locale: "de", bundle: bundle("de", words.default) };
	},
};

type Transform = (text: string) => string;
function bundle(locale: string, source: string, transform?: Transform): FluentBundle {
	const made = new FluentBundle(locale, { useIsolating: false, transform });
	const errors = made.addResource(new FluentResource(source));
	if (errors.length > 0) throw new Error(`${locale}: ${errors[0]}`);
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
		current = { locale: "en-XA", bundle: bundle("en-XA", english, pseudo) };
	} else if (wanted in loaders) {
		current = await loaders[wanted]!();
	} else {
		current = { locale: "en", bundle: base };
	}
	if (typeof document !== "undefined") document.documentElement.lang = current.locale;
}

async function read(tongue: Tongue, from: Catalogues): Promise<void> {
	for (const part of await (from[tongue.locale] ?? from.en!)())
		tongue.bundle.addResource(new FluentResource(part.default));
	if (current.bundle === tongue.bundle) current = { ...current };
}

/** Whatever is said as a game goes on can be said from here on. */
export function sayings(): Promise<void> {
	current.complete ??= read(current, catalogues);
	return current.complete;
}

/** And whatever the server may refuse with. */
export function refusals(): Promise<void> {
	const said = sayings();
	current.refusing ??= Promise.all([said, read(current, refused)]).then(() => undefined);
	return current.refusing;
}

export function startLocale(): Promise<void> {
	const asked = route.query.get("lang") ?? settings.locale;
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

/** A message or a form of it, in this language alone; null where it has none. */
export function worded(id: string, values: Values, form = ""): string | null {
	const message = current.bundle.getMessage(id);
	const pattern = (form && message?.attributes[form]) || message?.value;
	return pattern ? current.bundle.formatPattern(pattern, values, []) : null;
}

/** A message if there is one for this id, else the words the server sent. */
export function tOr(id: string, fallback: string): string {
	return base.hasMessage(id) ? t(id) : fallback;
}
