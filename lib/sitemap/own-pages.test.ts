import { readdirSync } from "node:fs";
import { AUDIENCES } from "@/lib/marketing/audiences";
import { inLanguages, OWN_PAGES } from "./own-pages";

/** Pages without parameters that the sitemap omits, each with the reason. */
const NOT_LISTED: Record<string, string> = {
	"/enter-code": "what every page's popup is without script",
	"/notfound": "says that something isn't there",
	"/unknown": "says so of every other address",
	"/search": "says that nothing can be searched here",
	"/register/short": "for one person alone",
	"/interview-check": "for people who have applied, who come from other pages",
	"/application/lost-link": "for people who have applied, who come from other pages",
	"/clear-device": "for people on a shared device, who come from the privacy policy",
};

/** Pages of ours whose parameter has a few values only: they are listed one by one. */
const FEW: Record<string, string[]> = { "/astronaut-for/[audience]": Object.keys(AUDIENCES) };

/** Other pages with parameters, each with what lists them or why nothing does. */
const BY_PARAMETER: Record<string, string> = {
	"/partners/[kind]": "the partners' page again, its form begun",
	"/register/step/[step]": "for one person alone",
	"/enquiries/[kind]": "for one person alone",
	"/p/[code]": "jobs.xml, where the job has no slug",
	"/p/[code]/applied": "for one person alone",
	"/public/companies/[companySlug]": "companies.xml",
	"/public/companies/[companySlug]/jobs/[jobSlug]": "jobs.xml",
	"/public/companies/[companySlug]/jobs/[jobSlug]/applied": "for one person alone",
	"/application/[token]": "for one person alone",
	"/application/[token]/confirm": "for one person alone",
	"/multiupload/candidates/[hash]": "for one person alone",
	"/multiupload/finish/candidates/[hash]": "for one person alone",
	"/multiupload/expired/candidates/[hash]": "for one person alone",
	"/public/candidates/video/[hash]": "for whoever has its link",
	"/code/[code]": "for one person alone",
	"/interviews/[code]": "for one person alone",
	"/code-bcg/[code]": "for one person alone",
	"/companies/[id]/switch": "for recruiters who are logged in",
	"/mobile/companies/[companySlug]": "the company's page again, for an app",
	"/mobile/companies/[companySlug]/jobs/[jobSlug]": "the job's page again, for an app",
};

/** Every page's path, as the folders of the routes name it. */
const ROUTES = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
	.filter((file) => /(?:^|\/)page\.tsx$/.test(file))
	.map((file) => {
		const folders = file.split("/").slice(0, -1);
		return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
	});

describe("the site's own pages in the sitemap", () => {
	it("are all pages without parameters and those with a few values, except listed exceptions", () => {
		const fixed = ROUTES.flatMap((route) => {
			const values = FEW[route]?.map((value) => route.replace(/\[.+\]/, value));
			return values ?? (route.includes("[") ? [] : [route]);
		});
		expect(fixed.length).toBeGreaterThan(Object.keys(AUDIENCES).length);
		expect([...OWN_PAGES, ...Object.keys(NOT_LISTED)].sort()).toEqual(fixed.sort());
	});

	it("account for every page with parameters", () => {
		const known = [...Object.keys(FEW), ...Object.keys(BY_PARAMETER)];
		expect(ROUTES.filter((route) => route.includes("[") && !known.includes(route))).toEqual([]);
	});

	it("exist in both languages, each linking both", () => {
		const [english, indonesian] = inLanguages("https://a.example", "/");
		expect([english?.address, indonesian?.address]).toEqual(["https://a.example/", "https://a.example/id"]);
		expect(english?.languages).toEqual([
			["en", "https://a.example/"],
			["id", "https://a.example/id"],
			["x-default", "https://a.example/"],
		]);
		expect(indonesian?.languages).toEqual(english?.languages);
		expect(inLanguages("https://a.example", "/x")[1]?.address).toBe("https://a.example/id/x");
	});
});
