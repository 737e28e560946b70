/** Python in a worker: fetched once as files of our own, then started without asking anybody for anything. */

import type { Engine } from "./messages";

/** What is taken of the runtime; it has no types that fit a worker. */
export interface Python {
	unpackArchive(data: ArrayBuffer, format: string, how: { extractDir: string }): void;
	pyimport(name: string): Record<string, (...words: unknown[]) => unknown>;
}
interface Runtime {
	loadPyodide(how: { indexURL: string; stdout: (line: string) => void }): Promise<Python>;
}
/** The files of the engine, with their sizes on the wire; the first three are Python itself. */
interface Contents {
	python: string;
	library: string;
	lock: string;
	packages: string[];
	bytes: Record<string, number>;
}
const SITE_PACKAGES = "/lib/python3.14/site-packages";

type Told = (share: number) => void;

/** Fetch the files, telling how far it is. */
export async function fetchEngine(base: string, told: Told): Promise<Engine> {
	const contents = (await (await got(`${base}engine.json`)).json()) as Contents;
	const all = Object.values(contents.bytes).reduce((sum, n) => sum + n, 0);
	let done = 0;
	const read = async (name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
		const body = (await got(base + name)).body!;
		return body.pipeThrough(
			new TransformStream({
				transform(piece: Uint8Array<ArrayBuffer>, out) {
					done += piece.byteLength;
					told(Math.min(1, done / all));
					out.enqueue(piece);
				},
			}),
		);
	};
	const whole = async (name: string): Promise<ArrayBuffer> => new Response(await read(name)).arrayBuffer();
	// Packed by us: many hosts send such files as they are, and it is the largest by far.
	const unpacked = async (name: string): Promise<Response> =>
		new Response((await read(name)).pipeThrough(new DecompressionStream("gzip")), {
			headers: { "Content-Type": "application/wasm" },
		});
	const [python, library, lock, ...packages] = await Promise.all([
		unpacked(contents.python).then((response) => WebAssembly.compileStreaming(response)),
		whole(contents.library),
		whole(contents.lock),
		...contents.packages.map(whole),
	]);
	return { base, python, library, packages, lock: new TextDecoder().decode(lock) };
}

async function got(address: string): Promise<Response> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${response.status} ${address}`);
	return response;
}

/** Start Python with our packages in it. */
export async function startPython(engine: Engine): Promise<Python> {
	// The runtime asks for its files by name; it gets those that are here already.
	const reach = self.fetch;
	const stream = WebAssembly.instantiateStreaming;
	self.fetch = async (wanted: RequestInfo | URL, how?: RequestInit) => {
		const name = String(wanted instanceof Request ? wanted.url : wanted);
		if (name.endsWith("pyodide.asm.wasm")) return new Response();
		if (name.endsWith("python_stdlib.zip")) return new Response(engine.library);
		if (name.endsWith("pyodide-lock.json")) return new Response(engine.lock);
		return reach.call(self, wanted, how);
	};
	WebAssembly.instantiateStreaming = async (_response, imports) => ({
		module: engine.python,
		instance: await WebAssembly.instantiate(engine.python, imports),
	});
	try {
		const { loadPyodide } = (await import(/* @vite-ignore */ `${engine.base}pyodide.mjs`)) as Runtime;
		const python = await loadPyodide({ indexURL: engine.base, stdout: (line) => console.log(line) });
		for (const one of engine.packages) python.unpackArchive(one, "zip", { extractDir: SITE_PACKAGES });
		return python;
	} finally {
		self.fetch = reach;
		WebAssembly.instantiateStreaming = stream;
	}
}
