import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "./layout";

const read = (...pieces: ReturnType<typeof piece>[]) => layOut([page(...pieces)]).main.map(({ cells }) => cells);

const row = (y: number) => [
	piece("BSc", 50, y),
	piece("Baking", 120, y),
	piece("Bread College", 220, y - 12),
	piece("of Science", 220, y),
	piece("and Soup", 220, y + 12),
	piece("CGPA", 330, y - 6),
	piece("3.41", 330, y + 6),
	piece("2013", 400, y),
];

test("Cells of several lines in the middle of their row are one row", () => {
	const cells = ["BSc", "Baking", "Bread College of Science and Soup", "CGPA 3.41", "2013"];
	expect(read(...row(100), ...row(160))).toEqual([cells, cells]);
});

test("A company above its position is a cell of its own", () => {
	const names = (y: number) => [
		piece("2019", 50, y),
		piece("Fold Hearth", 220, y - 6),
		piece("Baker", 220, y + 6),
		piece("Kulai", 400, y),
	];
	const cells = ["2019", "Fold Hearth", "Baker", "Kulai"];
	expect(read(...names(100), ...names(160))).toEqual([cells, cells]);
});

const texts = (...pieces: ReturnType<typeof piece>[]) => layOut([page(...pieces)]).main.map(textOf);

test.each([
	[
		"cells at the top of their row",
		[piece("BSc", 50, 100), piece("2013", 300, 100), piece("Bread", 420, 100), piece("College", 420, 112)],
	],
	["two columns", [piece("BSc", 50, 106), piece("Bread", 220, 100), piece("College", 220, 112)]],
	[
		"rows of a narrow table",
		[0, 12, 24].flatMap((y) => [piece("BSc", 50, 100 + y), piece("Bread", 220, 100 + y), piece("2013", 400, 100 + y)]),
	],
	[
		"points",
		[piece("Skills", 50, 106), piece("2013", 400, 106), piece("• Bread", 220, 100), piece("• Soup", 220, 112)],
	],
	[
		"texts of different letters",
		[
			piece("BSc", 50, 106),
			piece("2013", 400, 106),
			piece("Bread", 220, 100, { font: "bold" }),
			piece("Soup", 220, 112),
		],
	],
	[
		"texts with different edges",
		[piece("BSc", 50, 106), piece("2013", 400, 106), piece("Bread", 220, 100), piece("College", 231, 112)],
	],
])("%s stay apart", (_what, pieces) => {
	expect(texts(...pieces).join("\n")).not.toMatch(/Bread (?:College|Soup|Bread)/);
});
