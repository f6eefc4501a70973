import { bodyBytes, checkHead, type Sent } from "./body-bytes";
import { discardParts, type FilePart } from "./file-part";
import { Problem } from "./problem";
import { readMultipart } from "./read-multipart";

/** Most forms of these pages are short, bytes. */
const LARGEST = 20_000;

function checked(form: URLSearchParams): URLSearchParams {
	const values = [...form.values()];
	// Invalid UTF-8 was decoded as the replacement character.
	if (values.some((value) => value.includes("\uFFFD"))) throw new Problem(400, "The form can't be read.");
	if (values.some((value) => value.includes("\0"))) throw new Problem(422, "A value holds a null character.");
	return form;
}

/** Reads the fields of a plain HTML form. Throws 413, 415, 400 for what isn't UTF-8, and 422 for null characters. */
export async function readForm(request: Sent, largest = LARGEST): Promise<URLSearchParams> {
	checkHead(request, "form", largest);
	const chunks: Uint8Array[] = [];
	for await (const chunk of bodyBytes(request, largest)) chunks.push(chunk);
	return checked(new URLSearchParams(Buffer.concat(chunks).toString("latin1")));
}

/** Files that a form may hold, by the names of their fields, and its size, bytes. */
export interface FileFields {
	files: readonly string[];
	maxBytes: number;
}

/** Reads a form with files; the caller discards these. Throws as `readForm` does, and leaves no file then. */
export async function readFileForm(
	request: Sent,
	options: FileFields & { tempDir: string },
): Promise<{ form: URLSearchParams; files: FilePart[] }> {
	const { fields, files } = await readMultipart(request, options);
	try {
		return { form: checked(new URLSearchParams(fields)), files };
	} catch (error) {
		await discardParts(files);
		throw error;
	}
}
