/** Addresses of the client. Everything is a real path, so that any screen can be linked to. */
import { SITE } from "./anywhere/site";

interface Place {
	path: string;
	search: string;
}
/** Behind a host of plain files there is one page only: the path stands in its query, `?/rules?game=duel#R1`. */
function placeOf(at: { pathname: string; search: string }): Place {
	if (!SITE) return { path: at.pathname, search: at.search };
	const [, path = "/", search = ""] = /^\?(\/[^?]*)?(.*)$/.exec(at.search) ?? [];
	return { path, search };
}
/** The address of a screen as this page is served. */
export function address(to: string): string {
	if (!SITE) return to;
	return to === "/" ? location.pathname : `${location.pathname}?${to}`;
}
/** The same for others to follow. */
export function linkTo(to: string): string {
	return location.origin + address(to);
}

const first: Place = typeof location === "undefined" ? { path: "/", search: "" } : placeOf(location);
// Two states, not one: a screen is made anew when its path changes, not whenever its search does.
let path = $state(first.path);
let search = $state(first.search);

export const route = {
	get path(): string {
		return path;
	},
	get search(): string {
		return search;
	},
	get query(): URLSearchParams {
		return new URLSearchParams(search);
	},
};

function sync(): void {
	({ path, search } = placeOf(location));
}

export function go(to: string, replace = false): void {
	if (replace) history.replaceState(null, "", address(to));
	else history.pushState(null, "", address(to));
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
	if (SITE) localize(link);
	const { path, search } = placeOf(link);
	if (/^\/(api|schema|healthz|metrics|trust)/.test(path)) return;
	event.preventDefault();
	go(path + search + link.hash);
}

/** A link as it is written in a screen becomes one that can be opened in another tab. */
function localize(link: HTMLAnchorElement): void {
	const to = link.getAttribute("href") ?? "";
	if (to.startsWith("/") && !to.startsWith(`${location.pathname}?`) && to !== location.pathname)
		link.setAttribute("href", address(to));
}

if (typeof window !== "undefined") {
	addEventListener("popstate", sync);
	if (SITE)
		for (const kind of ["pointerover", "focusin", "touchstart"])
			addEventListener(
				kind,
				(event) => {
					const link = (event.target as HTMLElement).closest?.("a");
					if (link) localize(link);
				},
				{ capture: true, passive: true },
			);
}
