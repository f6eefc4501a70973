/** What keeps other sites' windows and frames away from a page. */
const FOR_PAGES = {
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"x-frame-options": "DENY",
};

/** The same promise as the site's: nothing of this host is asked for without TLS. */
const TLS_ONLY = "max-age=63072000; includeSubDomains; preload";

/** Adds to an answer what browsers are to keep to: all are of the type they say they are, and pages stand alone. */
export function secure({ headers }: Response, publicUrl: string): void {
	headers.set("x-content-type-options", "nosniff");
	if (publicUrl.startsWith("https:")) headers.set("strict-transport-security", TLS_ONLY);
	if (!headers.get("content-type")?.startsWith("text/html")) return;
	for (const [name, value] of Object.entries(FOR_PAGES)) headers.set(name, value);
}
