import { callApi } from "@/lib/api-client/call-api";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { JOB_CODE_HEADER } from "../../api-client/headers";
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

/** The source of a status: the host, or the site itself for a host that is down or asks for a pause. */
const answererOf = (status: number): Reach => (status >= 500 || status === 429 ? "site" : "host");

async function ping(openCode: string): Promise<Reach> {
	const limit = new AbortController();
	const stopLimit = browserClock.after(TIMEOUT_MS.ping, () => limit.abort());
	try {
		// The proxy never redirects; a network that wants a sign-in first does.
		const { signal } = limit;
		const headers = { [JOB_CODE_HEADER]: openCode };
		const answer = await callApi(PING_PATH, { headers, cache: "no-store", redirect: "error", signal });
		void answer.body?.cancel();
		return answererOf(answer.status);
	} catch {
		return "nowhere";
	} finally {
		stopLimit();
	}
}

/** The browser's own information about its connection. */
export const browserOnline: Omit<Connectivity, "reach"> = {
	online: () => navigator.onLine,
	onOnline(task) {
		addEventListener("online", task);
		return () => removeEventListener("online", task);
	},
};

/** The same, with a small call to the host of a job's region that tests the real connection. */
export const connectivityTo = (openCode: string): Connectivity => ({ ...browserOnline, reach: () => ping(openCode) });
