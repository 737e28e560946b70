/** A line to one table. The table does not care whether a server, a recording or a test is at the other end. */

export type Line = "connecting" | "open" | "lost" | "closed";

// biome-ignore lint/suspicious/noExplicitAny: messages are told apart by their `t` where they are read
export type Message = { t: string } & Record<string, any>;

export interface Transport {
	onmessage: (message: Message) => void;
	online: (line: Line) => void;
	start(): void;
	send(message: Message): boolean;
	close(): void;
}

/** A WebSocket that comes back: after 0.3 s, then twice as long each time up to 8 s, at once when the network returns. */
export class SocketTransport implements Transport {
	onmessage: (message: Message) => void = () => {};
	online: (line: Line) => void = () => {};
	private socket: WebSocket | null = null;
	private wait = 300;
	private timer: ReturnType<typeof setTimeout> | undefined;
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
		const socket = new WebSocket(this.url);
		this.socket = socket;
		socket.onopen = () => {
			this.wait = 300;
			this.online("open");
		};
		socket.onmessage = (event) => {
			try {
				this.onmessage(JSON.parse(String(event.data)) as Message);
			} catch (error) {
				console.error("unreadable message", error);
			}
		};
		socket.onclose = () => {
			if (this.socket === socket) this.socket = null;
			if (this.ended) return;
			this.online("lost");
			this.timer = setTimeout(() => this.connect(), this.wait);
			this.wait = Math.min(this.wait * 2, 8000);
		};
	}

	send(message: Message): boolean {
		if (this.socket?.readyState !== WebSocket.OPEN) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}

	close(): void {
		this.ended = true;
		clearTimeout(this.timer);
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
	onmessage: (message: Message) => void = () => {};
	online: (line: Line) => void = () => {};
	private channel: string | null = null;
	private ended = false;
	private queue: Message[] = [];
	private sending = false;

	constructor(
		private readonly base: string,
		private readonly csrf: () => Promise<string>,
		private readonly invite = "",
	) {}

	start(): void {
		this.online("open");
	}

	send(message: Message): boolean {
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
				if (first) void this.listen();
			} catch {
				this.lost();
				break;
			}
		}
		this.sending = false;
	}

	private async listen(): Promise<void> {
		while (!this.ended && this.channel !== null) {
			try {
				const response = await fetch(`${this.base}/poll?channel=${this.channel}&wait=20`);
				if (!response.ok) throw new Error(String(response.status));
				const answer = (await response.json()) as { messages: Message[]; closed: number | null };
				for (const message of answer.messages) this.onmessage(message);
				if (answer.closed !== null) throw new Error("closed");
			} catch {
				this.lost();
				return;
			}
		}
	}

	private lost(): void {
		this.channel = null;
		if (this.ended) return;
		this.online("lost");
		setTimeout(() => !this.ended && this.online("open"), 1500);
	}

	close(): void {
		this.ended = true;
		this.online("closed");
	}
}

/** A socket first; plain requests if three sockets in a row never opened although the server answers. */
export class SturdyTransport implements Transport {
	onmessage: (message: Message) => void = () => {};
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
	send(message: Message): boolean {
		return this.inner.send(message);
	}
	close(): void {
		this.inner.close();
	}
}
