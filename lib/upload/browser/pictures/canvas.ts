import type { Size } from "../../pictures/upright";

/** A canvas of the page or of a worker. */
export interface Canvas {
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
	/** The canvas as a picture for another one. */
	source: CanvasImageSource;
	/** The drawing as a JPEG. Rejects if the browser can't make one. */
	toJpeg(quality: number): Promise<Blob>;
	/** Releases its memory immediately; some browsers would keep it until much later. */
	free(): void;
}

export type NewCanvas = (size: Size) => Canvas;

const JPEG = "image/jpeg";

/** The blob if it is a JPEG: a canvas that is too large for the browser returns nothing, and others return a PNG. */
function jpegOf(blob: Blob | null): Blob {
	if (blob?.type !== JPEG || blob.size === 0) throw new Error("the canvas gives no JPEG");
	return blob;
}

function present<T>(context: T | null): T {
	if (context === null) throw new Error("the browser has no canvas left");
	return context;
}

/** A canvas of a worker. */
export function workerCanvas({ width, height }: Size): Canvas {
	const canvas = new OffscreenCanvas(width, height);
	return {
		context: present(canvas.getContext("2d")),
		source: canvas,
		toJpeg: async (quality) => jpegOf(await canvas.convertToBlob({ type: JPEG, quality })),
		free: () => Object.assign(canvas, { width: 0, height: 0 }),
	};
}

/** A canvas of the page, for browsers whose workers have none. */
export function pageCanvas({ width, height }: Size): Canvas {
	const canvas = Object.assign(document.createElement("canvas"), { width, height });
	return {
		context: present(canvas.getContext("2d")),
		source: canvas,
		toJpeg: async (quality) =>
			jpegOf(await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality))),
		free: () => Object.assign(canvas, { width: 0, height: 0 }),
	};
}

const COLOUR = [51, 119, 204] as const;
/** Tolerance of a colour: some browsers add small changes to the returned pixels. */
const TOLERANCE = 4;

/** Whether a canvas returns what was drawn. Browsers that protect against fingerprinting may return noise instead. */
export function isTrue(newCanvas: NewCanvas): boolean {
	const canvas = newCanvas({ width: 2, height: 2 });
	canvas.context.fillStyle = `rgb(${COLOUR.join(",")})`;
	canvas.context.fillRect(0, 0, 2, 2);
	const { data } = canvas.context.getImageData(0, 0, 1, 1);
	canvas.free();
	return COLOUR.every((part, index) => Math.abs((data[index] ?? 0) - part) <= TOLERANCE);
}
