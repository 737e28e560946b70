import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./compress";
import { fonts } from "./fonts";
import { sitePage } from "./site/page";

const server = process.env.CAPES_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
	// A folder of plain files may be served from anywhere, and nobody packs its files for the way.
	plugins: mode === "site" ? [fonts(), svelte(), sitePage()] : [fonts(), svelte(), compressed()],
	base: mode === "site" ? "./" : "/",
	worker: { format: "es" },
	build: {
		outDir: mode === "site" ? "../build/site/client" : "../src/capes/server/static",
		emptyOutDir: true,
		// The page's policy allows nothing inline, so nothing may become a data: address.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		chunkSizeWarningLimit: 400,
	},
	// The catalogues of all languages stand beside the Python that says the same sentences.
	server: { fs: { allow: [".", "../src/capes/language"] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
	resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
	// One page for all files: starting a fresh one for each takes ten times as long as the tests.
	test: { environment: "jsdom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
}));
