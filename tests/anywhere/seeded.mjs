// Runs a file of Python in the Python of browsers, with the packages of an exported folder: node seeded.mjs RUNTIME ENGINE FILE CALL
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, engine, file, call] = process.argv.slice(2);
try {
	const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
	const python = await loadPyodide({ indexURL: `${runtime}/` });
	for (const name of ["capes.zip", "packages.zip"])
		python.unpackArchive(new Uint8Array(readFileSync(`${engine}/${name}`)), "zip", {
			extractDir: "/lib/python3.14/site-packages",
		});
	python.runPython(readFileSync(file, "utf8").replace("from __future__ import annotations", ""));
	console.log(python.runPython(`import json; json.dumps(${call})`));
} catch (error) {
	console.error(String(error.message).slice(-3000));
	process.exit(1);
}
