/** Every figure of a card with what it says and where it comes from. */
import { t, tOr } from "../i18n/index.svelte";
import type { Face } from "../wire/types";

export interface SourceRow {
	field: string;
	label: string;
	value: string;
	source: string;
	grade: "document" | "public" | "estimate";
}

const GRADES: Record<string, SourceRow["grade"]> = {
	rulebook: "document",
	faq: "document",
	scan: "public",
	"public-table": "public",
	wiki: "public",
};
const LABELS: Record<string, string> = {
	"level_up.xp": "field-xp",
	copies_in_box: "field-copies",
	starter_deck: "field-starter",
};

export function sourceRows(face: Face): SourceRow[] {
	return pairs(face.provenance).map(([field, source]) => ({
		field,
		label: label(field),
		value: says(face, field),
		source: tOr(`source-${source.replaceAll(" ", "-")}`, source),
		grade: GRADES[source] ?? "estimate",
	}));
}

/** Field and source, however the card tells it: one source for all, a source by field, or fields by source. */
function pairs(told: unknown): [string, string][] {
	if (typeof told === "string") return [["", told]];
	return Object.entries((told ?? {}) as Record<string, string | string[]>).flatMap(([key, value]) =>
		Array.isArray(value) ? value.map((field): [string, string] => [field, key]) : [[key, value] as [string, string]],
	);
}

function label(field: string): string {
	if (!field) return t("card-report-whole");
	const power = /^powers\[(\d+)\]\.(\w+)$/.exec(field);
	if (power) return t("field-power", { n: Number(power[1]) + 1, part: tOr(`field-part-${power[2]}`, power[2]!) });
	return tOr(LABELS[field] ?? `field-${field}`, field.replaceAll("_", " "));
}

function says(face: Face, field: string): string {
	const loose = face as unknown as Record<string, unknown>;
	const power = /^powers\[(\d+)\]\.(\w+)$/.exec(field);
	if (power) {
		const one = (face.powers ?? [])[Number(power[1])] as Record<string, unknown> | undefined;
		if (power[2] !== "effect") return words(one?.[power[2]!]);
		const name = one?.name;
		const line = name ? face.text.find((text) => text.startsWith(String(name))) : undefined;
		return line?.slice(String(name).length).replace(/^[.:]?\s*/, "") ?? "";
	}
	if (field === "level_up.xp") return words(loose.level_up);
	if (field === "produces") return words(face.produces?.symbols);
	return words(loose[field]);
}

function words(value: unknown): string {
	if (value == null) return "–";
	if (typeof value === "boolean") return value ? t("yes") : t("no");
	if (Array.isArray(value)) return value.length ? value.join(", ") : "–";
	if (typeof value === "object")
		return Object.entries(value)
			.map(([key, n]) => `${key} ${String(n)}`)
			.join(", ");
	return String(value);
}
