/** How a stored picture must be turned: the value of its EXIF orientation. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The data in the head of a JPEG. */
export interface JpegHead {
	/** Size of the stored picture in pixels, before it is turned. */
	width: number;
	height: number;
	orientation: Orientation;
	/** Position of the byte that holds the orientation; undefined without one. */
	orientationAt?: number;
}

/** Number of bytes that are searched for the head: enough for EXIF data with a preview, a colour profile and XMP. */
export const HEAD_BYTES = 262_144;

const [START, EXIF, SCAN] = [0xffd8, 0xffe1, 0xffda];
/** Tables and extensions whose markers lie among those of the frames. */
const NO_FRAME = new Set([0xffc4, 0xffc8, 0xffcc]);
const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && !NO_FRAME.has(marker);

const EXIF_NAME = 0x45786966;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
/** Size of an entry of EXIF data. */
const ENTRY = 12;

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;

/** Finds the orientation in EXIF data, whose TIFF part starts at `tiff`. Throws a RangeError if the data ends too early. */
function readExif(view: DataView, tiff: number): Pick<JpegHead, "orientation" | "orientationAt"> | undefined {
	const isLittle = view.getUint16(tiff) === 0x4949;
	const directory = tiff + view.getUint32(tiff + 4, isLittle);
	const entries = view.getUint16(directory, isLittle);
	for (let index = 0; index < entries; index += 1) {
		const entry = directory + 2 + index * ENTRY;
		if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
		const value = view.getUint16(entry + 8, isLittle);
		if (view.getUint16(entry + 2, isLittle) !== SHORT || !isOrientation(value)) return undefined;
		return { orientation: value, orientationAt: entry + (isLittle ? 8 : 9) };
	}
	return undefined;
}

/** `readExif`, or undefined for damaged data: the picture itself may be sound. */
function tryExif(view: DataView, tiff: number) {
	try {
		return readExif(view, tiff);
	} catch {
		return undefined;
	}
}

function readSegments(view: DataView): JpegHead | undefined {
	if (view.getUint16(0) !== START) return undefined;
	let found: Pick<JpegHead, "orientation" | "orientationAt"> = { orientation: 1 };
	for (let at = 2, marker = view.getUint16(at); marker !== SCAN; marker = view.getUint16(at)) {
		if (isFrame(marker)) return { ...found, height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
		if (marker === EXIF && view.getUint32(at + 4) === EXIF_NAME) found = tryExif(view, at + 10) ?? found;
		// A marker may be padded with any number of the bytes it begins with.
		at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
	}
	return undefined;
}

/** Reads size and orientation from the first bytes of a file. Undefined if it is no JPEG, or its head isn't in them. */
export function readJpegHead(bytes: Uint8Array<ArrayBuffer>): JpegHead | undefined {
	try {
		return readSegments(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
	} catch {
		return undefined;
	}
}
