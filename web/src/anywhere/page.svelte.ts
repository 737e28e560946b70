/** The page's end of the worker that stands for a server. */

import type { FromHost, ToHost } from "./messages";

export type Stage = "loading" | "starting" | "ready" | "taken" | "failed";
/** How far the engine is; drawn while it loads. */
export const engine: { stage: Stage; share: number; why: string; update: ServiceWorker | null } = $state({
	stage: "loading",
	share: 0,
	why: "",
	update: null,
});

interface Heard {
	told: (message: string) => void;
	closed: (code: number) => void;
}
let worker: Worker | null = null;
let ready: Promise<void> | null = null;
let count = 0;
const asked = new Map<number, (answer: { status: number; body: string }) => void>();
const lines = new Map<number, Heard>();

const say = (message: ToHost): void => worker?.postMessage(message);

/** Begin to load the engine; whoever asks for something meanwhile waits for it. */
export function startEngine(steal = false): Promise<void> {
	if (steal) {
		worker?.terminate();
		ready = null;
	}
	ready ??= new Promise((resolve, reject) => {
		engine.stage = "loading";
		worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
			if (data.kind === "ready") {
				engine.stage = "ready";
				document.documentElement.dataset.engine = "ready";
				resolve();
			} else if (data.kind === "failed") {
				engine.stage = "failed";
				engine.why = data.why;
				console.error(data.why);
				reject(new Error(data.why));
			} else hear(data);
		};
		worker.onerror = (event) => {
			engine.stage = "failed";
			engine.why = event.message;
			reject(new Error(event.message));
		};
		say({ kind: "start", base: new URL("engine/", document.baseURI).href, steal });
	});
	return ready;
}

function hear(data: FromHost): void {
	if (data.kind === "loading") {
		engine.share = data.share;
		if (data.share >= 1) engine.stage = "starting";
	} else if (data.kind === "taken") {
		engine.stage = "taken";
		for (const line of lines.values()) line.closed(4001);
		lines.clear();
	} else if (data.kind === "answer") {
		asked.get(data.id)?.(data);
		asked.delete(data.id);
	} else if (data.kind === "told") lines.get(data.line)?.told(data.message);
	else if (data.kind === "closed") {
		lines.get(data.line)?.closed(data.code);
		lines.delete(data.line);
	}
}

/** A request as `fetch` makes it, answered here. */
export async function ask(path: string, how: RequestInit = {}): Promise<Response> {
	await startEngine();
	const id = ++count;
	const { status, body } = await new Promise<{ status: number; body: string }>((resolve) => {
		asked.set(id, resolve);
		say({ kind: "ask", id, method: how.method ?? "GET", path, body: typeof how.body === "string" ? how.body : "" });
	});
	return new Response(status === 204 ? null : body, { status });
}

/** A line to a table. */
export async function dial(
	table: string,
	invite: string,
	heard: Heard,
): Promise<{ say(m: string): void; hangUp(): void }> {
	await startEngine();
	const line = ++count;
	lines.set(line, heard);
	say({ kind: "dial", line, table, invite });
	return {
		say: (message) => say({ kind: "say", line, message }),
		hangUp: () => {
			lines.delete(line);
			say({ kind: "hang-up", line });
		},
	};
}
