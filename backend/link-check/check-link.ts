import type { FetchLink } from "./fetch/fetch-link";
import { sampleBody } from "./fetch/read-body";
import { LinkRefused, type Reason } from "./refused";
import type { Verdict } from "./verdict/block-list";
import type { Verdicts } from "./verdict/open-verdicts";

const SAMPLE_BYTES = 65_536;
const SAMPLE_MS = 5_000;
const CHECK_MS = 20_000;

/** The status of a link that gave no answer: no host sends it, and it isn't 200. */
const NO_ANSWER = 0;

/**
 * The status of a link on a block list, which isn't requested. Sites look at the status first; anything but 200 would
 * show "can't be accessed" instead of the warning from the counts.
 */
const LISTED = 200;

/** The result of a check. */
export interface CheckedLink extends Verdict {
	status: number;
	/** Name of the host at the end of the redirects. */
	host: string;
	/** Set when there was no answer. */
	refused?: Reason;
}

interface Reached {
	status: number;
	hops: readonly URL[];
	refused?: Reason;
}

async function reach(link: URL, fetchLink: FetchLink): Promise<Reached> {
	try {
		return await fetchLink(link, CHECK_MS, async ({ status, body, hops }) => {
			await sampleBody(body, SAMPLE_BYTES, SAMPLE_MS);
			return { status, hops };
		});
	} catch (error) {
		if (!(error instanceof LinkRefused)) throw error;
		const status = error.reason === "blocked" ? LISTED : NO_ANSWER;
		return { status, hops: error.hops, refused: error.reason };
	}
}

/** Follows a link to its end, and counts what speaks against every address on the way. Never throws `LinkRefused`. */
export async function checkLink(link: URL, fetchLink: FetchLink, verdicts: Verdicts): Promise<CheckedLink> {
	const { status, hops, refused } = await reach(link, fetchLink);
	const found = await Promise.all(hops.map((hop) => verdicts.of(hop)));
	const sum = (kind: keyof Verdict) => found.reduce((total, verdict) => total + verdict[kind], 0);
	const { hostname } = hops.at(-1) ?? link;
	return { status, host: hostname, refused, malicious: sum("malicious"), suspicious: sum("suspicious") };
}
