import { Document, ImportedXmlComponent, Packer, Paragraph, TextRun } from "docx";
import { textOf } from "../line";
import { readDocx } from "./read-docx";
import { withBoxesInOrder } from "./text-boxes";

const NAMES =
	'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"';

/** Word also stores how it draws a box, in thousands of signs. */
const DRAWN = "UEsDBBQA".repeat(1_000);

/** A text box as Word stores it; its place is in points, from the paragraph that it is in. */
function box([left, top, width, height]: readonly number[], ...texts: readonly string[]): string {
	const style = `position:absolute;margin-left:${left}pt;margin-top:${top}pt;width:${width}pt;height:${height}pt`;
	const lines = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
	return `<w:r><w:pict><v:shape id="box" style="${style}" alt="${DRAWN}"><v:textbox><w:txbxContent>${lines}<w:p/></w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
}

const paragraphOf = (...boxes: readonly string[]) =>
	ImportedXmlComponent.fromXmlString(`<w:p ${NAMES}>${boxes.join("")}</w:p>`);

async function read(...children: readonly (ImportedXmlComponent | Paragraph)[]) {
	const document = new Document({ sections: [{ children: children as Paragraph[] }] });
	return (await readDocx(await Packer.toBuffer(document))).main.map(textOf);
}

const NAME = box([0, 0, 460, 110], "Jane Doe", "jane@doe.example");
const SUMMARY = box([-15, 127, 330, 90], "Bakes bread &amp; rolls.");
const SKILLS = box([326, 232, 180, 500], "Skills", "Baking");
const WORK = box([-15, 232, 330, 500], "Experience", "Baker, Fold Hearth");
const NAME_LINES = ["Jane Doe", "jane@doe.example"];

it("reads text boxes of a paragraph as they stand on the page: rows, and columns in them", async () => {
	expect(
		await read(paragraphOf(SKILLS, WORK, SUMMARY, NAME), new Paragraph({ children: [new TextRun("References")] })),
	).toEqual([
		...NAME_LINES,
		"Bakes bread & rolls.",
		"Experience",
		"Baker, Fold Hearth",
		"Skills",
		"Baking",
		"References",
	]);
});

it("reads a column beside others from its top to its bottom", async () => {
	const place = box([-7, 150, 170, 100], "Kulai");
	const name = box([-7, 7, 170, 120], "Jane Doe");
	const work = box([180, 8, 330, 700], "Experience", "Baker, Fold Hearth");
	expect(await read(paragraphOf(place, work, name))).toEqual(["Jane Doe", "Kulai", "Experience", "Baker, Fold Hearth"]);
});

it("leaves text boxes of several paragraphs where these are", async () => {
	const lines = ["Bakes bread & rolls.", ...NAME_LINES];
	expect(await read(paragraphOf(SUMMARY), paragraphOf(NAME))).toEqual(lines);
});

it("leaves text boxes without a place", async () => {
	const anywhere = NAME.replace(/margin-(?:left|top):0pt;/g, "");
	expect(await read(paragraphOf(SUMMARY, anywhere))).toEqual(["Bakes bread & rolls.", ...NAME_LINES]);
});

it.each(["<v:shape ", "<w:p ", '<v:shape style="margin-left:0pt;margin-top:0pt"><v:textbox/>'])(
	"takes no more time for %j many times than their number",
	(xml) => {
		expect(withBoxesInOrder([], `${NAME}${xml.repeat(100_000)}${NAME}`)).toEqual([]);
	},
);
