import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const names = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

it("reads tables by their heads, whatever the names are", () => {
	expect(
		names(`Periode || Tempat || Sebagai || Ket.
			2021 - 2023 || Guru Mandiri || PKL || 3 bulan
			2019 - 2021 || Perawat Sehat || Ropewalker`),
	).toEqual([
		["PKL", "Guru Mandiri"],
		["Ropewalker", "Perawat Sehat"],
	]);
	expect(names("Designation || Employer || Period\nRopewalker || Baker Cook || 2019 – 2021")).toEqual([
		["Ropewalker", "Baker Cook"],
	]);
});

it("reads rows as lines where a head doesn't tell both columns, or a row has more cells", () => {
	expect(names("Period || Remarks\n2019 – 2021 || Baker, Fold Hearth")).toEqual([["Baker", "Fold Hearth"]]);
	expect(names("When || What || Where\nBaker || Fold Hearth || 2019 || 2021 – 2022")).toEqual([
		["Baker", "Fold Hearth"],
	]);
});

it("takes no column of towns for that of companies", () => {
	expect(names("Period || Place || Position || Company\n2015 – 2018 || Leeds || Baker || Fold Hearth")).toEqual([
		["Baker", "Fold Hearth"],
	]);
	expect(names("When || Where || As\n2015 – 2018 || Leeds || Baker at Fold Ltd")).toEqual([["Baker", "Fold Ltd"]]);
	expect(names("When || Where || As\n2015 – 2018 || Leeds || Baker\n2018 – 2020 || York || Cook")).not.toContainEqual([
		"Baker",
		"Leeds",
	]);
});

it("takes a place for the company where the others in its column are no towns", () => {
	expect(
		names(`When || Where || As
			2015 – 2018 || Leeds || Baker
			2018 – 2019 || Fold Hearth || Cook
			2019 – 2020 || Saint Mill || Chef`),
	).toContainEqual(["Cook", "Fold Hearth"]);
});
