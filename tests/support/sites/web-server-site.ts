import type { IncomingMessage, ServerResponse } from "node:http";

/** Flight data as Next writes it. */
export const FLIGHT = '<script>self.__next_f.push([1,"0:{}\\n"])</script>';

/** A page as Next would render it. */
export const page = (body: string) =>
	`<!doctype html><html lang="en"><head><title>T</title></head><body>${body}${FLIGHT}</body></html>`;

const send = (res: ServerResponse, status: number, headers: Record<string, string>, body: string) =>
	res.writeHead(status, { "X-Powered-By": "Next.js", Server: "inside", ...headers }).end(body);

const html = { "content-type": "text/html; charset=utf-8" };
const cached = { ...html, "cache-control": "s-maxage=60, stale-while-revalidate=31535940", "x-nextjs-cache": "MISS" };

async function readBody(req: IncomingMessage): Promise<number> {
	let length = 0;
	for await (const chunk of req) length += chunk.length;
	return length;
}

const ROUTES: Record<string, (req: IncomingMessage, res: ServerResponse) => unknown> = {
	"/": (_, res) => send(res, 200, cached, page("<h1>Home</h1>")),
	"/p/ORBIT1": (_, res) => send(res, 200, cached, page("<h1>Job</h1>")),
	"/canary": (_, res) => send(res, 200, cached, page("<script>window.pwn=1</script>")),
	"/dynamic": (_, res) => send(res, 200, { ...html, "cache-control": "private, no-store" }, page("<h1>D</h1>")),
	"/redirect": (_, res) => send(res, 307, { location: "/" }, ""),
	"/sitemap.xml": (_, res) => send(res, 200, { "content-type": "application/xml" }, "<urlset/>"),
	"/picture.png": (_, res) => send(res, 200, { "content-type": "image/png" }, "png"),
	"/failing": (_, res) => send(res, 500, html, '<html id="__next_error__"><body>at secret (file.js:1)</body></html>'),
	"/throwing": () => {
		throw new Error("secret");
	},
	"/api/throwing": () => Promise.reject(new Error("secret")),
	"/api/read": (req, res) => send(res, 200, { "content-type": "application/json" }, JSON.stringify(req.headers)),
	"/api/upload": async (req, res) => send(res, 200, { "content-type": "text/plain" }, String(await readBody(req))),
	"/api/purge": (_, res) => send(res, 204, { "x-cache-purge": "home" }, ""),
};

/** A small site that replaces Next: a page of each kind, and a few calls. */
export function siteHandler(req: IncomingMessage, res: ServerResponse): unknown {
	const path = (req.url ?? "").split("?", 1)[0] ?? "";
	const route = ROUTES[path];
	return route ? route(req, res) : send(res, 404, html, page("<h1>Not found</h1>"));
}
