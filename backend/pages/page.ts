import { html } from "hono/html";
import type { Language } from "../http/language";
import { LOOK } from "./look/assets";
import { ICON } from "./look/mark";
import { messagesIn } from "./messages";

export type Html = ReturnType<typeof html>;

interface PageOptions {
	/** The language of its messages. */
	language?: Language;
	/** Further content of the head. */
	head?: Html;
	/** The content before and after its main part. */
	header?: Html;
	footer?: Html;
	/** It is there to be read, so its lines are short. */
	isText?: boolean;
	/** Search engines may list it. */
	isListed?: boolean;
	/** It holds a form that is sent to this backend. */
	hasForm?: boolean;
	/** Address of its script, one of this backend's. */
	script?: string;
	/** Its script asks this backend for more. */
	asks?: boolean;
	/** Origin of the pages that it shows in frames. */
	frames?: string;
	/** It plays films or sound of this backend. */
	hasMedia?: boolean;
	headers?: Record<string, string>;
}

/** What a page may load: its style and font, pictures, and what it declares. */
function headersOf({ hasForm = false, hasMedia = false, script, asks, frames }: PageOptions): Record<string, string> {
	const policy = [
		"default-src 'none'",
		"img-src 'self' https: data:",
		...(hasMedia ? ["media-src 'self'"] : []),
		...(script ? ["script-src 'self'"] : []),
		...(asks ? ["connect-src 'self'"] : []),
		...(frames ? [`frame-src ${frames}`] : []),
		"style-src 'self'",
		"font-src 'self'",
		"base-uri 'none'",
		`form-action ${hasForm ? "'self'" : "'none'"}`,
		"frame-ancestors 'none'",
	];
	return {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy": policy.join("; "),
		// Browsers name the sender of a form only where the page lets them.
		"referrer-policy": hasForm ? "same-origin" : "no-referrer",
	};
}

/** The colours of the header's background, which browsers use for their own bar. */
const THEME = html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
	<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1b2e" />`;

/** A plain page of this backend: nothing loaded but its look, pictures, and what its options name, its values escaped. */
export async function page(title: string, body: Html, status: number, options: PageOptions = {}): Promise<Response> {
	const { language = "en", head = "", header = "", footer = "", isListed = false, isText = false } = options;
	const text = await html`<!doctype html>
		<html lang="${language}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				${THEME} ${isListed ? "" : html`<meta name="robots" content="noindex" />`}
				<title>${title}</title>
				<link rel="preload" href="${LOOK.font}" as="font" type="font/woff2" crossorigin />
				<link rel="stylesheet" href="${LOOK.style}" />
				<link rel="icon" href="${ICON}" />
				${options.script && html`<script type="module" src="${options.script}"></script>`} ${head}
			</head>
			<body>
				<a class="unseen skip" href="#content">${messagesIn(language).skip}</a>
				${header}
				<main id="content" ${isText && html`class="text"`}>${body}</main>
				${footer}
			</body>
		</html>`;
	return new Response(String(text), { status, headers: { ...headersOf(options), ...options.headers } });
}
