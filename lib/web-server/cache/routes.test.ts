import { pageKeys } from "./routes";

const keyOf = pageKeys([
	{ pattern: "/", seconds: 300, query: [], tags: () => ["home"] },
	{ pattern: "/p/{code}", seconds: 60, query: [], tags: ({ code }) => [`job:${code}`] },
	{ pattern: "/companies", seconds: 60, query: ["q", "page"], tags: () => ["companies"] },
]);

describe("a page's cache key", () => {
	it.each([
		["/", "/", ["home"]],
		["/?utm_source=x", "/", ["home"]],
		["/p/A%2BEU", "/p/A%2BEU", ["job:A+EU"]],
		["/p/A?b=c", "/p/A", ["job:A"]],
		["/companies?page=2&q=a&x=1", "/companies?page=2&q=a", ["companies"]],
		["/companies?q=a&page=2", "/companies?page=2&q=a", ["companies"]],
		["/companies?q=a&q=b", "/companies?q=a", ["companies"]],
		["/companies?q=", "/companies", ["companies"]],
	])("for %s is %s", (target, key, tags) => {
		expect(keyOf(target)).toEqual({ key, tags, seconds: key === "/" ? 300 : 60 });
	});

	it.each(["/p", "/p/", "/p/A/b", "/other", "/companies/"])("does not exist for %s", (target) => {
		expect(keyOf(target)).toBeNull();
	});
});
