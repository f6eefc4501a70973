import { isCutAddress, isCutNumber } from "./cut-address";

it.each([
	["name@example.or", "g"],
	["name@examp", "le.com"],
	["name@mail.exa", "mple.de"],
	["name@mail.exampl", "e.org"],
	["name@example.", "com"],
	["jane.w", "hitfield@example.com"],
	["linkedin.com/in/", "jane"],
])("joins %j and %j, one address cut in two", (before, text) => {
	expect(isCutAddress(before, text)).toBe(true);
});

it.each([
	["name@example.com", "example.org"],
	["name@example.de", "jane.dev"],
	["name@mail.exa", "Summary"],
	["jane", "other@example.com"],
	["Berlin", "jane@example.com"],
	["jane.dev", "+49 30 123456"],
	["www.jane.dev", "hello@jane.dev"],
])("leaves %j and %j apart", (before, text) => {
	expect(isCutAddress(before, text)).toBe(false);
});

it.each([
	["Kulai · (317) 585-", "8468 · ada@fold.example", true],
	["+1 317 585-", "8468", true],
	["2019-", "2021", false],
	["(2019) 2020-", "2021 in Kulai", false],
	["(317) 585-", "84681 Kulai", false],
	["(317) 585", "8468", true],
	["ada@fold.example · (317)", "585-8468 · Kulai", true],
	["✉ ada@fold.example ☎ +62", "857 1234 5678 📍 Kulai", true],
	["0812-3456-", "7890", true],
	["ada@fold.example · (+62)", "812-3456-789 · Kulai", true],
	["+62 857 1234 5678", "2019", false],
	["+62 857", "2016 – 2020", false],
	["0 km", "585-8468", false],
	["Leipzig 04109", "0341 12345", false],
	["Boston 02118", "12.05.1990", false],
	["No. 05", "0812 345 678", false],
	["+62", "0812 345 678", false],
	["Leipzig 04109", "2015 - 2019", false],
	["Room 12-", "8468", false],
])("tells whether %j and %j are one number: %j", (before, text, expected) => {
	expect(isCutNumber(before, text)).toBe(expected);
});
