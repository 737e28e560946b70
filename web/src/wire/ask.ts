/** Where requests go: to the server this page came from, or to the worker that stands for one. */
import { SITE } from "../anywhere/site";

export const ask: (path: string, how?: RequestInit) => Promise<Response> = SITE
	? async (path, how) => (await import("../anywhere/page.svelte")).ask(path, how)
	: (path, how) => fetch(path, how);
