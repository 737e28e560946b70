import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sayings, speak } from "../i18n/index.svelte";
import type { CardRef, DecisionShown, Sentence } from "../wire/contract";
import { learn, tidyFace } from "../wire/faces.svelte";
import type { GameEvent } from "../wire/types";
import { type Company, inWords, tidings } from "./speech";

const FACES: Record<number, string> = { 7: "mb/wolverine", 8: "mb/iceman", 9: "mb/sabretooth" };
const company: Company = {
	game: "vs",
	seat: 0,
	nameOf: (seat) => ["Ann", "Ben"][seat] ?? "?",
};
const reader = { ...company, cardName: String };
const said = (key: string, args: Sentence["args"] = {}): Sentence => ({ key, args });
const option = (i: number, verb: "join" | "first" | "use", label: Sentence) => ({
	i,
	verb,
	card: 0,
	text: "",
	number: 0,
	label,
});
const asked: DecisionShown = {
	number: 3,
	seat: 0,
	why: "declare attack",
	prompt: said("ask-vs-declare-attack", { about: "Wolverine" }),
	about: 7,
	options: [
		option(0, "join", said("do-vs-join", { card: "Iceman" })),
		option(1, "first", said("do-vs-first", { who: { seat: 0 } })),
		option(2, "first", said("do-vs-first", { who: { seat: 1 } })),
		option(3, "use", said("do-vs-use", { card: "Wolverine", power: "Slash (Main [Might])" })),
	],
};
const tell = (event: GameEvent) => tidings({ text: "…", event }, company);
const [wolverine, iceman, sabretooth] = [7, 8, 9].map((n) => ({ n, face: FACES[n]! })) as [CardRef, CardRef, CardRef];

describe("the game in German", () => {
	beforeAll(async () => {
		learn(["wolverine", "iceman", "sabretooth"].map((id) => tidyFace({ id: `mb/${id}` })));
		await speak("de");
		await sayings();
	});
	afterAll(() => speak("en"));

	it("asks and offers", () => {
		const ours = inWords(asked, reader)!;

		expect(ours.prompt).toBe("Wen greift Wolverine an, und wer macht mit?");
		expect(ours.options!.map((o) => o.label)).toEqual([
			"Iceman macht mit",
			"Du beginnst",
			"Ben beginnt",
			"Wolverine: Slash (Main [Might])",
		]);
	});

	it("tells what happened, to the one who did it as well", () => {
		expect(tell({ kind: "Drew", seat: 0, count: 1 })).toBe("Du ziehst eine Karte.");
		expect(tell({ kind: "Drew", seat: 1, count: 2 })).toBe("Ben zieht 2 Karten.");
		expect(tell({ kind: "Attacked", seat: 1, attackers: [wolverine, iceman], defender: sabretooth })).toBe(
			"Wolverine und Iceman greifen gemeinsam Sabretooth an.",
		);
		expect(tell({ kind: "Stunned", seat: 0, card: iceman, by: sabretooth, attack: 5, defense: 3 })).toBe(
			"Sabretooth betäubt Iceman (5 gegen 3).",
		);
		expect(
			tell({
				kind: "Stunned",
				seat: 1,
				card: sabretooth,
				by: wolverine,
				allies: [iceman],
				attack: 5,
				defense: 3,
			}),
		).toBe("Wolverine und Iceman betäuben Sabretooth (5 gegen 3).");
		expect(tell({ kind: "Stunned", seat: 0, card: iceman, dazed: true })).toBe("Iceman ist benommen.");
		expect(tell({ kind: "Moved", seat: 0, card: iceman, row: "front" })).toBe("Iceman geht in die vordere Reihe.");
		expect(tell({ kind: "ResourcePlaced", seat: 1, card: null, up: false })).toBe(
			"Ben legt eine Karte verdeckt als Mittel.",
		);
		expect(tell({ kind: "GameOver", winners: [1], why: "main" })).toBe(
			"Ben gewinnt das Spiel (die letzte Hauptfigur steht).",
		);
		expect(tell({ kind: "Undone", seat: 0 })).toBe("Du nimmst die letzte Entscheidung zurück.");
	});

	it("asks in the words of the card", () => {
		const what = said("card-an-enemy-character");
		const prompt = said("ask-vs-choose-what", { what, about: "Black Widow" });
		expect(inWords({ ...asked, prompt }, reader)!.prompt).toBe("Wähle eine gegnerische Figur (Black Widow).");
	});

	it("says the same in English", async () => {
		await speak("en");
		await sayings();

		expect(inWords(asked, reader)!.options!.map((o) => o.label)).toEqual([
			"Iceman joins the attack",
			"You go first",
			"Ben goes first",
			"Wolverine: Slash (Main [Might])",
		]);
		await speak("de");
	});
});
