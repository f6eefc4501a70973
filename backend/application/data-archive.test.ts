import { archiveNamer } from "./data-archive";

const namesOf = (...raw: string[]) => raw.map(archiveNamer());

describe("names in an archive", () => {
	it.each([
		["../../etc/passwd", "__.._etc_passwd"],
		["a/b\\\\c.pdf", "a_b__c.pdf"],
		["CV\u202efdp.exe", "CVfdp.exe"],
		["con", "_con"],
		["NUL.pdf", "_NUL.pdf"],
		["console.pdf", "console.pdf"],
		["Budi. ", "Budi_"],
		["", "file"],
	])("are safe on every system: %j", (raw, name) => {
		expect(namesOf(raw)).toEqual([name]);
	});

	it("are there once, whoever is named like the second of two", () => {
		expect(namesOf("Ani", "ANI", "Ani (2)", "Ani", "Ani (3)")).toEqual([
			"Ani",
			"ANI (2)",
			"Ani (2) (2)",
			"Ani (3)",
			"Ani (3) (2)",
		]);
		expect(namesOf("Ani (2)", "Ani", "Ani")).toEqual(["Ani (2)", "Ani", "Ani (3)"]);
	});

	it("are there once for systems that compose letters", () => {
		expect(namesOf("Jos\u00e9.pdf", "Jose\u0301.pdf")).toEqual(["Jos\u00e9.pdf", "Jose\u0301 (2).pdf"]);
	});
});
