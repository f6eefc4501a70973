import {
	persistedUnder,
	readPersisted,
	type SentApplication,
	writePersisted,
} from "@/lib/application/persisted-result";

/** The tab's own storage; undefined where the browser refuses it. */
function storage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Keeps a sent application for as long as the tab is open, so that a reload doesn't lose the interview code. */
export function keepApplication(formKey: string, sent: SentApplication): void {
	try {
		storage()?.setItem(persistedUnder(formKey), writePersisted(sent));
	} catch {
		// A full storage only means that a reload forgets.
	}
}

/** The application that this tab has sent by a form, or null. */
export const persistedApplication = (formKey: string): SentApplication | null =>
	readPersisted(storage()?.getItem(persistedUnder(formKey)) ?? null);

export const forgetApplication = (formKey: string): void => storage()?.removeItem(persistedUnder(formKey));
