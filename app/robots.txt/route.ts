import { env } from "@/lib/server/env";
import { robotsText } from "@/lib/sitemap/robots";

export const dynamic = "force-dynamic";

/** What crawlers may read; the origin is known when the site runs, not when it is built. */
export const GET = (): Response =>
	new Response(robotsText(env().siteOrigin), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
