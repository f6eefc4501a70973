import { freeSlug, slugify } from "./slug";

describe("slugify", () => {
	it.each([
		["Head Roaster", "head-roaster"],
		["  Café & Bar – Manager (m/f) ", "cafe-bar-manager-m-f"],
		["C++ / C#", "c-c"],
	])("writes %j as %s", (title, slug) => {
		expect(slugify(title)).toBe(slug);
	});

	it("gives titles of other scripts distinct, stable slugs", () => {
		const titles = ["営業 東京", "営業 大阪", "Sales 東京", "Sales 大阪", "مهندس", "★★★"];
		const slugs = titles.map(slugify);
		expect(new Set(slugs).size).toBe(titles.length);
		expect(titles.map(slugify)).toEqual(slugs);
		for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
	});

	it("limits the length", () => {
		expect(slugify("very long ".repeat(100)).length).toBeLessThanOrEqual(100);
	});
});

describe("freeSlug", () => {
	it("counts from 2", () => {
		const taken = new Set(["cook", "cook-2"]);
		expect(freeSlug("cook", (slug) => taken.has(slug))).toBe("cook-3");
		expect(freeSlug("waiter", (slug) => taken.has(slug))).toBe("waiter");
	});
});
