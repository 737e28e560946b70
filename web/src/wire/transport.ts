/** A line to one table. The table does not care whether a server, a recording or a test is at the other end. */

import { SITE } from "../anywhere/site";
import type { Asked, Told } from "./contract";
import type { Heard } from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Transport {
	onmessage: (message: Heard) => void;
	online: (line: Line) => void;
	start(): void;
	send(message: Asked): boolean;
	close(): void;
}

/** How long a socket may take to open, be silent, and leave a ping unanswered. */
const OPENS_MS = 6000;
const QUIET_MS = 10_000;
const PONG_MS = 6000;

/**
 * A WebSocket that comes back: after 0.3 s, then twice as long each time up to 8 s, at once when the network returns.
 * A line that stays silent is asked for a sign of life, and given up without one.
 */
export class SocketTransport implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	private socket: WebSocket | null = null;
	private wait = 300;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private watch: ReturnType<typeof setTimeout> | undefined;
	private ended = false;
	private readonly wake = () => {
		if (!this.ended && this.socket === null) this.connect();
	};

	constructor(private readonly url: string) {}

	start(): void {
		globalThis.addEventListener?.("online", this.wake);
		this.connect();
	}

	private connect(): void {
		clearTimeout(this.timer);
		this.online("connecting");
		let socket: WebSocket;
		try {
			socket = new WebSocket(this.url);
		} catch {
			this.again();
			return;
		}
		this.socket = socket;
		this.watch = setTimeout(() => this.drop(socket), OPENS_MS);
		socket.onopen = () => {
			this.wait = 300;
			this.listen(socket);
			this.online("open");
		};
		socket.onmessage = (event) => {
			this.listen(socket);
			try {
				this.onmessage(JSON.parse(String(event.data)) as Told);
			} catch (error) {
				console.error("unreadable message", error);
			}
		};
		socket.onclose = () => this.drop(socket);
	}

	/** Something was heard; silence from now on is asked about. */
	private listen(socket: WebSocket): void {
		clearTimeout(this.watch);
		this.watch = setTimeout(() => {
			this.send({ t: "ping" });
			this.watch = setTimeout(() => this.drop(socket), PONG_MS);
		}, QUIET_MS);
	}

	/** This socket is of no use any more; a silent one would not even say that it closes. */
	private drop(socket: WebSocket): void {
		if (this.socket !== socket) return;
		clearTimeout(this.watch);
		this.socket = null;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
		this.again();
	}

	private again(): void {
		if (this.ended) return;
		this.online("lost");
		this.timer = setTimeout(() => this.connect(), this.wait);
		this.wait = Math.min(this.wait * 2, 8000);
	}

	send(message: Asked): boolean {
		if (this.socket?.readyState !== WebSocket.OPEN) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}

	close(): void {
		this.ended = true;
		clearTimeout(this.timer);
		clearTimeout(this.watch);
		globalThis.removeEventListener?.("online", this.wake);
		this.socket?.close();
		this.online("closed");
	}
}

export function tableAddress(id: string): string {
	return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(id)}`;
}

/** The same conversation over plain requests, for networks that block WebSockets. */
export class PollTransport implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	private channel: string | null = null;
	private ended = false;
	private down = false;
	private queue: Asked[] = [];
	private sending = false;

	constructor(
		private readonly base: string,
		private readonly csrf: () => Promise<string>,
		private readonly alive: () => Promise<boolean>,
		private readonly invite = "",
	) {}

	start(): void {
		this.online("open");
	}

	send(message: Asked): boolean {
		if (this.down) return false;
		this.queue.push(message);
		void this.flush();
		return true;
	}

	private async flush(): Promise<void> {
		if (this.sending || this.ended) return;
		this.sending = true;
		while (this.queue.length > 0) {
			const messages = this.queue.splice(0, 16);
			try {
				const response = await fetch(`${this.base}/send`, {
					method: "POST",
					headers: { "Content-Type": "application/json", "X-CSRF-Token": await this.csrf() },
					body: JSON.stringify({ channel: this.channel, invite: this.invite, messages }),
				});
				if (!response.ok) throw new Error(String(response.status));
				const first = this.channel === null;
				this.channel = ((await response.json()) as { channel: string }).channel;
				if (first) void this.listen(this.channel);
			} catch {
				this.lost();
				break;
			}
		}
		this.sending = false;
	}

	private async listen(channel: string): Promise<void> {
		while (!this.ended && this.channel === channel) {
			try {
				const response = await fetch(`${this.base}/poll?channel=${channel}&wait=20`);
				if (!response.ok) throw new Error(String(response.status));
				const answer = (await response.json()) as { messages: Told[]; closed: number | null };
				for (const message of answer.messages) this.onmessage(message);
				if (answer.closed !== null) throw new Error("closed");
			} catch {
				if (this.channel === channel) this.lost();
				return;
			}
		}
	}

	/** What was on its way is sent again by whoever needs it, once the server answers. */
	private lost(): void {
		this.channel = null;
		this.queue = [];
		if (this.ended || this.down) return;
		this.down = true;
		this.online("lost");
		const look = (): void => {
			if (this.ended) return;
			void this.alive().then((yes) => {
				if (this.ended) return;
				if (!yes) {
					setTimeout(look, 1500);
					return;
				}
				this.down = false;
				this.online("open");
			});
		};
		setTimeout(look, 500);
	}

	close(): void {
		this.ended = true;
		this.online("closed");
	}
}

/** A socket first; plain requests if three sockets in a row never opened although the server answers. */
export class SturdyTransport implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	private inner: Transport;
	private failures = 0;
	private everOpen = false;

	constructor(
		socket: Transport,
		private readonly fallback: () => Transport,
		private readonly alive: () => Promise<boolean>,
	) {
		this.inner = socket;
		this.wire();
	}

	private wire(): void {
		this.inner.onmessage = (m) => this.onmessage(m);
		this.inner.online = (line) => {
			if (line === "open") this.everOpen = true;
			if (line === "lost" && !this.everOpen) this.failed();
			this.online(line);
		};
	}

	private failed(): void {
		this.failures += 1;
		if (this.failures !== 3) return;
		void this.alive().then((yes) => {
			if (!yes || this.everOpen) {
				this.failures = 0;
				return;
			}
			this.inner.online = () => {};
			this.inner.close();
			this.everOpen = true;
			this.inner = this.fallback();
			this.wire();
			this.inner.start();
		});
	}

	start(): void {
		this.inner.start();
	}
	send(message: Asked): boolean {
		return this.inner.send(message);
	}
	close(): void {
		this.inner.close();
	}
}

/** A line to a table of this very browser: the same messages, through the worker that stands for a server. */
export class WorkerTransport implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	private line: { say(message: string): void; hangUp(): void } | null = null;
	private ended = false;

	constructor(
		private readonly table: string,
		private readonly invite: string,
	) {}

	start(): void {
		this.online("connecting");
		import("../anywhere/page.svelte")
			.then(({ dial }) =>
				dial(this.table, this.invite, {
					told: (message) => this.onmessage(JSON.parse(message) as Told),
					closed: () => this.online(this.ended ? "closed" : "lost"),
				}),
			)
			.then((line) => {
				this.line = line;
				if (this.ended) line.hangUp();
				else this.online("open");
			})
			.catch(() => this.online("lost"));
	}

	send(message: Asked): boolean {
		this.line?.say(JSON.stringify(message));
		return this.line !== null;
	}

	close(): void {
		this.ended = true;
		this.line?.hangUp();
		this.online("closed");
	}
}

/** The line to a table: to the server this page came from, by socket or by plain requests, or to the worker. */
export function lineTo(table: string, invite: string, csrf: () => Promise<string>): Transport {
	if (SITE) return new WorkerTransport(table, invite);
	const alive = (): Promise<boolean> =>
		fetch("/healthz").then(
			(r) => r.ok,
			() => false,
		);
	return new SturdyTransport(
		new SocketTransport(tableAddress(table) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
		() => new PollTransport(`/api/tables/${table}`, csrf, alive, invite),
		alive,
	);
}
