import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { readJson } from "@/lib/text/read-json";
import type { ProtectedCall } from "./breaker/through-breaker";
import { type Answered, dataCache } from "./data-cache";
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

const SECOND = 1_000;

const failed = new LRUCache<string, HostFailure>({ max: 1_000, ttl: FAILED_FOR_MS });

async function ask(url: string, { timeoutMs, language, call }: Asking): Promise<Answered> {
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

/** None shortly after the address's last failure. */
const askUnlessFailed = (url: string, asking: Asking): Promise<Answered> => {
	const known = failed.get(url);
	return known ? Promise.reject(known) : ask(url, asking);
};

/**
 * A host's answer to a GET, cached for pages: the JSON of a 200, null for a 404. It uses the same client and the same cache
 * for every call: the framework's own would read and decompress a body of any size, and look for a file each time.
 * Concurrent readers share a call. Throws `HostFailure`; failures are not cached.
 */
export async function readCached(
	url: string,
	{ seconds, tags, standsInSeconds = 0, ...asking }: Keeping,
): Promise<unknown> {
	const keeping = { freshMs: seconds * SECOND, standsInMs: standsInSeconds * SECOND, tags: [...tags, ALL_DATA_TAG] };
	const name = `${asking.language ?? ""} ${url}`;
	const { text } = await dataCache().read(name, keeping, () => askUnlessFailed(url, asking));
	return text === null ? null : readJson(text);
}
