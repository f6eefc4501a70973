import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "./layout";

const top = [
	piece("EXPERIENCE", 50, 90),
	piece("Baker, Fold Hearth", 50, 110),
	piece("2020 – 2021", 450, 110),
	piece("Made bread for people and many more people in the street.", 50, 124),
];

const column = (x: number, ...texts: string[]) => texts.map((text, at) => piece(text, x, 160 + at * 14));

it("reads three columns below a section in one column, whose dates stand at the right", () => {
	const columns = [
		...column(50, "EDUCATION", "BSc Physics", "Oslo University", "2014 – 2018"),
		...column(250, "SKILLS", "Baking", "Roasting", "Sowing"),
		...column(420, "LANGUAGES", "English", "German", "Thai"),
	];
	const text = layOut([page(...top, ...columns)]);
	expect(text.top.map(({ cells }) => cells)).toEqual([
		["EXPERIENCE"],
		["Baker, Fold Hearth", "2020 – 2021"],
		[expect.stringContaining("Made bread")],
	]);
	expect([...text.main, ...text.side].map(textOf)).toEqual([
		...["EDUCATION", "BSc Physics", "Oslo University", "2014 – 2018"],
		...["SKILLS", "Baking", "Roasting", "Sowing"],
		...["LANGUAGES", "English", "German", "Thai"],
	]);
});

it("keeps dates at the right beside a section in one column below two columns", () => {
	const text = layOut([
		page(
			...column(50, "SKILLS", "Baking", "Roasting", "Sowing", "EDUCATION", "Oslo University"),
			...column(300, "LANGUAGES", "English", "German", "Thai"),
			piece("2014 – 2018", 450, 230),
		),
	]);
	const all = [...text.top, ...text.side, ...text.main].map(({ cells }) => cells);
	expect(all).toContainEqual(["Oslo University", "2014 – 2018"]);
	expect(all).toContainEqual(["LANGUAGES"]);
});
