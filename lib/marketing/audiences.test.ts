import { isRetold } from "@/components/marketing/scenes/scene-name";
import { SITE_PAGES } from "@/lib/site/pages";
import { AUDIENCES, isAudience } from "./audiences";

describe("the audiences", () => {
	it("have one page each, under their name", () => {
		const pages = Object.values(SITE_PAGES).filter((path) => path.startsWith("/astronaut-for/"));
		expect(Object.keys(AUDIENCES).map((name) => `/astronaut-for/${name}`)).toEqual(pages);
	});

	it("have three benefits each, and share no pictures", () => {
		const pictures = Object.values(AUDIENCES).flatMap(({ scene, benefits }) => [scene, ...Object.values(benefits)]);
		expect(pictures).toHaveLength(4 * Object.keys(AUDIENCES).length);
		expect(new Set(pictures).size).toBe(pictures.length);
	});

	it("are the suffixes of their own scenes", () => {
		const retold = Object.entries(AUDIENCES).flatMap(([audience, { scene, benefits }]) =>
			[scene, ...Object.values(benefits)].filter(isRetold).map((picture) => ({ audience, picture })),
		);
		expect(retold.length).toBeGreaterThan(10);
		for (const { audience, picture } of retold) expect(audience).toContain(picture.split("-").at(-1));
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
