import sharp from "sharp";
import { PictureError, type PictureKind } from "./picture";

/** The sizes of each kind, in pixels: the largest that pages show, and the smallest that still looks good. */
const SHAPES = {
	logo: { width: 640, height: 320, least: 48 },
	background: { width: 1_920, height: 1_080, least: 640 },
} as const;

const FORMATS = ["png", "jpeg", "webp"];

/** Larger ones are refused before they are decoded: a small file can hold a huge picture. */
const MOST_PIXELS = 60_000_000;

/** Runs the library; all of its errors mean the same here. */
const attempt = <T>(work: Promise<T>): Promise<T> =>
	work.catch(() => {
		throw new PictureError("unreadable");
	});

/**
 * Encodes a picture as WebP: upright, no larger than pages show it, and without metadata such as where a photo was
 * taken. Throws `PictureError` for anything but PNG, JPEG and WebP, and for a picture that is too small.
 */
export async function encodePicture(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array> {
	const { width: mostWidth, height: mostHeight, least } = SHAPES[kind];
	if (bytes.length === 0) throw new PictureError("unreadable");
	const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
	const { format, width, height } = await attempt(picture.metadata());
	if (!FORMATS.includes(format ?? "")) throw new PictureError("unreadable");
	if (Math.max(width ?? 0, height ?? 0) < least) throw new PictureError("small");
	const sized = picture
		.rotate()
		.resize({ width: mostWidth, height: mostHeight, fit: "inside", withoutEnlargement: true });
	const webp = sized.webp(kind === "logo" ? { nearLossless: true, quality: 80 } : { quality: 78 });
	return attempt(webp.toBuffer());
}
