import type { IncomingHttpHeaders } from "node:http";

/** Families of headers that only servers may set: Next's internals, proxies', and our own. */
const PREFIXES = [
	"x-middleware-",
	"x-invoke-",
	"x-nextjs-",
	"x-next-",
	"next-router-",
	"x-now-",
	"x-vercel-",
	"x-forwarded-",
	"x-internal-",
	"x-original-",
	"proxy-",
];

/** Single headers that only servers may set, and those which must not travel beyond this hop. */
const NAMES = new Set([
	"x-region",
	"x-client-address",
	"x-tenant",
	"x-matched-path",
	"x-real-ip",
	"x-client-ip",
	"x-cluster-client-ip",
	"x-rewrite-url",
	"x-http-method-override",
	"x-prerender-revalidate",
	"x-prerender-revalidate-if-generated",
	"x-cache-purge",
	"cf-connecting-ip",
	"true-client-ip",
	"fastly-client-ip",
	"forwarded",
	"next-action",
	"next-resume",
	// No page navigates by Next's router, so nobody needs its partial responses, which no cache would serve.
	"rsc",
	"next-url",
	"expect",
	"upgrade",
	"te",
	"trailer",
]);

const isServersOnly = (name: string) => NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));

/** Takes out, in place, every header that a client must never set. */
export function dropServerHeaders(headers: IncomingHttpHeaders): void {
	for (const name of Object.keys(headers)) if (isServersOnly(name)) delete headers[name];
}
