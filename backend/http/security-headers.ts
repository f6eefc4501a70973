/** Headers that isolate a page from other sites' windows and frames. */
const FOR_PAGES = {
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"x-frame-options": "DENY",
};

/** The same promise as the site's: browsers request this host over TLS only. */
const TLS_ONLY = "max-age=63072000; includeSubDomains; preload";

/** Adds security headers to a response: browsers must not guess types, and pages are isolated. */
export function secure({ headers }: Response, publicUrl: string): void {
	headers.set("x-content-type-options", "nosniff");
	if (publicUrl.startsWith("https:")) headers.set("strict-transport-security", TLS_ONLY);
	if (!headers.get("content-type")?.startsWith("text/html")) return;
	for (const [name, value] of Object.entries(FOR_PAGES)) headers.set(name, value);
}
