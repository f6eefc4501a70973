import type { Page } from "./page";
import { picturesPdf } from "./pdf";

const pageOf = (content: string, width: number, height: number): Page => ({
	jpeg: new Blob([content]),
	thumbnail: new Blob(),
	width,
	height,
});

const textOf = async (pages: readonly Page[]) => Buffer.from(await picturesPdf(pages).arrayBuffer()).toString("latin1");

// tests/e2e/pictures.test.ts opens such files with PDF.js.
describe("a PDF of pictures", () => {
	it("has a page in the shape of each picture, in order, with the picture's own bytes", async () => {
		const text = await textOf([pageOf("first ÿ", 400, 300), pageOf("second", 300, 600), pageOf("third", 100, 100)]);
		expect(text).toMatch(/^%PDF-1\.4\n%[\x80-\xff]{4}\n/);
		expect([...text.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box)).toEqual([
			"0 0 842.00 631.50",
			"0 0 421.00 842.00",
			"0 0 842.00 842.00",
		]);
		const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs)];
		for (const [, length, content] of streams) expect(content).toHaveLength(Number(length));
		const bytes = (content: string) => Buffer.from(content).toString("latin1");
		const pictures = streams.map(([, , content]) => content).filter((content) => !content?.endsWith("Do"));
		expect(pictures).toEqual([bytes("first ÿ"), "second", "third"]);
		expect(text).toContain("/Kids [3 0 R 6 0 R 9 0 R] /Count 3");
	});

	it("names the position of each object", async () => {
		const text = await textOf([pageOf("first", 4, 3), pageOf("second", 4, 3)]);
		const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
		expect(text.slice(table)).toMatch(/^xref\n0 9\n0{10} 65535 f \n/);
		const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
		expect(offsets).toHaveLength(8);
		for (const [index, offset] of offsets.entries()) {
			expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
		}
	});

	it("is the same file for the same pictures, without date or producer", async () => {
		const pages = [pageOf("first", 4, 3)];
		expect(await textOf(pages)).toBe(await textOf(pages));
		expect(await textOf(pages)).not.toMatch(/\/Info|Date|Producer/);
	});
});
