import { line, lines } from "@/tests/cv/lines";
import { isTableHead, labelledValues, readLabelled, unlabelledItems } from "./labels";

it.each([
	["Nama : Suharto", "name", "Suharto"],
	["No. HP/WA: 0812", "phone", "0812"],
	["Tempat, Tanggal Lahir : Solo, 1 Mei 1990", "birth", "Solo, 1 Mei 1990"],
	["M: +62 811", "phone", "+62 811"],
	["Naam: Jan", "name", "Jan"],
	["Wohnort: Kiel", "location", "Kiel"],
	["성명: 김지원", "name", "김지원"],
	["Imię i nazwisko: Jan Nowak", "name", "Jan Nowak"],
	["Tlf: 971 34 572", "phone", "971 34 572"],
	["Адрес: Москва", "address", "Москва"],
	["Doğum Tarihi: 01.05.1990", "birth", "01.05.1990"],
])("reads the label in %j", (text, kind, value) => {
	expect(readLabelled(text)).toEqual({ kind, value });
});

it.each(["Built: a bridge", "Email", "10:30 meeting", "https://example.com"])("finds no label in %j", (text) => {
	expect(readLabelled(text)).toBeUndefined();
});

it("takes the line below a template's name for no name", () => {
	const below = line("Sowing, Mowing");
	expect(labelledValues([line("NAME", { size: 1.4 }), below])).toEqual([]);
	expect(labelledValues([line("Name", { size: 1.2 }), below])).toEqual([{ kind: "name", value: "Sowing, Mowing" }]);
});

it("finds values after colons, in cells, between bars and below labels", () => {
	const found = labelledValues(
		lines(`
			Nama || : Siti
			Alamat || : || Jl. Merdeka 1
			Email: a@b.example | Phone: 0812
			LOCATION
			Bandung
			Nationality
			EDUCATION`),
	);
	expect(found).toEqual([
		{ kind: "name", value: "Siti" },
		{ kind: "address", value: "Jl. Merdeka 1" },
		{ kind: "email", value: "a@b.example" },
		{ kind: "phone", value: "0812" },
		{ kind: "location", value: "Bandung" },
	]);
});

it("returns text without a label", () => {
	expect(unlabelledItems(lines("Berlin | a@b.example\nPhone: 123\nAgama || Islam"))).toEqual(["Berlin", "a@b.example"]);
});

it("recognises a table head", () => {
	expect(isTableHead(line("No || Tahun || Sekolah"))).toBe(true);
	expect(isTableHead(line("1 || 2019 || SMA 3"))).toBe(false);
	const near = line("Exam Title || Institute || Result Pas.Year Duration");
	expect(isTableHead({ ...near, parts: ["Exam Title", "Institute", "Result", "Pas.Year", "Duration"] })).toBe(true);
	expect(isTableHead(line("Exam Title || Bread College || Result"))).toBe(false);
	expect(isTableHead(line("Result"))).toBe(false);
});

it("takes no company with its dates for the value of a label above it", () => {
	expect(labelledValues(lines("Job Title\nFold Hearth | 2019 – 2021"))).toEqual([]);
	expect(labelledValues(lines("Job Title\nBaker"))).toEqual([{ kind: "title", value: "Baker" }]);
});
