import { type Draft, draftKey, readDraft } from "@/lib/application/draft";
import { requestFormKey } from "@/lib/application/persisted-request";
import { copyDraft, dropDraftCopies, readDraftCopy } from "./draft-copy";
import { keysIn, withLocalStorage } from "./local-storage";

const OFF = "drafts:off";
const PREFIX = draftKey("");

/** Whether the user allows drafts on this device. */
export const keepsDrafts = (): boolean => withLocalStorage((storage) => storage.getItem(OFF) === null, false);

/** Switches drafts on, or off; off deletes every draft on this device, those of document requests too. */
export function setKeepsDrafts(on: boolean): void {
	if (!on) void dropDraftCopies();
	withLocalStorage((storage) => {
		if (on) return storage.removeItem(OFF);
		storage.setItem(OFF, "1");
		for (const key of [PREFIX, requestFormKey("")].flatMap((prefix) => keysIn(storage, prefix)))
			storage.removeItem(key);
	}, undefined);
}

function loadPersisted(formKey: string): Draft | null {
	return withLocalStorage((storage) => {
		for (const key of keysIn(storage, PREFIX)) {
			if (readDraft(storage.getItem(key), Date.now()) === null) storage.removeItem(key);
		}
		return readDraft(storage.getItem(draftKey(formKey)), Date.now());
	}, null);
}

/**
 * The draft of the form with this key, if any; outdated drafts of any form are deleted. Of the draft and its copy, the newer
 * one counts: a killed browser may have lost the last write of either. Never rejects.
 */
export async function loadDraft(formKey: string): Promise<Draft | null> {
	const persisted = loadPersisted(formKey);
	const copy = await readDraftCopy(formKey, (text) => readDraft(text, Date.now()));
	return copy && copy.savedAt > (persisted?.savedAt ?? 0) ? copy : persisted;
}

/** Whether a draft may exist, without reading it. */
export const hasDraft = (formKey: string): boolean =>
	withLocalStorage((storage) => storage.getItem(draftKey(formKey)) !== null, false);

/** Saves a draft. False if the browser refuses. */
export function saveDraft(formKey: string, draft: Draft): boolean {
	const text = JSON.stringify(draft);
	void copyDraft(formKey, text);
	return withLocalStorage((storage) => {
		storage.setItem(draftKey(formKey), text);
		return true;
	}, false);
}

export function deleteDraft(formKey: string): void {
	void dropDraftCopies(formKey);
	withLocalStorage((storage) => storage.removeItem(draftKey(formKey)), undefined);
}
