/** A worker in which bots think. It gets positions as a seat knows them, and nothing else. */

import { startPython } from "./engine";
import type { FromThinker, ToThinker } from "./messages";

const tell = (message: FromThinker): void => self.postMessage(message);
let think: ((question: string) => string) | null = null;

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
	if (data.kind === "start") {
		startPython(data.engine)
			.then((python) => {
				think = python.pyimport("capes.anywhere.thinking").answered as unknown as typeof think;
				tell({ kind: "ready" });
			})
			.catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
	} else tell({ kind: "answer", answer: think!(data.question) });
};
