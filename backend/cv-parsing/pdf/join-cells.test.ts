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
