import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells, bullet }) => (bullet ? "• " : "") + cells.join(" || "));

it("groups text into lines and keeps wide gaps", () => {
	const { main } = layOut([
		page(piece("2020", 400, 100), piece("PT", 50, 100.5), piece("Maju", 64, 100), piece("Kasir", 50, 114)),
	]);
	expect(texts(main)).toEqual(["PT Maju || 2020", "Kasir"]);
});

it("joins wrapped paragraphs and bullets, across pages too, but not lists", () => {
	const long = "This line is as long as the page is wide, so that the next word had";
	const first = page(
		piece("•", 50, 700),
		piece(long, 60, 700),
		piece("no room in it.", 60, 712),
		piece("Java", 50, 740),
		piece("Go", 50, 752),
		piece(long, 50, 764),
	);
	const { main } = layOut([first, page(piece("no room and went on.", 50, 90))]);
	expect(texts(main)).toEqual([`• ${long} no room in it.`, "Java", "Go", `${long} no room and went on.`]);
});

it("reads columns one after the other, and tables row by row", () => {
	const left = ["CONTACT", "Jakarta", "SKILLS", "Java", "Go"].map((text, index) => piece(text, 40, 100 + index * 17));
	const right = ["EXPERIENCE", "Engineer at PT Maju", "2019 - 2021", "EDUCATION", "University of Oslo in Norway"].map(
		(text, index) => piece(text, 220, 103 + index * 15),
	);
	const columns = layOut([page(piece("Jane Doe, who has a long name and a long line", 40, 60), ...left, ...right)]);
	expect([columns.top, columns.side, columns.main].map((flow) => flow.length)).toEqual([1, 5, 5]);
	const table = [0, 1, 2, 3, 4].flatMap((row) => [
		piece(`201${row}`, 40, 100 + row * 15),
		piece(`School number ${row}`, 220, 100 + row * 15),
	]);
	expect(texts(layOut([page(...table)]).main)[0]).toBe("2010 || School number 0");
});

it("keeps the words of justified text together, and those of a table apart", () => {
	const prose = page(piece("built", 50, 100), piece("and", 110, 100), piece("kept", 160, 100), piece("Go", 50, 120));
	expect(texts(layOut([prose]).main)).toEqual(["built and kept", "Go"]);
	const tags = page(piece("Java", 50, 100), piece("Go", 105, 100), piece("Rust", 150, 100), piece("Go", 50, 120));
	expect(texts(layOut([tags]).main)[0]).toBe("Java || Go || Rust");
});

it("keeps lines apart if their texts are above each other, however close", () => {
	const wrapped = page(
		piece("Jul 2018 -", 50, 100),
		piece("Feb 2021", 50, 103),
		piece("Engineer", 200, 102, { size: 14 }),
	);
	expect(texts(layOut([wrapped]).main)[0]).toMatch(/^Jul 2018 -/);
});

it("recognises a letter of another font before many lines as a bullet", () => {
	const listed = ["Java", "Go", "Rust"].flatMap((text, index) => [
		piece("f", 50, 100 + index * 15, { font: "symbols" }),
		piece(text, 62, 100 + index * 15),
	]);
	expect(texts(layOut([page(...listed)]).main)).toEqual(["• Java", "• Go", "• Rust"]);
});

it("drops page numbers and running heads except the first", () => {
	const numbered = (number: number) =>
		page(piece("Jane Doe - CV", 50, 30), piece(`Body ${number}`, 50, 300), piece(`Page ${number} of 2`, 500, 820));
	expect(texts(layOut([numbered(1), numbered(2)]).main)).toEqual(["Jane Doe - CV", "Body 1", "Body 2"]);
});

it("completes a wrapped email address only with its own remainder", () => {
	const sidebar = (next: string) =>
		texts(layOut([page(piece("jane.doe@mail.example.or", 40, 100), piece(next, 40, 112))]).main);
	expect(sidebar("g")).toEqual(["jane.doe@mail.example.org"]);
	expect(sidebar("jakarta")).toHaveLength(2);
	expect(sidebar("www.jane.example")).toHaveLength(2);
});
