import { leftOf, type RenderedPage } from "../pages/rendered-page";
import { gzipQuick } from "./compress";
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

/** A rendered page in the form it is kept in: plain and gzip; Brotli is added later. */
export async function makePage(
	{ key, tags }: PageKey,
	page: RenderedPage,
	lifetime: Lifetime,
	now: number,
): Promise<StoredPage> {
	const etags = etagsOf(page.body);
	const cacheControl = cacheControlOf(page.status, lifetime, leftOf(page, now));
	const freshUntil = now + lifetime.freshMs;
	return {
		key,
		tags,
		status: page.status,
		cacheControl,
		storedAt: now,
		freshUntil,
		staleUntil: freshUntil + lifetime.staleMs,
		errorUntil: freshUntil + lifetime.errorMs,
		retryAt: 0,
		variants: {
			identity: variant(page, "identity", etags.identity, page.body, cacheControl),
			gzip: variant(page, "gzip", etags.gzip, await gzipQuick(page.body), cacheControl),
		},
	};
}

/** The same page with its Brotli form. */
export function withBrotli(stored: StoredPage, page: RenderedPage, body: Buffer): StoredPage {
	const br = variant(page, "br", etagsOf(page.body).br, body, stored.cacheControl);
	return { ...stored, variants: { ...stored.variants, br } };
}
