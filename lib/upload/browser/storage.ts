import { deviceDatabase } from "@/lib/browser/device-database";
import { PERSISTED_FOR_MS, type PersistedUpload } from "../persisted/persisted-upload";
import type { UploadStorage } from "../ports";
import { makeCopy, readCopy } from "./persisted-copy";
import { flagPersisted, unflagOthers, unflagPersisted } from "./persisted-flag";
import type { PersistedRecord } from "./persisted-record";
import { changeRecord, deleteUploads, sweep } from "./upload-database";
import { heldElsewhere, hold, letGo } from "./upload-locks";

/** The place of a slot's unfinished uploads. */
export interface StoragePlace {
	/** The form's key on this device: uploads of one form belong together. */
	formKey: string;
	/** Names the slot within its form. */
	slotPath: string;
	/** Whether the user allows storing data on this device. */
	mayKeep(): boolean;
	/**
	 * True for a form whose stored files are persisted as well, until it is sent; otherwise their records are deleted.
	 */
	untilSent?: boolean;
}

/** How long another tab may take to release an upload, in milliseconds; after a reload, that is the previous page. */
const PATIENCE_MS = 3_000;

/** A refusal of the browser counts as nothing stored. */
async function quietly<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
	try {
		return await task();
	} catch {
		return otherwise;
	}
}

/** An upload that an earlier visit left, now this page's; undefined when another tab has it or has finished it. */
async function takeOne(identifier: string): Promise<PersistedUpload | undefined> {
	if (!(await hold(identifier, PATIENCE_MS))) return undefined;
	const db = await deviceDatabase();
	const record = await db.get("uploads", identifier);
	if (!record) {
		letGo(identifier);
		return undefined;
	}
	const { openCode: _code, slotPath: _path, savedAt: _at, ...upload } = record;
	return { ...upload, file: await quietly(() => readCopy(db, record), undefined) };
}

async function forgetOne(identifier: string, formKey: string): Promise<void> {
	const db = await deviceDatabase();
	await deleteUploads(db, { identifier });
	letGo(identifier);
	if ((await db.countFromIndex("uploads", "openCode", formKey)) === 0) unflagPersisted(formKey);
}

/** Keeps the uploads of one slot in IndexedDB. No call rejects; a broken database is like an empty one. */
export function browserStorage({ formKey, slotPath, mayKeep, untilSent = false }: StoragePlace): UploadStorage {
	/** Those this engine works on, which are not taken up a second time. */
	const own = new Set<string>();

	async function keep({ file: _, ...upload }: PersistedUpload, file: File | undefined) {
		await hold(upload.identifier, PATIENCE_MS);
		const db = await deviceDatabase();
		if (!mayKeep()) return undefined;
		const record: PersistedRecord = { ...upload, openCode: formKey, slotPath, savedAt: Date.now() };
		await db.put("uploads", record);
		flagPersisted(formKey);
		return file && makeCopy(db, record, file);
	}

	async function take() {
		const left = await sweep(await deviceDatabase(), Date.now() - PERSISTED_FOR_MS);
		unflagOthers(new Set(left.map((record) => record.openCode)));
		const here = left.filter((record) => record.openCode === formKey && record.slotPath === slotPath);
		const names = here.map(({ identifier }) => identifier).filter((identifier) => !own.has(identifier));
		for (const name of names) own.add(name);
		const taken = await Promise.all(names.map((name) => quietly(() => takeOne(name), undefined)));
		return taken.filter((upload) => upload !== undefined).sort((one, other) => one.createdTime - other.createdTime);
	}

	return {
		untilSent,
		// Also without the flag: a browser that was killed may not have written that down.
		take: async () => (mayKeep() ? quietly(take, []) : []),
		async keep(upload, file) {
			if (!mayKeep()) return undefined;
			own.add(upload.identifier);
			return quietly(() => keep(upload, file), undefined);
		},
		async note(identifier, news) {
			if (!own.has(identifier)) return false;
			const write = async () => changeRecord(await deviceDatabase(), identifier, { ...news, savedAt: Date.now() });
			// Another tab that ended its last upload of this form may have taken the flag away.
			const isPersisted = await quietly(write, false);
			if (isPersisted) flagPersisted(formKey);
			return isPersisted;
		},
		async forget(identifier) {
			if (own.has(identifier)) await quietly(() => forgetOne(identifier, formKey), undefined);
		},
	};
}

/** Names of a form's files that another tab works on. Never rejects. */
export const filesElsewhere = (formKey: string): Promise<string[]> =>
	quietly(async () => {
		const records = await (await deviceDatabase()).getAllFromIndex("uploads", "openCode", formKey);
		const held = new Set(await heldElsewhere(records.map(({ identifier }) => identifier)));
		return records.filter(({ identifier }) => held.has(identifier)).map(({ filename }) => filename);
	}, []);

/** Deletes every unfinished upload of a form, with its file: the form was sent or cleared. Never rejects. */
export async function forgetUploads(formKey: string): Promise<void> {
	const deleted = await quietly(async () => deleteUploads(await deviceDatabase(), { openCode: formKey }), []);
	unflagPersisted(formKey);
	deleted.forEach(letGo);
}

/** Deletes every unfinished upload on this device, because the user wants nothing stored. Never rejects. */
export async function forgetAllUploads(): Promise<void> {
	const deleted = await quietly(async () => deleteUploads(await deviceDatabase(), "all"), []);
	unflagOthers(new Set());
	deleted.forEach(letGo);
}
