import type { Clock, Connectivity } from "../ports";

/** The browser's own time. */
export const browserClock: Clock = {
	now: Date.now,
	after(ms, task) {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
};

/** What the browser says about its connection. */
export const browserConnectivity: Connectivity = {
	online: () => navigator.onLine,
	reach: async () => "host",
	onOnline(task) {
		addEventListener("online", task);
		return () => removeEventListener("online", task);
	},
};
