import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./encoding";
import { matchesEtag } from "./etag";
import { gzipOf } from "./make-page";
import type { StoredPage, Variant } from "./stored-page";

function pick(page: StoredPage, acceptEncoding: string | undefined): Variant {
	const [best = "identity"] = acceptedEncodings(acceptEncoding);
	if (best !== "gzip") return page.variants[best];
	page.variants.gzip ??= gzipOf(page);
	return page.variants.gzip;
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
