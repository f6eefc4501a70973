import type { Page, Piece } from "./piece";
import { withBullets } from "./symbols";

const body = { font: "text", size: 10 };

const pageOf = (...rows: readonly (readonly [string, string])[]): Page => ({
	width: 600,
	height: 800,
	pieces: rows.flatMap(([mark, text], row): Piece[] => [
		{ text: mark, x: 40, right: 48, y: 100 + 20 * row, size: 10, font: "symbols" },
		{ text, x: 52, right: 200, y: 100 + 20 * row, size: 10, font: "text" },
	]),
});

const textsOf = (page: Page) => withBullets([page], body).flatMap(({ pieces }) => pieces.map(({ text }) => text));

test("A letter of a symbol font before several lines is a bullet", () => {
	expect(textsOf(pageOf(["l", "Baking"], ["l", "Sowing"], ["l", "Weaving"]))).toEqual(
		["Baking", "Sowing", "Weaving"].flatMap((text) => ["•", text]),
	);
});

test.each([
	["Arabic", "ا", "لهاتف"],
	["Arabic in the form of a word's beginning", "ﻟ", "ﻐﺎت"],
	["Hebrew", "ה", "שכלה"],
])("Letters of words in %s are no bullets, whatever their font", (_script, letter, rest) => {
	expect(textsOf(pageOf([letter, rest], [letter, rest], [letter, rest]))).toEqual(
		[0, 1, 2].flatMap(() => [letter, rest]),
	);
});

test("Letters inside of words are no bullets, where the font of the others lacks them", () => {
	const words = ["toán", "quả", "hoạch"].flatMap((rest, row): Piece[] => {
		const at = { y: 100 + 20 * row, size: 10 };
		return [
			{ ...at, text: "K", x: 34, right: 40.5, font: "text" },
			{ ...at, text: "ế", x: 40, right: 45, font: "other" },
			{ ...at, text: rest, x: 48, right: 80, font: "text" },
		];
	});
	expect(textsOf({ width: 600, height: 800, pieces: words })).not.toContain("•");
});

test("Lone letters before addresses and numbers are icons, where their font has nothing else", () => {
	const rows = [
		["m", "ada.fold@example.com"],
		["p", "+44 20 7946 0958"],
	] as const;
	expect(textsOf(pageOf(...rows))).toEqual(rows.flatMap(([, text]) => ["•", text]));
	const heading: Piece = { text: "Contact", x: 40, right: 90, y: 60, size: 10, font: "symbols" };
	const { pieces, ...page } = pageOf(...rows);
	expect(textsOf({ ...page, pieces: [heading, ...pieces] })).not.toContain("•");
});
