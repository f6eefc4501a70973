import { line } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const strong = (text: string) => line(text, { strong: true, font: "bold" });
const large = (text: string) => line(text, { strong: true, font: "bold", size: 1.2 });
const told = line("Made bread for the whole street.");
const jobs = (...flow: Line[]) => readEmployment(flow).map((one) => [one.job_title, one.company_name]);

const cook = [strong("2014 – 2018 || Koperasi Tani Kulai"), large("Cook"), told];

it.each([
	["above", [strong("Dinas Pertanian Kabupaten"), strong("2018 – 2020 || Zorbal"), large("Baker"), told]],
	["below", [strong("2018 – 2020 || Dinas Pertanian Kabupaten"), strong("Zorbal"), large("Baker"), told]],
])("joins a company's name whose part stands %s the dates", (_where, baker) => {
	const expected = [
		["Baker", "Dinas Pertanian Kabupaten Zorbal"],
		["Cook", "Koperasi Tani Kulai"],
	];
	expect(jobs(...baker, ...cook)).toEqual(expected);
	expect(jobs(...cook, ...baker)).toEqual([...expected].reverse());
});

it.each<[string, Line[]]>([
	["a position", [strong("2018 – 2020 || Fold Hearth"), strong("Head Baker"), told, ...cook]],
	["a place", [strong("2018 – 2020 || Fold Hearth"), strong("Kulai, Malaysia"), large("Baker"), told, ...cook]],
	["other letters", [strong("2018 – 2020 || Fold Hearth"), line("Zorbal"), large("Baker"), told, ...cook]],
	["an only entry", [strong("2018 – 2020 || Fold Hearth"), strong("Zorbal"), large("Baker"), told]],
	[
		"a point",
		[strong("2018 – 2020 || Fold Hearth"), { ...strong("Zorbal"), bullet: true }, large("Baker"), told, ...cook],
	],
	["a sentence", [strong("2018 – 2020 || Fold Hearth"), strong("Zorbal was there."), large("Baker"), told, ...cook]],
	["another period", [strong("2018 – 2020 || Fold Hearth"), strong("2018 – 2019"), large("Baker"), told, ...cook]],
])("joins no company with %s", (_what, flow) => {
	expect(jobs(...flow).map(([, company]) => company)).not.toContain("Fold Hearth Zorbal");
	expect(
		jobs(...flow)
			.flat()
			.join(),
	).not.toMatch(/Fold Hearth (?:Head|Kulai|Zorbal|2018)/);
});

it("joins no unknown position below its company in letters that all look alike", () => {
	const flow = [
		"2018 – 2020 || Fold Hearth",
		"Baker",
		"Made bread daily.",
		"2014 – 2018 || Saint Mill",
		"Ropewalker",
		"Made ropes daily.",
	];
	expect(jobs(...flow.map((text) => line(text)))).toEqual([
		["Baker", "Fold Hearth"],
		["Ropewalker", "Saint Mill"],
	]);
});

it("takes no description for a part of the name below it", () => {
	const zorbalist = [strong("2018 – 2020 || Zorbalist"), large("Dinas Kulai"), strong("Comforting cats")];
	const mender = [strong("2014 – 2018 || Mendist"), large("Dinas Zorbal"), strong("Comforting dogs")];
	expect(
		jobs(...zorbalist, ...mender)
			.flat()
			.join(),
	).not.toContain("Comforting");
});
