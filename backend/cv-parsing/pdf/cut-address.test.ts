import { isCutAddress } from "./cut-address";

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
