// Keeps every file of this version, so that the game starts without a line. Written out by `capes export site`.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const NAME = `capes-${VERSION}`;

self.addEventListener("install", (event) => {
	event.waitUntil(
		caches.open(NAME).then((kept) =>
			Promise.all(
				FILES.map(async (file) => {
					const answer = await fetch(file, { cache: "no-cache" });
					if (!answer.ok) throw new Error(`${answer.status} ${file}`);
					await kept.put(file, answer);
				}),
			),
		),
	);
});

self.addEventListener("activate", (event) => {
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter((n) => n.startsWith("capes-") && n !== NAME).map((n) => caches.delete(n))))
			.then(() => self.clients.claim()),
	);
});

// A new version waits until the page says that no game is under way.
self.addEventListener("message", (event) => {
	if (event.data === "go on") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const wanted = new URL(request.url);
	if (request.method !== "GET" || wanted.origin !== location.origin) return;
	const file = request.mode === "navigate" ? "./" : request.url;
	event.respondWith(
		caches
			.open(NAME)
			.then((kept) => kept.match(file, { ignoreSearch: true }))
			.then((found) => found ?? fetch(request)),
	);
});
