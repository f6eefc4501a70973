import { receiptPdf } from "./draw";

const LONG = Array.from({ length: 90 }, (_, index) => `Question ${index}: An answer.`).join("\n");
const LINK = "https://jobs.example/application/AbC_-123";

describe("receiptPdf", () => {
	it("spreads a receipt over pages, with fonts for every script, its link, a title and a language", async () => {
		const text = `Hello 李小龙,\n\nOpen my application:\n${LINK}\n\nYour application\n----------------\n${LONG}\n`;
		const pdf = (await receiptPdf(text, { title: "My application", language: "id" })).toString("latin1");
		expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
		expect(pdf).toContain(`/URI (${LINK})`);
		expect(pdf).toMatch(/^\(My application\)$/m);
		expect(pdf).toContain("/Lang (id)");
		for (const font of ["PlusJakartaSans-Regular", "PlusJakartaSans-Bold", "NotoSansSC-Regular"])
			expect(pdf).toContain(`+${font}`);
	});

	it("leaves no heading alone at the end of a page", async () => {
		const pages = async (lines: number, end: string) => {
			const pdf = await receiptPdf(`${"Line\n".repeat(lines)}\nHeading\n-------\n${end}`, { title: "" });
			return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
		};
		const counts = await Promise.all(Array.from({ length: 12 }, (_, index) => pages(34 + index, "Value\n")));
		const first = counts.indexOf(2);
		expect(first).toBeGreaterThan(0);
		expect(await pages(34 + first, "")).toBe(2);
	});

	it("is drawn even from an empty text", async () => {
		expect((await receiptPdf("\n", { title: "" })).subarray(0, 5).toString()).toBe("%PDF-");
	});
});
