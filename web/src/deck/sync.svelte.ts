/** Decks of an account: what changes here is sent there, what changed elsewhere is fetched. */
import { account } from "../wire/account.svelte";
import { api, Refused } from "../wire/api";
import { shelf } from "./shelf.svelte";

const PAUSE = 400;
let state: "here" | "saving" | "saved" | "failed" = $state("here");
let problem = $state("");
let timer: ReturnType<typeof setTimeout> | undefined;
let running = false;
let again = false;

export const sync = {
	/** Where the decks are kept: in this browser alone, or with an account as well. */
	get state(): "here" | "saving" | "saved" | "failed" {
		return state;
	},
	/** Why the account does not have the last change. */
	get problem(): string {
		return problem;
	},
};

const unsent = () => shelf.decks.filter((d) => d.sent !== d.edited || d.owner !== account.id);

function soon(): void {
	if (!account.id || (unsent().length === 0 && shelf.gone.length === 0)) return;
	state = "saving";
	clearTimeout(timer);
	timer = setTimeout(() => void send(), PAUSE);
}

async function send(): Promise<void> {
	if (running) {
		again = true;
		return;
	}
	running = true;
	try {
		await sendAll();
		state = "saved";
		problem = "";
	} catch (error) {
		if (error instanceof Refused && error.status === 409 && /elsewhere/.test(error.message)) again = true;
		else {
			state = "failed";
			problem = error instanceof Refused ? error.message : "";
		}
	} finally {
		running = false;
	}
	if (again) {
		again = false;
		await fetchAll();
	}
}

async function sendAll(): Promise<void> {
	const owner = account.id;
	for (const id of [...shelf.gone]) {
		await api.removeDeck(id).catch((error: unknown) => {
			if (!(error instanceof Refused) || error.status !== 404) throw error;
		});
		shelf.forgetGone(id);
	}
	for (const deck of unsent()) {
		const data = shelf.stored(deck);
		await api.keepDeck(data);
		shelf.accepted(data.id, data.edited, owner);
	}
}

async function fetchAll(): Promise<void> {
	const owner = account.id;
	if (!owner) return;
	try {
		const theirs = await api.decks();
		if (account.id !== owner) return;
		shelf.receive(theirs, owner);
		state = "saved";
		problem = "";
		soon();
	} catch (error) {
		state = "failed";
		problem = error instanceof Refused ? error.message : "";
	}
}

let begun: Promise<void> | null = null;
/** Begin: find out who is here and take over what the account has. */
export function follow(): Promise<void> {
	if (begun) return begun;
	shelf.onwrite(soon);
	account.onchange((now, leaving) => {
		if (now?.kind === "account") void fetchAll();
		else {
			clearTimeout(timer);
			state = "here";
			if (leaving) shelf.leave();
		}
	});
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible" && !running) void fetchAll();
	});
	begun = account.load().then(() => undefined);
	return begun;
}
