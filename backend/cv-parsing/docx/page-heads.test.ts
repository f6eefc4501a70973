import { Document, Footer, Header, Packer, Paragraph, Tab, TextRun } from "docx";
import { textOf } from "../line";
import { readDocx } from "./read-docx";

const paragraph = (text: string, size?: number) => new Paragraph({ children: [new TextRun({ text, size })] });

async function read(header: Paragraph[], footer: Paragraph[]) {
	const section = {
		headers: { default: new Header({ children: header }), first: new Header({ children: header }) },
		footers: { default: new Footer({ children: footer }) },
		properties: { titlePage: true },
		children: [paragraph("Skills"), paragraph("Bread & Salt")],
	};
	return readDocx(await Packer.toBuffer(new Document({ sections: [section] })));
}

it("reads the heads of a Word document's pages once, and contact data at their feet", async () => {
	const tabs = new Paragraph({ children: [new TextRun("Kulai"), new TextRun({ children: [new Tab(), "R&D"] })] });
	const { main } = await read(
		[paragraph("Jane Doe", 44), tabs, paragraph("Skills")],
		[paragraph("jane@doe.example"), paragraph("Printed on Monday")],
	);
	expect(main.map(({ cells }) => cells)).toEqual([
		["Jane Doe"],
		["Kulai", "R&D"],
		["jane@doe.example"],
		["Skills"],
		["Bread & Salt"],
	]);
	expect(main[0]?.size).toBe(2);
});

it("reads a Word document whose pages have no heads", async () => {
	const bytes = await Packer.toBuffer(new Document({ sections: [{ children: [paragraph("Skills")] }] }));
	expect((await readDocx(bytes)).main.map(textOf)).toEqual(["Skills"]);
});

it("leaves out an agency's head and foot where the person's mail address is in the text", async () => {
	const header = [paragraph("Sarah Roe"), paragraph("sarah@agency.example"), paragraph("References")];
	const section = {
		headers: { default: new Header({ children: header }) },
		footers: { default: new Footer({ children: [paragraph("Agency | info@agency.example | +62 811 1111 111")] }) },
		children: [paragraph("Jane Doe"), paragraph("jane@doe.example"), paragraph("Skills"), paragraph("Bread")],
	};
	const { main } = await readDocx(await Packer.toBuffer(new Document({ sections: [section] })));
	expect(main.map(textOf)).toEqual(["Jane Doe", "jane@doe.example", "Skills", "Bread"]);
});
