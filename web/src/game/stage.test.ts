import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fight } from "../fixtures/boards";
import { change } from "../settings.svelte";
import type { GameEvent, News } from "../wire/types";
import { type Beat, beatsOf, goBack } from "./beats";
import { scoreOf } from "./score";
import { type Director, Stage } from "./stage.svelte";

const HULK = { n: 7, face: "mb/hulk" };
const view = fight().view;
const told = (kind: string, more: Record<string, unknown> = {}): News => ({
	text: kind,
	event: {
		kind,
		seat: 1,
		strikers: [HULK],
		struck: HULK,
		attack: 5,
		defense: 3,
		card: HULK,
		...more,
	} as unknown as GameEvent,
});
const QUIET: Director = { lead: () => {}, before: () => {}, landed: () => {}, finish: () => {} };
const audience = { me: 0, great: (face?: string) => face === "hero", shown: () => 0, fell: false };

describe("a way back", () => {
	it("leads through objects, lists and things with numbers", () => {
		const after = {
			turn: 2,
			hand: [1, 2],
			players: [{ hp: 1 }],
			characters: [
				{ n: 3, a: 1 },
				{ n: 4, a: 2 },
			],
		};
		const way = {
			in: {
				turn: { is: 1 },
				players: { at: { "0": { in: { hp: { is: 2 } } } } },
				characters: { of: { "4": { in: { a: { is: 9 } } }, "5": { is: { n: 5, a: 0 } } }, by: [5, 4] },
				gone: { is: true },
			},
		};
		expect(goBack<unknown>(after, way)).toEqual({
			turn: 1,
			hand: [1, 2],
			players: [{ hp: 2 }],
			characters: [
				{ n: 5, a: 0 },
				{ n: 4, a: 9 },
			],
			gone: true,
		});
		expect(after.turn).toBe(2);
	});

	it("gives every beat of a message its news and its picture", () => {
		const news = [told("Attacked"), told("Struck"), told("Stunned")];
		const beats = beatsOf({
			news,
			view,
			beats: [
				{ news: 1, back: null },
				{ news: 2, back: { in: { turn: { is: 5 } } } },
			],
		});
		expect(beats).toEqual([
			{ news: news.slice(0, 1), view: { ...view, turn: 5 } },
			{ news: news.slice(1), view },
		]);
		expect(beatsOf({ news: [], view, beats: [] })).toEqual([]);
		expect(beatsOf({ news, view, beats: [] })).toEqual([{ news, view }]);
	});
});

describe("a score", () => {
	it("makes much of falls and rises, and of what a rival plays", () => {
		expect(scoreOf([told("Levelled")], audience).kind).toBe("level");
		expect(scoreOf([told("Struck"), told("Stunned"), told("KOd")], audience)).toMatchObject({
			kind: "ko",
			word: "K-THOOM!",
		});
		expect(scoreOf([told("KOd", { card: { n: 1, face: "hero" } })], audience).word).toBe("KRA-KOOM!");
		expect(scoreOf([told("KOd")], { ...audience, fell: true }).kind).toBe("fight");
		expect(scoreOf([told("TwistPlayed", { seat: 1 })], audience).kind).toBe("card");
		expect(scoreOf([told("TwistPlayed", { seat: 0 })], audience).kind).toBe("quiet");
		expect(scoreOf([told("Recruited", { seat: 1 })], audience).kind).toBe("step");
		expect(scoreOf([told("Recruited", { seat: 0 })], audience).kind).toBe("quiet");
	});

	it("hears a strike that is withstood", () => {
		expect(scoreOf([told("Struck", { attack: 2, defense: 5 })], audience)).toMatchObject({
			word: "CLANG!",
			sounds: ["safe"],
		});
		expect(scoreOf([told("Struck", { attack: 6, defense: 5 }), told("Stunned")], audience)).toMatchObject({
			word: "THWOK!",
		});
	});

	it("takes returned cards for no payment", () => {
		expect(scoreOf([told("ReturnedToHand", { seat: 0 })], audience).sounds).toEqual([]);
	});
});

describe("the stage", () => {
	let stage: Stage;
	let seen: string[];
	const scene = (whats: string[], name: string) => ({
		beats: whats.map((what): Beat => ({ news: [told(what, { seat: 1 })], view: { ...view, edition: what } })),
		land: (beat: Beat) => seen.push(beat.view.game === "vs" ? beat.view.edition : ""),
		settle: (last: boolean) => last && seen.push(`ask ${name}`),
	});
	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
		vi.stubGlobal("cancelAnimationFrame", (id: number) => clearTimeout(id));
		stage = new Stage();
		stage.me = 0;
		stage.director = QUIET;
		seen = [];
		change("speed", "normal");
	});
	afterEach(() => {
		stage.close();
		vi.useRealTimers();
		vi.unstubAllGlobals();
		change("speed", "normal");
	});

	it("changes the table after the lead and asks after the last beat", () => {
		stage.enter(scene(["Struck", "Recruited"], "a"));
		expect(seen).toEqual([]);
		expect(stage.busy).toBe(true);
		vi.advanceTimersByTime(700);
		expect(seen).toEqual([]);
		vi.advanceTimersByTime(200);
		expect(seen).toEqual(["Struck"]);
		expect(stage.cue?.landed).toBe(true);
		vi.advanceTimersByTime(2000);
		expect(seen).toEqual(["Struck", "Recruited", "ask a"]);
		expect(stage.busy).toBe(false);
	});

	it("asks only the last of several questions that arrive meanwhile", () => {
		stage.enter(scene(["Struck"], "a"));
		stage.enter(scene(["Recruited"], "b"));
		vi.advanceTimersByTime(5000);
		expect(seen).toEqual(["Struck", "Recruited", "ask b"]);
	});

	it("skips one beat at a time", () => {
		stage.enter(scene(["Struck", "Struck"], "a"));
		expect(stage.skip()).toBe(true);
		expect(seen).toEqual(["Struck"]);
		expect(stage.skip()).toBe(true);
		expect(seen).toEqual(["Struck", "Struck", "ask a"]);
		expect(stage.skip()).toBe(false);
	});

	it("holds nothing back from oneself, and shows everything at once where asked to", () => {
		stage.me = 1;
		stage.enter(scene(["Recruited"], "own"));
		expect(seen).toEqual(["Recruited", "ask own"]);
		stage.me = 0;
		change("speed", "none");
		stage.enter(scene(["Struck", "Recruited"], "a"));
		expect(seen.slice(2)).toEqual(["Struck", "Recruited", "ask a"]);
	});

	it("jumps to the present when there is too much to show, and when told to", () => {
		stage.enter(scene(Array(40).fill("Struck"), "a"));
		expect(seen).toHaveLength(41);
		stage.enter(scene(["Struck"], "b"));
		stage.enter(scene([], "undone"), true);
		expect(seen.slice(41)).toEqual(["Struck", "ask undone"]);
	});

	it("is quicker when asked to be, in the same order", () => {
		change("speed", "fast");
		stage.enter(scene(["Struck", "Recruited"], "a"));
		vi.advanceTimersByTime(450);
		expect(seen).toEqual(["Struck"]);
		vi.advanceTimersByTime(800);
		expect(seen).toEqual(["Struck", "Recruited", "ask a"]);
	});

	it("waits at a beat while paused, goes on one at a time, and is not paused for the next question", () => {
		stage.enter(scene(["Struck", "Struck", "Recruited"], "a"));
		stage.pause();
		vi.advanceTimersByTime(60_000);
		expect(seen).toEqual([]);
		expect(stage.skip()).toBe(true);
		vi.advanceTimersByTime(60_000);
		expect(seen).toEqual(["Struck"]);
		stage.pause();
		vi.advanceTimersByTime(5000);
		expect(seen).toEqual(["Struck", "Struck", "Recruited", "ask a"]);
		stage.enter(scene(["Struck"], "b"));
		stage.pause();
		stage.skip();
		expect(seen.at(-1)).toBe("ask b");
		expect(stage.paused).toBe(false);
	});
});
