import { Readable } from "node:stream";
import { Problem } from "./problem";

/**
 * The part of a request that is read here. Over HTTP, its body is Node's own stream: a web stream copies every byte.
 */
export interface Sent {
	headers: Headers;
	url: string;
	body: Readable | ReadableStream<Uint8Array> | null;
	/** The pseudonym or address of the client behind it, for counting; undefined if nobody names it. */
	client?: string;
}

const tooLarge = () => new Problem(413, "The body is larger than this call accepts.");

/** The content type of each kind of body, and the message about any other. */
const KINDS = {
	json: [/^application\/json\s*(?:;|$)/i, "application/json"],
	multipart: [/^multipart\/form-data\s*(?:;|$)/i, "multipart/form-data"],
	form: [/^application\/x-www-form-urlencoded\s*(?:;|$)/i, "application/x-www-form-urlencoded"],
} as const;

/** Refuses a body before a byte of it is read: compressed, of another type, or declared too large. */
export function checkHead(request: Sent, kind: keyof typeof KINDS, maxBytes: number): void {
	const encoding = request.headers.get("content-encoding");
	if (encoding && encoding.toLowerCase() !== "identity") throw new Problem(415, "Compressed bodies aren't accepted.");
	const [expected, type] = KINDS[kind];
	if (!expected.test(request.headers.get("content-type") ?? "")) throw new Problem(415, `This call takes ${type}.`);
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
}

async function* webBytes(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		reader.cancel().catch(() => undefined);
	}
}

/** Unread data stays in Node's stream: destroying it would close the connection before the response is sent. */
const bytesOf = (body: NonNullable<Sent["body"]>): AsyncIterableIterator<Uint8Array> =>
	body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : webBytes(body);

/** The body's bytes as they arrive. Throws 413 past `maxBytes`, and 400 when the client breaks off. */
export async function* bodyBytes({ body }: Sent, maxBytes: number): AsyncGenerator<Uint8Array> {
	if (!body) return;
	const bytes = bytesOf(body);
	let total = 0;
	try {
		for (;;) {
			const { done, value } = await bytes.next().catch(() => {
				throw new Problem(400, "The body broke off.");
			});
			if (done) return;
			total += value.byteLength;
			if (total > maxBytes) throw tooLarge();
			yield value;
		}
	} finally {
		await bytes.return?.();
	}
}
