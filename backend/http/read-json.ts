import { bodyBytes, checkHead, type Sent } from "./body-bytes";
import { Problem } from "./problem";

const DEEPEST = 32;

/** Whether JSON text nests no deeper than any body of the contract does; brackets in texts don't count. */
function isShallow(text: string): boolean {
	let depth = 0;
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
		if (token === "[" || token === "{") depth += 1;
		else if (token === "]" || token === "}") depth -= 1;
		if (depth > DEEPEST) return false;
	}
	return true;
}

/** Reads a JSON body of at most `maxBytes`. Throws 413, 415, or 400 for anything that isn't shallow, valid UTF-8 JSON, null characters included. */
export async function readJson(request: Sent, maxBytes: number): Promise<unknown> {
	checkHead(request, "json", maxBytes);
	const chunks: Uint8Array[] = [];
	for await (const chunk of bodyBytes(request, maxBytes)) chunks.push(chunk);
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
		if (isShallow(text) && !text.includes("\\u0000")) return JSON.parse(text);
	} catch {
		// Falls through to the one refusal for all that can't be read.
	}
	throw new Problem(400, "The body is not JSON that this call can read.");
}
