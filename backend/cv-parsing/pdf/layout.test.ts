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

it("reads a list in columns below its heading as a part of the page's only column", () => {
	const { top, side, main } = layOut([
		page(
			piece("Experience", 40, 60, { size: 14 }),
			piece("Clerk at Fold & Hearth in the old town by the river, with many guests", 40, 80),
			piece("Skills", 40, 110, { size: 14 }),
			piece("Office", 40, 130),
			piece("Other", 300, 131),
			...["Excel, Word, Customer", "service, Filing", "Outlook"].map((text, at) => piece(text, 40, 145 + at * 12)),
			...["Sewing, Public", "speaking", "Welding"].map((text, at) => piece(text, 300, 148 + at * 12)),
			piece("Education", 40, 220, { size: 14 }),
			piece("University of Oslo", 40, 240),
			piece("It is a large school in the north, and Jane was there for four years", 40, 260),
		),
	]);
	const read = texts([...top, ...side, ...main]);
	expect(read.slice(2)).toEqual([
		...["Skills", "Office", "Excel, Word, Customer service, Filing", "Outlook"],
		...["Other", "Sewing, Public speaking", "Welding", "Education", "University of Oslo"],
		"It is a large school in the north, and Jane was there for four years",
	]);
});

it("joins the cells of a table's row that were wrapped", () => {
	const { main } = layOut([
		page(
			piece("Figma, Excel, Public", 40, 100),
			piece("Sewing,", 300, 100),
			piece("speaking", 40, 112),
			piece("Welding", 300, 112),
			piece("2020", 40, 124),
			piece("Clerk", 300, 124),
		),
	]);
	expect(texts(main)).toEqual(["Figma, Excel, Public speaking || Sewing, Welding", "2020 || Clerk"]);
});

it("reads headings and dates in a margin beside what they belong to", () => {
	const rows = [100, 118, 136, 154, 172];
	const { side, main } = layOut([
		page(
			...["EXPERIENCE", "2019 – 2020", "(02)", "2017 – 2018", "EDUCATION"].map((text, at) =>
				piece(text, 40, (rows[at] ?? 0) + 3),
			),
			...["Clerk", "Fold & Hearth", "Baker", "Paper Mill", "Oslo"].map((text, at) => piece(text, 220, rows[at] ?? 0)),
			piece("Sewing", 220, 190),
			piece("Welding", 220, 202),
		),
	]);
	expect(side).toEqual([]);
	expect(texts(main).slice(0, 2)).toEqual(["EXPERIENCE || Clerk", "2019 – 2020 || Fold & Hearth"]);
});

it("remembers where a row of tags is parted", () => {
	const tags = [piece("Customer service", 40, 100), piece("Go", 131, 100), piece("Excel", 150, 100)];
	const [line] = layOut([page(...tags)]).main;
	expect(line?.cells).toEqual(["Customer service Go Excel"]);
	expect(line?.parts).toEqual(["Customer service", "Go", "Excel"]);
});

it("joins names that were wrapped at a word between them", () => {
	const rows = ["University of", "Oslo", "Institute", "of Technology", "Clerk", "Baker"];
	const wide = piece("This line is far longer than the names that stand below it in a column", 40, 80);
	const { main } = layOut([page(wide, ...rows.map((text, at) => piece(text, 40, 130 + at * 13)))]);
	expect(texts(main).slice(1)).toEqual(["University of Oslo", "Institute of Technology", "Clerk", "Baker"]);
});

it("joins names that were wrapped in a column aligned to the right or the middle, also before the word of a heading", () => {
	const rows = [piece("Institute of", 60, 100), piece("Technology", 66, 113), piece("Baker", 96, 126)];
	expect(texts(layOut([page(...rows)]).main)[0]).toBe("Institute of Technology");
});

it("reads a column whose lines end at one right edge, and headings without room in it", () => {
	const atEdge = (text: string, y: number, size = 10) => piece(text, 566 - text.length * size * 0.5, y, { size });
	const aside = [
		atEdge("CONTACT", 100, 14),
		atEdge("jane@mail.example", 116),
		atEdge("LANGUAGE", 133, 14),
		atEdge("SKILLS", 149, 14),
		atEdge("French : C1", 165),
		atEdge("Thai : B2", 181),
	];
	const names = ["Baker, Fold Hearth", "Made bread for the street.", "2019 – 2021", "Cook, Saint Mill", "Made soup."];
	const { side, main } = layOut([
		page(
			piece("EXPERIENCE", 60, 108, { size: 14 }),
			...names.map((text, at) => piece(text, 60, 125 + at * 16)),
			...aside,
		),
	]);
	expect(texts(side)).toEqual(["CONTACT", "jane@mail.example", "LANGUAGE SKILLS", "French : C1", "Thai : B2"]);
	expect(texts(main)).toEqual(["EXPERIENCE", ...names]);
});

it("reads entries that stand side by side one after the other, below a heading in the middle", () => {
	const entry = (x: number, company: string, title: string, dates: string) =>
		[company, title, dates, "Made it for all the people here."].map((text, at) => piece(text, x, 120 + at * 15));
	const { side, main, top } = layOut([
		page(
			piece("EXPERIENCE", 272.5, 100),
			...entry(50, "Fold Hearth", "Baker", "2019 – 2021"),
			...entry(320, "Saint Mill", "Cook", "2015 – 2018"),
			piece("EDUCATION", 275, 200),
			piece("University of Oslo", 50, 215),
		),
	]);
	expect([...texts(top), ...texts(side), ...texts(main)]).toEqual([
		"EXPERIENCE",
		...["Saint Mill", "Cook", "2015 – 2018", "Made it for all the people here."],
		...["Fold Hearth", "Baker", "2019 – 2021", "Made it for all the people here."],
		"EDUCATION",
		"University of Oslo",
	]);
});

it("takes no gap between letter-spaced words for one between tags", () => {
	const { main } = layOut([page(piece("P R I N T", 50, 100), piece("D E S I G N", 106, 100))]);
	expect(main).toEqual([expect.objectContaining({ cells: ["PRINT DESIGN"] })]);
	expect(main[0]).not.toHaveProperty("parts");
});

it("begins a line at each label in letters of its own, however full the line above is", () => {
	const group = (label: string, text: string, y: number) => [
		piece(label, 50, y, { font: "bold" }),
		piece(text, 50 + label.length * 5 + 3, y),
	];
	const { main } = layOut([
		page(
			...group("Kitchen:", "Baking, roasting, frying, cooking and more of it", 100),
			...group("Gardening and farming:", "Sowing, reaping", 112),
			piece("and mowing.", 50, 124),
		),
	]);
	expect(texts(main).slice(0, 2)).toEqual([
		"Kitchen: Baking, roasting, frying, cooking and more of it",
		expect.stringMatching(/^Gardening and farming: Sowing, reaping/),
	]);
});

it("finds columns of which one has headings that begin a little before its text", () => {
	const left = ["SKILLS", "Baking and cooking", "Sowing", "Reaping", "LANGUAGES", "Thai", "Welsh"];
	const right = ["Made bread for people", "Made more bread for them", "Sold bread to people", "Sold more bread"];
	const { side, main } = layOut([
		page(
			...left.map((text, at) => piece(text, 50, 100 + at * 14)),
			piece("EXPERIENCE", 200, 103),
			...right.slice(0, 2).map((text, at) => piece(text, 210, 117 + at * 14)),
			piece("EDUCATION", 200, 145),
			...right.slice(2).map((text, at) => piece(text, 210, 159 + at * 14)),
		),
	]);
	expect(texts(side)).toEqual(left);
	expect(texts(main)).toEqual(["EXPERIENCE", ...right.slice(0, 2), "EDUCATION", ...right.slice(2)]);
});

it("joins paragraphs and names that go on below, beside dates and places", () => {
	const paragraph = page(
		piece("2019 – 2021", 50, 100),
		piece("Baker, Fold Hearth, Kulai. Made bread for the whole street, and", 150, 100),
		piece("Kept the rota.", 150, 112),
		piece("2015 – 2019", 50, 124),
		piece("Cook, Saint Mill", 150, 124),
		piece("Made soup.", 150, 136),
		piece("2013 – 2015", 50, 148),
		piece("The Bakery of the Hearth by the Mill, Kulai, Johor, Malaysia", 150, 148),
		piece("Made pies.", 150, 160),
	);
	expect(texts(layOut([paragraph]).main)).toEqual([
		"2019 – 2021 || Baker, Fold Hearth, Kulai. Made bread for the whole street, and Kept the rota.",
		"2015 – 2019 || Cook, Saint Mill",
		"Made soup.",
		"2013 – 2015 || The Bakery of the Hearth by the Mill, Kulai, Johor, Malaysia",
		"Made pies.",
	]);
	const name = page(piece("Fold Hearth Author-", 50, 100), piece("Kulai", 400, 100), piece("ity", 50, 112));
	expect(texts(layOut([name]).main)).toEqual(["Fold Hearth Author-ity || Kulai"]);
});

it("begins a new line below a name with its place", () => {
	const rows = [
		"The Old Bakery of Fold and Hearth, Kuala Lumpur, Malaysia",
		"Made bread for the whole street, and soup too.",
	];
	const { main } = layOut([page(...rows.map((text, at) => piece(text, 50, 100 + at * 12)))]);
	expect(texts(main)).toEqual(rows);
});

it("leaves out dots that lead to a date, as one text or one by one", () => {
	const dots = Array.from({ length: 12 }, (_, at) => piece(".", 100 + at * 20, 114));
	const rows = page(
		piece("Baker ........................ 2019 – 2021", 50, 100),
		piece("Cook", 50, 114),
		...dots,
		piece("2015 – 2018", 400, 114),
		piece("Made bread... and soup.", 50, 128),
		piece("Buyer", 50, 142),
		piece("· · · · · · · · · · · ·", 100, 142),
		piece("2012 – 2015", 400, 142),
	);
	expect(texts(layOut([rows]).main)).toEqual([
		"Baker || 2019 – 2021",
		"Cook || 2015 – 2018",
		"Made bread... and soup.",
		"Buyer || 2012 – 2015",
	]);
});

it("keeps single points between texts, however many", () => {
	const texts6 = ["Mill Road 3", "Kulai", "Johor", "0812", "ada@x.example", "ada.example"];
	const row = texts6
		.flatMap((text, at) => [piece(text, 50 + at * 80, 100), piece("·", 44 + at * 80, 100)])
		.slice(0, -1);
	expect(texts(layOut([page(...row)]).main)[0]).toContain("·");
});

it("joins the end of a period below its beginning, however much room that had", () => {
	const rows = ["Baker | Fold Hearth | May 2022 -", "present", "Made bread for the whole street, and soup, too."];
	const { main } = layOut([page(...rows.map((text, at) => piece(text, 50, 100 + at * 12)))]);
	expect(texts(main)).toEqual([`${rows[0]} ${rows[1]}`, rows[2]]);
});

it("begins a new line below an entry that ends with its period", () => {
	const rows = [
		"Assistant Baker – The Fold and the Hearth – Leeds (2014 – 2018)",
		"Cook – The Old Saint Mill – Kulai (winters)",
	];
	const { main } = layOut([page(...rows.map((text, at) => piece(text, 50, 100 + at * 12)))]);
	expect(texts(main)).toEqual(rows);
});
