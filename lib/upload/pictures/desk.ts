import { moved, type Page, type Picture } from "./page";

/** Most pictures that become one document. */
const MOST_PICTURES = 50;

/** The pictures of one slot that aren't uploaded yet, in page order. `snapshot` returns the same list until it changes. */
export interface Desk {
	snapshot(): readonly Picture[];
	subscribe(listener: () => void): () => void;
	/** Appends pictures; returns those that exceed the limit. */
	add(files: readonly File[]): File[];
	/** Stores the page made from a picture. Does nothing if the picture was removed meanwhile. */
	setPage(id: string, page: Page): void;
	move(id: string, by: -1 | 1): void;
	remove(id: string): void;
	empty(): void;
}

/** Holds pictures from the moment they are picked until they are uploaded. */
export function createDesk(): Desk {
	const listeners = new Set<() => void>();
	let pictures: readonly Picture[] = [];
	let count = 0;

	function set(next: readonly Picture[]) {
		if (next === pictures) return;
		pictures = next;
		for (const listener of listeners) listener();
	}

	return {
		snapshot: () => pictures,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add(files) {
			const free = MOST_PICTURES - pictures.length;
			const added = files.slice(0, free).map((file) => {
				count += 1;
				return { id: `picture-${count}`, file };
			});
			set([...pictures, ...added]);
			return files.slice(free);
		},
		setPage: (id, page) => set(pictures.map((picture) => (picture.id === id ? { ...picture, page } : picture))),
		move: (id, by) => set(moved(pictures, id, by)),
		remove: (id) => set(pictures.filter((picture) => picture.id !== id)),
		empty: () => set([]),
	};
}

/** The pictures of a desk as a form sees them: picked, but not uploaded. */
export const pickedFiles = (desk: Desk | undefined) =>
	(desk?.snapshot() ?? []).map(({ file }) => ({
		status: "picked" as const,
		filename: file.name,
		filepath: "",
		type: file.type,
		sizeBytes: file.size,
	}));
