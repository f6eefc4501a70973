import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** Paths of pages: everything but the locales themselves, the API, Next's own files and names with an ending. */
const PAGE = "/:path((?!(?:en|id|api|_next)(?:/|$)|.*\\.[a-z0-9]{2,12}$).+)";

const config: NextConfig = {
	reactStrictMode: true,
	poweredByHeader: false,
	compress: true,
	generateEtags: false,
	images: { unoptimized: true },
	typescript: { ignoreBuildErrors: true },
	devIndicators: false,
	experimental: { globalNotFound: true, isrFlushToDisk: false },
	serverExternalPackages: ["undici", "sanitize-html", "pino"],
	redirects: async () => [
		{ source: "/en", destination: "/", permanent: true },
		{ source: "/en/:path*", destination: "/:path*", permanent: true },
	],
	// English has no prefix. Rewrites cost next to nothing; middleware that runs on every page would cost half the throughput.
	rewrites: async () => ({
		beforeFiles: [
			{ source: "/", destination: "/en" },
			{ source: PAGE, destination: "/en/:path" },
		],
		afterFiles: [],
		fallback: [],
	}),
};

export default withNextIntl(config);
