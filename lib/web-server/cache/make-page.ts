import { brotliDecompressSync, gzipSync } from "node:zlib";
import { leftOf, type RenderedPage } from "../pages/rendered-page";
import { alone, brotliQuick, GZIP_QUICK } from "./compress";
import type { Encoding } from "./encoding";
import { etagsOf, formOf } from "./etag";
import { cacheControlOf, type Lifetime } from "./freshness";
import type { PageKey } from "./routes";
import type { Head, StoredPage, Variant } from "./stored-page";

/** What is sent before one coding of a page, with its headers laid out for sending. */
function headOf(page: RenderedPage, encoding: Encoding, etag: string, bytes: number, cacheControl: string): Head {
	const own = {
		...page.headers,
		"cache-control": cacheControl,
		vary: "Accept-Encoding",
		etag,
		"content-length": String(bytes),
		...(encoding === "identity" ? {} : { "content-encoding": encoding }),
	};
	const headers = Object.entries(own).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
	return { etag, headers };
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
	const br = alone(await brotliQuick(page.body));
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
		plain: headOf(page, "identity", etags.identity, page.body.length, cacheControl),
		br: { ...headOf(page, "br", etags.quickBr, br.length, cacheControl), body: br },
	};
}

/** A variant with another body of the same page, and the headers that belong to it. */
function withBody({ headers }: Head, etag: string, body: Buffer): Variant {
	const replaced: Record<string, string> = { etag, "content-length": String(body.length) };
	return { etag, body, headers: headers.map((value, at) => (at % 2 && replaced[headers[at - 1] ?? ""]) || value) };
}

/** The same page with the best Brotli form of its body. */
export const withBestBrotli = (stored: StoredPage, body: Buffer): StoredPage => ({
	...stored,
	isBest: true,
	br: withBody(stored.br, formOf(stored.plain.etag, "br"), body),
});

/** The page for a client that accepts no coding. */
export const plainOf = ({ plain, br }: StoredPage): Variant => ({ ...plain, body: brotliDecompressSync(br.body) });

/** The page for a client that accepts gzip but not Brotli. */
export function gzipOf(page: StoredPage): Variant {
	const body = gzipSync(plainOf(page).body, { level: GZIP_QUICK });
	const { etag, headers } = withBody(page.plain, formOf(page.plain.etag, "gzip"), body);
	return { etag, body, headers: [...headers, "content-encoding", "gzip"] };
}
