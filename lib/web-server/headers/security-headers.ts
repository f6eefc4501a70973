/** The browser features that pages may not use. */
const PERMISSIONS = [
	"accelerometer",
	"browsing-topics",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"serial",
	"usb",
	"xr-spatial-tracking",
];

/** The referrer policy of every answer that doesn't ask for a stricter one. */
export const REFERRER_POLICY = "strict-origin-when-cross-origin";
const STRICTER_REFERRER = new Set(["no-referrer", "same-origin", "strict-origin"]);

/** A page's own referrer policy if it is stricter than the site's, else the site's. */
export const referrerPolicy = (own: string | undefined) =>
	own !== undefined && STRICTER_REFERRER.has(own) ? own : REFERRER_POLICY;

/** A policy that denies everything but what is `allowed`, which the page alone may use, and no frame in it. */
export const permissionsPolicy = (allowed: readonly string[] = []): string =>
	PERMISSIONS.map((name) => `${name}=(${allowed.includes(name) ? "self" : ""})`).join(", ");

/** The security headers of every response, without the two that depend on the response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Origin-Agent-Cluster": "?1",
	"X-Frame-Options": "DENY",
	"X-Permitted-Cross-Domain-Policies": "none",
	"Permissions-Policy": permissionsPolicy(),
};

/** Every security header of an answer with this policy. */
export function securityHeaders(policy: string, ownReferrerPolicy?: string): Record<string, string> {
	return {
		...SECURITY_HEADERS,
		"Referrer-Policy": referrerPolicy(ownReferrerPolicy),
		"Content-Security-Policy": policy,
	};
}
