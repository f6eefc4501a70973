import { page, piece } from "@/tests/cv/lines";
import { withLostSpaces } from "./lost-spaces";

const textsOf = (...pieces: Parameters<typeof page>) =>
	withLostSpaces([page(...pieces)]).flatMap((one) => one.pieces.map(({ text }) => text));

const SPACELESS = [
	piece('To"obtain"an"on<campus"position"serving"my"fellow"students"', 50, 140),
	piece('with"great"soup"', 50, 154),
];
const bold = { font: "bold" };

it("puts spaces where a font without any has one other sign between its words", () => {
	const pieces = [
		piece("Leo!Leopard!", 50, 100, bold),
		piece('(909)"555<0199"', 50, 114),
		piece('"', 50, 128),
		...SPACELESS,
		piece("AT&T, R&D, a<b and C#", 50, 168, { font: "other" }),
	];
	expect(textsOf(...pieces).map((text) => text.trim())).toEqual([
		"Leo Leopard",
		"(909) 555-0199",
		"To obtain an on-campus position serving my fellow students",
		"with great soup",
		"AT&T, R&D, a<b and C#",
	]);
});

it("leaves signs of texts that need no spaces, or that stand word by word", () => {
	const chinese = Array.from({ length: 12 }, (_, at) => piece(`良率提升${at}%以上`, 50, 100 + at * 14));
	expect(textsOf(...chinese)[3]).toBe("良率提升3%以上");
	const words = Array.from({ length: 30 }, (_, at) => piece(at % 2 ? "R&D" : "made", 50 + at * 30, 100));
	expect(textsOf(...words)[1]).toBe("R&D");
});

it.each([
	["a few signs", ["AT&T,R&D,B&B", "Fold!Hearth"]],
	["signs of two kinds", ["a!b!c!d!e!f!g!h", "i&j&k&l&m&n&o&p"]],
	["signs beside spaces", ["Made R&D and B&B and M&A and AT&T and H&M and C&A and P&G and E&Y and D&G and B&O"]],
])("leaves %s", (_, texts) => {
	expect(textsOf(...texts.map((text, at) => piece(text, 50, 100 + at * 14)))).toEqual(texts);
});
