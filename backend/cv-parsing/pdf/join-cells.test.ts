import { page, piece } from "@/tests/cv/lines";
import { layOut } from "./layout";

it("joins a name that is wrapped in the middle of a row's columns where a word binds it", () => {
	const text = layOut([
		page(
			piece("Kulai", 50, 100),
			piece("Institute of", 250, 100),
			piece("2010 – 2015", 450, 100),
			piece("Bread and Salt", 245, 112),
			piece("BSc Baking", 50, 130),
		),
	]);
	expect(text.main.map(({ cells }) => cells)).toEqual([
		["Kulai", "Institute of Bread and Salt", "2010 – 2015"],
		["BSc Baking"],
	]);
});

/** The rows of a table with dates; the company's cell has room until 221, the position's until 301. */
const table = (company: string, position: string, ...below: ReturnType<typeof piece>[]) =>
	layOut([
		page(
			...[piece("2019 – 2021", 20, 100), piece(company, 120, 100), piece(position, 221, 100), ...below],
			piece("Made bread for everybody.", 135, 140),
		),
	]).main.map(({ cells }) => cells);

it("joins the cells of a table's row that had no room for more", () => {
	const below = [piece("KG", 120, 112), piece("Betriebstechnik", 221, 112)];
	const [row] = table("Fold Hearth & Co.", "Elektroniker für", ...below);
	expect(row).toEqual(["2019 – 2021", "Fold Hearth & Co. KG", "Elektroniker für Betriebstechnik"]);
});

it.each([
	// There was room for it.
	["Fold", "Cook", piece("Baker", 120, 112)],
	// It is a place.
	["Fold Hearth, Sons", "Cook", piece("Kulai, Johor", 120, 112)],
	// It stands in the column of the dates.
	["Fold Hearth, Sons", "Cook", piece("Full-time", 20, 112)],
])("keeps what is below a table's row apart: %j", (company, position, below) => {
	expect(table(company, position, below)[0]).toEqual(["2019 – 2021", company, position]);
});
