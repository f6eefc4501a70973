import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { sectionsOf } from "./sections";

const kinds = (text: string) =>
	sectionsOf({ top: [], side: [], main: lines(text) }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);

it("reads most points of a summary as skills if they name some, and none if most tell something", () => {
	const points = "• Results-oriented\n• Bread and rolls\n• Client relations";
	expect(kinds(`Highlights\nI bake.\n${points}\n• Able to bake for the whole street.`)).toEqual([
		["summary", "I bake.", "Able to bake for the whole street."],
		["skills", "Results-oriented", "Bread and rolls", "Client relations"],
	]);
	const told = "• Baked for 30 people.\n• Led a team\n• Built ovens\n• Won my first prize";
	expect(kinds(`Highlights\n${told}\n${points}`)).toHaveLength(1);
	expect(kinds("Highlights\n• Stock control\n• Bread")).toHaveLength(1);
	const facts =
		"• To become a baker\n• Seeking a new role\n• Norland citizen\n• Mother of two\n• Lives in Leeds\n• Leeds";
	expect(kinds(`Highlights\n${facts}`)).toHaveLength(1);
});

it.each([
	"Profile\n• Nationality Norlandic\n• Religion Islam\n• Status Married\n• Male",
	"Profil\n• Laki-laki\n• Islam\n• Belum menikah\n• Indonesia\n• Jakarta Selatan",
	"Perfil\n• Panadera puntual\n• Busco nuevos retos\n• Residente en Madrid",
	"Summary\n• Fresh graduate\n• Hardworking\n• Single\n• Roman Catholic",
])("reads no points about a person as skills: %j", (text) => {
	expect(kinds(text)).toHaveLength(1);
});
