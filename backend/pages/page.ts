import { html } from "hono/html";

type Html = ReturnType<typeof html>;

const STYLE =
	"body{font:1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1.25rem;color:#1d1b2e;background:#fff}" +
	"h1{line-height:1.2}strong{font-size:1.25em;letter-spacing:.08em}" +
	"@media(prefers-color-scheme:dark){body{color:#efedf7;background:#14131f}}";

const HEADERS = {
	"content-type": "text/html; charset=utf-8",
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"referrer-policy": "no-referrer",
};

/** A plain page of this backend: no script, nothing loaded, its values escaped. */
export async function page(title: string, body: Html, status: number): Promise<Response> {
	const text = await html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>${title}</title>
				<style>
					${STYLE}
				</style>
			</head>
			<body>
				<main>${body}</main>
			</body>
		</html>`;
	return new Response(String(text), { status, headers: HEADERS });
}
