import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells }) => cells.join(" || "));
const heading = (text: string, y: number) => piece(text, 40, y, { size: 12, font: "head" });

it("puts headings in the margin above the text beside them, whatever their baselines", () => {
	const { side, main } = layOut([
		page(
			heading("Work", 102),
			piece("Fold & Hearth", 180, 100),
			heading("Experience", 116),
			piece("Baker", 180, 114),
			piece("2019 – 2021", 180, 128),
			piece("Highlights", 180, 142),
			piece("Made bread.", 180, 156),
			heading("Education", 202),
			piece("University of Oslo", 180, 200),
			piece("2012 – 2016", 180, 214),
			heading("Languages", 252),
			piece("German", 180, 250),
		),
	]);
	expect(side).toEqual([]);
	expect(texts(main)).toEqual([
		"Work Experience",
		"Fold & Hearth",
		"Baker",
		"2019 – 2021",
		"Highlights",
		"Made bread.",
		"Education",
		"University of Oslo",
		"2012 – 2016",
		"Languages",
		"German",
	]);
});

it("joins the lines of the first heading in the margin, whatever stands above it", () => {
	const { main } = layOut([
		page(
			...[piece("Mill Road 3", 60, 60), piece("Leeds", 90, 74), piece("Ada Fold", 180, 60, { size: 30 })],
			...[heading("Schulischer", 100), heading("Werdegang", 114), heading("Sprachen", 202), heading("Interessen", 232)],
			...[piece("2011 – 2015: Grundschule", 180, 100), piece("2015 – 2018: Gymnasium", 180, 118)],
			...[piece("Deutsch", 180, 200), piece("Backen", 180, 230)],
		),
	]);
	expect(texts(main)).toContain("Schulischer Werdegang");
});

it("joins the lines of the first heading, which alone tell nothing", () => {
	const { main } = layOut([
		page(
			...[heading("Persönliche", 102), heading("Angaben", 116), piece("Kulai", 180, 102), piece("Johor", 180, 116)],
			...[heading("Schulischer", 152), heading("Werdegang", 166), piece("Oslo", 180, 152), piece("Leeds", 180, 166)],
			...[heading("Sprachen", 202), piece("Thai", 180, 202)],
		),
	]);
	expect(texts(main)).toEqual([
		...["Persönliche Angaben", "Kulai", "Johor", "Schulischer Werdegang", "Oslo", "Leeds", "Sprachen", "Thai"],
	]);
});

it("keeps a heading and the text beside it apart, even without a space between them", () => {
	const { main } = layOut([page(piece("Education", 40, 100), piece("University of Oslo", 85, 100))]);
	expect(texts(main)).toEqual(["Education || University of Oslo"]);
});

it("keeps a large name and the small text beside it apart", () => {
	const name = piece("Jane Doe", 40, 100, { size: 24 });
	const { main } = layOut([page(name, piece("Bakes bread and cakes", name.right + 13, 100))]);
	expect(texts(main)).toEqual(["Jane Doe", "Bakes bread and cakes"]);
});

it("reads once what is printed over itself", () => {
	const shadow = [piece("Baker", 40, 100), piece("Baker", 40.5, 100.5)];
	expect(texts(layOut([page(...shadow)]).main)).toEqual(["Baker"]);
});

it("takes headings for no margin if another column has headings too", () => {
	const { side, main } = layOut([
		page(
			piece("Objective", 220, 100, { size: 12, font: "head" }),
			piece("To make bread for the whole street.", 200, 116),
			piece("Kulai, Johor", 45, 110),
			piece("ada@fold.example", 45, 124),
			piece("+60 555 0101", 45, 138),
			piece("Education", 220, 140, { size: 12, font: "head" }),
			piece("Software", 20, 160, { size: 12, font: "head" }),
			piece("Civil Engineering", 200, 166),
			piece("AutoCAD", 28, 176),
			piece("Fold College", 200, 182),
			piece("Languages", 20, 196, { size: 12, font: "head" }),
			piece("Kannada", 28, 212),
			piece("Hindi", 28, 226),
		),
	]);
	expect([texts(side), texts(main)]).toEqual([
		["Kulai, Johor", "ada@fold.example", "+60 555 0101", "Software", "AutoCAD", "Languages", "Kannada", "Hindi"],
		["Objective", "To make bread for the whole street.", "Education", "Civil Engineering", "Fold College"],
	]);
});

it("keeps narrow margins apart from the text, with all lines of their headings", () => {
	const margin = (text: string, y: number) => piece(text, 40, y, { size: 10, font: "head" });
	const beside = (text: string, y: number) => piece(text, 112, y);
	const { side, main } = layOut([
		page(
			margin("Contact", 100),
			beside("Leeds, UK", 100),
			margin("Information", 112),
			beside("Phone: 0113 496 0000", 112),
			margin("Odd jobs and", 140),
			beside("Fold Hearth", 140),
			margin("night shifts", 152),
			beside("Baker, 2019 – 2021", 152),
			margin("Freiwilligen-", 180),
			beside("Choir", 180),
			margin("arbeit", 192),
			beside("Since 2012", 192),
			margin("Education", 220),
			beside("Oslo University", 220),
			margin("Skills", 248),
			beside("Bread", 248),
		),
	]);
	expect(side).toEqual([]);
	expect(texts(main)).toEqual([
		"Contact Information",
		"Leeds, UK",
		"Phone: 0113 496 0000",
		"Odd jobs and night shifts",
		"Fold Hearth",
		"Baker, 2019 – 2021",
		"Freiwilligenarbeit",
		"Choir",
		"Since 2012",
		"Education",
		"Oslo University",
		"Skills",
		"Bread",
	]);
	expect(main.filter(({ margin: inMargin }) => inMargin).map(({ cells }) => cells.join())).toEqual([
		"Contact Information",
		"Odd jobs and night shifts",
		"Freiwilligenarbeit",
		"Education",
		"Skills",
	]);
});
