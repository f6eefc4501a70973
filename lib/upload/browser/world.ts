import { callApi } from "@/lib/api-client/call-api";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { JOB_CODE_HEADER } from "../../api-client/headers";
import type { Clock, Connectivity, Reach } from "../ports";
import { PING_PATH, SITE_PATH } from "./paths";

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

/** The status of the answer to a small call; undefined without one in time. */
async function statusOf(call: (request: RequestInit) => Promise<Response>): Promise<number | undefined> {
	const limit = new AbortController();
	const stopLimit = browserClock.after(TIMEOUT_MS.ping, () => limit.abort());
	try {
		// Neither the proxy nor the site redirects these; a network that wants a sign-in first does.
		const answer = await call({ cache: "no-store", redirect: "error", signal: limit.signal });
		void answer.body?.cancel();
		return answer.status;
	} catch {
		return undefined;
	} finally {
		stopLimit();
	}
}

async function ping(openCode: string): Promise<Reach> {
	const headers = { [JOB_CODE_HEADER]: openCode };
	const status = await statusOf((request) => callApi(PING_PATH, { ...request, headers }));
	if (status !== undefined) return answererOf(status);
	// A slow host must not pass for a lost connection.
	// biome-ignore lint/plugin: only the site answers this call, no host
	const own = await statusOf((request) => fetch(SITE_PATH, request));
	return own === undefined ? "nowhere" : "silent";
}

/** The browser's own information about its connection. */
export const browserOnline: Omit<Connectivity, "reach"> = {
	online: () => navigator.onLine,
	onOnline(task) {
		addEventListener("online", task);
		return () => removeEventListener("online", task);
	},
};

/** The same, with small calls to the host of a job's region, and to the site, that test the real connection. */
export const connectivityTo = (openCode: string): Connectivity => ({ ...browserOnline, reach: () => ping(openCode) });
