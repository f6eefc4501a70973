import { fileTypeFromBuffer } from "file-type/core";
import { DOCUMENT_EXTENSIONS, extensionOf } from "../../../lib/contract/file-types";
import { isProgramContent } from "../../upload/signature";

/** Extensions of types that have no signature. */
const BY_TYPE: Readonly<Record<string, string>> = {
	"text/plain": "txt",
	"text/csv": "csv",
	"application/rtf": "rtf",
	"image/svg+xml": "svg",
};

const UNKNOWN = "bin";

/** The type of a `Content-Type` header, lower case without parameters. */
export const mediaType = (header: string | undefined) => header?.split(";")[0]?.trim().toLowerCase() ?? "";

const PAGE_TYPES = new Set(["text/html", "application/xhtml+xml"]);

/** Whether a response declares itself a page. */
export const isPage = (header: string | undefined) => PAGE_TYPES.has(mediaType(header));

/**
 * The extension for storing a downloaded file, from its first bytes, else from its type or name; null for pages and
 * programs.
 */
export async function storedExtension(
	head: Uint8Array,
	contentType: string | undefined,
	url: URL,
): Promise<string | null> {
	if (await isProgramContent(head)) return null;
	const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext;
	if (found) return found;
	const named = extensionOf(url.pathname);
	return BY_TYPE[mediaType(contentType)] ?? (DOCUMENT_EXTENSIONS.has(named) ? named : UNKNOWN);
}
