import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { blogItems, teamJobs } from "../schemas/content";

const list = {
	method: "GET",
	host: "api",
	regional: false,
	timeoutMs: TIMEOUT_MS.read,
	params: {},
	success: 200,
	errors: [],
	rate: "read",
} as const;

/** Lists for the marketing pages. */
export const contentEndpoints = endpoints({
	blogs: { ...list, path: "/blogs", summary: "News items", response: blogItems },
	teamJobs: {
		...list,
		path: "/astro-jobs",
		summary: "Jobs in our own team; also the connectivity ping of uploads, in their own region",
		regional: true,
		response: teamJobs,
	},
});
