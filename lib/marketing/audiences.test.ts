import { isRetold } from "@/components/marketing/scenes/scene-name";
import { SITE_PAGES } from "@/lib/site/pages";
import { AUDIENCES, isAudience } from "./audiences";

describe("the audiences of the product", () => {
	it("have a page of the site each, under their name", () => {
		const pages = Object.values(SITE_PAGES).filter((path) => path.startsWith("/astronaut-for/"));
		expect(Object.keys(AUDIENCES).map((name) => `/astronaut-for/${name}`)).toEqual(pages);
	});

	it("have three benefits each, and none of their pictures stands on a page of another", () => {
		const pictures = Object.values(AUDIENCES).flatMap(({ scene, benefits }) => [scene, ...Object.values(benefits)]);
		expect(pictures).toHaveLength(4 * Object.keys(AUDIENCES).length);
		expect(new Set(pictures).size).toBe(pictures.length);
	});

	it("are named by the pictures that are told anew for them", () => {
		const told = Object.entries(AUDIENCES).flatMap(([audience, { scene, benefits }]) =>
			[scene, ...Object.values(benefits)].filter(isRetold).map((picture) => ({ audience, picture })),
		);
		expect(told.length).toBeGreaterThan(10);
		for (const { audience, picture } of told) expect(audience).toContain(picture.split("-").at(-1));
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
