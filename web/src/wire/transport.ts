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
