import { parseCode } from "@/lib/contract/code";
import { jobTag } from "@/lib/jobs/tag";
import type { PageRoute } from "../cache/routes";

/** Pages whose words are ours: they change with a build, or when the hosts' lists on them do. */
const FIXED = [
	"/",
	"/homepage-video",
	"/about",
	"/partners",
	"/how-it-works",
	"/pricing",
	"/help",
	"/help/faq",
	"/faq",
	"/faq/{langId}",
	"/termsofservice",
	"/privacypolicy",
	"/register",
	"/astronaut-for/{audience}",
];

const fixed = FIXED.map((pattern): PageRoute => ({ pattern, query: [], tags: () => ["pages"] }));

const companyTag = (slug: string | undefined) => `company:${slug?.toLowerCase()}`;

/** Pages about a company or a job. A job by its code carries the tag under which its data is kept. */
const hosted: PageRoute[] = [
	{
		pattern: "/p/{code}",
		query: [],
		tags: ({ code = "" }) => [jobTag(parseCode(code)?.code ?? code)],
	},
	{ pattern: "/public/companies", query: ["page", "q"], tags: () => ["companies"] },
	...["/public", "/mobile"].flatMap((prefix): PageRoute[] => [
		{ pattern: `${prefix}/companies/{company}`, query: [], tags: ({ company }) => [companyTag(company)] },
		{
			pattern: `${prefix}/companies/{company}/jobs/{job}`,
			query: [],
			tags: ({ company, job }) => [companyTag(company), `job:${company}/${job}`.toLowerCase()],
		},
	]),
];

const inIndonesian = (route: PageRoute): PageRoute => ({
	...route,
	pattern: route.pattern === "/" ? "/id" : `/id${route.pattern}`,
});

/** The pages whose rendered form is the same for everybody, in both languages. */
export const PAGE_ROUTES: readonly PageRoute[] = [...fixed, ...hosted].flatMap((route) => [route, inIndonesian(route)]);
