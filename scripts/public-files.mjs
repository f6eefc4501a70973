/** Makes the generated files of `public/`: icons, pictures, pictures for shared links, the font. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toIco } from "./lib/ico.mjs";

const ICONS = [
	{ source: "mark.svg", target: "icon-192.png", width: 192, height: 192 },
	{ source: "mark.svg", target: "icon-512.png", width: 512, height: 512 },
	{ source: "maskable.svg", target: "icon-maskable-192.png", width: 192, height: 192 },
	{ source: "maskable.svg", target: "icon-maskable-512.png", width: 512, height: 512 },
	// Telephones round the corners off by themselves.
	{ source: "maskable.svg", target: "apple-touch-icon.png", width: 180, height: 180 },
	{ source: "social.svg", target: "social.png", width: 1200, height: 630 },
];

/** Sides of the pictures in `favicon.ico`, pixels: tabs, tabs of sharp screens, shortcuts. */
const ICO_SIDES = [16, 32, 48];

const FONT = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

function copyFont(root) {
	mkdirSync(join(root, "public", "fonts"), { recursive: true });
	copyFileSync(join(root, FONT), join(root, "public", "fonts", "plus-jakarta-sans.woff2"));
}

async function drawIcons(root) {
	const { default: sharp } = await import("sharp");
	const [sources, target] = [join(root, "app", "pictures"), join(root, "public")];
	const draw = (source, width, height) =>
		sharp(join(sources, source), { density: 300 }).resize(width, height).png({ compressionLevel: 9 }).toBuffer();
	for (const { source, target: name, width, height } of ICONS) {
		writeFileSync(join(target, name), await draw(source, width, height));
	}
	const drawn = await Promise.all(ICO_SIDES.map(async (side) => ({ side, png: await draw("mark.svg", side, side) })));
	writeFileSync(join(target, "favicon.ico"), toIco(drawn));
	copyFileSync(join(sources, "icon.svg"), join(target, "icon.svg"));
}

/** Writes icons, pictures and the font into `public/`. Throws with one line for a file in `pictures/` that is wrong. */
export async function makePublicFiles(root) {
	copyFont(root);
	await drawIcons(root);
	const { makePictures } = await import("./pictures.mjs");
	const { makeSocialPictures } = await import("./social-pictures.mjs");
	await makeSocialPictures(root, await makePictures(root));
}
