import { endOfPage } from "./page-end";

const page = (content: string, more = "") =>
	`<!DOCTYPE html><html><head>${more}<meta name="robots" content="${content}"/></head><body></body></html>`;

const LAST = Date.parse("2026-12-24T16:59:59.999Z");

describe("endOfPage", () => {
	it.each([
		["unavailable_after: 2026-12-24T23:59:59+07:00"],
		["unavailable_after:2026-12-24T16:59:59Z"],
		["noarchive, unavailable_after: 2026-12-24T13:29:59-03:30"],
		["unavailable_after: 2026-12-24T23:59:59+07:00, nosnippet"],
	])("is the last moment of the second in %j", (content) => {
		expect(endOfPage(page(content))).toBe(LAST);
	});

	const validUntil = (end: string) => `<meta name="valid-until" content="${end}"/>`;

	it("is the last moment of the second in valid-until, whatever the robots rule", () => {
		const valid = validUntil("2026-12-24T23:59:59+07:00");
		expect(endOfPage(`<html><head>${valid}</head><body></body></html>`)).toBe(LAST);
		expect(endOfPage(page("noindex", valid))).toBe(LAST);
	});

	it("is the earlier one if a page has both", () => {
		const rule = "unavailable_after: 2026-12-24T23:59:59+07:00";
		expect(endOfPage(page(rule, validUntil("2026-12-25T23:59:59+07:00")))).toBe(LAST);
		expect(endOfPage(page(rule, validUntil("2026-12-23T23:59:59+07:00")))).toBe(LAST - 86_400_000);
	});

	it.each([
		["a page that is valid until a day alone", page("noindex", validUntil("2026-12-24"))],
		["a page that is valid until no real date", page("noindex", validUntil("2026-13-45T99:59:59Z"))],
		["a body that names a validity", `<html><head></head><body>${validUntil("2026-12-24T23:59:59Z")}</body></html>`],
		["a page without such a rule", "<html><head><title>a</title></head><body></body></html>"],
		["another rule", page("noindex")],
		["a date that is none", page("unavailable_after: 2026-13-45T99:59:59+07:00")],
		["a day alone", page("unavailable_after: 2026-12-24")],
		["a name that only ends like it", page("not_unavailable_after: 2026-12-24T23:59:59+07:00")],
		[
			"a rule in the page's body",
			`<html><head></head><body><meta name="robots" content="unavailable_after: 2026-12-24T23:59:59+07:00"/></body></html>`,
		],
		["a page without a head", `<meta name="robots" content="unavailable_after: 2026-12-24T23:59:59+07:00"/>`],
	])("is absent for %s", (_, html) => {
		expect(endOfPage(html)).toBe(Number.POSITIVE_INFINITY);
	});
});
