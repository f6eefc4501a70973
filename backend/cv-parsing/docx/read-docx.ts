import type { CvText } from "../line";
import { checkZip, partsOf } from "./check-zip";
import { layOut } from "./layout";
import type { DocxNode } from "./node";
import { withPageHeads } from "./page-heads";
import { withBoxesInOrder } from "./text-boxes";

/** Longer texts than this, in characters of their XML, are no CV with text boxes. */
const LONGEST = 5_000_000;

/** The text of a Word document. Throws if it can't be opened or unpacks to too much. */
export async function readDocx(bytes: Uint8Array): Promise<CvText> {
	checkZip(bytes);
	const { default: mammoth } = await import("mammoth");
	const [xml = ""] = partsOf(bytes, /^word\/document\.xml$/, LONGEST);
	let read: CvText | undefined;
	const transformDocument = (document: DocxNode): DocxNode => {
		read = layOut({ ...document, children: withBoxesInOrder(document.children ?? [], xml) });
		// Empties the document, because its HTML isn't needed.
		return { ...document, children: [] };
	};
	await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument, includeEmbeddedStyleMap: false });
	if (!read) throw new Error("The document has no body.");
	return withPageHeads(read, bytes);
}
