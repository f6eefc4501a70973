/** Puts PNG pictures into one ICO file. */

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file of square pictures: the side of each in pixels, and its PNG. */
export function toIco(pictures) {
	const header = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let start = header.length;
	for (const [index, { side, png }] of pictures.entries()) {
		const at = HEADER_BYTES + index * ENTRY_BYTES;
		header.writeUInt8(side, at);
		header.writeUInt8(side, at + 1);
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(start, at + 12);
		start += png.length;
	}
	return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
