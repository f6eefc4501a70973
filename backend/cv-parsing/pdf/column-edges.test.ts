import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { columnEdges } from "./column-edges";
import { layOut } from "./layout";

const column = (x: number, ...texts: string[]) => texts.map((text, at) => piece(text, x, 100 + at * 14));
const left = column(50, "SKILLS", "Baking and roasting", "Sowing and mowing", "LANGUAGES", "English (C1)", "Thai (B2)");
const right = ["EXPERIENCE", "Fold Hearth", "Baker", "2020 – 2021", "EDUCATION", "Oslo University, 2019"];

it("reads columns with a gap that is as narrow as a space", () => {
	const end = Math.max(...left.map((one) => one.right));
	const { side, main } = layOut([page(...left, ...column(end + 4, ...right))]);
	expect(side.map(textOf)).toEqual(right);
	expect(main.map(textOf)).toEqual(left.map(({ text }) => text));
});

it("finds no edge where only dates stand on the left, or where something crosses it", () => {
	const dates = column(50, "2010 – 2012", "2012 – 2014", "2014 – 2016", "2016 – 2018");
	const text = column(200, "EXPERIENCE", "Baker", "Fold Hearth", "Baker", "Fold Hearth");
	expect(columnEdges([...dates, ...text], 600)).toEqual([]);
	expect(columnEdges([...left, ...column(200, ...right)], 600)).toHaveLength(1);
	const across = piece("A line from the left column to the right one, across both", 50, 115);
	expect(columnEdges([...left, ...column(200, ...right), across], 600)).toEqual([]);
});
