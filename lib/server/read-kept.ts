import "server-only";
import { unstable_cache } from "next/cache";
import { callHost } from "./host-client";
import { HostFailure } from "./host-failure";

/** How an answer is kept: for how many seconds, and under which tags it is dropped before. */
interface Keeping {
	seconds: number;
	tags: string[];
	/** Limit for the whole call, milliseconds. */
	timeoutMs: number;
}

const HEADERS = { accept: "application/json", "accept-encoding": "identity" };

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HostFailure("bad_host_answer", { cause });
	}
}

/**
 * What a host answers to a GET, kept for pages: the JSON of a 200, null for a 404. It goes through the same
 * client as every call, because the framework's own fetch would read and decompress a body of any size.
 * Throws `HostFailure`; failures are not kept.
 */
export async function readKept(url: string, { seconds, tags, timeoutMs }: Keeping): Promise<unknown> {
	const read = async (): Promise<string | null> => {
		const { status, body } = await callHost({ url, method: "GET", headers: HEADERS, timeoutMs });
		if (status !== 200 && status !== 404) throw new HostFailure("bad_host_answer");
		return status === 200 ? body : null;
	};
	const text = await unstable_cache(read, [url], { revalidate: seconds, tags })();
	return text === null ? null : parseJson(text);
}
