import { gzipSync } from "node:zlib";
import { leftOf, type RenderedPage } from "../pages/rendered-page";
import { brotliQuick, GZIP_QUICK } from "./compress";
import type { Encoding } from "./encoding";
import { etagsOf } from "./etag";
import { cacheControlOf, type Lifetime } from "./freshness";
import type { PageKey } from "./routes";
import type { StoredPage, Variant } from "./stored-page";

/** One coding of a page with its headers laid out for sending. */
function variant(page: RenderedPage, encoding: Encoding, etag: string, body: Buffer, cacheControl: string): Variant {
	const own = {
		...page.headers,
		"cache-control": cacheControl,
		vary: "Accept-Encoding",
		etag,
		"content-length": String(body.length),
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
	};
	const headers = Object.entries(own).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
	return { etag, body, headers };
}

/** A rendered page in the form it is cached in, compressed quickly with Brotli, which nearly every client accepts. */
export async function makePage(
	{ key, tags }: PageKey,
	page: RenderedPage,
	lifetime: Lifetime,
	now: number,
): Promise<StoredPage> {
	const etags = etagsOf(page.body);
	const cacheControl = cacheControlOf(page.status, lifetime, leftOf(page, now));
	const freshUntil = now + lifetime.freshMs;
	const br = await brotliQuick(page.body);
	return {
		key,
		tags,
		status: page.status,
		storedAt: now,
		freshUntil,
		staleUntil: freshUntil + lifetime.staleMs,
		errorUntil: freshUntil + lifetime.errorMs,
		retryAt: 0,
		hits: 0,
		isBest: false,
		variants: {
			identity: variant(page, "identity", etags.identity, page.body, cacheControl),
			br: variant(page, "br", etags.quickBr, br, cacheControl),
		},
	};
}

/** A variant with another body of the same page, and the headers that belong to it. */
function withBody({ headers }: Variant, etag: string, body: Buffer): Variant {
	const replaced: Record<string, string> = { etag, "content-length": String(body.length) };
	return { etag, body, headers: headers.map((value, at) => (at % 2 && replaced[headers[at - 1] ?? ""]) || value) };
}

/** The same page with the best Brotli form of its body. */
export function withBestBrotli(stored: StoredPage, body: Buffer): StoredPage {
	const { br, identity } = stored.variants;
	const best = withBody(br, etagsOf(identity.body).br, body);
	return { ...stored, isBest: true, variants: { ...stored.variants, br: best } };
}

/** The page for a client that accepts gzip but not Brotli: made when the first of them asks, since few do. */
export function gzipOf({ variants: { identity } }: StoredPage): Variant {
	const { etag, body, headers } = withBody(
		identity,
		etagsOf(identity.body).gzip,
		gzipSync(identity.body, { level: GZIP_QUICK }),
	);
	return { etag, body, headers: [...headers, "content-encoding", "gzip"] };
}
