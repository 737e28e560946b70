/** What arrives, cut into beats: some news each, and the picture of the table just after them. */
import type { AnyView, News, StateMessage, WayBack } from "../wire/types";

export interface Beat {
	news: News[];
	/** The table once the beat has landed. */
	view: AnyView;
}

/** The picture before a beat, made from the picture after it. */
export function goBack<T>(from: T, way: WayBack | null | undefined): T {
	return step(from, way ?? undefined) as T;
}

/** The next message, made from the last one and what it changes; neither is touched. */
export function changed(last: StateMessage, change: WayBack): StateMessage {
	return step(last, change) as StateMessage;
}

type Thing = { n: number };

function step(from: unknown, way: WayBack | undefined): unknown {
	if (way === undefined) return from;
	if (typeof way !== "object" || Array.isArray(way)) return way;
	if ("is" in way) return way.is;
	if ("at" in way) return (from as unknown[]).map((one, at) => step(one, way.at[at]));
	if ("of" in way) {
		const known = new Map((from as Thing[]).map((one) => [one.n, one]));
		return (way.by ?? [...known.keys()]).map((n) => step(known.get(n), way.of[n]));
	}
	const whole: Record<string, unknown> = { ...(from as Record<string, unknown>) };
	for (const [key, inner] of Object.entries(way.in)) whole[key] = step(whole[key], inner);
	return whole;
}

/** The beats of a message, in order; the last one's picture is the message's own. */
export function beatsOf(message: Pick<StateMessage, "beats" | "view"> & { news: News[] }): Beat[] {
	const news = message.news;
	const told = message.beats ?? [];
	if (!told.length) return news.length ? [{ news, view: message.view }] : [];
	const beats: Beat[] = [];
	let view = message.view;
	let end = news.length;
	for (const { news: count, back } of [...told].reverse()) {
		beats.unshift({ news: news.slice(end - count, end), view });
		end -= count;
		view = goBack(view, back);
	}
	return beats;
}
