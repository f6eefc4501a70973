import { page, piece } from "@/tests/cv/lines";
import { withTexLogos } from "./tex-logos";

const texts = (...pieces: ReturnType<typeof piece>[]) => withTexLogos(page(...pieces)).pieces.map(({ text }) => text);

/** "L", "A" above the line, "T", "E" below it, "X", as TeX draws them. */
const logo = (before: string, behind: string, e = 102) => {
	const first = piece(`${before}L`, 40, 100);
	const { right } = first;
	return [
		first,
		piece("A", right - 3.5, 98, { size: 7 }),
		piece("T", right - 0.5, 100),
		piece("E", right + 4, e),
		piece(`X${behind}`, right + 8.5, 100),
	];
};

test("The logos of LaTeX and TeX are words of their line", () => {
	expect(texts(...logo("Baking, ", ", Sowing"))).toEqual(["Baking, LaTeX, Sowing"]);
	expect(texts(piece("Go", 20, 80), ...logo("", "").slice(2))).toEqual(["Go", "TeX"]);
});

test("The same letters on one line, or apart, are no logo", () => {
	expect(texts(...logo("", "", 100))).toHaveLength(5);
	const [l, a, t, e, x] = logo("", "");
	expect(texts(...[l, a, t, e, x && { ...x, x: x.x + 20 }].flatMap((one) => one ?? []))).toHaveLength(5);
});
