import { withSessionStorage } from "./session-storage";

const KEY = "sign-up-confirmation";

/** Keeps the token of an account that was just made in this tab, where a reload finds it; without one it is dropped. */
export const keepConfirmationToken = (token: string | undefined): void =>
	withSessionStorage(
		(storage) => (token === undefined ? storage.removeItem(KEY) : storage.setItem(KEY, token)),
		undefined,
	);

/** The token that this tab keeps. */
export const keptConfirmationToken = (): string | undefined =>
	withSessionStorage((storage) => storage.getItem(KEY), null) ?? undefined;
