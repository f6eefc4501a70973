import { createHash } from "node:crypto";
import { languageOf, wordsOf } from "./words";

const STYLE =
	"body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#1b1f2a;background:#fff}" +
	"h1{font-size:1.75rem;line-height:1.25}a{color:#1d4ed8;margin-inline-end:1.5rem}" +
	"@media(prefers-color-scheme:dark){body{color:#e6e9f0;background:#10131a}a{color:#93b4ff}}";

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
 * The page for a status, in the language of the path: says what to do, needs neither scripts nor files, and
 * tells nothing about the inside. "Try again" is a link to the same address (an empty `href`).
 */
export function errorPage(status: number, path: string): ErrorPage {
	const language = languageOf(path);
	const { title, text, again, home } = wordsOf(status, language);
	const links = [again && `<a href="">${again}</a>`, `<a href="${language === "id" ? "/id" : "/"}">${home}</a>`];
	const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${PLANET}<h1>${title}</h1><p>${text}</p><p>${links.join("")}</p></main></body></html>`;
	return { body: Buffer.from(html), policy: POLICY };
}
