import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Clock, Connectivity, Reach } from "../ports";
import { PING_PATH } from "./paths";

/** The browser's own time. */
export const browserClock: Clock = {
	now: Date.now,
	after(ms, task) {
		const timer = setTimeout(task, ms);
		return () => clearTimeout(timer);
	},
};

/** Whose answer a status is: the host's, or the site's own for a host that is away or asks for a pause. */
const answererOf = (status: number): Reach => (status >= 500 || status === 429 ? "site" : "host");

async function ping(): Promise<Reach> {
	const limit = new AbortController();
	const stopLimit = browserClock.after(TIMEOUT_MS.ping, () => limit.abort());
	try {
		// The door never redirects; a network that wants a sign-in first does.
		const answer = await fetch(PING_PATH, { cache: "no-store", redirect: "error", signal: limit.signal });
		void answer.body?.cancel();
		return answererOf(answer.status);
	} catch {
		return "nowhere";
	} finally {
		stopLimit();
	}
}

/** What the browser says about its connection, and a small call that tells how far it really goes. */
export const browserConnectivity: Connectivity = {
	online: () => navigator.onLine,
	reach: ping,
	onOnline(task) {
		addEventListener("online", task);
		return () => removeEventListener("online", task);
	},
};
