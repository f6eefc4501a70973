/** A page of A4 with text in Helvetica, points. */
const PAGE = { width: 595, height: 842, margin: 64, line: 19, size: 11, heading: 18 };

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** The drawing of the lines; the first one is the heading. */
function contentOf(lines: readonly string[]): string {
	const [heading = "", ...rest] = lines.map(escaped);
	const top = PAGE.height - PAGE.margin - PAGE.heading;
	const first = `/F1 ${PAGE.heading} Tf ${PAGE.margin} ${top} Td (${heading}) Tj /F1 ${PAGE.size} Tf`;
	return ["BT", first, ...rest.map((line) => `0 -${PAGE.line} Td (${line}) Tj`), "ET"].join("\n");
}

/** A PDF of one page with these lines, in Latin letters without accents. */
export function pdfOf(lines: readonly string[]): Buffer {
	const content = contentOf(lines);
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let text = "%PDF-1.4\n";
	const places = objects.map((object, index) => {
		const place = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return place;
	});
	const start = text.length;
	const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
	text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
	return Buffer.from(text, "latin1");
}
