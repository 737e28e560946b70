// Prints the picture of every card read from standard input (JSON: a list of faces), as JSON by id.
// Called by tools/faces.py; the drawings are those of the page.
import { readFileSync } from "node:fs";
import { createServer } from "vite";

const vite = await createServer({
	configFile: false,
	root: import.meta.dirname,
	server: { middlewareMode: true, hmr: false, ws: false },
	appType: "custom",
	optimizeDeps: { noDiscovery: true },
	logLevel: "error",
});
globalThis.document = { documentElement: { dataset: {} } }; // where a host would ask for neutral faces
const { castByName } = await vite.ssrLoadModule("/src/draw/company.ts");
await castByName();
const { picture } = await vite.ssrLoadModule("/src/draw/art.ts");
const { DEFS } = await vite.ssrLoadModule("/src/draw/portrait.js");
const pictures = {};
for (const face of JSON.parse(readFileSync(0, "utf8"))) pictures[face.id] = picture(face, "tile");
process.stdout.write(JSON.stringify({ defs: DEFS, pictures }), () => vite.close());
