import { piece } from "@/tests/cv/lines";
import { findGrid } from "./grid";
import { toRows } from "./rows";

/** Rows of a list below a heading, in columns at 20 and 400. */
const rows = (...all: (readonly string[])[]) =>
	toRows(
		all.flatMap(([left = "", right = ""], at) =>
			[piece(left, 20, 100 + at * 15), piece(right, 400, 100 + at * 15)].filter(({ text }) => text !== ""),
		),
	);

it("finds a list in columns below its heading, but none where another heading stands beside it", () => {
	const list = [["Soup", "Salt"], ["Tea", "Chess"], ["Rice"]];
	expect(findGrid(rows(["SKILLS"], ...list), { x: 400, from: 0, to: 4 })).toEqual({ x: 400, from: 1, to: 3 });
	expect(findGrid(rows(["SKILLS", "HOBBIES"], ...list), { x: 400, from: 0, to: 4 })).toBeUndefined();
	const groups = rows(["SKILLS"], ["Databases", "Frameworks"], ...list);
	expect(findGrid(groups, { x: 400, from: 0, to: 5 })).toEqual({ x: 400, from: 1, to: 4 });
	expect(findGrid(rows(["LANGUAGES", "Frameworks"], ...list), { x: 400, from: 0, to: 4 })).toBeUndefined();
});
