import sharp from "sharp";
import { exifSegment, withExif } from "./exif";

type Colour = readonly [number, number, number];

export const COLOURS = {
	red: [200, 30, 30],
	green: [30, 160, 60],
	blue: [40, 60, 200],
	grey: [120, 120, 120],
} as const satisfies Record<string, Colour>;
type ColourName = keyof typeof COLOURS;

/** A file for a file input. */
const fileOf = (name: string, mimeType: string, bytes: Uint8Array) => ({ name, mimeType, buffer: Buffer.from(bytes) });

/** A photo in one colour. */
export async function plainPhoto(name: string, colour: ColourName, { width = 900, height = 600 } = {}) {
	const [r, g, b] = COLOURS[colour];
	const bytes = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
		.jpeg()
		.toBuffer();
	return fileOf(name, "image/jpeg", bytes);
}

/**
 * A photo of 12 megapixels as a phone held upright saves it: stored sideways, with EXIF orientation 6 and a GPS position.
 * Upright it is red at the top left, green at the top right, blue at the bottom left and grey at the bottom right.
 */
export async function turnedPhoto(name: string) {
	const [width, height] = [3_000, 4_000];
	const quarter = (colour: ColourName, left: number, top: number) => {
		const [r, g, b] = COLOURS[colour];
		const create = { width: width / 2, height: height / 2, channels: 3, background: { r, g, b } } as const;
		return { input: { create }, left: left * (width / 2), top: top * (height / 2) };
	};
	const upright = await sharp({ create: { width, height, channels: 3, background: "#000" } })
		.composite([quarter("red", 0, 0), quarter("green", 1, 0), quarter("blue", 0, 1), quarter("grey", 1, 1)])
		.png({ compressionLevel: 1 })
		.toBuffer();
	const stored = await sharp(upright).rotate(-90).jpeg({ quality: 98, chromaSubsampling: "4:4:4" }).toBuffer();
	return fileOf(name, "image/jpeg", withExif(stored, exifSegment(6, { hasPlace: true })));
}

/** The name of the colour of one point of a picture, whose place is given in parts of its size. */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<ColourName | undefined> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
	return colourName([...data.subarray(at, at + 3)]);
}

/** The name of a colour that may be a little off. */
export const colourName = (found: readonly number[]): ColourName | undefined =>
	(Object.keys(COLOURS) as ColourName[]).find((name) =>
		COLOURS[name].every((part, index) => Math.abs(part - (found[index] ?? 0)) < 12),
	);
