import { placesOf, placesText } from "./other-places";

const STORED = [
	{ city: "Solo", country: "ID" },
	{ city: "Ontario", region: "CA" },
	{ region: "Europe" },
	{ city: "München", country: "DE" },
];

describe("a job's further places", () => {
	it("are lines, with the country's name in the form's language", () => {
		expect(placesText(STORED, "en")).toBe("Solo, Indonesia\nOntario, CA\nEurope\nMünchen, Germany");
		expect(placesText(STORED, "id").split("\n")[3]).toBe("München, Jerman");
		expect(placesText(undefined, "en")).toBe("");
	});

	it.each(["en", "id"] as const)("stay as they are where a line doesn't change: %s", (language) => {
		const text = placesText(STORED, language);
		expect(placesOf(text, STORED)).toEqual(STORED);
		expect(placesOf(`${text}\r\n\r\n  Paris,  Prancis `, STORED)).toEqual([
			...STORED,
			{ city: "Paris", country: "FR" },
		]);
	});

	it("keep what isn't a known place as it was typed", () => {
		expect(placesOf("Kantor pusat\n(2)", undefined)).toEqual([{ city: "Kantor pusat" }, { city: "(2)" }]);
	});
});
