import type { OutgoingHttpHeaders } from "node:http";
import { permissionsPolicy, securityHeaders } from "../headers/security-headers";

/** Headers from Next that the web server sets itself or that reveal internals. */
const OWN = new Set([
	"cache-control",
	"connection",
	"content-encoding",
	"content-length",
	"content-security-policy",
	"date",
	"etag",
	"keep-alive",
	"server",
	"transfer-encoding",
	"vary",
	"x-cache-purge",
	"x-powered-by",
]);

const isOwn = (name: string) => OWN.has(name) || name.startsWith("x-nextjs-");

/**
 * The headers a rendered page leaves with: Next's own where they are for clients, and the security headers, with what the
 * page is allowed to use of the device.
 */
export function pageHeaders(
	next: OutgoingHttpHeaders,
	policy: string,
	allowed: readonly string[] = [],
): Record<string, string | string[]> {
	const forwarded = Object.entries(next).flatMap(([name, value]): [string, string | string[]][] =>
		isOwn(name) || value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
	);
	const security = securityHeaders(policy, String(next["referrer-policy"] ?? ""));
	const named = Object.entries(security).map(([name, value]) => [name.toLowerCase(), value]);
	const permissions = { "permissions-policy": permissionsPolicy(allowed) };
	return { ...Object.fromEntries(forwarded), ...Object.fromEntries(named), ...permissions };
}
