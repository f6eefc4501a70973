import type { Deps } from "../../deps";
import type { LinkAnswer } from "../fetch/fetch-link";
import { bodyBytes } from "../fetch/read-body";
import { LinkRefused } from "../refused";
import type { CopyOwner } from "./candidate-id";
import { isPage, storedExtension } from "./file-kind";
import { keepCopy } from "./keep-copy";
import { NoCopy } from "./no-copy";

/** Largest file that is copied, bytes. */
export const LARGEST_FILE = 100_000_000;

/** Longest time for fetching a file, milliseconds; well below what callers wait. */
export const COPY_MS = 120_000;

/** Targets of redirects to a sign-in. */
const SIGN_IN_HOST = /^(?:accounts|login|signin|sso|auth)\./;

/** Refuses answers that don't carry what the link promises. Throws `NoCopy`. */
export function requireOk({ status, url }: LinkAnswer): void {
	if (SIGN_IN_HOST.test(url.hostname)) throw new NoCopy("asks-for-sign-in", status);
	if (status !== 200) throw new NoCopy("status", status);
}

/**
 * Stores the file of a response byte for byte and returns its key. Throws `NoCopy` for statuses other than 200, and for
 * pages, scripts and programs: a page instead of a file asks people to sign in or to request access.
 */
export async function copyFile(answer: LinkAnswer, owner: CopyOwner, deps: Deps): Promise<string> {
	requireOk(answer);
	const { status, url, headers, body } = answer;
	const type = headers["content-type"];
	if (isPage(type)) throw new NoCopy("asks-for-sign-in", status);
	return keepCopy(deps, owner, bodyBytes(body, LARGEST_FILE), async (head) => {
		if (head.length === 0) throw new LinkRefused("broken-answer");
		const extension = await storedExtension(head, type, url);
		if (!extension) throw new NoCopy("not-a-file", status);
		return extension;
	});
}
