/** Name of the upload in every request here. */
export const IDENTIFIER = "0f8fad5b-d9cb-469f-a165-70867728950e";

/** The headers of an upload of a file of `length` bytes. */
export function headersFor(length: number, more: Record<string, string> = {}): Record<string, string> {
	return {
		"content-type": "application/octet-stream",
		"upload-identifier": IDENTIFIER,
		"upload-offset": "0",
		"upload-length": String(length),
		"upload-slot": "0",
		"upload-new": "1",
		"upload-name": encodeURIComponent("Résumé 简历.pdf"),
		...more,
	};
}

export const ADDRESS = "http://localhost/api/companies/7/upload";

/** A browser's upload as the proxy gets it. */
export function upload(body: BodyInit, headers: Record<string, string>): Request {
	const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
	return new Request(ADDRESS, init);
}

/** A body that a test feeds by hand. */
export function handFed() {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	const stream = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given;
		},
	});
	return {
		stream,
		give: (bytes: Uint8Array) => controller?.enqueue(bytes),
		end: () => controller?.close(),
		breakOff: () => controller?.error(new Error("connection lost")),
	};
}

/** The bytes in pieces as they come off a line. */
function* pieces(bytes: Buffer, size = 65_536) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function streamOf(parts: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream<Uint8Array>({
		pull(controller) {
			const { done, value } = parts.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	});
}

/** A body that arrives in pieces. */
export const streamed = (bytes: Buffer, size?: number) => streamOf(pieces(bytes, size));
