import { HEAD_BYTES, type JpegHead, readJpegHead } from "../../pictures/jpeg-head";
import type { Page } from "../../pictures/page";
import { LONGEST_EDGE, type Size, uprightSize, uprightTransform, within } from "../../pictures/upright";
import { type Canvas, isTrue, type NewCanvas } from "./canvas";

/** Small text stays readable, and a page has less than a megabyte. */
const QUALITY = 0.85;
const THUMBNAIL_QUALITY = 0.7;
const THUMBNAIL_EDGE = 160;

/**
 * The picture as it is stored, without its orientation: browsers differ in what they do with that, so it is applied
 * here. Only one byte changes, and the rest isn't read into memory.
 */
function unturned(file: Blob, { orientationAt }: JpegHead): Blob {
	if (orientationAt === undefined) return file;
	return new Blob([file.slice(0, orientationAt), new Uint8Array([1]), file.slice(orientationAt + 1)]);
}

/** Decodes a picture, already scaled down where the browser can do that. Rejects if the browser can't read it. */
async function decode(file: Blob, stored: Size | undefined): Promise<ImageBitmap> {
	if (!stored) return createImageBitmap(file);
	const { width, height } = within(stored, LONGEST_EDGE);
	try {
		return await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
	} catch {
		// Browsers that don't know these options refuse them.
		return createImageBitmap(file);
	}
}

function drawPage(bitmap: ImageBitmap, head: JpegHead | undefined, newCanvas: NewCanvas): Canvas & Size {
	const orientation = head?.orientation ?? 1;
	const stored = within(bitmap, LONGEST_EDGE);
	const size = uprightSize(stored, orientation);
	const canvas = newCanvas(size);
	const { context } = canvas;
	// JPEG has no transparency; without this, transparent parts would be black.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, size.width, size.height);
	context.imageSmoothingQuality = "high";
	context.setTransform(...uprightTransform(stored, orientation));
	context.drawImage(bitmap, 0, 0, stored.width, stored.height);
	return { ...canvas, ...size };
}

function drawThumbnail(page: Canvas & Size, newCanvas: NewCanvas): Canvas {
	const size = within(page, THUMBNAIL_EDGE);
	const canvas = newCanvas(size);
	canvas.context.imageSmoothingQuality = "high";
	canvas.context.drawImage(page.source, 0, 0, size.width, size.height);
	return canvas;
}

async function encode(page: Canvas & Size, newCanvas: NewCanvas): Promise<Page> {
	const thumbnail = drawThumbnail(page, newCanvas);
	try {
		const { width, height } = page;
		return { jpeg: await page.toJpeg(QUALITY), thumbnail: await thumbnail.toJpeg(THUMBNAIL_QUALITY), width, height };
	} finally {
		page.free();
		thumbnail.free();
	}
}

/** Makes a page of a picture. Rejects if the browser can't decode it, or doesn't return what was drawn. */
export async function preparePicture(file: Blob, newCanvas: NewCanvas): Promise<Page> {
	if (!isTrue(newCanvas)) throw new Error("the browser changes what is drawn");
	const head = readJpegHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
	const bitmap = await decode(head ? unturned(file, head) : file, head);
	try {
		return await encode(drawPage(bitmap, head, newCanvas), newCanvas);
	} finally {
		bitmap.close();
	}
}
