import PDFDocument from "pdfkit";
import { fontsFor } from "../fonts/fonts";
import { type Line, receiptLines } from "./lines";
import { runsOf } from "./runs";

type Fonts = Awaited<ReturnType<typeof fontsFor>>;

const MARGIN = 56;
const SIZE = { heading: 13, link: 10.5, text: 10.5, gap: 6 } as const;
const COLOUR = { heading: "#1c1b2e", link: "#4a2fbd", text: "#1c1b2e" } as const;
const LINE_GAP = 3;

/** A heading moves to the next page if less than this is left: itself and two lines. */
const ROOM_FOR_HEADING = 60;

/** The role of a line, for screen readers. */
const TAG = { heading: "H2", link: "P", text: "P" } as const;

const nameOf = ({ name, weight }: Fonts[number]) => `${name}-${weight}`;

/** Values of one label are indented in the text. */
const indentOf = (text: string) => (/^ */.exec(text)?.[0].length ?? 0) * 6;

function drawLine(doc: PDFKit.PDFDocument, { kind, text }: Line, fonts: Fonts): void {
	if (kind === "gap") {
		doc.y += SIZE.gap;
		return;
	}
	if (kind === "heading" && doc.y + ROOM_FOR_HEADING > doc.page.maxY()) doc.addPage();
	const runs = runsOf(text.trimStart(), fonts);
	// Fonts of several scripts share only the base of a line.
	const isMixed = runs.length > 1;
	const size = SIZE[kind];
	const options = isMixed
		? { baseline: "alphabetic" as const }
		: kind === "link"
			? { link: text, underline: true }
			: {};
	doc.fontSize(size).fillColor(COLOUR[kind]);
	doc.x = MARGIN + indentOf(text);
	doc.y += (kind === "heading" ? SIZE.gap : LINE_GAP) + (isMixed ? size : 0);
	for (const [index, { font, text: piece }] of runs.entries())
		doc.font(nameOf(font)).text(piece, { ...options, continued: index < runs.length - 1 });
	if (isMixed) doc.y -= size;
}

/** A receipt as a PDF: its plain text, typeset, with a title and a language (BCP 47) for programs that read aloud. */
export async function receiptPdf(
	text: string,
	{ title, language }: { title: string; language?: string },
): Promise<Buffer> {
	const lines = receiptLines(text);
	const [plain, bold] = await Promise.all([
		fontsFor(text, 400),
		fontsFor(lines.flatMap((line) => (line.kind === "heading" ? [line.text] : [])).join(""), 700),
	]);
	const doc = new PDFDocument({
		size: "A4",
		margin: MARGIN,
		// None: every font is embedded.
		font: "",
		tagged: true,
		displayTitle: true,
		lang: language,
		pdfVersion: "1.7",
		info: { Title: title },
	});
	const chunks: Buffer[] = [];
	const done = new Promise<void>((resolve, reject) => {
		doc.on("data", (chunk: Buffer) => chunks.push(chunk));
		doc.on("end", resolve);
		doc.on("error", reject);
	});
	for (const font of [...plain, ...bold]) doc.registerFont(nameOf(font), font.data);
	const root = doc.struct("Document");
	doc.addStructure(root);
	for (const line of lines) {
		const draw = () => drawLine(doc, line, line.kind === "heading" ? bold : plain);
		if (line.kind === "gap") draw();
		else root.add(doc.struct(TAG[line.kind], {}, draw));
	}
	root.end();
	doc.end();
	await done;
	return Buffer.concat(chunks);
}
