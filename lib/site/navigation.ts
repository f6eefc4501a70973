import type { SitePage } from "./pages";

/** The pages for one kind of recruiter each, in the order of the menu. */
export const AUDIENCE_PAGES = [
	"campuses",
	"professionals",
	"technical-hiring",
	"remote-and-field-hiring",
	"global-hiring",
	"partner-via-api",
] as const satisfies readonly SitePage[];

export type AudiencePage = (typeof AUDIENCE_PAGES)[number];

/** The generic search page, which has nothing to search. */
export const SEARCH_PATH = "/search";

/** Where recruiters sign in, on the recruiter host. */
export const LOGIN_PATH = "/auth/login";
