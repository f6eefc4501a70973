/** The fields and lists that were filled from the CV and not changed since. Each field subscribes for itself. */
export interface Marks {
	/** Number of values that the field or list at `path` got: 1 for a field; 0 where it is unmarked. */
	count(path: string): number;
	subscribe(listener: () => void): () => void;
	/** Replaces all marks by those of `filled`: values by field. */
	set(filled: Readonly<Record<string, string | readonly unknown[]>>): void;
	/** Removes the mark of the field at `path`, or of the list that it belongs to. */
	drop(path: string): void;
}

/** An empty set of marks. */
export function createMarks(): Marks {
	const listeners = new Set<() => void>();
	let marked: ReadonlyMap<string, number> = new Map();

	function change(next: ReadonlyMap<string, number>) {
		marked = next;
		for (const listener of listeners) listener();
	}

	return {
		count: (path) => marked.get(path) ?? 0,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		set(filled) {
			const counts = Object.entries(filled).map(
				([path, value]) => [path, typeof value === "string" ? 1 : value.length] as const,
			);
			change(new Map(counts));
		},
		drop(path) {
			const name = path.split(".")[0] ?? path;
			if (marked.has(name)) change(new Map([...marked].filter(([one]) => one !== name)));
		},
	};
}
