import { type Attachment, mayMove, type UploadStatus } from "./attachment";

/** The rows of one slot. `all` returns the same list until something changes. */
export interface Rows {
	all(): readonly Attachment[];
	get(identifier: string): Attachment | undefined;
	subscribe(listener: () => void): () => void;
	add(row: Attachment): void;
	change(identifier: string, patch: Partial<Omit<Attachment, "status">>): void;
	/** Moves a row to another status; false, and nothing is changed, when it may not go there. */
	move(identifier: string, status: UploadStatus, patch: Partial<Attachment>): boolean;
	removeWhere(test: (row: Attachment) => boolean): void;
}

/** Stores rows and notifies its listeners of every change. */
export function createRows(): Rows {
	const listeners = new Set<() => void>();
	let rows: readonly Attachment[] = [];

	function set(next: readonly Attachment[]) {
		rows = next;
		for (const listener of listeners) listener();
	}

	const patchRow = (identifier: string, patch: Partial<Attachment>) =>
		set(rows.map((row) => (row.identifier === identifier ? { ...row, ...patch } : row)));

	const get = (identifier: string) => rows.find((row) => row.identifier === identifier);

	return {
		all: () => rows,
		get,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add: (row) => set([...rows, row]),
		change: patchRow,
		move(identifier, status, patch) {
			const row = get(identifier);
			if (!row || !mayMove(row.status, status)) return false;
			patchRow(identifier, { ...patch, status });
			return true;
		},
		removeWhere(test) {
			if (rows.some(test)) set(rows.filter((row) => !test(row)));
		},
	};
}
