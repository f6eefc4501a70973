import { bodyBytes, checkHead, type Sent } from "./body-bytes";
import { Problem } from "./problem";

/** Most forms of these pages are short, bytes. */
const LARGEST = 20_000;

/** Reads the fields of a plain HTML form. Throws 413, 415, 400 for what isn't UTF-8, and 422 for null characters. */
export async function readForm(request: Sent, largest = LARGEST): Promise<URLSearchParams> {
	checkHead(request, "form", largest);
	const chunks: Uint8Array[] = [];
	for await (const chunk of bodyBytes(request, largest)) chunks.push(chunk);
	const form = new URLSearchParams(Buffer.concat(chunks).toString("latin1"));
	const values = [...form.values()];
	// Invalid UTF-8 was decoded as the replacement character.
	if (values.some((value) => value.includes("\uFFFD"))) throw new Problem(400, "The form can't be read.");
	if (values.some((value) => value.includes("\0"))) throw new Problem(422, "A value holds a null character.");
	return form;
}
