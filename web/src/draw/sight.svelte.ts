/** Drawings that wait: until their place comes into sight, and until every keystroke before them has been answered. */
import { drawSoon } from "./queue";

export class Sight {
	/** The place on the page that is waited for. */
	place: HTMLElement | undefined = $state();
	seen = $state(false);

	/** Seen this far ahead of the window's edge. */
	constructor(ahead: string) {
		$effect(() => {
			if (!this.place || this.seen) return;
			let forget = () => {};
			const watch = new IntersectionObserver(
				(entries) => {
					if (!entries.some((entry) => entry.isIntersecting)) return;
					watch.disconnect();
					forget = drawSoon(() => {
						this.seen = true;
					});
				},
				{ rootMargin: ahead },
			);
			watch.observe(this.place);
			return () => {
				watch.disconnect();
				forget();
			};
		});
	}
}
