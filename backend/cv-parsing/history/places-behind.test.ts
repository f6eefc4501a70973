import { line } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (rows: readonly (readonly [string, string])[], above = { strong: true, font: "bold" }) =>
	readEmployment(
		rows.flatMap(([title, dated]) => [
			line(title, above),
			line(dated, { size: 0.8, font: "small" }),
			line("Made bread for the street.", { font: "body" }),
		]),
	).map((one) => [one.job_title, one.company_name]);

const BAKER = ["Baker", "Fold Hearth 2019 – 2021 Mojácar"] as const;

it("leaves out unknown places behind the dates that all entries have", () => {
	expect(read([BAKER, ["Wool Classer", "Merino Downs 2015 – 2018 Aguadulce"]])).toEqual([
		["Baker", "Fold Hearth"],
		["Wool Classer", "Merino Downs"],
	]);
});

it.each([
	["a lone entry", []],
	["positions behind", [["Fold Hearth", "Saint Mill 2015 – 2018 Team Manager"]]],
	["companies behind", [["Cook", "Saint 2015 – 2018 Mill GmbH"]]],
	["a sentence", [["Cook", "Made soup for Saint 2015 – 2018 Aguadulce"]]],
	["a long text", [["Cook", "Saint Mill 2015 – 2018 Aguadulce Roquetas Mar Menor"]]],
	["a comma before the dates", [["Cook", "Saint Mill, 2015 – 2018 Aguadulce"]]],
	["dates at the end", [["Cook", "Saint Mill 2015 – 2018"]]],
	["a number", [["Cook", "Saint Mill 2015 – 2018 Room 12"]]],
	["small letters", [["Cook", "Saint Mill 2015 – 2018 aguadulce"]]],
	["a single date", [["Cook", "Saint Mill 2015 Aguadulce"]]],
] as const)("takes nothing behind dates for a place beside %s", (_, others) => {
	expect(read([BAKER, ...others])).not.toContainEqual(["Baker", "Fold Hearth"]);
});

it("needs names above in letters of their own, and a word for a position", () => {
	const second = ["Cook", "Saint Mill 2015 – 2018 Aguadulce"] as const;
	expect(read([BAKER, second], { strong: false, size: 0.8, font: "small" } as never)).toEqual([]);
	expect(
		read([
			["Hearth", BAKER[1]],
			["Mill", second[1]],
		]),
	).toEqual([]);
});
