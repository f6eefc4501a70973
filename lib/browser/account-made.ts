import { withSessionStorage } from "./session-storage";

const KEY = "sign-up-made";

/** Notes in this tab that the sign-up's page says an account was made; nothing of whose. */
export const noteAccountMade = (): void => withSessionStorage((storage) => storage.setItem(KEY, "1"), undefined);

/** Whether the page said so before it was reloaded. Whoever came here in any other way has left, and the note goes. */
export function saidAccountMade(): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return withSessionStorage((storage) => {
		if (entry?.type === "reload") return storage.getItem(KEY) !== null;
		storage.removeItem(KEY);
		return false;
	}, false);
}
