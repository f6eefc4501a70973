import { Problem } from "./problem";

const tooLarge = () => new Problem(413, "The body is larger than this call takes.");

/** Refuses a body before a byte of it is read: compressed, of another type, or declared too large. */
export function checkHead(request: Request, kind: "json" | "multipart", maxBytes: number): void {
	const encoding = request.headers.get("content-encoding");
	if (encoding && encoding.toLowerCase() !== "identity") throw new Problem(415, "Compressed bodies are not taken.");
	const expected = kind === "json" ? /^application\/json\s*(?:;|$)/i : /^multipart\/form-data\s*(?:;|$)/i;
	if (!expected.test(request.headers.get("content-type") ?? "")) {
		throw new Problem(415, `This call takes ${kind === "json" ? "application/json" : "multipart/form-data"}.`);
	}
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
}

/** The body's bytes as they arrive. Throws 413 past `maxBytes`, and 400 when the client breaks off. */
export async function* bodyBytes(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
	if (!request.body) return;
	const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
	let total = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read().catch(() => {
				throw new Problem(400, "The body broke off.");
			});
			if (done) return;
			total += value.byteLength;
			if (total > maxBytes) throw tooLarge();
			yield value;
		}
	} finally {
		reader.cancel().catch(() => undefined);
	}
}
