import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells, bullet }) => (bullet ? "• " : "") + cells.join(" || "));

it("joins wrapped paragraphs and bullets, across pages too, but not lists", () => {
	const long = "This line is as long as the page is wide, so that the next word had";
	const first = page(
		piece("•", 50, 700),
		piece(long, 60, 700),
		piece("no room in it.", 60, 712),
		piece("Java", 50, 740),
		piece("Go", 50, 752),
		piece(long, 50, 764),
	);
	const { main } = layOut([first, page(piece("no room and went on.", 50, 90))]);
	expect(texts(main)).toEqual([`• ${long} no room in it.`, "Java", "Go", `${long} no room and went on.`]);
});

it("joins the second row of a point only if the first had no room for it, or goes on", () => {
	const long = "Baked bread for nine hundred people, which is why I know";
	const rows = (first: string, second: string) =>
		layOut([page(piece("•", 50, 100), piece(first, 60, 100), piece(second, 60, 112), piece(long, 60, 160))]).main;
	expect(texts(rows("Fold School", "Bachelor of Baking (2016)"))[1]).toBe("Bachelor of Baking (2016)");
	expect(texts(rows("Fold School of", "Baking"))[0]).toBe("• Fold School of Baking");
	expect(texts(rows("Baked bread and", "sold it"))[0]).toBe("• Baked bread and sold it");
	expect(texts(rows(long, "Kulai"))[0]).toBe(`• ${long} Kulai`);
});

it("keeps bullets with their texts in both columns of a list, however wide their gap", () => {
	const rows = ["Java", "Go", "Rust", "SQL", "Lua"].flatMap((text, at) => [
		piece("•", 40, 114 + at * 14),
		piece(text, 58, 114 + at * 14),
		piece("•", 240, 114 + at * 14),
		piece(`${text} too`, 258, 114 + at * 14),
	]);
	const { main } = layOut([page(piece("SKILLS", 40, 100), ...rows)]);
	expect(
		texts(main).filter((text) => text.split("•").length - 1 !== text.split(/Java|Go|Rust|SQL|Lua/).length - 1),
	).toEqual([]);
});

it("recognises a letter of another font before many lines as a bullet", () => {
	const listed = ["Java", "Go", "Rust"].flatMap((text, index) => [
		piece("f", 50, 100 + index * 15, { font: "symbols" }),
		piece(text, 62, 100 + index * 15),
	]);
	expect(texts(layOut([page(...listed)]).main)).toEqual(["• Java", "• Go", "• Rust"]);
});

it("joins an enumeration that was cut between two words", () => {
	const { main } = layOut([
		page(
			piece("Data Visualization • Statistics • Machine", 50, 100),
			piece("Learning • SQL", 50, 114),
			piece("Go • Rust", 50, 128),
		),
	]);
	expect(texts(main)).toEqual(["Data Visualization • Statistics • Machine Learning • SQL", "Go • Rust"]);
});
