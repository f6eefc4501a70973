import { SITE_PAGES } from "@/lib/site/pages";
import { AUDIENCES, isAudience } from "./audiences";

describe("the audiences of the product", () => {
	it("have a page of the site each, under their name", () => {
		const pages = Object.values(SITE_PAGES).filter((path) => path.startsWith("/astronaut-for/"));
		expect(Object.keys(AUDIENCES).map((name) => `/astronaut-for/${name}`)).toEqual(pages);
	});

	it("have three benefits each, every one with a picture that the page does not show yet", () => {
		for (const { scene, benefits } of Object.values(AUDIENCES))
			expect(new Set([scene, ...Object.values(benefits)]).size).toBe(4);
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
