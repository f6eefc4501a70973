import { SITE_PAGES } from "@/lib/site/pages";
import messages from "@/messages/en/audiences.json";
import { AUDIENCES, type Audience, isAudience } from "./audiences";

const NAMES = Object.keys(AUDIENCES) as Audience[];

describe("the audiences", () => {
	it("have one page each, under their name", () => {
		const pages = Object.values(SITE_PAGES).filter((path) => path.startsWith("/astronaut-for/"));
		expect(NAMES.map((name) => `/astronaut-for/${name}`)).toEqual(pages);
	});

	it("share no pictures", () => {
		const pictures = NAMES.flatMap((name) => [
			AUDIENCES[name],
			...messages[name].benefits.map(({ picture }) => picture),
		]);
		expect(pictures.length).toBeGreaterThan(NAMES.length);
		expect(new Set(pictures).size).toBe(pictures.length);
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
