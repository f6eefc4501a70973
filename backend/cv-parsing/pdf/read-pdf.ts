import type { About, CvText } from "../line";
import type { PdfDocument } from "./drawn-page";
import { layOut } from "./layout";
import { openPdf, readPages, withDrawings } from "./read-pages";

/** Maximum number of links that are read on a page; a CV has a few. */
const MOST_LINKS = 100;
const LONGEST = 300;

/** The targets of the first page's links: people introduce themselves there. */
async function linksOf(pdf: PdfDocument): Promise<string[]> {
	const page = await pdf.getPage(1);
	const found: { unsafeUrl?: unknown }[] = await page.getAnnotations();
	return found
		.slice(0, MOST_LINKS)
		.flatMap(({ unsafeUrl }) => (typeof unsafeUrl === "string" && unsafeUrl.length <= LONGEST ? [unsafeUrl] : []));
}

async function namesOf(pdf: PdfDocument): Promise<string[]> {
	const { info } = await pdf.getMetadata();
	const { Title: title, Author: author } = info as { Title?: unknown; Author?: unknown };
	return [title, author].flatMap((one) => (typeof one === "string" && one.length <= LONGEST ? [one] : []));
}

/** Data besides the text is often broken, which is no reason to reject the text. */
const orNone = (found: Promise<string[]>): Promise<string[]> => found.catch(() => []);

/**
 * The text of a PDF in reading order: first by its letters, then, if the bullets and spaces that it draws tell more, with
 * these. The second one may be more than the limits of time and memory allow. Throws if the file can't be opened (because of
 * a password, for instance) or contains more than any CV.
 */
export async function* readPdf(bytes: Uint8Array): AsyncGenerator<CvText> {
	const pdf = await openPdf(bytes);
	const pages = await readPages(pdf);
	const about: About = { names: await orNone(namesOf(pdf)), links: await orNone(linksOf(pdf)) };
	yield { ...layOut(pages), about };
	const drawn = await withDrawings(pdf, pages);
	if (drawn) yield { ...layOut(drawn), about };
}
