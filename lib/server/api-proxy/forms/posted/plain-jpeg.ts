import { type Orientation, readJpegHead } from "@/lib/upload/pictures/jpeg-head";

const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** Segments of applications; those that are needed to decode the picture stay. */
const [FIRST_OWN, COLOUR_PROFILE, ADOBE, LAST_OWN] = [0xe1, 0xe2, 0xee, 0xef];
const PROFILE_NAME = "ICC_PROFILE\0";

/** EXIF data that says nothing but how the picture is to be turned: one entry, after the segment's and the data's head. */
const turned = (orientation: Orientation): Buffer =>
	Buffer.from(
		`ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001 000${orientation}0000 00000000`.replaceAll(" ", ""),
		"hex",
	);

/** Whether the segment with its marker at `at` may reveal more than the picture shows. */
function isTelling(bytes: Buffer, at: number): boolean {
	const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
	if (marker === COLOUR_PROFILE) return bytes.toString("latin1", at + 4, at + 4 + PROFILE_NAME.length) !== PROFILE_NAME;
	return marker === COMMENT || (marker >= FIRST_OWN && marker <= LAST_OWN && marker !== ADOBE);
}

/** Whether the byte after 0xFF belongs to a scan: a stuffed zero, or a mark to restart at. */
const isInScan = (byte: number | undefined) => byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

/** Where the data of the scan that begins at `from` ends; the end of the bytes if the picture is truncated. */
function endOfScan(bytes: Buffer, from: number): number {
	let at = bytes.indexOf(0xff, from);
	while (at >= 0 && isInScan(bytes[at + 1])) at = bytes.indexOf(0xff, at + 2);
	return at < 0 ? bytes.length : at;
}

/** The end of the part of a picture that begins at `at`, or of all that is left where no part begins. */
function endOfPart(bytes: Buffer, at: number): number {
	const marker = bytes[at + 1];
	if (bytes[at] !== 0xff || at + 4 > bytes.length) return bytes.length;
	// A marker may be padded with any number of the bytes it begins with.
	if (marker === 0xff) return at + 1;
	if (marker === END) return at + 2;
	const end = at + 2 + bytes.readUInt16BE(at + 2);
	return marker === SCAN ? endOfScan(bytes, end) : end;
}

/**
 * A JPEG without place, time, camera and comments, and without what follows its end, such as a phone's short film. Its
 * pixels and colours stay, and it stays upright. Undefined for bytes that don't begin as a JPEG.
 */
export function plainJpeg(bytes: Buffer<ArrayBuffer>): Buffer | undefined {
	const head = readJpegHead(bytes);
	if (!head) return undefined;
	const parts = [bytes.subarray(0, 2), ...(head.orientation === 1 ? [] : [turned(head.orientation)])];
	for (let at = 2, marker = 0; at < bytes.length && marker !== END; ) {
		const end = endOfPart(bytes, at);
		marker = bytes[at + 1] ?? 0;
		if (marker !== 0xff && !isTelling(bytes, at)) parts.push(bytes.subarray(at, end));
		at = end;
	}
	return Buffer.concat(parts);
}
