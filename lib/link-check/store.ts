import type { LinkItem } from "./item";

/** The links of one document. `all` returns the same list until something changes. */
export interface LinkStore {
	all(): readonly LinkItem[];
	get(id: string): LinkItem | undefined;
	subscribe(listener: () => void): () => void;
	/** Inserts a link at an index; at the end if there is no such index. */
	insert(index: number, item: LinkItem): void;
	change(id: string, patch: Partial<LinkItem>): void;
	remove(id: string): void;
}

/** Stores links and notifies its listeners of every change. */
export function createLinkStore(): LinkStore {
	const listeners = new Set<() => void>();
	let items: readonly LinkItem[] = [];

	function set(next: readonly LinkItem[]) {
		items = next;
		for (const listener of listeners) listener();
	}

	return {
		all: () => items,
		get: (id) => items.find((item) => item.id === id),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		insert: (index, item) => set([...items.slice(0, index), item, ...items.slice(index)]),
		change: (id, patch) => set(items.map((item) => (item.id === id ? { ...item, ...patch } : item))),
		remove: (id) => set(items.filter((item) => item.id !== id)),
	};
}
