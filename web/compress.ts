import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALL = 1000;
const WORTH = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Leaves every file of text a second and third time, as brotli and as gzip, so that no server ever compresses it. */
export function compressed(): Plugin {
	let folder = "";
	return {
		name: "compressed",
		apply: "build",
		configResolved(config) {
			folder = config.build.outDir;
		},
		closeBundle() {
			for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
				const file = join(folder, name);
				if (!WORTH.test(name) || statSync(file).size < SMALL) continue;
				const body = readFileSync(file);
				const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
				writeFileSync(`${file}.br`, brotliCompressSync(body, quality));
				writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
			}
		},
	};
}
