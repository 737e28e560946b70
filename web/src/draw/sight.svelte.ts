/** Drawings that wait: until their place comes into sight, and until every keystroke before them has been answered. */
import { drawSoon } from "./queue";

export class Sight {
	/** The place on the page that is waited for. */
	place: HTMLElement | undefined = $state();
	/** Whether it has ever been drawn. */
	seen = $state(false);
	/** Whether the drawing is in the page's layout: it leaves with its tile and comes back after the tile. */
	out = $state(false);

	/** Drawn this far ahead of the window's edge, while its tile is shown at all. */
	constructor(ahead: string, visible: () => boolean) {
		$effect(() => {
			if (!this.place || this.seen) return;
			let forget = () => {};
			const watch = new IntersectionObserver(
				(entries) => {
					if (!entries.some((entry) => entry.isIntersecting)) return;
					watch.disconnect();
					forget = drawSoon(() => {
						this.seen = this.out = true;
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
		$effect(() => {
			if (!this.seen) return;
			if (!visible()) {
				this.out = false;
				return;
			}
			return drawSoon(() => {
				this.out = true;
			});
		});
	}
}
