import { SITE_PAGES } from "@/lib/site/pages";
import { AUDIENCES, isAudience } from "./audiences";

const NAMES = Object.keys(AUDIENCES);

describe("the audiences", () => {
	it("have one page each, under their name", () => {
		const pages = Object.values(SITE_PAGES).filter((path) => path.startsWith("/astronaut-for/"));
		expect(NAMES.map((name) => `/astronaut-for/${name}`)).toEqual(pages);
	});

	it("have a picture each at their heads", () => {
		expect(new Set(Object.values(AUDIENCES)).size).toBe(NAMES.length);
	});

	it.each([
		["campuses", true],
		["toString", false],
		["", false],
		["Campuses", false],
	])("include %j: %s", (name, is) => {
		expect(isAudience(name)).toBe(is);
	});
});
