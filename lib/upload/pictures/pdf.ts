import type { Page } from "./page";

/** Longest edge of a page in points: that of A4, so that it prints as people expect. */
const PAGE_EDGE = 842;

const CATALOG = 1;
const PAGES = 2;
/** Each page has three objects: itself, its content and its picture. */
const firstObject = (index: number) => 3 + index * 3;

type Part = string | Blob;

/** The header, with bytes that mark the file as binary for other programs. */
const HEADER = new Blob(["%PDF-1.4\n%", new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), "\n"]);

const points = (pixels: number, { width, height }: Page) => ((pixels * PAGE_EDGE) / Math.max(width, height)).toFixed(2);

/** The three objects of a page, without their numbers. */
function pageObjects(page: Page, index: number): Part[][] {
	const [content, image] = [firstObject(index) + 1, firstObject(index) + 2];
	const [width, height] = [points(page.width, page), points(page.height, page)];
	const drawing = `${width} 0 0 ${height} 0 0 cm /P Do`;
	return [
		[
			`<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R`,
			` /Resources << /XObject << /P ${image} 0 R >> >> >>`,
		],
		[`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
		[
			`<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB`,
			` /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.jpeg.size} >>\nstream\n`,
			page.jpeg,
			"\nendstream",
		],
	];
}

// All text of the file is ASCII, so a character is a byte.
const bytesOf = (parts: readonly Part[]) =>
	parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);

function crossReference(offsets: readonly number[], start: number): string {
	const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const count = offsets.length + 1;
	return `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/**
 * A PDF with one page for each picture, in their order, and no metadata. It refers to the pictures' blobs, so no byte of
 * them is copied into the page's memory.
 */
export function picturesPdf(pages: readonly Page[]): Blob {
	const kids = pages.map((_, index) => `${firstObject(index)} 0 R`).join(" ");
	const objects: Part[][] = [
		[`<< /Type /Catalog /Pages ${PAGES} 0 R >>`],
		[`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
		...pages.flatMap(pageObjects),
	];
	const parts: Part[] = [HEADER];
	const offsets: number[] = [];
	let size = HEADER.size;
	for (const [index, object] of objects.entries()) {
		const whole = [`${index + 1} 0 obj\n`, ...object, "\nendobj\n"];
		offsets.push(size);
		parts.push(...whole);
		size += bytesOf(whole);
	}
	return new Blob([...parts, crossReference(offsets, size)], { type: "application/pdf" });
}
