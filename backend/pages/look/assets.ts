import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../http/problem";

const FONT = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The site's colours first, then the backend's own styles. */
const SHEETS = [
	"app/tokens.css",
	...["frame", "pages", "lists", "forms"].map((name) => `backend/pages/look/${name}.css`),
];

/** The product is started in its own folder; the site's server relies on that too. */
const read = (path: string) => readFileSync(join(process.cwd(), path));

interface Asset {
	bytes: Uint8Array<ArrayBuffer>;
	type: string;
	/** The file's address, which changes with its contents. */
	address: string;
}

function asset(name: string, ending: string, type: string, content: Buffer): Asset {
	const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
	return { bytes: new Uint8Array(content), type, address: `/look/${name}.${digest}.${ending}` };
}

/** Without comments and optional white space. */
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

const script = (name: string) =>
	asset(name, "js", "text/javascript; charset=utf-8", read(`backend/pages/look/${name}.mjs`));
const editor = script("editor");
const contrast = script("contrast");
const copy = script("copy");

/** What other scripts load, by names that don't change: the cleaning of pasted text, and fields for files. */
const PARTS: Readonly<Record<string, Asset>> = {
	"clean-paste.mjs": script("clean-paste"),
	"file-field.mjs": script("file-field"),
};

/** Addresses of the font and style sheet of every page, and of the scripts of single pages. */
export const LOOK = {
	font: font.address,
	style: style.address,
	editor: editor.address,
	contrast: contrast.address,
	copy: copy.address,
};

const ASSETS: Readonly<Record<string, Asset>> = { jakarta: font, style, editor, contrast, copy };

const FILE = /^(jakarta|style|editor|contrast|copy)\.[\w-]{1,40}\.(?:woff2|css|js)$/;
const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * The font, the style sheet or a script. A page that was cached before an update may name an older one: it gets the
 * current one, which isn't cached under that name. Throws 404 for anything else.
 */
export function answerLook(name: string): Response {
	const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
	const found = part ?? ASSETS[FILE.exec(name)?.[1] ?? ""];
	if (!found) throw new Problem(404, "There is no such file.");
	const { bytes, type, address } = found;
	const headers = {
		"content-type": type,
		"content-length": String(bytes.length),
		"cache-control": !part && address.endsWith(`/${name}`) ? FOR_GOOD : "no-store",
		"content-security-policy": "default-src 'none'; sandbox",
		"cross-origin-resource-policy": "same-origin",
	};
	return new Response(bytes, { headers });
}
