/** What page and worker say to each other. Requests and a table's messages are those a server gets and sends. */

export type ToHost =
	| { kind: "start"; base: string; steal: boolean }
	| { kind: "ask"; id: number; method: string; path: string; body: string }
	| { kind: "dial"; line: number; table: string; invite: string }
	| { kind: "say"; line: number; message: string }
	| { kind: "hang-up"; line: number };

export type FromHost =
	| { kind: "loading"; share: number }
	| { kind: "ready" }
	| { kind: "taken" }
	| { kind: "failed"; why: string }
	| { kind: "answer"; id: number; status: number; body: string }
	| { kind: "told"; line: number; message: string }
	| { kind: "closed"; line: number; code: number };

/** The engine as it was loaded once, for every worker that runs it. */
export interface Engine {
	base: string;
	python: WebAssembly.Module;
	library: ArrayBuffer;
	packages: ArrayBuffer[];
	lock: string;
}

export type ToThinker = { kind: "start"; engine: Engine } | { kind: "ask"; question: string };
export type FromThinker = { kind: "ready" } | { kind: "answer"; answer: string } | { kind: "failed"; why: string };
