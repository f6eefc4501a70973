/** The default of every response: it can load nothing and can't be framed, and no other site can read it. */
const BY_DEFAULT = {
	"content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "no-referrer",
};

/** For pictures and films, which the site's pages show; also where one is missing, or browsers would call it blocked. */
export const SHOWN_ELSEWHERE = { "cross-origin-resource-policy": "cross-origin" };

/** For every response. */
const ALWAYS = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
};

/** The same promise as the site's: browsers request this host over TLS only. */
const TLS_ONLY = "max-age=63072000; includeSubDomains; preload";

/** Adds security headers to a response, whatever it is: a page, a call's answer, a file or a refusal. */
export function secure({ headers }: Response, publicUrl: string): void {
	if (publicUrl.startsWith("https:")) headers.set("strict-transport-security", TLS_ONLY);
	for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
	for (const [name, value] of Object.entries(BY_DEFAULT)) if (!headers.has(name)) headers.set(name, value);
}
