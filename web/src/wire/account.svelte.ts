/** Who is at this browser: nobody yet, a guest, or the holder of an account. */
import { api, forgetMe, type Guest, me } from "./api";

let who = $state.raw<Guest | null>(null);
let codes = $state.raw<string[]>([]);
let asked: Promise<Guest | null> | null = null;
type Listener = (now: Guest | null, leaving: boolean) => void;
const listeners = new Set<Listener>();

function become(next: Guest | null, leaving = false): void {
	who = next;
	for (const tell of listeners) tell(next, leaving);
}

export const account = {
	/** The account's login, or "". */
	get login(): string {
		return who?.kind === "account" ? (who.login ?? who.name) : "";
	},
	/** Whether free text is wanted here. */
	get talk(): boolean {
		return who?.kind === "account" && who.talk === true;
	},
	async setTalk(on: boolean): Promise<void> {
		become(await api.setTalk(on));
	},
	get id(): string {
		return who?.kind === "account" ? who.id : "";
	},
	/** Ask once who we are, without becoming anybody. */
	load(): Promise<Guest | null> {
		asked ??= api.whoAmI().then(
			(found) => {
				become(found);
				return found;
			},
			() => {
				asked = null;
				return null;
			},
		);
		return asked;
	},
	/** Told whenever somebody logs in or out. */
	onchange(tell: Listener): void {
		listeners.add(tell);
	},
	/** Recovery codes that have just been made and are shown once. */
	get codes(): string[] {
		return codes;
	},
	set codes(shown: string[]) {
		codes = shown;
	},
	/** Every session of this person has ended. */
	gone(): void {
		become(null, true);
	},
	async recover(login: string, code: string, password: string): Promise<void> {
		await api.recover(login, code, password);
		forgetMe();
		become(await me());
	},
	async open(login: string, password: string): Promise<void> {
		const made = await api.openAccount(login, password);
		codes = made.codes ?? [];
		forgetMe();
		become(await me());
	},
	async logIn(login: string, password: string): Promise<void> {
		await api.logIn(login, password);
		forgetMe();
		become(await me());
	},
	async logOut(): Promise<void> {
		await api.logOut();
		forgetMe();
		become(null, true);
	},
};
