import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliQuick, gzipQuick } from "../cache/compress";
import { acceptedEncodings, type Encoding } from "../cache/encoding";
import { cacheControlOf, lifetimeOf } from "../cache/freshness";
import { leftOf, type RenderedPage } from "./rendered-page";

/** Below this size compressing costs more than it saves, bytes. */
const WORTH_COMPRESSING = 1_024;

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

async function encode(page: RenderedPage, encoding: Encoding): Promise<Buffer> {
	if (encoding === "br") return brotliQuick(page.body);
	return encoding === "gzip" ? gzipQuick(page.body) : page.body;
}

function cacheControl(page: RenderedPage): string {
	const leftMs = leftOf(page, Date.now());
	const lifetime = page.headers["set-cookie"] ? null : lifetimeOf(page.status, page.nextHeaders, leftMs);
	if (lifetime) return cacheControlOf(page.status, lifetime, leftMs);
	const own = String(page.nextHeaders["cache-control"] ?? "");
	if (own && !own.includes("s-maxage")) return own;
	return page.status === 308 ? "public, max-age=3600" : "private, no-store";
}

/** Sends a page that is not cached, compressed at a quick level. Gives the bytes of the body sent. */
export async function sendRendered(
	req: IncomingMessage,
	res: ServerResponse,
	page: RenderedPage,
	id: string,
): Promise<number> {
	const small = page.body.length < WORTH_COMPRESSING || !compressible.test(String(page.headers["content-type"] ?? ""));
	const encoding = small ? "identity" : (acceptedEncodings(req.headers["accept-encoding"])[0] ?? "identity");
	const body = await encode(page, encoding);
	res.writeHead(page.status, {
		...page.headers,
		"cache-control": cacheControl(page),
		vary: "Accept-Encoding",
		"content-length": body.length,
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
		"x-request-id": id,
	});
	res.end(req.method === "HEAD" ? undefined : body);
	return req.method === "HEAD" ? 0 : body.length;
}
