import { isInRange, pageCount, pageWindow } from "./pager";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the window of page buttons", () => {
	it.each<[string, current: number, count: number, pages: number[]]>([
		["one page", 1, 1, [1]],
		["all pages where there are few", 2, 3, range(1, 3)],
		["all pages up to ten, at the start", 1, 10, range(1, 10)],
		["all pages up to ten, in the middle", 7, 10, range(1, 10)],
		["all pages up to ten, at the end", 10, 10, range(1, 10)],
		["the first ten on page 1", 1, 12, range(1, 10)],
		["the first ten up to page 6", 6, 12, range(1, 10)],
		["the first ten on page 6 of very many", 6, 900, range(1, 10)],
		["5 before and 4 after from page 7 on", 7, 12, range(2, 11)],
		["the last ten within 4 of the end", 8, 12, range(3, 12)],
		["the last ten on the last page", 12, 12, range(3, 12)],
		["the last ten, 4 before the end", 96, 100, range(91, 100)],
		["5 before and 4 after, 5 before the end", 95, 100, range(90, 99)],
		["5 before and 4 after in the middle", 50, 100, range(45, 54)],
		["page 7 of 11 is within 4 of the end", 7, 11, range(2, 11)],
		["page 6 of 11 is still the start", 6, 11, range(1, 10)],
	])("is %s", (_, current, count, pages) => {
		expect(pageWindow(current, count)).toEqual(pages);
	});

	it("always contains the current page, at most ten pages, and none outside the list", () => {
		for (let count = 1; count <= 40; count++) {
			for (let current = 1; current <= count; current++) {
				const pages = pageWindow(current, count);
				expect(pages).toContain(current);
				expect(pages).toHaveLength(Math.min(10, count));
				expect([pages[0], pages.at(-1)].every((page) => isInRange(page ?? 0, count))).toBe(true);
			}
		}
	});
});

it.each([
	[0, 12, 1],
	[1, 12, 1],
	[12, 12, 1],
	[13, 12, 2],
	[137, 12, 12],
	[5, 0, 5],
])("%i companies at %i per page make %i pages", (total, perPage, count) => {
	expect(pageCount(total, perPage)).toBe(count);
});

it.each([
	[0, false],
	[1, true],
	[12, true],
	[13, false],
	[1.5, false],
	[Number.NaN, false],
])("page %d of 12 is a valid target: %s", (page, expected) => {
	expect(isInRange(page, 12)).toBe(expected);
});
