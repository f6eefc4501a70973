import { env } from "@/lib/server/env";
import { robotsText } from "@/lib/sitemap/robots";

export const dynamic = "force-dynamic";

/** Rules for crawlers; the origin is known at run time, not at build time. */
export const GET = (): Response =>
	new Response(robotsText(env().siteOrigin), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
