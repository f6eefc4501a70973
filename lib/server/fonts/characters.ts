import { inflateSync } from "node:zlib";

/** The width of each character that a font can draw: Unicode number → advance, in ems. */
export type Advances = ReadonlyMap<number, number>;

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
/** Maximum size of a table that is unpacked, in bytes. */
const LARGEST_TABLE = 4_000_000;

/** A table of a WOFF file, unpacked. Throws if the file has no such table. */
function tableOf(woff: Buffer, name: string): Buffer {
	const count = woff.readUInt16BE(12);
	for (let at = HEADER_BYTES; at < HEADER_BYTES + count * ENTRY_BYTES; at += ENTRY_BYTES) {
		if (woff.toString("latin1", at, at + 4) !== name) continue;
		const [start, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
		const bytes = woff.subarray(start, start + packed);
		return packed < length ? inflateSync(bytes, { maxOutputLength: LARGEST_TABLE }) : bytes;
	}
	throw new Error(`a font lacks its table ${name}`);
}

/** Offset of the character map for the basic plane: platform 3 (Windows), encoding 1, format 4. */
function mapStart(cmap: Buffer): number {
	for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
		const start = cmap.readUInt32BE(at + 4);
		const isUnicode = cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1;
		if (isUnicode && cmap.readUInt16BE(start) === 4) return start;
	}
	throw new Error("a font has no character map that can be read");
}

/** The glyph of each character, from a map of format 4: four lists with one entry per range of characters. */
function glyphsOf(cmap: Buffer): Map<number, number> {
	const start = mapStart(cmap);
	const size = cmap.readUInt16BE(start + 6);
	const [ends, starts] = [start + 14, start + 16 + size];
	const [deltas, offsets] = [starts + size, starts + 2 * size];
	const glyphs = new Map<number, number>();
	for (let row = 0; row < size; row += 2) {
		const delta = cmap.readUInt16BE(deltas + row);
		const offset = cmap.readUInt16BE(offsets + row);
		const [first, last] = [cmap.readUInt16BE(starts + row), cmap.readUInt16BE(ends + row)];
		for (let code = first; code <= last && code < 0xffff; code++) {
			const listed = offset === 0 ? code : cmap.readUInt16BE(offsets + row + offset + 2 * (code - first));
			const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
			if (glyph !== 0) glyphs.set(code, glyph);
		}
	}
	return glyphs;
}

/** The characters of the basic plane that a WOFF font can draw, and their widths. */
export function readAdvances(woff: Buffer): Advances {
	const unitsPerEm = tableOf(woff, "head").readUInt16BE(18);
	const measured = tableOf(woff, "hhea").readUInt16BE(34);
	const widths = tableOf(woff, "hmtx");
	const glyphs = glyphsOf(tableOf(woff, "cmap"));
	const advance = (glyph: number) => widths.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm;
	return new Map([...glyphs].map(([code, glyph]) => [code, advance(glyph)]));
}
