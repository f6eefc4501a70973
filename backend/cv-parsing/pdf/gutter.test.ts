import { piece } from "@/tests/cv/lines";
import { findGutter } from "./gutter";
import { toRows } from "./rows";

const column = (x: number, from: number, ...texts: string[]) => texts.map((text, at) => piece(text, x, from + at * 14));
const gutterOf = (...pieces: Parameters<typeof toRows>[0]) => findGutter(toRows(pieces), 595)?.x;

const right = ["EXPERIENCE", "Baker", "Fold Hearth", "2019 – 2021", "Made bread.", "Kept the rota."];
const left = ["Jane Whitfield", "Head baker and cook", "Kulai", "Bakes for the street", "Speaks to everybody"];

it("parts columns whose baselines agree, if contact data stands alone below the right heading", () => {
	const columns = [...column(40, 100, ...left), ...column(220, 100, ...right)];
	expect(gutterOf(...columns, piece("jane@example.com", 40, 193))).toBe(220);
	expect(gutterOf(...columns, piece("0812 3456 7890", 40, 193))).toBe(220);
	// Nothing but a date or a word stands there, a text stands beside it, or it stands above both.
	expect(gutterOf(...columns, piece("2010 – 2012", 40, 193))).toBeUndefined();
	expect(gutterOf(...columns, piece("Kulai", 40, 193))).toBeUndefined();
	expect(gutterOf(...columns, piece("jane@example.com", 40, 193), piece("Made soup.", 220, 193))).toBeUndefined();
	expect(gutterOf(...columns, piece("jane@example.com", 40, 80))).toBeUndefined();
});
