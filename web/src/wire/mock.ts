/** A line to nobody: plays prepared messages. For tests, the gallery and recorded games. */
import type { Asked, Told } from "./contract";
import type { Line, Transport } from "./transport";
import type { Heard } from "./types";

export class MockTransport implements Transport {
	onmessage: (message: Heard) => void = () => {};
	online: (line: Line) => void = () => {};
	sent: Asked[] = [];
	answers: (message: Asked) => Told | null = () => null;

	constructor(private readonly first: Heard[] = []) {}

	start(): void {
		this.online("open");
		for (const message of this.first) this.onmessage(message);
	}

	send(message: Asked): boolean {
		this.sent.push(message);
		const answer = this.answers(message);
		if (answer) queueMicrotask(() => this.onmessage(answer));
		return true;
	}

	close(): void {
		this.online("closed");
	}
}
