/** One table as this browser sees it: the last state, the log, picks on their way. It knows no rules. */

import { type Beat, beatsOf, changed } from "../game/beats";
import { plainly } from "../game/plain";
import { inWords, readerOf, told } from "../game/speech";
import { Stage } from "../game/stage.svelte";
import { refusals, sayings, t } from "../i18n/index.svelte";
import { capital, type Reader, reasonsSaid, refusal, say } from "../i18n/sentences";
import type {
	AcknowledgedMessage,
	AnswerMessage,
	Asked,
	DecisionShown,
	RefusedMessage,
	SettingsMessage,
} from "./contract";
import { learn, tidyFace } from "./faces.svelte";
import type { Line, Transport } from "./transport";
import type {
	AnyExplanation,
	AnyPreview,
	AnyView,
	ChangeMessage,
	Clock,
	Decision,
	DuelPreview,
	Ending,
	Fairness,
	Heard,
	HintShown,
	Moment,
	News,
	Option,
	Preview,
	Reason,
	Seat,
	TableCard,
	VsView,
} from "./types";

export interface LogLine {
	id: number;
	seq: number;
	turn: number;
	text: string;
	news: News;
}
/** A message that is kept and sent again until it is acknowledged. */
type Kept = Extract<Asked, { t: "pick" | "undo" | "concede" }>;
/** A message that is answered; its `id` is given when it is sent. */
type Question = {
	[T in Extract<Asked, { t: "why" | "explain" | "preview" | "hint" | "report" }>["t"]]: Omit<
		Extract<Asked, { t: T }>,
		"id"
	>;
};
type Reply = AnswerMessage | RefusedMessage | AcknowledgedMessage;
type AutoPass = SettingsMessage["auto_pass"];

/** The table before anything has been said of it. */
const EMPTY: VsView = {
	game: "vs",
	mode: "duel",
	seat: null,
	turn: 0,
	edition: "",
	active: [],
	phase: "setup",
	step: "",
	players: [],
	characters: [],
	combat: null,
	declaring: [],
	waiting: [],
	playing: [],
	looked: null,
	removed: [],
	result: null,
};

/** Longer than this without an answer is worth a word. */
const SLOW_MS = 2000;

export class Table {
	line: Line = $state("connecting");
	ready = $state(false);
	seq = $state(0);
	view: AnyView = $state.raw(EMPTY);
	private asked: DecisionShown | null = $state.raw(null);
	/** The pending decision, in the reader's language. */
	decision: Decision | null = $derived(plainly(inWords(this.asked, this.reader(this.view.seat)), this.view));
	private fight: AnyPreview | null = $state.raw(null);
	private supposed: AnyPreview | null = $state.raw(null);
	/** What the running combat of Vs. would come to, and a proposed one. */
	preview: Preview | null = $derived(ofVs(this.fight));
	proposed: Preview | null = $derived(ofVs(this.supposed));
	/** What the match-ups of Duel would come to, with the proposed attack where there is one. */
	duelPreview: DuelPreview | null = $derived(ofDuel(this.supposed ?? this.fight));
	clocks: Clock[] = $state.raw([]);
	clocksAt = 0;
	undo: "free" | "ask" | "no" = $state("no");
	seats: Seat[] = $state.raw([]);
	outcome: Ending | null = $state.raw(null);
	fairness: Fairness | null = $state.raw(null);
	seat: number | null = $state(null);
	log: LogLine[] = $state([]);
	fresh: News[] = $state.raw([]);
	refused: { error: string; reasons: Reason[] } | null = $state.raw(null);
	said: { seat: number | null; name: string; phrase: string; text: string; id: number }[] = $state([]);
	/** Seats whose words are not shown here any more. */
	muted: number[] = $state([]);
	undoAsked: number | null = $state(null);
	/** What the server passes for us: "off", "mine" or "turn". */
	autoPass: AutoPass = $state("off");
	/** What to ask for when the table begins. */
	wished: AutoPass | null = null;
	elsewhere = $state(false);
	over: string | null = $state(null);
	/** After what is being shown, this seat is asked. */
	coming = $state(false);
	sending = $state(false);
	/** The line is there, but what was sent has not been answered for a while. */
	slow = $state(false);
	hint: string | null = $state(null);
	/** The option a hint named. */
	hinted: number | null = $state(null);
	/** Before the game has begun: the table's card. */
	lobby: TableCard | null = $state.raw(null);
	rematch: string | null = $state(null);
	notice: string | null = $state(null);

	private waiting = new Map<string, Kept>();
	private questions = new Map<string, (answer: Reply) => void>();
	private count = 0;
	/** The last message that tells everything, as it came or as it was worked out. */
	private whole: Moment | null = null;
	private lines = 0;
	private patience: ReturnType<typeof setTimeout> | undefined;
	/** The last change whose news have been told. */
	private heard = -1;
	private readonly run = Math.random().toString(36).slice(2, 8);
	/** What has arrived is shown beat by beat; everything drawn is as of the beat being played. */
	readonly stage = new Stage();

	constructor(private readonly transport: Transport) {
		transport.onmessage = (m) => this.hear(m);
		transport.online = (line) => {
			this.line = line;
			if (line === "open") this.greet();
		};
	}

	start(): void {
		void sayings().catch(() => null);
		this.transport.start();
	}

	close(): void {
		clearTimeout(this.patience);
		this.stage.close();
		this.transport.close();
	}

	get mine(): boolean {
		return this.decision !== null && (this.decision.options !== undefined || this.decision.range != null);
	}

	private ask(): void {
		this.transport.send({ t: "hello", last_seq: this.seq, beats: true, changes: true });
	}

	private greet(): void {
		this.ask();
		for (const message of this.waiting.values()) this.transport.send(message);
	}

	private id(): string {
		this.count += 1;
		return `${this.run}-${this.count}`;
	}

	private hear(m: Heard): void {
		switch (m.t) {
			case "state":
				this.whole = m;
				this.take(m);
				break;
			case "change":
				this.work(m);
				break;
			case "ack":
				this.settled(m.id);
				if (this.questions.has(m.id)) this.answer(m.id, m);
				break;
			case "refused":
				if (m.id !== null) this.settled(m.id);
				if (m.id !== null && this.questions.has(m.id)) this.answer(m.id, m);
				else void this.object(m);
				break;
			case "answer":
				this.answer(m.id, m);
				break;
			case "said":
				this.said.push({ seat: m.seat, name: m.name, phrase: m.phrase ?? "", text: m.text ?? "", id: ++this.lines });
				break;
			case "muted":
				this.muted = m.on ? [...this.muted, m.seat] : this.muted.filter((seat) => seat !== m.seat);
				break;
			case "undo-asked":
				this.undoAsked = m.seat;
				break;
			case "undo-refused":
				this.undoAsked = null;
				this.notice = "undo-refused";
				break;
			case "waiting":
				this.lobby = m.table;
				this.seat = m.seat;
				break;
			case "seats":
				this.seats = m.seats;
				if (m.clocks.length) this.setClocks(m.clocks);
				break;
			case "settings":
				this.autoPass = m.auto_pass;
				break;
			case "wait":
				this.notice = "delayed";
				break;
			case "rematch":
				this.rematch = m.table;
				break;
			case "elsewhere":
				this.elsewhere = true;
				this.transport.close();
				break;
			case "over":
				this.over = m.record ?? "";
				break;
		}
	}

	private async object(m: RefusedMessage): Promise<void> {
		await refusals().catch(() => null);
		this.refused = { error: refusal(m), reasons: reasonsSaid(m.reasons) };
	}

	/** The whole of a message that tells only what has changed; who has not what it is about asks for everything. */
	private work(m: ChangeMessage): void {
		if (this.whole?.seq !== m.since || this.whole.hash !== m.was) {
			this.whole = null;
			this.ask();
			return;
		}
		this.whole = changed(this.whole, m.change);
		this.take(this.whole);
	}

	private answer(id: string, m: Reply): void {
		this.questions.get(id)?.(m);
		this.questions.delete(id);
	}

	private take(m: Moment): void {
		if (this.ready && m.seq < this.seq) this.forgetSent(); // an undo went back: what was sent before is void
		this.seats = m.seats ?? [];
		const seat = m.seat !== undefined ? m.seat : (m.view?.seat ?? null);
		const reader = this.reader(m.view.seat);
		const news = (m.news ?? []).map((item) => told(item, reader));
		const again = this.ready && m.seq === this.seq && news.length > 0 && this.heard === m.seq;
		const beats = again ? [] : beatsOf({ ...m, news });
		const back = news.some(({ event }) => event?.kind === "Undone");
		const atOnce = !this.ready || m.gap === true || m.jump === true || back || seat !== this.seat;
		if (news.length) this.heard = m.seq;
		// Somebody else looks on now, as on one device: "you" are another one.
		if (this.ready && seat !== this.seat) this.retell(reader);
		this.seq = m.seq;
		this.stage.me = seat;
		// What has been answered is no question any more; the next one comes after the last beat.
		if (beats.length && !atOnce) {
			this.asked = null;
			this.undo = "no";
		}
		this.coming = m.decision?.options !== undefined || m.decision?.range != null;
		this.setClocks(m.clocks ?? []);
		this.autoPass = m.auto_pass ?? "off";
		if (!this.ready && seat !== null && this.wished && this.wished !== this.autoPass) this.set(this.wished);
		if (!this.ready) this.view = m.view;
		this.ready = true;
		this.stage.enter(
			{
				beats,
				land: (beat) => this.land(beat, m.seq),
				settle: (last) => this.settle(m, seat, last),
			},
			atOnce,
		);
	}

	private retell(reader: Reader): void {
		this.log = this.log.map((line) => {
			const news = line.news.said ? told({ said: line.news.said, event: line.news.event }, reader) : line.news;
			return { ...line, news, text: news.text };
		});
	}

	/** The log of a moment that was jumped to is what had happened until then. */
	recall(lines: (News & { turn?: number })[]): void {
		this.log = lines
			.filter((item) => item.text)
			.slice(-200)
			.map((item) => ({ id: ++this.lines, seq: 0, turn: item.turn ?? 0, text: item.text, news: item }));
	}

	/** A beat has come to its change point. */
	private land(beat: Beat, seq: number): void {
		learnOwn(beat.view);
		this.view = beat.view;
		if (this.view.game === "vs" && !this.view.combat) this.fight = null;
		this.fresh = beat.news;
		for (const item of beat.news)
			if (item.text) this.log.push({ id: ++this.lines, seq, turn: beat.view?.turn ?? 0, text: item.text, news: item });
		if (this.log.length > 2000) this.log.splice(0, this.log.length - 2000);
	}

	/** After the last beat of a message: how things stand, and (where nothing has followed) what is asked. */
	private settle(m: Moment, seat: number | null, last: boolean): void {
		learnOwn(m.view);
		this.view = m.view;
		this.fight = m.preview;
		this.supposed = null;
		this.fairness = m.chance ?? null;
		this.seat = seat;
		if (!last) return;
		this.asked = m.decision;
		this.undo = m.undo ?? "no";
		this.outcome = m.outcome ?? null;
		const asking = m.undo_asked ?? null;
		this.undoAsked = asking !== null && asking !== this.seat ? asking : null;
		this.lobby = null;
		this.hint = null;
		this.hinted = null;
	}

	private reader(seat: number | null): Reader {
		return readerOf(seat, (one) => this.nameOf(one));
	}

	private setClocks(clocks: Clock[]): void {
		this.clocks = clocks;
		this.clocksAt = Date.now();
	}

	/** One transaction of picks: all or none. */
	pick(...options: (Pick<Option, "i"> | number)[]): void {
		if (!this.decision || this.sending) return;
		this.refused = null;
		const first = this.decision.number;
		const picks = options.map((o, k) => ({ decision: first + k, option: typeof o === "number" ? o : o.i }));
		this.sure({ t: "pick", id: this.id(), seq: this.seq, picks });
	}

	askUndo(): void {
		this.refused = null;
		this.sure({ t: "undo", id: this.id() });
	}

	answerUndo(yes: boolean): void {
		this.undoAsked = null;
		this.transport.send({ t: "undo-answer", yes });
	}

	concede(): void {
		this.sure({ t: "concede", id: this.id() });
	}

	say(phrase: string): void {
		this.transport.send({ t: "say", phrase });
	}

	/** Free text, for who wants it. */
	write(text: string): void {
		this.refused = null;
		this.transport.send({ t: "say", text });
	}

	mute(seat: number, on: boolean): void {
		this.transport.send({ t: "mute", seat, on });
	}

	/** Clocks stand still while a report is being written. */
	reporting(on: boolean): void {
		this.transport.send({ t: "reporting", id: this.id(), on });
	}

	async report(text: string, seat: number | null): Promise<string> {
		const answer = await this.question({ t: "report", text, seat });
		return answer === null ? t("server-silent") : answer.t === "refused" ? refusal(answer) : "";
	}

	set(autoPass: AutoPass): void {
		this.transport.send({ t: "settings", auto_pass: autoPass });
	}

	private forgetSent(): void {
		for (const id of [...this.waiting.keys()]) this.settled(id);
	}

	private settled(id: string): void {
		this.waiting.delete(id);
		this.sending = this.waiting.size > 0;
		if (this.sending) return;
		clearTimeout(this.patience);
		this.slow = false;
	}

	/** Kept and sent again until acknowledged. */
	private sure(message: Kept): void {
		// Whoever acts, or gives up, wants to see what comes of it.
		this.stage.paused = false;
		this.waiting.set(message.id, message);
		this.sending = true;
		clearTimeout(this.patience);
		this.patience = setTimeout(() => {
			this.slow = true;
		}, SLOW_MS);
		this.transport.send(message);
	}

	private question(message: Question[keyof Question]): Promise<Reply | null> {
		const id = this.id();
		if (!this.transport.send({ ...message, id } as Asked)) return Promise.resolve(null);
		return new Promise((resolve) => {
			this.questions.set(id, resolve);
			setTimeout(() => {
				if (this.questions.delete(id)) resolve(null);
			}, 6000);
		});
	}

	async why(wish: string): Promise<Reason[] | null> {
		const answer = await this.question({ t: "why", wish });
		return answer && answer.t !== "ack" ? reasonsSaid(answer.reasons ?? []) : null;
	}

	async explain(card: number): Promise<AnyExplanation | null> {
		const answer = await this.question({ t: "explain", card });
		return (answer?.t === "answer" && answer.explain) || null;
	}

	async propose(attackers: number[], defender: number): Promise<void> {
		const seq = this.seq;
		const seen = await this.foreseen(attackers, defender);
		if (this.seq === seq) this.supposed = seen;
	}

	private async foreseen(attackers: number[], defender: number): Promise<AnyPreview | null> {
		const answer = await this.question({ t: "preview", attackers, defender });
		return (answer?.t === "answer" && answer.preview) || null;
	}

	/** The first target against whom this attack succeeds, else the first; a few are looked at. */
	async proposeBest(attackers: number[], targets: number[]): Promise<void> {
		const seq = this.seq;
		let best: AnyPreview | null = null;
		for (const defender of targets.slice(0, 5)) {
			const seen = await this.foreseen(attackers, defender);
			if (this.seq !== seq) return;
			best ??= seen;
			const attack = ofVs(seen)?.attack;
			if (attack && attack.outcome !== "safe") {
				best = seen;
				break;
			}
		}
		this.supposed = best;
	}

	async askHint(): Promise<void> {
		const answer = await this.question({ t: "hint" });
		if (!answer) return;
		const hint = answer.t === "answer" ? answer.hint : undefined;
		if (hint) {
			const ours = this.decision?.options?.find((o) => o.i === hint.option);
			const what = ours?.label ?? capital(say(hint.label, this.reader(this.seat)));
			this.hint = t("hint-says", { what, why: this.reckoned(hint) });
			this.hinted = hint.option;
		} else if (answer.t === "refused") {
			await refusals().catch(() => null);
			this.hint = refusal(answer);
		}
	}

	/** Why a hint is a good one: what it promises, and what the next best would. */
	private reckoned({ chance, others }: HintShown): string {
		const percent = (x: number): number => Math.round(x * 100);
		if (chance === undefined || !others.length) return "none";
		const next = percent(Math.max(...others.map((o) => o.chance ?? 0)));
		return t(next < percent(chance) ? "hint-better" : "hint-equal", { chance: percent(chance), next });
	}

	nameOf(seat: number): string {
		return this.seats.find((s) => s.seat === seat)?.name ?? `${seat + 1}`;
	}
}

/** Cards of players' own come with the view: nobody can look them up elsewhere. */
function learnOwn(view: AnyView): void {
	if (view.game === "vs" && view.own?.length) learn(view.own.map((row) => tidyFace(row as { id: string })));
}
function ofVs(preview: AnyPreview | null): Preview | null {
	return preview && "attack" in preview ? preview : null;
}
function ofDuel(preview: AnyPreview | null): DuelPreview | null {
	return preview && "blows" in preview ? preview : null;
}
