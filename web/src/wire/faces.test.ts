import { describe, expect, it } from "vitest";
import { faceOf, learn, tidyFace } from "./faces.svelte";

describe("cards of another edition", () => {
	it("are the same card with the text of that edition", () => {
		const cosmo = {
			id: "mb/cosmo",
			name: "Cosmo",
			type: "supporting",
			atk: 1,
			def: 3,
			keywords: ["Nullify"],
			text: ["Ranged", "Nullify"],
			editions: [
				{ edition: "errata", text: [{ name: "", text: "Nullify" }], keywords: { Nullify: "This turn only." } },
			],
		};
		learn([tidyFace(cosmo)]);

		const shown = faceOf("mb/cosmo@errata");

		expect(shown).toMatchObject({ id: "mb/cosmo", name: "Cosmo", type: "supporting", atk: 1, def: 3 });
		expect(shown.text).toEqual(["Nullify"]);
		expect(shown.meanings).toEqual({ Nullify: "This turn only." });
		expect(faceOf("mb/cosmo").meanings).toBeUndefined();
	});
});
