import { lacksBullets, withDrawnBullets } from "./drawn-bullets";
import type { Page, Piece, Shape } from "./piece";

const body = { size: 10, font: "body" };

const piece = (text: string, y: number, more: Partial<Piece> = {}): Piece => ({
	text,
	x: 60,
	y,
	right: 60 + 5 * text.length,
	size: 10,
	font: "body",
	...more,
});

/** A disc at the height of small letters, as browsers print it. */
const disc = (y: number, more: Partial<Shape> = {}): Shape => ({
	x: 49,
	right: 52.5,
	top: y - 5,
	bottom: y - 1.5,
	...more,
});

const read = (pieces: Piece[], shapes: Shape[]) => {
	const page: Page = { width: 600, height: 800, pieces, shapes };
	return withDrawnBullets([page], body).flatMap((one) => one.pieces.map(({ text, x }) => [text, x]));
};

it("gives a bullet for each disc before a text", () => {
	const pieces = [piece("Baker", 20), piece("Made bread", 32), piece("Sold cakes", 44)];
	expect(read(pieces, [disc(32), disc(44)])).toEqual([
		["Baker", 60],
		["•", 49],
		["Made bread", 60],
		["•", 49],
		["Sold cakes", 60],
	]);
});

it.each([
	["far from its text", [disc(32, { x: 20, right: 23.5 })]],
	["above its text", [disc(20)]],
	["as large as a letter", [disc(32, { x: 45, right: 54, top: 23, bottom: 32 })]],
	["a line", [disc(32, { x: 45, top: 28, bottom: 28.5 })]],
	["one of a rating", [disc(32), disc(32, { x: 41, right: 44.5 }), disc(32, { x: 33, right: 36.5 })]],
])("takes no shape for a bullet that is %s", (_, shapes) => {
	expect(read([piece("Made bread", 32)], shapes)).toEqual([["Made bread", 60]]);
});

it("takes lines that are bold as a whole for names, but not bold beginnings", () => {
	const pieces = [
		piece("Baker", 20, { font: "bold" }),
		piece("Ovens:", 44, { font: "bold" }),
		piece("two of them", 44, { x: 95 }),
		piece("Made bread", 56),
		piece("Sold cakes", 68),
	];
	const shapes = [20, 44, 56, 68].map((y) => disc(y));
	expect(read(pieces, shapes).map(([text]) => text)).toEqual([
		"Baker",
		"•",
		"Ovens:",
		"two of them",
		"•",
		"Made bread",
		"•",
		"Sold cakes",
	]);
});

it("takes the dots of a timeline for none", () => {
	const entry = (y: number) => [piece("Baker", y), piece("Fold Hearth", y + 12), piece("2015 – 2018", y + 24)];
	const shapes = [20, 70].map((y) => disc(y));
	expect(read([...entry(20), ...entry(70)], shapes).filter(([text]) => text === "•")).toEqual([]);
	const points = [piece("Baker", 20), piece("2015 – 2018", 32), piece("Made bread", 44), piece("Sold cakes", 56)];
	expect(read(points, [disc(44), disc(56)]).filter(([text]) => text === "•")).toHaveLength(2);
});

it("takes ornaments before headings and names for none", () => {
	const pieces = [
		piece("Skills", 20, { size: 14, font: "bold" }),
		piece("Fold Hearth", 44, { font: "bold" }),
		piece("Ice Fold", 68, { font: "bold" }),
		piece("Bread", 80),
	];
	const shapes = [20, 44, 68].map((y) => disc(y));
	expect(read(pieces, shapes).filter(([text]) => text === "•")).toEqual([]);
	expect(read(pieces, [disc(20), disc(80)]).filter(([text]) => text === "•")).toHaveLength(0);
});

it.each([
	["typed before lines", [piece("• Made bread", 20), piece("•", 32), piece("- Sold cakes", 44)], false],
	["missing", [piece("Made bread", 20), piece("Sold cakes", 32), piece("• Baked", 44)], true],
	["between other texts", [20, 32, 44].flatMap((y) => [piece("Ice", y, { x: 10 }), piece("·", y)]), true],
	["ratings", [20, 32, 44].map((y) => piece("●●●○○", y)), true],
])("looks for drawn bullets where the typed ones are %s: %#", (_, pieces, isSo) => {
	expect(lacksBullets(pieces)).toBe(isSo);
});
