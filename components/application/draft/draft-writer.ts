import type { Draft } from "@/lib/application/draft";
import { deleteDraft, keepsDrafts, saveDraft } from "@/lib/browser/draft-store";

/** Pause in typing after which a draft is written, milliseconds. */
const PAUSE_MS = 400;

/** Writes what is entered into a form to this device, as long as the person lets it. */
export interface DraftWriter {
	/** Allows writing: an earlier draft is back in the form now, so that nothing is written over it. */
	begin(): void;
	/** Notes that something was entered here, and writes it after a pause in typing. */
	note(): void;
	/** Writes at once what was noted. */
	save(): void;
	/** Forgets what was noted: another tab may have sent the application and deleted the draft. */
	drop(): void;
}

interface Setting {
	formKey: string;
	/** The form's contents; null while it is empty. */
	read(): Draft | null;
	/** Told whether there is a draft now. */
	onSaved(isSaved: boolean): void;
}

export function createDraftWriter({ formKey, read, onSaved }: Setting): DraftWriter {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let hasBegun = false;
	let hasNews = false;

	function save() {
		clearTimeout(timer);
		if (!hasBegun || !hasNews || !keepsDrafts()) return;
		hasNews = false;
		const draft = read();
		if (!draft) deleteDraft(formKey);
		onSaved(draft !== null && saveDraft(formKey, draft));
	}

	return {
		begin() {
			hasBegun = true;
		},
		note() {
			hasNews = true;
			clearTimeout(timer);
			timer = setTimeout(save, PAUSE_MS);
		},
		save,
		drop() {
			hasNews = false;
			clearTimeout(timer);
		},
	};
}
