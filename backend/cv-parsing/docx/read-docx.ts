import type { CvText } from "../line";
import { checkZip } from "./check-zip";
import { layOut } from "./layout";
import type { DocxNode } from "./node";

/** The text of a Word document. Throws when it can't be opened or unpacks to too much. */
export async function readDocx(bytes: Uint8Array): Promise<CvText> {
	checkZip(bytes);
	const { default: mammoth } = await import("mammoth");
	let read: CvText | undefined;
	const transformDocument = (document: DocxNode): DocxNode => {
		read = layOut(document);
		// Nothing is left to be turned into HTML, which is not needed.
		return { ...document, children: [] };
	};
	await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument, includeEmbeddedStyleMap: false });
	if (!read) throw new Error("The document has no body.");
	return read;
}
