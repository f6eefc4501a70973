import { randomUUID } from "node:crypto";
import { Problem } from "../http/problem";
import type { Store } from "../store/open";
import { isNamedElsewhere, type NamedBy } from "../store/queries/sent-applications";
import { giveUpFiles, markUsed, storedKeys } from "../store/queries/uploads";
import { enqueueTask } from "../tasks/enqueue";
import type { FieldErrors } from "./field-errors";
import { type HandedIn, type Slot, slotOf } from "./slot";

/** A stored file that a submission names, and the field that names it. */
export interface NamedFile {
	field: string;
	filepath: string;
}

const MISSING = "A file is missing or not complete.";

/** The stored files among documents. */
export function filesIn(documents: readonly HandedIn[], slots: readonly Slot[]): NamedFile[] {
	return documents.flatMap((document) => {
		const slot = slotOf(document, slots);
		const field = slot ? `document_candidate.${slot.index}` : "document_candidate";
		return (document.attachment ?? []).map(({ filepath }) => ({ field, filepath }));
	});
}

/**
 * Gives the keys of the files that a submission names, each once. Throws 422 for the errors that were found before, and
 * for files that are not the company's to use.
 */
export async function acceptFiles(
	store: Store,
	companyId: number,
	{ named, errors }: { named: readonly NamedFile[]; errors: FieldErrors },
): Promise<string[]> {
	const keys = [...new Set(named.map(({ filepath }) => filepath))];
	const stored = await storedKeys(store, companyId, keys);
	const missing = named.filter(({ filepath }) => !stored.has(filepath)).map(({ field }) => [field, [MISSING]]);
	const all: FieldErrors = { ...errors, ...Object.fromEntries(missing) };
	if (Object.keys(all).length > 0) throw new Problem(422, "Some values are missing or not right.", { errors: all });
	return keys;
}

/** Marks the files of a submission as used. Throws 422 if one of them was swept in the meantime. */
export async function useFiles(write: Store, companyId: number, keys: readonly string[], at: string): Promise<void> {
	const used = await markUsed(write, companyId, keys, at);
	if (used !== keys.length) throw new Problem(422, MISSING);
}

/**
 * Lets those of `keys` go that nothing else than `by` names: no submission can name them from now on, and a task deletes
 * the files. Gives how many there are.
 */
export async function dropFiles(write: Store, by: NamedBy, keys: Iterable<string>, at: string): Promise<number> {
	const dropped: string[] = [];
	for (const key of new Set(keys)) if (!(await isNamedElsewhere(write, key, by))) dropped.push(key);
	if (dropped.length === 0) return 0;
	await giveUpFiles(write, dropped);
	const task = { key: `delete-files:${randomUUID()}`, kind: "delete-files", payload: { keys: dropped } } as const;
	await enqueueTask(write, task, at);
	return dropped.length;
}
