/** Makes the pictures of the site's own pages for shared links, in every language. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ImageResponse } from "next/og.js";
import sharp from "sharp";
import { motifOf } from "./lib/social-motifs.mjs";

const SIZE = { width: 1200, height: 630 };
const LANGUAGES = ["en", "id"];
const SOURCES = ["./social-pictures.mjs", "./lib/social-motifs.mjs"].map((file) => new URL(file, import.meta.url));

const files = createRequire(import.meta.url);
const FONTS = ["latin", "latin-ext"].map((subset) => ({
	name: subset,
	path: files.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-800-normal.woff`),
}));

/** Characters in the fonts; the library would look for any other on the network. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u024f\u2013\u2014\u2018-\u201d\u2026\u20ac]/g;

/** Font sizes in pixels, with the maximum number of letters for each. */
const STEPS = [
	{ letters: 24, size: 92 },
	{ letters: 44, size: 78 },
	{ letters: Number.POSITIVE_INFINITY, size: 62 },
];

/** Maximum length of a word, in letters. */
const LONGEST = 90;

const STYLE =
	".motif *{fill:none;stroke:#564fdb;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}.motif .full{fill:#ed2453;stroke:#ed2453}.motif .spot{fill:#ed2453;stroke:none}.motif .hot{stroke:#ed2453}.motif .spots{stroke:#ed2453;stroke-width:11}";
const STARS =
	"M90 60h0M330 36h0M520 84h0M700 44h0M1120 92h0M1160 330h0M640 560h0M420 590h0M60 470h0M720 330h0M1130 590h0M30 260h0";

const MARK =
	'<g transform="translate(76 70) scale(1.7)"><rect width="40" height="40" rx="11" fill="#564fdb"/><circle cx="20" cy="20" r="13" fill="#fff"/><rect x="10" y="13" width="20" height="13" rx="6.5" fill="#16152b"/><path d="M14 21c3-4 8-5 12-3" stroke="#ed2453" stroke-width="2.5" fill="none"/></g>';

const ground = (page) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><style>${STYLE}</style>
<rect width="1200" height="630" fill="#1d1a4d"/><circle cx="1010" cy="400" r="330" fill="#2a2670"/><circle cx="1010" cy="400" r="210" fill="#564fdb"/>
<path d="${STARS}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>
<ellipse cx="1010" cy="400" rx="300" ry="74" transform="rotate(-18 1010 400)" fill="none" stroke="#a9a5f5" stroke-width="5"/>
<g transform="rotate(6 930 340)"><rect x="786" y="206" width="288" height="288" rx="56" fill="#0c0b24" opacity=".3"/><rect x="786" y="194" width="288" height="288" rx="56" fill="#fff"/><g class="motif" transform="translate(840 248) scale(1.8)">${motifOf(page)}</g></g>${MARK}</svg>`;

const box = (style, ...children) => ({ type: "div", props: { style: { display: "flex", ...style }, children } });

/** Words that can be drawn, cut to what fits. */
function drawable(text) {
	const known = text.replace(UNKNOWN, "");
	return known.length > LONGEST ? `${known.slice(0, LONGEST - 1).trimEnd()}…` : known;
}

const drawBackground = (page) =>
	sharp(Buffer.from(ground(page)))
		.resize(SIZE)
		.png({ compressionLevel: 1 })
		.toBuffer();

/** A PNG with few colours, which is a fraction of the size. */
const shrink = (image) => image.png({ palette: true, colours: 64, effort: 2 }).toBuffer();

async function draw({ background, text, product, fonts }) {
	const { size } = STEPS.find(({ letters }) => text.length <= letters);
	const heading = box({ width: 660, fontSize: size, lineHeight: 1.14, letterSpacing: -1 }, text);
	const name = box({ position: "absolute", left: 164, top: 78, fontSize: 40 }, product);
	const whole = box(
		{
			width: "100%",
			height: "100%",
			padding: "150px 76px 60px",
			alignItems: "center",
			color: "#fff",
			fontFamily: "latin, latin-ext",
		},
		name,
		heading,
	);
	const drawn = Buffer.from(await new ImageResponse(whole, { ...SIZE, fonts }).arrayBuffer());
	return shrink(sharp(background).composite([{ input: drawn }]));
}

const readMessages = (root, language, file) => JSON.parse(readFileSync(join(root, "messages", language, file), "utf8"));

/** The texts in the pictures of each page, in every language. */
function textsOf(root) {
	const languages = LANGUAGES.map((language) => ({
		language,
		product: readMessages(root, language, "common.json").productName,
		pages: readMessages(root, language, "pages.json"),
	}));
	return Object.keys(languages[0].pages).map((page) => ({
		page,
		texts: languages.map(({ language, product, pages }) => ({ language, product, picture: pages[page].picture })),
	}));
}

function fingerprint(texts, replaced) {
	const hash = createHash("sha256").update(JSON.stringify(texts));
	for (const source of SOURCES) hash.update(readFileSync(fileURLToPath(source)));
	for (const { file, body } of replaced) hash.update(file).update(body);
	return hash.digest("hex");
}

/** The file that replaces a drawing: the language's own, or the one for all languages. */
const replacementOf = (replaced, page, language) =>
	replaced.find((one) => one.page === page && one.language === language) ??
	replaced.find((one) => one.page === page && one.language === undefined);

const cover = (body) =>
	sharp(body)
		.autoOrient()
		.resize({ ...SIZE, fit: "cover" })
		.png({ palette: true, quality: 80 })
		.toBuffer();

async function writePage(target, { page, texts, replaced, fonts }) {
	const background = await drawBackground(page);
	for (const { language, product, picture } of texts) {
		const own = replacementOf(replaced, page, language);
		const file = own ? await cover(own.body) : await draw({ background, text: drawable(picture), product, fonts });
		writeFileSync(join(target, language, `${page}.png`), file);
	}
}

async function writeAll(target, pages, replaced) {
	for (const language of LANGUAGES) mkdirSync(join(target, language), { recursive: true });
	const fonts = FONTS.map(({ name, path }) => ({ name, data: readFileSync(path), weight: 800 }));
	await Promise.all(pages.map(({ page, texts }) => writePage(target, { page, texts, replaced, fonts })));
}

/** Writes `public/social/{language}/{page}.png`, 1200 × 630, unless they are there and nothing they show has changed. */
export async function makeSocialPictures(root, pictures = []) {
	const target = join(root, "public", "social");
	const mark = join(target, ".made");
	const texts = textsOf(root);
	const replaced = pictures.filter(({ page }) => page !== null);
	const made = fingerprint(texts, replaced);
	if (existsSync(mark) && readFileSync(mark, "utf8") === made) return;
	rmSync(target, { recursive: true, force: true });
	await writeAll(target, texts, replaced);
	writeFileSync(mark, made);
}
