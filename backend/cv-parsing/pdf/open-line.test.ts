import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "./layout";
import { endsInPlace } from "./open-line";

it.each([
	["Fold Hearth, Kulai, Johor", true],
	["The Old Bakery of Fold and Hearth, Kuala Lumpur, Malaysia", true],
	["Opened three new shops in Jakarta, Indonesia", false],
	["Responsible for shops, Jakarta, Indonesia", false],
	["Fold Hearth", false],
	["The Fold And Hearth And Mill And House And Mountain, Kulai, Johor", false],
])("tells whether %j is a name with its place: %j", (text, expected) => {
	expect(endsInPlace(text)).toBe(expected);
});

it("goes on with a sentence that was cut behind a place", () => {
	const rows = [
		"Opened three new shops for bread and soup in Jakarta, Indonesia",
		"Bangkok and Manila were added in the year after that.",
	];
	const { main } = layOut([page(...rows.map((text, at) => piece(text, 50, 100 + at * 12)))]);
	expect(main.map(textOf)).toEqual([rows.join(" ")]);
});

it("begins a new line with a label below another one, but not inside of a point", () => {
	const rows = ["Clinical: Wound care, Cannulation, Triage, Palliative care", "Digital: EMIS Web, SystmOne"];
	const flow = (bullet: string) => {
		const texts = rows.map((text, at) => piece(text, 60, 100 + at * 12));
		return layOut([page(...(bullet ? [piece(bullet, 50, 100)] : []), ...texts)]).main.map(textOf);
	};
	expect(flow("")).toEqual(rows);
	expect(flow("•")).toEqual([rows.join(" ")]);
});
