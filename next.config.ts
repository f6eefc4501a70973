import { existsSync } from "node:fs";
import type { NextConfig } from "next";

/** Paths of pages: everything but the locales themselves, the API, Next's own files and names with an ending. */
const PAGE = "/:path((?!(?:en|id|api|_next)(?:/|$)|.*\\.[a-z0-9]{2,12}$).+)";

/** Names with an ending that no file has, which are no languages. */
const NO_FILE = "/:file([^/]*\\.[A-Za-z0-9]{2,12})";

/** What is left when no page has an address. */
const UNKNOWN = "/:path((?!(?:api|_next)(?:/|$)).+)";

/** A job's pages by slugs, each with what may follow them: pages of our own. */
const JOBS_BY_SLUGS = [
	{ path: "/public/companies/:company/jobs/:job", further: "/:rest((?!(?:applied|social)$).+)" },
	{ path: "/mobile/companies/:company/jobs/:job", further: "/:rest(.+)" },
];

/** The candidates' questions have their language in their own address, whatever the site's is before it. */
const FAQ_LANGUAGES = ["", "/id"].map((prefix) => ({
	source: `${prefix}/faq/:language(en|id)`,
	destination: "/:language/faq",
}));

/** Languages in another case than their own, as people type them. */
const OTHER_CASE = [
	{ spelled: "EN|En|eN", language: "en", prefix: "" },
	{ spelled: "ID|Id|iD", language: "id", prefix: "/id" },
];

/** Addresses that people guess, each with the page that they mean. */
const GUESSED = { "/terms": "/termsofservice", "/privacy": "/privacypolicy", "/contact": "/help" };

/** Other spellings of the site's own addresses. */
const SPELLINGS = [
	...OTHER_CASE.flatMap(({ spelled, language, prefix }) => [
		{ source: `/:language(${spelled})`, destination: prefix || "/" },
		{ source: `/:language(${spelled})/:path+`, destination: `${prefix}/:path+` },
		...["", "/id"].map((site) => ({
			source: `${site}/faq/:language(${spelled})`,
			destination: `${site}/faq/${language}`,
		})),
	]),
	...["", "/id"].flatMap((prefix) =>
		Object.entries(GUESSED).map(([guess, page]) => ({ source: prefix + guess, destination: prefix + page })),
	),
].map((one) => ({ ...one, permanent: true }));

const config: NextConfig = {
	reactStrictMode: true,
	poweredByHeader: false,
	compress: true,
	generateEtags: false,
	images: { unoptimized: true },
	typescript: { ignoreBuildErrors: true },
	devIndicators: false,
	// Next's way to have each page wait for its title and description: otherwise a busy machine sends them in the body,
	// with a script that the policy refuses, and search engines and browsers without scripts miss them.
	htmlLimitedBots: /./,
	experimental: {
		globalNotFound: true,
		isrFlushToDisk: false,
		// Routes are told apart by case, or `/ID` could not be led to `/id`.
		caseSensitiveRoutes: true,
		// A start takes half as long when each page is loaded with the first request for it.
		preloadEntriesOnStart: false,
		// Writing the cache takes a quarter of a build's processor time, so a clone that builds only once has none.
		turbopackFileSystemCacheForBuild: existsSync(".next/BUILD_ID"),
	},
	serverExternalPackages: ["undici", "sanitize-html", "pino", "pdfkit"],
	redirects: async () => [
		{ source: "/en", destination: "/", permanent: true },
		{ source: "/en/:path*", destination: "/:path*", permanent: true },
		// What scripts write where no language is known.
		...["", "/id"].map((prefix) => ({
			source: `${prefix}/faq/undefined`,
			destination: `${prefix}/faq`,
			permanent: true,
		})),
		...SPELLINGS,
		// Anything else that follows is another spelling of the job's page.
		...["", "/id"].flatMap((prefix) =>
			JOBS_BY_SLUGS.map(({ path, further }) => ({
				source: `${prefix}${path}${further}`,
				destination: prefix + path,
				permanent: true,
			})),
		),
	],
	// English has no prefix. Rewrites cost next to nothing; middleware that runs on every page would cost half the throughput.
	rewrites: async () => ({
		beforeFiles: [...FAQ_LANGUAGES, { source: "/", destination: "/en" }, { source: PAGE, destination: "/en/:path" }],
		// Search engines ask for a key of their own kind under the site's root.
		afterFiles: [
			{ source: "/:key([A-Za-z0-9-]{8,128}).txt", destination: "/indexnow/:key" },
			{ source: NO_FILE, destination: "/en/:file" },
			{ source: "/:folder(api|_next)", destination: "/en/:folder" },
		],
		// What no page has is answered by one that says so, in the language of the address.
		fallback: [
			{ source: `/id${UNKNOWN}`, destination: "/id/unknown" },
			{ source: UNKNOWN, destination: "/en/unknown" },
		],
	}),
};

export default config;
