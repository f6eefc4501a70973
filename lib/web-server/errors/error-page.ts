import { createHash } from "node:crypto";
import { messagesOf } from "./messages";
import type { Reader } from "./reader";

const STYLE =
	"body{font:1.125rem/1.55 system-ui,sans-serif;margin:0;color:#16152b;background:#f5f5fa}" +
	"main{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1rem;min-height:90vh;max-width:38rem;margin:auto;padding:1rem;text-align:center}" +
	"h1{font-size:1.5rem;line-height:1.3;margin:0}p{margin:0}a{color:#4a43cf}" +
	".go{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border-radius:.5rem;background:#564fdb;color:#fff;font-weight:700;text-decoration:none}" +
	"@media(prefers-color-scheme:dark){body{color:#f3f2fb;background:#121120}a{color:#a9a5f5}}";

/** The same lonely planet as on the site's other pages that lead nowhere. */
const PLANET =
	'<svg viewBox="0 0 160 120" width="176" height="132" fill="none" stroke="#7d77e8" stroke-width="3" aria-hidden="true"><circle cx="80" cy="62" r="34"/><path d="M26 78c26 14 96-6 110-34" stroke-linecap="round"/><circle cx="68" cy="52" r="6"/><circle cx="94" cy="72" r="9"/></svg>';

const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The policy of the error page: its own style and nothing else. */
const POLICY = `default-src 'none'; style-src ${STYLE_HASH}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'`;

/** A document that needs nothing from anywhere, and its policy. */
export interface ErrorPage {
	body: Buffer;
	policy: string;
}

/**
 * The page for a status, in its reader's language: gives advice and, if known, the seconds to wait, needs neither
 * scripts nor files, and reveals no internals. "Try again" is a link to the same address (an empty `href`).
 */
export function errorPage(status: number, reader: Pick<Reader, "language" | "isForm">, wait?: string): ErrorPage {
	const { language } = reader;
	const { title, text, again, home } = messagesOf(status, reader, wait);
	const links = [
		again && `<p><a class="go" href="">${again}</a></p>`,
		`<p><a href="${language === "id" ? "/id" : "/"}">${home}</a></p>`,
	];
	const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${PLANET}<h1>${title}</h1><p>${text}</p>${links.join("")}</main></body></html>`;
	return { body: Buffer.from(html), policy: POLICY };
}
