import { html, raw } from "hono/html";
import type { Language } from "../http/language";
import { ICON } from "./mark";
import { STYLE } from "./style";

export type Html = ReturnType<typeof html>;

const HEADERS = {
	"content-type": "text/html; charset=utf-8",
	"cache-control": "no-store",
	"content-security-policy":
		"default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"referrer-policy": "no-referrer",
};

interface PageOptions {
	/** The language of its words. */
	language?: Language;
	/** More for its head. */
	head?: Html;
	/** What stands above and below of its own content. */
	header?: Html;
	footer?: Html;
	/** Search engines may list it. */
	isListed?: boolean;
	/** It holds a form that is sent to this backend. */
	hasForm?: boolean;
	headers?: Record<string, string>;
}

/** Browsers name the sender of a form only where the page lets them. */
const FORM_HEADERS = {
	"content-security-policy": HEADERS["content-security-policy"].replace("form-action 'none'", "form-action 'self'"),
	"referrer-policy": "same-origin",
};

/** A plain page of this backend: no script, nothing loaded but pictures, its values escaped. */
export async function page(title: string, body: Html, status: number, options: PageOptions = {}): Promise<Response> {
	const { language = "en", head = "", header = "", footer = "", isListed = false, hasForm = false } = options;
	const text = await html`<!doctype html>
		<html lang="${language}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				${isListed ? "" : html`<meta name="robots" content="noindex" />`}
				<title>${title}</title>
				<link rel="icon" href="${ICON}" />
				<style>
					${raw(STYLE)}
				</style>
				${head}
			</head>
			<body>
				${header}
				<main>${body}</main>
				${footer}
			</body>
		</html>`;
	const headers = { ...HEADERS, ...(hasForm ? FORM_HEADERS : {}), ...options.headers };
	return new Response(String(text), { status, headers });
}
