import { parseUrl } from "../../../lib/contract/parse-url";
import type { FetchLink } from "../../link-check/fetch/fetch-link";
import { bodyBuffer } from "../../link-check/fetch/read-body";
import { LinkRefused, type Reason } from "../../link-check/refused";
import { decode, MOST_BYTES } from "../file/read-file";
import { readSource } from "../file/read-source";
import type { Source } from "../file/source";
import { ImportError } from "../import-error";

/** Time limit for a response, in milliseconds. */
const LONGEST_MS = 60_000;

const REASONS: Readonly<Record<Reason, string>> = {
	scheme: "leads to an address that isn't a web page's",
	credentials: "has a name or a password in it",
	"inner-name": "its host is inside of a network; name it in LINK_INTERNAL_HOSTS if that is right",
	"inner-address": "its host is inside of a network; name it in LINK_INTERNAL_HOSTS if that is right",
	"own-address": "is an address of this backend",
	port: "only the ports 80 and 443 are asked, and those of LINK_INTERNAL_HOSTS",
	"no-such-host": "there is no such host",
	unreachable: "its host can't be reached",
	certificate: "its certificate isn't valid",
	slow: "it takes too long to answer",
	"too-large": `it answers with more than ${MOST_BYTES / 1e6} MB`,
	encoded: "its answer is compressed, although none was asked for",
	blocked: "is on a block list",
	"too-many-redirects": "redirects too often",
	"redirect-loop": "redirects in a circle",
	"broken-answer": "its answer breaks off, or isn't HTTP",
};

/** The address in a text; undefined for a file name. Throws a one-line `ImportError` for an address that can't be asked. */
export function addressIn(text: string): URL | undefined {
	if (!/^[a-z][a-z0-9+.-]+:\//i.test(text)) return undefined;
	const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined;
	if (!url) throw new ImportError([`${text}: is not an address that begins with https:// or http://`]);
	return url;
}

/** The response of an address. Throws a one-line `ImportError`, also for a response that isn't a success. */
export async function readAddress(url: URL, fetchLink: FetchLink): Promise<Source> {
	const wrong = (reason: string) => new ImportError([`${url.href}: ${reason}`]);
	try {
		const bytes = await fetchLink(url, LONGEST_MS, ({ status, body }) => {
			if (status !== 200) throw wrong(`answers with the status ${status}`);
			return bodyBuffer(body, MOST_BYTES);
		});
		const text = decode(url.href, bytes);
		if (text.trim() === "") throw wrong("answers with nothing");
		return readSource(text);
	} catch (error) {
		if (error instanceof LinkRefused) throw wrong(REASONS[error.reason]);
		throw error;
	}
}
