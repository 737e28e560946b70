/** What the browser keeps: texts under keys on shelves, written all together and for good. */

const NAME = "capes";
const SHELVES = ["tables", "journal", "positions", "decks", "judged", "self"];
type Change = [shelf: string, key: string, text: string | null];

export class Shelves {
	private constructor(private readonly base: IDBDatabase) {}

	static open(): Promise<Shelves> {
		return new Promise((resolve, reject) => {
			const asking = indexedDB.open(NAME, 1);
			asking.onupgradeneeded = () => {
				for (const shelf of SHELVES) asking.result.createObjectStore(shelf);
			};
			asking.onsuccess = () => resolve(new Shelves(asking.result));
			asking.onerror = () => reject(asking.error);
		});
	}

	/** Done when everything is where it outlives the page; nothing of it is, if something cannot be. */
	keep(changes: Change[]): Promise<void> {
		return new Promise((resolve, reject) => {
			if (changes.length === 0) {
				resolve();
				return;
			}
			const shelves = [...new Set(changes.map(([shelf]) => shelf))];
			const work = this.base.transaction(shelves, "readwrite", { durability: "strict" });
			for (const [shelf, key, text] of changes) {
				if (text === null) work.objectStore(shelf).delete(key);
				else work.objectStore(shelf).put(text, key);
			}
			work.oncomplete = () => resolve();
			work.onabort = () => reject(work.error);
		});
	}

	read(shelf: string, first: string): Promise<[string, string][]> {
		return new Promise((resolve, reject) => {
			const range = first ? IDBKeyRange.bound(first, `${first}\uffff`) : null;
			const found = this.base.transaction(shelf).objectStore(shelf);
			const keys = found.getAllKeys(range);
			const texts = found.getAll(range);
			texts.onsuccess = () => resolve(keys.result.map((key, n) => [String(key), String(texts.result[n])]));
			texts.onerror = () => reject(texts.error);
		});
	}
}
