import {
	persistedUnder,
	readPersisted,
	type SentApplication,
	writePersisted,
} from "@/lib/application/persisted-result";

/** `sessionStorage`; undefined if the browser refuses access. */
function storage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Stores a sent application for as long as the tab is open, so that a reload doesn't lose the interview code. */
export function keepApplication(formKey: string, sent: SentApplication): void {
	try {
		storage()?.setItem(persistedUnder(formKey), writePersisted(sent));
	} catch {
		// With full storage, the page only forgets on reload.
	}
}

/** The application that this tab has sent through a form, or null. */
export const persistedApplication = (formKey: string): SentApplication | null =>
	readPersisted(storage()?.getItem(persistedUnder(formKey)) ?? null);

export const forgetApplication = (formKey: string): void => storage()?.removeItem(persistedUnder(formKey));
