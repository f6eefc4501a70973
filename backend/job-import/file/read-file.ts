import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { ImportError } from "../import-error";

/** Maximum size of a file or response, in bytes. */
export const MOST_BYTES = 50_000_000;

const refuse = (path: string, reason: string) => new ImportError([`${path}: ${reason}`]);

async function sizeOf(path: string): Promise<number> {
	try {
		const found = await stat(path);
		if (found.isFile()) return found.size;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") {
			throw refuse(resolve(path), "there is no such file; an address begins with https://");
		}
		throw refuse(path, "can't be read");
	}
	throw refuse(path, "is not a file");
}

/** The encoding that a page or an XML document declares, as in `<meta charset="iso-8859-1">`. */
const DECLARED = /^\s*<[\s\S]*?\b(?:charset|encoding)\s*=\s*["']?([\w:-]+)/i;

const HEAD_BYTES = 2_000;

function decodedAs(bytes: Buffer, encoding: string): string | undefined {
	try {
		// Removes a byte order mark.
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

/**
 * Reads a text in UTF-8, without its byte order mark; a page or an XML document also in the encoding that it declares.
 * Throws a one-line `ImportError`.
 */
export function decode(path: string, bytes: Buffer): string {
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
		throw refuse(path, "is text in UTF-16; save it as UTF-8");
	}
	const declared = DECLARED.exec(bytes.subarray(0, HEAD_BYTES).toString("latin1"))?.[1];
	const text = decodedAs(bytes, "utf-8") ?? (declared && decodedAs(bytes, declared));
	if (text === undefined) throw refuse(path, "is not text in UTF-8");
	return text;
}

/** The text of the file to import, without a byte order mark. Throws `ImportError` of one line. */
export async function readImportFile(path: string): Promise<string> {
	const size = await sizeOf(path);
	if (size > MOST_BYTES)
		throw refuse(path, `is ${(size / 1e6).toFixed(1)} MB large; at most ${MOST_BYTES / 1e6} are allowed`);
	const bytes = await readFile(path).catch(() => {
		throw refuse(path, "can't be read");
	});
	const text = decode(path, bytes);
	if (text.trim() === "") throw refuse(path, "is empty");
	return text;
}
