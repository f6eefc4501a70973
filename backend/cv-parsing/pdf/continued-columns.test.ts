import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells }) => cells.join(" || "));
const column = (x: number, from: number, all: readonly string[], pitch = 15) =>
	all.map((text, at) => piece(text, x, from + at * pitch));

const first = page(
	...column(20, 100, ["CONTACT", "Kulai", "SKILLS", "Soup", "Salt", "Bread", "Tea", "Rice"]),
	...column(220, 102, ["EXPERIENCE", "Baker", "Fold Hearth", "2019 – 2021", "Made bread.", "Cook", "Saint Mill"]),
);
const studies = column(220, 102, ["EDUCATION", "2012 – 2016", "Leeds College", "BSc in Soups", "Oslo"]);

it("goes on with a column of which only a few lines are left on the next page", () => {
	const { side, main } = layOut([first, page(...column(20, 107, ["Rye", "Oats"], 20), ...studies)]);
	expect(texts(side)).toEqual(expect.arrayContaining(["Rye", "Oats"]));
	expect(texts(main)).toEqual(expect.arrayContaining(["Saint Mill", "EDUCATION", "2012 – 2016"]));
	expect(texts(main)).not.toContain("Rye");
});

it.each([
	// Dates, other letters, and lines further down belong to what is beside them.
	[[piece("2008 – 2012", 20, 132)]],
	[[piece("Rye", 20, 117, { font: "bold" })]],
	[[piece("Rye", 20, 147)]],
])("reads a page row by row whose left texts don't go on with a column", (left) => {
	const { main } = layOut([first, page(...left, ...studies)]);
	expect(texts(main).some((text) => text.includes(left[0]?.text ?? ""))).toBe(true);
});
