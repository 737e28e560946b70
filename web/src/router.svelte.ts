/** Addresses of the client. Everything is a real path, so that any screen can be linked to. */
let path = $state(typeof location === "undefined" ? "/" : location.pathname);
let search = $state(typeof location === "undefined" ? "" : location.search);

export const route = {
	get path(): string {
		return path;
	},
	get query(): URLSearchParams {
		return new URLSearchParams(search);
	},
};

function sync(): void {
	path = location.pathname;
	search = location.search;
}

export function go(to: string, replace = false): void {
	if (replace) history.replaceState(null, "", to);
	else history.pushState(null, "", to);
	sync();
	if (!replace) {
		scrollTo(0, 0);
		requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus?.());
	}
}

/** Links inside the app change the screen without a reload. */
export function follow(event: MouseEvent): void {
	if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		return;
	const link = (event.target as HTMLElement).closest?.("a");
	if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
	if (/^\/(api|schema|healthz|metrics|trust)/.test(link.pathname)) return;
	event.preventDefault();
	go(link.pathname + link.search + link.hash);
}

if (typeof window !== "undefined") addEventListener("popstate", sync);
