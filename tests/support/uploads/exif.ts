/** A value of an EXIF entry: a short, or bytes that don't fit into the entry. */
type Entry = readonly [tag: number, type: number, count: number, value: number];

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const GPS_LATITUDE = 0x0002;
const [SHORT, LONG, RATIONAL] = [3, 4, 5];

/** Writes EXIF data with an orientation and, if asked for, a latitude of 6° 12' 30". */
export function exifSegment(orientation: number, { isLittle = false, hasPlace = false } = {}): Uint8Array<ArrayBuffer> {
	const view = new DataView(new ArrayBuffer(hasPlace ? 92 : 36));
	const short = (at: number, value: number) => view.setUint16(at, value, isLittle);
	const long = (at: number, value: number) => view.setUint32(at, value, isLittle);
	const directory = (at: number, entries: readonly Entry[]) => {
		short(at, entries.length);
		for (const [index, [tag, type, count, value]] of entries.entries()) {
			const entry = at + 2 + index * 12;
			short(entry, tag);
			short(entry + 2, type);
			long(entry + 4, count);
			if (type === SHORT) short(entry + 8, value);
			else long(entry + 8, value);
		}
	};
	// "Exif", two zeros, then the TIFF part, in which all positions count from its start.
	const tiff = 10;
	view.setUint16(0, 0xffe1);
	view.setUint16(2, view.byteLength - 2);
	view.setUint32(4, 0x45786966);
	view.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
	short(tiff + 2, 42);
	long(tiff + 4, 8);
	directory(tiff + 8, [[ORIENTATION, SHORT, 1, orientation], ...(hasPlace ? [[GPS, LONG, 1, 38] as const] : [])]);
	if (hasPlace) {
		directory(tiff + 38, [[GPS_LATITUDE, RATIONAL, 3, 56]]);
		for (const [index, value] of [6, 1, 12, 1, 30, 1].entries()) long(tiff + 56 + index * 4, value);
	}
	return new Uint8Array(view.buffer);
}

/** A JPEG with EXIF data put in front of its other segments. */
export function withExif(jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
	const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
	const whole = new Uint8Array(jpeg.length + exif.length);
	whole.set(start);
	whole.set(exif, start.length);
	whole.set(rest, start.length + exif.length);
	return whole;
}
