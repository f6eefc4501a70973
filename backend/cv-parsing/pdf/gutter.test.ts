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

it("parts columns whose baselines agree, if all headings of the right one are indented alike", () => {
	const heads = (first: number, second: number) => [piece("EXPERIENCE", first, 100), piece("EDUCATION", second, 170)];
	const texts = column(220, 114, "Baker", "Fold Hearth", "Made bread.", "Kept the rota.");
	const aside = column(40, 114, "SKILLS", "Ovens and dough", "Scales", "Rotas of a bakery");
	const rest = [...texts, ...column(220, 184, "Fold School of Baking", "Diploma"), ...aside];
	expect(gutterOf(...heads(231, 231), ...rest)).toBe(220);
	expect(gutterOf(...heads(231, 228), ...rest)).toBeUndefined();
	expect(gutterOf(...heads(240, 240), ...rest)).toBeUndefined();
	expect(gutterOf(piece("EXPERIENCE", 231, 100), ...rest)).toBeUndefined();
});

it("leaves headings side by side to what stands below them in other columns", () => {
	const contact = column(270, 100, "CONTACT", "+60 555 0101", "Kulai, Johor", "ada.fold@mill.example.org");
	const name = column(110, 108, "Ada Fold", "Forklift Operator");
	const lists = [...column(50, 160, "SKILLS"), ...column(375, 160, "LANGUAGES", "Kannada", "Hindi", "French")];
	const tags = [piece("Reach truck", 60, 174), piece("Scales of all sizes", 240, 174)];
	const rows = toRows([...contact, ...name, ...lists, ...tags]);
	const gutter = findGutter(rows, 595);
	expect(gutter?.x).toBe(270);
	expect(rows[gutter?.to ?? 0]?.segments.map(({ text }) => text)).toEqual(["SKILLS", "LANGUAGES"]);
});

it("gives columns the lines right above them that go on in the left one", () => {
	const contact = column(40, 92, "jane@example.com · (512)", "555-0147 · Kulai");
	const side = [...contact, ...column(40, 140, "SKILLS", "Ovens and dough", "Scales")];
	const main = [piece("Jane Whitfield", 220, 100, { size: 20 }), ...column(220, 126, ...right)];
	const fromOf = (...pieces: Parameters<typeof toRows>[0]) => findGutter(toRows(pieces), 595)?.from;
	expect(fromOf(...side, ...main)).toBe(0);
	expect(fromOf(piece("Baker and cook", 40, 60), ...side, ...main)).toBe(1);
});
