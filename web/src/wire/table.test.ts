import { describe, expect, it, vi } from "vitest";
import { fight, sent } from "../fixtures/boards";
import { sayings } from "../i18n/index.svelte";
import { plain } from "../i18n/sentences";
import { MockTransport } from "./mock";
import { Table } from "./table.svelte";

function seated(): { line: MockTransport; table: Table } {
	const line = new MockTransport([sent(fight())]);
	const table = new Table(line);
	table.start();
	return { line, table };
}

describe("a table", () => {
	it("says hello with the last change it has seen", () => {
		const { line } = seated();
		expect(line.sent[0]).toEqual({ t: "hello", last_seq: 0, beats: true, changes: true });
		line.online("lost");
		line.online("open");
		expect(line.sent.at(-1)).toEqual({ t: "hello", last_seq: 62, beats: true, changes: true });
	});

	it("works a message out from what has changed, and asks for the whole where it cannot", () => {
		const { line, table } = seated();
		const whole = { ...sent(fight()), hash: "one" };
		line.onmessage(whole);
		const change = { in: { seq: 63, hash: "two", undo: "ask" } };

		line.onmessage({ t: "change", since: 62, was: "another", change });
		expect(table.seq).toBe(62);
		expect(line.sent.at(-1)).toEqual({ t: "hello", last_seq: 62, beats: true, changes: true });

		line.onmessage(whole);
		line.onmessage({ t: "change", since: 62, was: "one", change });
		expect(table.seq).toBe(63);
		expect(table.undo).toBe("ask");
		expect(table.view).toEqual(whole.view);
	});

	it("asks once for the passing its owner likes", () => {
		const line = new MockTransport([sent(fight())]);
		const table = new Table(line);
		table.wished = "mine";
		table.start();
		line.onmessage({ ...sent(fight()), auto_pass: "mine" });

		expect(line.sent.filter((m) => m.t === "settings")).toEqual([{ t: "settings", auto_pass: "mine" }]);
		expect(table.autoPass).toBe("mine");
	});

	it("sends an unacknowledged pick again, with the same id, and only that one", () => {
		const { line, table } = seated();
		table.pick(3);
		const pick = line.sent.find((m) => m.t === "pick")!;
		expect(pick.picks).toEqual([{ decision: 63, option: 3 }]);
		table.pick(1);
		expect(line.sent.filter((m) => m.t === "pick")).toHaveLength(1);

		line.online("lost");
		line.online("open");
		expect(line.sent.at(-1)).toEqual(pick);

		line.onmessage({ t: "ack", id: pick.id, seq: 63 });
		line.online("lost");
		line.online("open");
		expect(line.sent.filter((m) => m.t === "pick")).toHaveLength(2);
		expect(table.sending).toBe(false);
	});

	it("shows the reason of a refusal and keeps what it shows", async () => {
		const { line, table } = seated();
		table.pick(0);
		line.onmessage({
			t: "refused",
			id: line.sent.find((m) => m.t === "pick")!.id,
			error: "not now",
			...plain("not now"),
			reasons: [{ rule: "PLOT-01", ...plain("not now") }],
		});
		await vi.waitFor(() => expect(table.refused?.reasons[0]?.rule).toBe("PLOT-01"));
		expect(table.seq).toBe(62);
		expect(table.sending).toBe(false);
	});

	it("asks why and hears the answer", async () => {
		const { line, table } = seated();
		line.answers = (m) =>
			m.t === "why" ? { t: "answer", id: m.id, reasons: [{ rule: "ATTACK-03", ...plain("protected") }] } : null;
		expect(await table.why("attack #30")).toEqual([{ rule: "ATTACK-03", text: "Protected", short: "protected" }]);
	});

	it("steps back when another tab takes the seat", () => {
		const { line, table } = seated();
		line.onmessage({ t: "elsewhere" });
		expect(table.elsewhere).toBe(true);
		expect(table.line).toBe("closed");
	});

	it("keeps the log in order and does not repeat it after a reconnect", () => {
		const { line, table } = seated();
		expect(table.log).toHaveLength(4);
		line.onmessage(sent(fight()));
		expect(table.log).toHaveLength(4);
	});

	it("tells the log anew to whoever looks on next, as on one device", async () => {
		const { line, table } = seated();
		const passed = { said: { key: "vs-Passed", args: { who: { seat: 0 } } }, event: null };
		const seen = (seat: number, seq: number, news: (typeof passed)[]) => {
			const whole = sent(fight());
			const seats = whole.seats.map((one) => ({ ...one, name: `Nova ${one.seat}` }));
			line.onmessage({ ...whole, seq, seat, seats, view: { ...whole.view, seat }, news, gap: true });
			return table.log.at(-1)?.text ?? "";
		};
		await sayings();
		const own = seen(0, 63, [passed]);
		const theirs = seen(1, 64, []);
		expect(own).toMatch(/^You /);
		expect(theirs).toMatch(/^Nova 0 /);
		expect(seen(0, 65, [])).toBe(own);
	});

	it("shows of a moment that was jumped to what had happened until then", () => {
		const { table } = seated();
		table.recall([
			{ text: "The game begins.", event: null },
			{ text: "", event: null },
		]);
		expect(table.log.map((line) => line.text)).toEqual(["The game begins."]);
	});
});
