import { internationalPhone, lengthProblem, phoneKey, readTypedNumber } from "./phone-key";

describe("the key of a phone number", () => {
	it.each<[string | null, string, readonly string[]]>([
		["ID", "+6281270001234", ["081270001234", "6281270001234", "81270001234", "62081270001234", "006281270001234"]],
		["id", "+6281270001234", ["081270001234", "6281270001234"]],
		["ID", "+62811234567", ["0811234567", "62811234567", "811234567"]],
		["ID", "+62215551234", ["0215551234", "62215551234", "620215551234"]],
		["ID", "+14155552671", ["14155552671", "0014155552671"]],
		["ID", "+60123456789", ["60123456789", "0060123456789", "600123456789"]],
		["ID", "+4930123456", ["4930123456", "49030123456"]],
		["DE", "+4930123456", ["030123456", "4930123456", "49030123456", "004930123456"]],
		["US", "+14155552671", ["4155552671", "14155552671"]],
		["GB", "+442079460958", ["02079460958", "442079460958", "4402079460958"]],
		["SG", "+6565123456", ["65123456", "6565123456"]],
		["IT", "+390612345678", ["0612345678", "390612345678"]],
		["RU", "+79123456789", ["89123456789", "79123456789", "9123456789"]],
		[null, "+6281270001234", ["6281270001234", "006281270001234"]],
		["XX", "+6281270001234", ["6281270001234"]],
	])("normalises %s to %s for %j", async (country, key, writings) => {
		expect(await Promise.all(writings.map((digits) => phoneKey(digits, country)))).toEqual(writings.map(() => key));
	});

	it.each([
		["ID", "1234"],
		["ID", "12345678901234567890"],
		["ID", "00000000"],
		[null, "081270001234"],
	])("keeps the digits of the invalid number %s: %s", async (country, digits) => {
		expect(await phoneKey(digits, country)).toBe(digits);
	});

	it("distinguishes numbers of two countries", async () => {
		expect(await phoneKey("0812345678", "ID")).not.toBe(await phoneKey("0812345678", "TH"));
	});
});

describe("a typed phone number", () => {
	it.each([
		["0812 7000 1234", "ID", "+62 812 7000 1234", "ID"],
		["+62 0812 7000 1234", "ID", "+62 812 7000 1234", "ID"],
		["+65 9123 4567", "ID", "+65 9123 4567", "SG"],
		["(+65) 9123 4567", "ID", "+65 9123 4567", "SG"],
		["0065 9123 4567", "ID", "+65 9123 4567", "SG"],
		["+1 (415) 555-2671", "", "+1 415 555 2671", "US"],
	])("%s at a job in %s is %s", async (typed, country, international, home) => {
		const number = await readTypedNumber(typed, country);
		expect([number?.formatInternational(), number?.country]).toEqual([international, home]);
	});

	it.each(["+62 1", "1234"])("%s is no number", async (typed) => {
		expect(await readTypedNumber(typed, "ID")).toBeUndefined();
	});
});

describe("the length of a phone number", () => {
	it.each<[string, string, "short" | "long" | undefined]>([
		["0812", "ID", "short"],
		["1555", "ID", "short"],
		["+1 555 12", "ID", "short"],
		["62 812", "ID", "short"],
		["6281234", "ID", "short"],
		["+44 12345", "ID", "short"],
		["+1 555", "", "short"],
		["0812 3456", "ID", undefined],
		["07911 123456", "ID", undefined],
		["+1 555 555 1234", "ID", undefined],
		["+44 7911 123456 78", "ID", "long"],
		["44 7911 123456 78", "GB", "long"],
		["07911 123456 78", "GB", undefined],
		["+1 555 555 12345", "ID", "long"],
		// Too long for the job's country, but not for Germany.
		["49 30 1234 567890", "GB", undefined],
		["+44 7911 123456 78", "", "long"],
		["44 7911 123456 78", "", undefined],
		["6512 3456", "SG", undefined],
		["4000", "NU", undefined],
		["0812", "", undefined],
		// Whole numbers in Norway, Singapore and Estonia.
		["22 12 34 56", "", undefined],
		["81234567", "", undefined],
		["512 3456", "", undefined],
		["22 12 34 56", "NO", undefined],
		["555 1234", "IS", undefined],
	])("%s at a job in %j: %s", async (typed, country, problem) => {
		expect(await lengthProblem(typed, country)).toBe(problem);
	});
});

it.each([
	["05271 694110", "DE", "+49 5271 694110"],
	["(0176) 1234-5678", "DE", "+49 176 12345678"],
	["4917612345678", "DE", "+49 176 12345678"],
	["(415) 555-2671", "US", "+1 415 555 2671"],
	["416-555-2671", "US", "+1 416 555 2671"],
	["6281234567890", "DE", undefined],
	["62 812-3456-7890", "DE", undefined],
	["(479) 200-1234", "US", "+1 479 200 1234"],
	["05271 6", "DE", undefined],
	["555 013 2441 7", "US", undefined],
	["+49 5271 694110", "DE", undefined],
	["0062 812 7000 1234", "DE", undefined],
	["011 49 5271 694110", "US", undefined],
	["05271 694110", "XX", undefined],
])("%s, written in %s, is %s to the world", async (written, country, expected) => {
	expect(await internationalPhone(written, country)).toBe(expected);
});
