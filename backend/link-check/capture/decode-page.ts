const DECLARED = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

/** The part of a page that may declare its encoding, in bytes from its start. */
const HEAD_BYTES = 1_024;

function decoderFor(label: string | undefined): TextDecoder {
	try {
		return new TextDecoder(label ?? "utf-8");
	} catch {
		return new TextDecoder();
	}
}

/** A page's text: by its byte order mark, its type, its own head, else as UTF-8. */
export function decodePage(bytes: Buffer, contentType: string | undefined): string {
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
	const head = bytes.subarray(0, HEAD_BYTES).toString("latin1");
	const label = DECLARED.exec(contentType ?? "")?.[1] ?? DECLARED.exec(head)?.[1];
	return decoderFor(label).decode(bytes);
}
