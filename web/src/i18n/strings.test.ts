import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { pseudo, speak, t } from "./index.svelte";

const here = import.meta.dirname;
const LANGUAGE = join(here, "../../../src/capes/language");
const read = (name: string) => readFileSync(join(LANGUAGE, name), "utf8");

function ids(name: string): Set<string> {
	const bundle = new FluentBundle(name.slice(0, 2));
	expect(bundle.addResource(new FluentResource(read(name)))).toEqual([]);
	return new Set([...read(name).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((m) => m[1]!));
}

function sources(folder: string): string {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((f) => f.isFile() && /\.(svelte|ts)$/.test(f.name) && !f.name.endsWith(".test.ts"))
		.map((f) => readFileSync(join(f.parentPath, f.name), "utf8"))
		.join("\n");
}

describe("words", () => {
	it("are the same messages in every language", () => {
		expect([...ids("de/page.ftl")].sort()).toEqual([...ids("en/page.ftl")].sort());
	});

	it("exist for every id the code asks for", () => {
		const known = ids("en/page.ftl");
		const asked = [...sources(join(here, "..")).matchAll(/\bt\("([a-zA-Z][\w-]*)"/g)].map((m) => m[1]!);

		expect(asked.length).toBeGreaterThan(200);
		expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
	});

	it("change with the language", async () => {
		await speak("de");
		expect(t("undo")).toBe("Zurück");
		await speak("pseudo");
		expect(t("undo")).toContain("[");
		await speak("en");
		expect(t("undo")).toBe("Undo");
	});

	it("can be made longer to find what does not fit", () => {
		expect(pseudo("Cancel").length).toBeGreaterThan("Cancel".length);
	});
});
