import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../http/problem";
import { SHOWN_ELSEWHERE } from "../http/security-headers";
import type { MediaItem } from "../media/item";
import { readRange } from "../media/range";
import { MEDIA } from "../seed/media/media";

interface Served {
	bytes: Uint8Array<ArrayBuffer>;
	headers: Record<string, string> & { etag: string };
}

const served = new Map<string, Served>();

function prepare(item: MediaItem): Served {
	const bytes = new Uint8Array(item.file ? readFileSync(join(process.cwd(), item.file)) : Buffer.from(item.text ?? ""));
	const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
	const headers = {
		"content-type": item.type === "text/vtt" ? "text/vtt; charset=utf-8" : item.type,
		"cache-control": item.isPersonal ? "private, no-store" : "public, max-age=86400",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		...SHOWN_ELSEWHERE,
		"access-control-allow-origin": "*",
		"accept-ranges": "bytes",
		etag: `"${digest}"`,
	};
	return { bytes, headers };
}

/** A picture or video, complete or the requested range. */
function send({ bytes, headers }: Served, request: Headers): Response {
	if (request.get("if-none-match") === headers.etag) return new Response(null, { status: 304, headers });
	const range = readRange(request.get("range"), bytes.length);
	if (range === "unsatisfiable") {
		return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${bytes.length}` } });
	}
	if (!range) return new Response(bytes, { headers: { ...headers, "content-length": String(bytes.length) } });
	const part = bytes.slice(range.first, range.last + 1);
	const place = `bytes ${range.first}-${range.last}/${bytes.length}`;
	return new Response(part, {
		status: 206,
		headers: { ...headers, "content-range": place, "content-length": String(part.length) },
	});
}

/** Answers with an item that was made for this request; it isn't cached. */
export const answerItem = (item: MediaItem, request: Headers): Response => send(prepare(item), request);

/** Answers with a seeded file. Throws 404 for an unknown name. */
export function answerMedia(name: string, request: Headers): Response {
	const item = Object.hasOwn(MEDIA, name) ? MEDIA[name] : undefined;
	if (!item) throw new Problem(404, "There is no such file.", {}, SHOWN_ELSEWHERE);
	const known = served.get(name) ?? prepare(item);
	served.set(name, known);
	return send(known, request);
}
