import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { acceptedEncodings, type Encoding } from "./encoding";
import { matchesEtag } from "./etag";
import { gzipOf, plainOf } from "./make-page";
import type { StoredPage, Variant } from "./stored-page";

/** Memory for forms other than Brotli, which few clients need, bytes each. */
const FORMS_BYTES = 4 * 1_024 * 1_024;

/** Makes a form of a page, and keeps it while the page is asked for in this form. */
function recentForms(make: (page: StoredPage) => Variant): (page: StoredPage) => Variant {
	const made = new LRUCache<StoredPage, Variant>({
		maxSize: FORMS_BYTES,
		maxEntrySize: FORMS_BYTES,
		sizeCalculation: ({ body }) => body.length,
	});
	return (page) => {
		const known = made.get(page);
		if (known) return known;
		const form = make(page);
		made.set(page, form);
		return form;
	};
}

const FORMS: Record<Encoding, (page: StoredPage) => Variant> = {
	br: ({ br }) => br,
	gzip: recentForms(gzipOf),
	identity: recentForms(plainOf),
};

function pick(page: StoredPage, acceptEncoding: string | undefined): Variant {
	const [best = "identity"] = acceptedEncodings(acceptEncoding);
	return FORMS[best](page);
}

/** Headers that describe a body; an answer without one must not carry them. */
const isOfBody = (name: string) => name === "content-length" || name === "content-encoding";

const withoutBody = (headers: readonly string[]) =>
	headers.filter((_, index) => !isOfBody(headers[index - (index % 2)] ?? ""));

/** Sends a cached page in the client's favourite coding, or 304 if it has it. Gives the bytes of the body sent. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: StoredPage, id: string, now: number): number {
	const chosen = pick(page, req.headers["accept-encoding"]);
	const age = String(Math.max(0, Math.floor((now - page.storedAt) / 1_000)));
	if (matchesEtag(req.headers["if-none-match"], chosen.etag)) {
		res.writeHead(304, [...withoutBody(chosen.headers), "age", age, "x-request-id", id]).end();
		return 0;
	}
	res.writeHead(page.status, chosen.headers.concat("age", age, "x-request-id", id));
	const body = req.method === "HEAD" ? undefined : chosen.body;
	res.end(body);
	return body?.length ?? 0;
}
