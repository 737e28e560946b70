/** A line to nobody: plays prepared messages. For tests, the gallery and recorded games. */
import type { Line, Message, Transport } from "./transport";

export class MockTransport implements Transport {
	onmessage: (message: Message) => void = () => {};
	online: (line: Line) => void = () => {};
	sent: Message[] = [];
	answers: (message: Message) => Message | null = () => null;

	constructor(private readonly first: Message[] = []) {}

	start(): void {
		this.online("open");
		for (const message of this.first) this.onmessage(message);
	}

	send(message: Message): boolean {
		this.sent.push(message);
		const answer = this.answers(message);
		if (answer) queueMicrotask(() => this.onmessage(answer));
		return true;
	}

	close(): void {
		this.online("closed");
	}
}
