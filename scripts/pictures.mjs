/** Converts the files of `pictures/`, which replace drawings, for the site. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Widths in pixels: a picture's on a computer, and the same for screens with double resolution. */
const WIDTHS = [640, 1280];
const SOCIAL = { width: 1200, height: 630 };
const MEGABYTE = 1_000_000;
const LARGEST_BYTES = 15 * MEGABYTE;
const LARGEST_SVG_BYTES = MEGABYTE / 4;

const FILE = /^(.+?)(?:\.(en|id))?\.(png|jpe?g|webp|svg)$/;
const SOCIAL_PREFIX = "social-";

/** Forbidden content of a drawing: scripts, embedded pages, and external resources. */
const ACTIVE =
	/<\s*(?:script|foreignObject|iframe)|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|<!ENTITY/i;

const keysOf = (root, file) => Object.keys(JSON.parse(readFileSync(join(root, "messages/en", file), "utf8")));

/** Ends the build with one line that names the file. */
function refuse(file, reason) {
	throw new Error(`pictures/${file}: ${reason}`);
}

/** A file's name in its parts, checked against the pictures that there are. */
function readName(file, scenes, pages) {
	const [, name, language, ending] = FILE.exec(file) ?? [];
	if (!name) refuse(file, "a picture ends in .png, .jpg, .webp or .svg, in small letters");
	const page = name.startsWith(SOCIAL_PREFIX) ? name.slice(SOCIAL_PREFIX.length) : null;
	if (page === null && !scenes.includes(name)) refuse(file, `no picture has this name. There are ${scenes.join(", ")}`);
	if (page !== null && !pages.includes(page)) refuse(file, `no page has this name. There are ${pages.join(", ")}`);
	if (page !== null && ending === "svg") refuse(file, "a picture for shared links is a .png, .jpg or .webp");
	return { file, page, stem: language ? `${name}.${language}` : name, language, isSvg: ending === "svg" };
}

function checkBytes({ file, isSvg }, body) {
	const most = isSvg ? LARGEST_SVG_BYTES : LARGEST_BYTES;
	if (body.length > most)
		refuse(file, `${(body.length / MEGABYTE).toFixed(1)} MB is too large; ${most / MEGABYTE} MB at most`);
	if (isSvg && ACTIVE.test(body.toString("utf8")))
		refuse(file, "a drawing holds no scripts, no pages and no outside links");
}

/** A picture's size in pixels, as it is seen. */
async function measure(file, body) {
	const { width, height, autoOrient } = await sharp(body)
		.metadata()
		.catch(() => refuse(file, "it can't be read as a picture"));
	return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

/** The files in `pictures/`, each read and checked. Throws with one line for the first that is wrong. */
export async function readPictures(root) {
	const folder = join(root, "pictures");
	if (!existsSync(folder)) return [];
	const files = readdirSync(folder).filter((file) => file !== "README.md" && !file.startsWith("."));
	const [scenes, pages] = [keysOf(root, "scenes.json"), keysOf(root, "pages.json")];
	const named = files.sort().map((file) => readName(file, scenes, pages));
	const taken = new Map();
	for (const { file, stem } of named) {
		if (taken.has(stem)) refuse(file, `${taken.get(stem)} is there for the same picture; keep one of them`);
		taken.set(stem, file);
	}
	return Promise.all(named.map((one) => readPicture(folder, one)));
}

async function readPicture(folder, one) {
	const path = join(folder, one.file);
	if (!statSync(path).isFile()) refuse(one.file, "it is not a file");
	const body = readFileSync(path);
	checkBytes(one, body);
	const size = await measure(one.file, body);
	const least = one.page === null ? WIDTHS[0] : SOCIAL.width;
	if (!one.isSvg && size.width < least) refuse(one.file, `it is ${size.width} pixels wide; ${least} are needed`);
	return { ...one, body, ...size };
}

async function writeWebp(target, { stem, body, width, height }, mark) {
	const widths = [...new Set(WIDTHS.map((most) => Math.min(most, width)))];
	const addresses = await Promise.all(
		widths.map(async (wide) => {
			const name = `${stem}-${mark}-${wide}.webp`;
			const picture = sharp(body).autoOrient().resize({ width: wide }).webp({ quality: 82 });
			writeFileSync(join(target, name), await picture.toBuffer());
			return `/pictures/${name}`;
		}),
	);
	const srcSet = addresses.map((address, index) => `${address} ${widths[index]}w`).join(", ");
	return { src: addresses[0], srcSet, width: widths[0], height: Math.round((height * widths[0]) / width) };
}

function writeSvg(target, { stem, body, width, height }, mark) {
	const name = `${stem}-${mark}.svg`;
	writeFileSync(join(target, name), body);
	return { src: `/pictures/${name}`, width, height };
}

/** Writes `public/pictures/` with a list of its files, which the server reads; returns the pictures. */
export async function makePictures(root) {
	const pictures = await readPictures(root);
	const target = join(root, "public", "pictures");
	rmSync(target, { recursive: true, force: true });
	mkdirSync(target, { recursive: true });
	const manifest = {};
	for (const picture of pictures.filter(({ page }) => page === null)) {
		const mark = createHash("sha256").update(picture.body).digest("hex").slice(0, 8);
		manifest[picture.stem] = await (picture.isSvg ? writeSvg : writeWebp)(target, picture, mark);
	}
	writeFileSync(join(target, "manifest.json"), JSON.stringify(manifest));
	return pictures;
}
