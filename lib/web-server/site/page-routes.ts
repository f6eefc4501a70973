import { parseCode } from "@/lib/contract/code";
import { INTERVIEW_CHECK_PATH } from "@/lib/interview-code/check/check-link";
import { COMPANIES_TAG, companyTag, jobTags } from "@/lib/job/tag";
import { SITE_PAGES } from "@/lib/site/pages";
import type { PageRoute } from "../cache/routes";

/** Pages whose words are ours: they change with a build, or when the hosts' lists on them do. */
const FIXED = [...Object.values(SITE_PAGES), INTERVIEW_CHECK_PATH, "/faq/{langId}"];

/** Those of them that show companies of the list. */
const WITH_COMPANIES: readonly string[] = [SITE_PAGES.home, SITE_PAGES["homepage-video"]];

const fixed = FIXED.map((pattern): PageRoute => {
	const hasCompanies = WITH_COMPANIES.includes(pattern);
	const tags = hasCompanies ? ["pages", COMPANIES_TAG] : ["pages"];
	return { pattern, seconds: hasCompanies ? 300 : 3_600, query: [], tags: () => tags };
});

/** What a host says about a job or a company is shown for this time, in seconds. */
const HOSTED_SECONDS = 60;

/** Pages about a company or a job; they carry the tags under which their data is cached. */
const hosted: PageRoute[] = [
	{
		pattern: "/p/{code}",
		seconds: HOSTED_SECONDS,
		query: [],
		tags: ({ code = "" }) => jobTags({ by: "code", code: parseCode(code)?.code ?? code }),
	},
	{ pattern: "/public/companies", seconds: HOSTED_SECONDS, query: ["page", "q"], tags: () => [COMPANIES_TAG] },
	...["/public", "/mobile"].flatMap((prefix): PageRoute[] => [
		{
			pattern: `${prefix}/companies/{company}`,
			seconds: HOSTED_SECONDS,
			query: ["type", "city"],
			tags: ({ company = "" }) => [companyTag(company)],
		},
		{
			pattern: `${prefix}/companies/{company}/jobs/{job}`,
			seconds: HOSTED_SECONDS,
			query: [],
			tags: ({ company = "", job = "" }) => jobTags({ by: "slugs", company, job }),
		},
	]),
];

const inIndonesian = (route: PageRoute): PageRoute => ({
	...route,
	pattern: route.pattern === "/" ? "/id" : `/id${route.pattern}`,
});

const inBoth = (routes: readonly PageRoute[]) => routes.flatMap((route) => [route, inIndonesian(route)]);

/** The pages of jobs and companies, in both languages. */
export const HOSTED_ROUTES: readonly PageRoute[] = inBoth(hosted);

/** The pages whose rendered form is the same for everybody, in both languages. */
export const PAGE_ROUTES: readonly PageRoute[] = [...inBoth(fixed), ...HOSTED_ROUTES];
