import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { phrase, speak } from "../i18n/index.svelte";
import type { CardRef } from "../wire/contract";
import { learn, tidyFace } from "../wire/faces.svelte";
import type { Decision, GameEvent } from "../wire/types";
import { type Company, inOurWords, tidings } from "./speech";

const FACES: Record<number, string> = { 7: "mb/wolverine", 8: "mb/iceman", 9: "mb/sabretooth" };
const company: Company = {
	game: "vs",
	seat: 0,
	nameOf: (seat) => ["Ann", "Ben"][seat] ?? "?",
	faceAt: (n) => FACES[n] ?? null,
};
const asked: Decision = {
	number: 3,
	seat: 0,
	why: "declare attack",
	prompt: "Whom does Wolverine attack, and who joins in?",
	about: 7,
	options: [
		{ i: 0, verb: "join", card: 8, text: "", number: 0, label: "Iceman joins the attack", brief: "" },
		{ i: 1, verb: "first", card: 0, text: "", number: 0, seat: 0, label: "Player 1 goes first", brief: "" },
		{ i: 2, verb: "first", card: 0, text: "", number: 0, seat: 1, label: "Player 2 goes first", brief: "" },
		{
			i: 3,
			verb: "use",
			card: 7,
			text: "Slash|Main|Might",
			number: 0,
			label: "Wolverine: Slash (Main [Might])",
			brief: "",
		},
	],
};
const tell = (event: GameEvent) => tidings({ text: "…", event }, company);
const [wolverine, iceman, sabretooth] = [7, 8, 9].map((n) => ({ n, face: FACES[n]! })) as [CardRef, CardRef, CardRef];

describe("the game in German", () => {
	beforeAll(async () => {
		learn(["wolverine", "iceman", "sabretooth"].map((id) => tidyFace({ id: `mb/${id}` })));
		await speak("de");
	});
	afterAll(() => speak("en"));

	it("asks and offers from the facts, and keeps what has no words", () => {
		const ours = inOurWords(asked, company)!;

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
		expect(tell({ kind: "Undone", seat: 0 })).toBe("…");
	});

	it("reads the server's sentences, holes and all", () => {
		expect(phrase("Choose an enemy character (Black Widow).")).toBe("Wähle eine gegnerische Figur (Black Widow).");
		expect(phrase("Draw a card? (Beast)")).toBe("Eine Karte ziehen? (Beast)");
		expect(phrase("Fortress gives Energy or Might")).toBe("Fortress gibt Energy oder Might");
		expect(phrase("nobody has translated this")).toBe("nobody has translated this");
	});

	it("leaves English as it is", async () => {
		await speak("en");

		expect(inOurWords(asked, company)).toBe(asked);
		await speak("de");
	});
});
