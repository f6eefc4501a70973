import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../http/problem";

const FONT = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The site's colours first, then what the backend's pages make of them. */
const SHEETS = ["app/tokens.css", ...["frame", "pages", "lists"].map((name) => `backend/pages/look/${name}.css`)];

/** The product is started in its own folder; the site's server counts on it too. */
const read = (path: string) => readFileSync(join(process.cwd(), path));

interface Asset {
	bytes: Uint8Array<ArrayBuffer>;
	type: string;
	/** Its address, which changes with what it holds. */
	address: string;
}

function asset(name: string, ending: string, type: string, content: Buffer): Asset {
	const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
	return { bytes: new Uint8Array(content), type, address: `/look/${name}.${digest}.${ending}` };
}

/** Without comments, and without the spaces that only people need. */
const tight = (css: string) => css.replaceAll(/\/\*[^*]*\*\//g, "").replaceAll(/\s*\n\s*/g, "\n");

const font = asset("jakarta", "woff2", "font/woff2", read(FONT));
const face = `@font-face {
	font-family: "Plus Jakarta Sans";
	src: url("${font.address}") format("woff2");
	font-weight: 200 800;
	font-display: swap;
}`;
const css = [face, ...SHEETS.map((path) => read(path).toString())].join("\n");
const style = asset("style", "css", "text/css; charset=utf-8", Buffer.from(tight(css)));

/** Addresses of what every page is dressed with. */
export const LOOK = { font: font.address, style: style.address };

const FILE = /^(jakarta|style)\.[\w-]{1,40}\.(?:woff2|css)$/;
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * The font or the style sheet. A page in a cache from before an update may name an older file: it gets the current one,
 * uncached. Throws 404 for anything else.
 */
export function answerLook(name: string): Response {
	const kind = FILE.exec(name)?.[1];
	if (!kind) throw new Problem(404, "There is no such file.");
	const { bytes, type, address } = kind === "style" ? style : font;
	const headers = {
		"content-type": type,
		"content-length": String(bytes.length),
		"cache-control": address.endsWith(`/${name}`) ? FOR_GOOD : "no-store",
		"content-security-policy": "default-src 'none'; sandbox",
		"cross-origin-resource-policy": "same-origin",
	};
	return new Response(bytes, { headers });
}
