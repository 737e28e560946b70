import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sayings, speak } from "../i18n/index.svelte";
import type { Argument, DecisionShown, Sentence } from "../wire/contract";
import { learn, tidyFace } from "../wire/faces.svelte";
import { inWords, readerOf, told } from "./speech";

const reader = readerOf(0, (seat) => ["Ann", "Ben"][seat] ?? "?");
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
const tell = (key: string, args: Sentence["args"]) => told({ said: said(key, args), event: null }, reader).text;
const both: Argument = { list: [{ card: "mb/wolverine" }, { card: "mb/iceman" }], join: "and" };

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
		const drew = (seat: number, count: number) => tell("vs-Drew", { who: { seat }, count });

		expect(drew(0, 1)).toBe("Du ziehst eine Karte.");
		expect(drew(1, 2)).toBe("Ben zieht 2 Karten.");
		expect(tell("vs-Attacked", { attackers: both, attackersCount: 2, defender: { card: "mb/sabretooth" } })).toBe(
			"Wolverine und Iceman greifen gemeinsam Sabretooth an.",
		);
		expect(tell("vs-ResourcePlaced", { who: { seat: 1 }, card: said("a-card"), up: "no" })).toBe(
			"Ben legt eine Karte verdeckt als Mittel.",
		);
		expect(told({ said: null, event: { kind: "TurnEnded", seat: 1 } }, reader).text).toBe("");
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
