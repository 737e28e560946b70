import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILES = join(import.meta.dirname, "files");

/** What the page may do: its own files, WebAssembly, and nothing else. A host of plain files sends no such header. */
export const POLICY =
	"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** The front page of the folder: its policy, and what makes it installable. */
export function sitePage(): Plugin {
	return {
		name: "site-page",
		generateBundle() {
			for (const name of readdirSync(FILES))
				this.emitFile({ type: "asset", fileName: name, source: readFileSync(join(FILES, name)) });
		},
		transformIndexHtml: () => [
			{
				tag: "meta",
				attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
				injectTo: "head-prepend",
			},
			{ tag: "link", attrs: { rel: "manifest", href: "./capes.webmanifest" }, injectTo: "head" },
			{ tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
		],
	};
}
