import { deviceDatabase } from "./device-database";

/** How long to wait for a copy, in milliseconds: a form must not wait for a database that opens slowly. */
const READ_MS = 1_000;

/** A refusal of the browser counts as empty storage. */
const quietly = <T>(task: Promise<T>): Promise<T | undefined> => task.catch(() => undefined);

const inTime = <T>(task: Promise<T>): Promise<T | undefined> =>
	Promise.race([task, new Promise<undefined>((resolve) => setTimeout(resolve, READ_MS, undefined))]);

/** Copies a draft to storage that survives a killed browser. Never rejects. */
export async function copyDraft(formKey: string, text: string): Promise<void> {
	await quietly(deviceDatabase().then((db) => db.put("drafts", text, formKey)));
}

/** Deletes the copy of one draft, or of all. Never rejects. */
export async function dropDraftCopies(formKey?: string): Promise<void> {
	await quietly(deviceDatabase().then((db) => (formKey ? db.delete("drafts", formKey) : db.clear("drafts"))));
}

/** The copy of a draft, parsed by `read`; copies of any draft that `read` rejects are deleted. Never rejects. */
export async function readDraftCopy<T>(formKey: string, read: (text: string) => T | null): Promise<T | null> {
	const find = async () => {
		const db = await deviceDatabase();
		const [keys, texts] = await Promise.all([db.getAllKeys("drafts"), db.getAll("drafts")]);
		const drafts = keys.map((key, index) => ({ key, draft: read(texts[index] ?? "") }));
		await Promise.all(drafts.filter(({ draft }) => draft === null).map(({ key }) => db.delete("drafts", key)));
		return drafts.find(({ key }) => key === formKey)?.draft ?? null;
	};
	return (await inTime(quietly(find()))) ?? null;
}
