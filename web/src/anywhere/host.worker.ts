/** The worker that owns the tables. It alone knows their secrets; the page gets what a server would send it. */

import { fetchEngine, startPython } from "./engine";
import type { Engine, FromHost, FromThinker, ToHost, ToThinker } from "./messages";
import { Shelves } from "./shelves";

const tell = (message: FromHost): void => self.postMessage(message);

interface Host {
	start(): Promise<void>;
	dial(line: number, table: string, invite: string): void;
	hear(line: number, message: string): void;
	hang_up(line: number): void;
}
/** Two words from Python: a status and a body. */
interface Pair {
	toJs(): [number, string];
	destroy(): void;
}

/** A worker in which a bot thinks: one question at a time. */
class Thinker {
	private readonly worker: Worker;
	private answered: ((answer: string) => void) | null = null;
	private failed: ((error: Error) => void) | null = null;

	private constructor(engine: Engine, ready: () => void, broken: (error: Error) => void) {
		this.worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
		const fail = (why: string): void => {
			broken(new Error(why));
			this.failed?.(new Error(why));
		};
		this.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
			if (data.kind === "ready") ready();
			else if (data.kind === "answer") this.answered?.(data.answer);
			else fail(data.why);
		};
		this.worker.onerror = (event) => fail(event.message);
		this.say({ kind: "start", engine });
	}

	static hire(engine: Engine): Promise<Thinker> {
		return new Promise((resolve, reject) => {
			const made: Thinker = new Thinker(engine, () => resolve(made), reject);
		});
	}

	private say(message: ToThinker): void {
		this.worker.postMessage(message);
	}

	ask(question: string): Promise<string> {
		return new Promise((resolve, reject) => {
			this.answered = resolve;
			this.failed = reject;
			this.say({ kind: "ask", question });
		});
	}

	end(): void {
		this.worker.terminate();
		this.failed?.(new Error("stopped"));
	}
}

let host: Host | null = null;
let request: ((host: Host, method: string, path: string, body: string) => Promise<Pair>) | null = null;

/** The books may be open in one place only; another page that asks for them gets them, and we stop. */
function holdTheBooks(steal: boolean): Promise<void> {
	return new Promise((resolve) => {
		const forever = new Promise<never>(() => {});
		navigator.locks
			.request("capes-books", steal ? { steal: true } : {}, () => {
				resolve();
				return forever;
			})
			.catch(() => {
				tell({ kind: "taken" });
				self.close();
			});
	});
}

async function start(base: string, steal: boolean): Promise<void> {
	const waiting = setTimeout(() => tell({ kind: "taken" }), 4000);
	const held = holdTheBooks(steal).then(() => clearTimeout(waiting));
	const engine = await fetchEngine(base, (share) => tell({ kind: "loading", share }));
	const [python, shelves] = await Promise.all([startPython(engine), held.then(() => Shelves.open())]);
	const bridge = {
		keep: (changes: string) => shelves.keep(JSON.parse(changes)),
		read: async (shelf: string, first: string) => JSON.stringify(await shelves.read(shelf, first)),
		tell: (line: number, message: string) => tell({ kind: "told", line, message }),
		hang_up: (line: number, code: number) => tell({ kind: "closed", line, code }),
		hire: () => Thinker.hire(engine),
	};
	const made = python.pyimport("capes.anywhere.host").Host!(bridge) as Host;
	await made.start();
	request = python.pyimport("capes.anywhere.requests").request as typeof request;
	host = made;
	tell({ kind: "ready" });
}

async function answer(id: number, method: string, path: string, body: string): Promise<void> {
	try {
		const pair = await request!(host!, method, path, body);
		const [status, text] = pair.toJs();
		pair.destroy();
		tell({ kind: "answer", id, status, body: text });
	} catch (error) {
		console.error(error);
		tell({ kind: "answer", id, status: 500, body: "" });
	}
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
	if (data.kind === "start") {
		start(data.base, data.steal).catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
	} else if (data.kind === "ask") void answer(data.id, data.method, data.path, data.body);
	else if (data.kind === "dial") host?.dial(data.line, data.table, data.invite);
	else if (data.kind === "say") host?.hear(data.line, data.message);
	else host?.hang_up(data.line);
};
