import { securityText } from "@/lib/proof/security-text";
import { env } from "@/lib/server/env";

export const dynamic = "force-dynamic";

/** Where to report vulnerabilities (RFC 9116). */
export const GET = (): Response =>
	new Response(securityText(env().siteOrigin, env().supportEmail, new Date()), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
	});
