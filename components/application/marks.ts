/** Which fields stand as something else put them there. Each field listens for itself. */
export interface Marks {
	has(path: string): boolean;
	subscribe(listener: () => void): () => void;
	set(paths: readonly string[]): void;
	/** Takes the mark from the field at `path`, or from the list that it belongs to. */
	drop(path: string): void;
}

/** Marks that nobody has yet. */
export function createMarks(): Marks {
	const listeners = new Set<() => void>();
	let marked: ReadonlySet<string> = new Set();

	function change(next: ReadonlySet<string>) {
		marked = next;
		for (const listener of listeners) listener();
	}

	return {
		has: (path) => marked.has(path),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		set: (paths) => change(new Set(paths)),
		drop(path) {
			const name = path.split(".")[0] ?? path;
			if (marked.has(name)) change(new Set([...marked].filter((one) => one !== name)));
		},
	};
}
