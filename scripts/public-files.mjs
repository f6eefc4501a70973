/** Makes the files of `public/` that have a source elsewhere: pictures from `app/pictures/*.svg`, the font from its package. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PICTURES = [
	{ source: "mark.svg", target: "icon-192.png", width: 192, height: 192 },
	{ source: "mark.svg", target: "icon-512.png", width: 512, height: 512 },
	{ source: "mark.svg", target: "apple-touch-icon.png", width: 180, height: 180 },
	{ source: "social.svg", target: "social.png", width: 1200, height: 630 },
];

/** A one-picture ICO file around a PNG of 32 × 32. */
function toIco(png) {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(32, 6);
	header.writeUInt8(32, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(22, 18);
	return Buffer.concat([header, png]);
}

const FONT = "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

function copyFont(root) {
	mkdirSync(join(root, "public", "fonts"), { recursive: true });
	copyFileSync(join(root, FONT), join(root, "public", "fonts", "plus-jakarta-sans.woff2"));
}

/** Writes the pictures and the font into `public/`. */
export async function makePublicFiles(root) {
	copyFont(root);
	const { default: sharp } = await import("sharp");
	const target = join(root, "public");
	mkdirSync(target, { recursive: true });
	const draw = (source, width, height) =>
		sharp(join(root, "app", "pictures", source), { density: 300 })
			.resize(width, height)
			.png({ compressionLevel: 9 })
			.toBuffer();
	for (const { source, target: name, width, height } of PICTURES) {
		writeFileSync(join(target, name), await draw(source, width, height));
	}
	writeFileSync(join(target, "favicon.ico"), toIco(await draw("mark.svg", 32, 32)));
}
