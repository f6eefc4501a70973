import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { unstable_cache } from "next/cache";
import { readJson } from "@/lib/text/read-json";
import type { ProtectedCall } from "./breaker/through-breaker";
import { callHost } from "./host-client";
import { asHostFailure, HostFailure } from "./host-failure";
import { logFailure } from "./log";

/** Tag of all cached answers. */
export const ALL_DATA_TAG = "all-data";

/** How an answer is cached: for how many seconds, and with which tags. */
interface Keeping {
	seconds: number;
	tags: string[];
	/** For how much longer an old answer may stand in for a new one, in seconds; not at all unless given. */
	standsInSeconds?: number;
	/** Time limit for the whole call, in milliseconds. */
	timeoutMs: number;
	/** The language requested, if the host supports several. */
	language?: string;
	/** The call's name in the table. */
	call: ProtectedCall["name"];
}

type Asking = Pick<Keeping, "timeoutMs" | "language" | "call">;

/**
 * Next renders a failed page a second time at once, and visitors often retry. Within this time, the same address fails
 * without another call to the host, so that a visitor waits for one time limit instead of two.
 */
const FAILED_FOR_MS = 5_000;

/** An answer's text, and when it came. */
interface Kept {
	text: string | null;
	at: number;
}

const failed = new LRUCache<string, HostFailure>({ max: 1_000, ttl: FAILED_FOR_MS });
const running = new Map<string, Promise<Kept>>();

async function ask(url: string, { timeoutMs, language, call }: Asking): Promise<Kept> {
	const requestId = randomUUID();
	const headers = {
		accept: "application/json",
		"accept-encoding": "identity",
		"X-Request-Id": requestId,
		...(language ? { "accept-language": language } : {}),
	};
	try {
		const { status, body } = await callHost({ url, name: call, method: "GET", headers, timeoutMs });
		if (status === 404) return { text: null, at: Date.now() };
		if (status !== 200 || readJson(body) === undefined) throw new HostFailure("bad_host_answer");
		return { text: body, at: Date.now() };
	} catch (error) {
		const failure = asHostFailure(error);
		failed.set(url, failure);
		logFailure(requestId, call, failure);
		throw failure;
	}
}

/** One call at a time for an address in a language, and none shortly after the address's last failure. */
function askOnce(url: string, asking: Asking): Promise<Kept> {
	const known = failed.get(url);
	if (known) return Promise.reject(known);
	const name = `${asking.language ?? ""} ${url}`;
	const current = running.get(name) ?? ask(url, asking).finally(() => running.delete(name));
	running.set(name, current);
	return current;
}

/**
 * A host's answer to a GET, cached for pages: the JSON of a 200, null for a 404. It uses the same client as every call,
 * because the framework's own fetch would read and decompress a body of any size. Throws `HostFailure`; failures are not
 * cached.
 */
export async function readCached(
	url: string,
	{ seconds, tags, standsInSeconds = 0, ...asking }: Keeping,
): Promise<unknown> {
	const key = [url, ...(asking.language ? [asking.language] : [])];
	const cached = await unstable_cache(() => askOnce(url, asking), key, {
		revalidate: seconds,
		tags: [...tags, ALL_DATA_TAG],
	})();
	// The framework gives an old answer once more, however old it is, and goes on doing so for as long as the host fails.
	const isOld = Date.now() - cached.at > (seconds + standsInSeconds) * 1_000;
	const { text } = isOld ? await askOnce(url, asking) : cached;
	return text === null ? null : readJson(text);
}
