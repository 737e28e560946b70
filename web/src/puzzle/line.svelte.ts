/** A line to a puzzle's desk: picks go there, and the table with the rival's best answers comes back. */
import { t } from "../i18n/index.svelte";
import { api, Refused } from "../wire/api";
import type { Asked, Told } from "../wire/contract";
import type { Line, Transport } from "../wire/transport";
import type { Heard } from "../wire/types";
import type { PuzzleFrame } from "./types";

/** How long an answer stays on the board before the next pick of a line that is shown. */
const SHOWN_MS = 900;

export class PuzzleLine implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	/** The solver's picks so far. */
	picks: number[] = $state([]);
	frame: PuzzleFrame | null = $state.raw(null);
	problem = $state("");
	/** A hint was asked for, or the solution shown: this try is not rated as solved. */
	helped = $state(false);
	tries = $state(1);
	showing = $state(false);
	private seq = 0;
	private ended = false;

	constructor(
		readonly id: string,
		private readonly invite: string,
	) {}

	start(): void {
		this.online("open");
	}

	close(): void {
		this.ended = true;
		this.online("closed");
	}

	send(message: Asked): boolean {
		switch (message.t) {
			case "hello":
				void this.load(true);
				break;
			case "pick":
				this.picks = [...this.picks, ...message.picks.map((pick) => pick.option)];
				void this.load(false, message.id);
				break;
			case "undo":
				this.back(message.id);
				break;
			case "why":
				void this.ask(message.id, { about: "why", wish: message.wish });
				break;
			case "explain":
				void this.ask(message.id, { about: "explain", card: message.card });
				break;
			case "preview":
				void this.ask(message.id, { about: "preview", card: message.defender, attackers: message.attackers });
				break;
			case "hint":
				void this.hint(message.id);
				break;
		}
		return true;
	}

	/** One pick back; after the end a new try begins with it. */
	back(id: string | null = null): void {
		if (this.frame && this.frame.status !== "open") this.tries += 1;
		this.picks = this.picks.slice(0, -1);
		void this.load(true, id);
	}

	again(): void {
		this.tries += 1;
		this.picks = [];
		void this.load(true);
	}

	/** Pick by pick from here to the goal, as the solver proves it. */
	async show(): Promise<void> {
		this.helped = true;
		this.showing = true;
		try {
			if (this.frame?.status !== "open") {
				this.picks = [];
				await this.load(true);
			}
			while (!this.ended && this.frame?.status === "open") {
				const { hint } = await api.askPuzzle(this.id, { about: "hint", picks: this.picks }, this.invite);
				if (!hint) break;
				this.picks = [...this.picks, hint.option];
				await this.load(false);
				await new Promise((done) => setTimeout(done, SHOWN_MS));
			}
		} catch (error) {
			this.fail(error);
		} finally {
			this.showing = false;
		}
	}

	private async load(jump: boolean, id: string | null = null): Promise<void> {
		const picks = this.picks;
		try {
			const frame = await api.playPuzzle(this.id, picks, this.helped, this.invite);
			if (this.ended || picks !== this.picks) return;
			this.problem = "";
			this.frame = frame;
			this.seq += 1;
			if (id !== null) this.tell({ t: "ack", id, seq: this.seq });
			this.tell(this.message(frame, jump));
		} catch (error) {
			this.picks = picks.slice(0, -1);
			if (id !== null) this.tell({ t: "refused", id, error: this.fail(error), key: "plain", args: {}, reasons: [] });
			else this.fail(error);
		}
	}

	private tell(message: Told | Heard): void {
		this.onmessage(message as Heard);
	}

	private fail(error: unknown): string {
		this.problem = error instanceof Refused ? error.message : t("server-silent");
		return this.problem;
	}

	private message(frame: PuzzleFrame, jump: boolean): Heard {
		return {
			t: "state",
			seq: this.seq,
			hash: "",
			gap: false,
			undo_asked: null,
			chance: null,
			auto_pass: null,
			outcome: null,
			view: frame.view,
			decision: frame.decision,
			preview: frame.preview,
			news: jump ? [] : frame.news,
			beats: jump ? [] : frame.beats,
			jump,
			clocks: [],
			undo: this.picks.length ? "free" : "no",
			seats: [0, 1].map((seat) => ({
				seat,
				name: seat === frame.seat ? t("you") : t("the-rival"),
				kind: seat === frame.seat ? "human" : "bot",
				level: "",
				side: seat,
				here: true,
				conceded: false,
			})),
			seat: frame.seat,
		} as Heard;
	}

	private async ask(id: string, body: Record<string, unknown>): Promise<void> {
		try {
			const found = await api.askPuzzle(this.id, { ...body, picks: this.picks }, this.invite);
			this.tell({ t: "answer", id, ...found } as unknown as Told);
		} catch {
			this.tell({ t: "answer", id } as unknown as Told);
		}
	}

	private async hint(id: string): Promise<void> {
		this.helped = true;
		try {
			const { hint } = await api.askPuzzle(this.id, { about: "hint", picks: this.picks }, this.invite);
			this.tell({ t: "answer", id, hint: { ...hint, others: [], line: [], walks: 0 } } as unknown as Told);
		} catch (error) {
			this.tell({ t: "refused", id, error: this.fail(error), key: "plain", args: {}, reasons: [] });
		}
	}
}
