import { piece } from "@/tests/cv/lines";
import { toRows } from "./rows";
import { withWholeTiles } from "./tiles";

/** A text in the middle at `x`. */
const tile = (text: string, x: number, y: number, look?: { size: number }) =>
	piece(text, x - text.length * (look?.size ?? 10) * 0.25, y, look);

const above = [tile("Baking", 100, 100), tile("Stock", 200, 100)];
const below = [tile("bread", 100, 112), tile("management", 200, 112)];
const read = (...pieces: Parameters<typeof toRows>[0]) =>
	withWholeTiles(toRows(pieces)).map(({ segments }) => segments.map(({ text }) => text).join(" || "));

it("joins both lines of tiles around a tile with one line", () => {
	expect(read(...above, tile("Tea", 300, 106), ...below, tile("Next", 100, 130))).toEqual([
		"Baking bread || Stock management || Tea",
		"Next",
	]);
});

it.each<[string, Parameters<typeof toRows>[0]]>([
	["nothing stands between them", [...above, ...below]],
	["the text between is nearer to one of them", [...above, tile("Tea", 300, 104), ...below]],
	["it is in other letters", [...above, tile("Tea", 300, 106, { size: 8 }), ...below]],
	[
		"lines begin at one edge",
		[
			piece("Baking", 80, 100),
			piece("Stock", 180, 100),
			tile("Tea", 300, 106),
			piece("a", 80, 112),
			piece("b", 180, 112),
		],
	],
	["one line stands below", [...above, tile("Tea", 300, 106), tile("bread", 100, 112)]],
	["lines are far apart", [...above, tile("Tea", 300, 109), ...below.map((one) => ({ ...one, y: 118 }))]],
])("joins no texts where %s", (_, pieces) => {
	expect(read(...pieces)).toEqual(toRows(pieces).map(({ segments }) => segments.map(({ text }) => text).join(" || ")));
});
