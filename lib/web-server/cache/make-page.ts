import { leftOf, type RenderedPage } from "../pages/rendered-page";
import { brotliQuick, gzipQuick } from "./compress";
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

/** A rendered page in the form it is cached in: each coding, compressed quickly. */
export async function makePage(
	{ key, tags }: PageKey,
	page: RenderedPage,
	lifetime: Lifetime,
	now: number,
): Promise<StoredPage> {
	const etags = etagsOf(page.body);
	const cacheControl = cacheControlOf(page.status, lifetime, leftOf(page, now));
	const freshUntil = now + lifetime.freshMs;
	const [gzip, br] = await Promise.all([gzipQuick(page.body), brotliQuick(page.body)]);
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
		hits: 0,
		isBest: false,
		variants: {
			identity: variant(page, "identity", etags.identity, page.body, cacheControl),
			gzip: variant(page, "gzip", etags.gzip, gzip, cacheControl),
			br: variant(page, "br", etags.quickBr, br, cacheControl),
		},
	};
}

/** The same page with the best Brotli form of its body. */
export function withBestBrotli(stored: StoredPage, body: Buffer): StoredPage {
	const { br, identity } = stored.variants;
	const etag = etagsOf(identity.body).br;
	const replaced: Record<string, string> = { etag, "content-length": String(body.length) };
	const headers = br.headers.map((value, index) => (index % 2 && replaced[br.headers[index - 1] ?? ""]) || value);
	return { ...stored, isBest: true, variants: { ...stored.variants, br: { etag, body, headers } } };
}
