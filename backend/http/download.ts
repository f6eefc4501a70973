import type { Readable } from "node:stream";

/** Characters that a quoted name can't hold, or that some browsers read in their own way. */
const UNSAFE = /[^\x20-\x7e]|["\\%]/g;

/** Characters that turn the direction of what follows: with them, `exe.pdf` can look like `fdp.exe`. */
export const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What RFC 5987 wants encoded beyond `encodeURIComponent`. */
const encode = (name: string) =>
	encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "_")).replaceAll(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16)}`,
	);

/** A `Content-Disposition` that saves a file under its own name in any script (RFC 6266), or names what is played. */
export function savedAs(given: string, how: "attachment" | "inline" = "attachment"): string {
	const name = given.replaceAll(TURNS, "");
	return `${how}; filename="${name.replaceAll(UNSAFE, "_")}"; filename*=UTF-8''${encode(name)}`;
}

/** A stream that is opened when somebody reads it, which nobody does of an answer to HEAD, and read as fast as it is taken. */
export function whenRead(open: () => Promise<Readable>): ReadableStream<Uint8Array> {
	let chunks: AsyncIterator<Uint8Array> | undefined;
	const source: UnderlyingDefaultSource<Uint8Array> = {
		async pull(controller) {
			chunks ??= (await open())[Symbol.asyncIterator]();
			const { done, value } = await chunks.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await chunks?.return?.();
		},
	};
	return new ReadableStream(source, { highWaterMark: 0 });
}

interface Sent {
	name: string;
	/** Its length, where that is known. */
	bytes?: number;
	open: () => Promise<Readable>;
}

/** Sends a file as it comes; whatever it holds, no browser runs it or keeps it. */
export function download({ name, bytes, open }: Sent): Response {
	const headers = new Headers({
		"content-type": "application/octet-stream",
		"content-disposition": savedAs(name),
		"content-security-policy": "default-src 'none'; sandbox",
		"cross-origin-resource-policy": "same-origin",
		"x-content-type-options": "nosniff",
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
	});
	if (bytes !== undefined) headers.set("content-length", String(bytes));
	return new Response(whenRead(open), { headers });
}
