import fc from "fast-check";
import { LONGEST_CURSOR, partPath, readPart, type SitemapPart } from "./parts";

const nameOf = (part: SitemapPart) => partPath(part).split("/").at(-1) ?? "";

describe("names of the sitemap's parts", () => {
	it.each<[SitemapPart, string]>([
		[{ kind: "pages" }, "pages.xml"],
		[{ kind: "companies", number: 1 }, "companies.xml"],
		[{ kind: "companies", number: 2 }, "companies-2.xml"],
		[{ kind: "jobs", after: undefined }, "jobs.xml"],
		[{ kind: "jobs", after: "1000" }, "jobs-31303030.xml"],
	])("%j and %s round-trip", (part, name) => {
		expect(nameOf(part)).toBe(name);
		expect(readPart(name)).toEqual(part);
	});

	it("encode any valid cursor in letters and digits", () => {
		const cursor = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
		fc.assert(
			fc.property(cursor, (after) => {
				fc.pre(after.length <= LONGEST_CURSOR);
				const name = nameOf({ kind: "jobs", after });
				expect(name).toMatch(/^jobs-[0-9a-f]+\.xml$/);
				expect(readPart(name)).toEqual({ kind: "jobs", after });
			}),
		);
	});

	it.each([
		"",
		"pages",
		"pages.xml.gz",
		"pages-1.xml",
		"companies-0.xml",
		"companies-1.xml",
		"companies-241.xml",
		"companies-1e3.xml",
		"jobs-.xml",
		"jobs-3.xml",
		"jobs-FF.xml",
		"jobs-ff.xml",
		`jobs-${"61".repeat(LONGEST_CURSOR + 1)}.xml`,
		"Jobs.xml",
		"jobs.xml\n",
	])("%j is no part", (name) => {
		expect(readPart(name)).toBeNull();
	});
});
